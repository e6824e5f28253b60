import AdaptiveUI
import Cells
import Foundation

// Several windows at once, in place of the canvas.

extension Lab {
  func openWallList() {
    open(
      LabList(
        title: "Several windows at once",
        items: WallSet.all.map { LabItem(title: $0.title, action: .wall($0)) }))
  }

  /// Shows the windows of a set beside the open one.
  func showWall(_ set: WallSet) {
    state.wall = set
    followWall()
    followDevice()
    guard let session, let wall else { return }
    let missing = wall.windows.count + 1 - wallGrid(session).tiles.count
    guard missing > 0 else { return }
    let count = wall.windows.count + 1
    state.message = .note("no room for \(missing) of \(count) windows")
  }

  func leaveWall() {
    state.wall = nil
    followWall()
  }

  /// Brings the wall's windows to the state of the open one by its recording; no-op without a wall.
  func followWall() {
    wall?.close()
    wall = nil
    guard let set = state.wall, let session else { return }
    var recording = session.recording
    if let time = state.time { recording = recording.prefix(time.entryCount) }
    wall = Wall(set, beside: session, living: recording, at: clock.seconds)
  }

  private func wallGrid(_ session: SceneSession) -> WallGrid {
    let sessions = [session] + (wall?.windows.map(\.session) ?? [])
    return WallGrid(windows: sessions.map(\.windowScene.geometry.size), room: roomSize)
  }

  /// The cells for the picture of the open window.
  var pictureRoom: CellSize {
    guard wall != nil, let session, let first = wallGrid(session).tiles.first else {
      return roomSize
    }
    return WallGrid.picture(in: first).size
  }

  /// All windows of the wall, the open one first.
  ///
  /// - Parameter own: The picture of the open window.
  /// - Returns: The picture, of the room's size; `nil` without a wall or without room for it.
  func wallPicture(_ own: CellBuffer?) -> CellBuffer? {
    guard let session, let wall, let own, let shown else { return nil }
    let grid = wallGrid(session)
    guard !grid.tiles.isEmpty else { return nil }
    wall.drawn = []
    var buffer = CellBuffer(size: roomSize)
    let windows = [("", session)] + wall.windows.map { ($0.tile.label, $0.session) }
    // The pane lists also what is wrong in windows that have no room here.
    wall.captions = windows.map { WallCaption($0.1, label: $0.0, first: session) }
    for (index, tile) in grid.tiles.enumerated() {
      let window = windows[index].1
      let rect = WallGrid.picture(in: tile)
      let picture = index == 0 ? shown : shownPicture(of: window, in: rect.size)
      buffer.draw(index == 0 ? own : picture.buffer, at: rect.origin)
      wall.drawn.append(Wall.Drawn(session: window, rect: rect, shown: picture))
      let row = CellRect(origin: tile.origin, size: CellSize(columns: tile.size.columns, rows: 1))
      wall.captions[index].draw(in: &buffer, row, state.theme)
    }
    return buffer
  }

  /// A click on a window of the wall is applied to all windows.
  ///
  /// - Returns: Whether there is a wall at that cell.
  func pressWall(at position: CellPoint) -> Bool {
    guard let wall, interface.showsCanvas else { return false }
    let frame = interface.canvas.frame
    guard frame.contains(position) else { return false }
    state.paneHasKeys = false
    let point = CellPoint(
      column: position.column - frame.minColumn, row: position.row - frame.minRow)
    guard let drawn = wall.drawn.first(where: { $0.rect.contains(point) }) else { return true }
    let cell = CellPoint(
      column: point.column - drawn.rect.minColumn, row: point.row - drawn.rect.minRow)
    let command = drawn.session.command(
      forClickAt: drawn.shown.drawnCell(of: cell), in: drawn.shown.picture)
    if let command { apply(command) }
    return true
  }
}
