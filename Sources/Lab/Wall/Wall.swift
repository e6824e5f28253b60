import AdaptiveUI
import Cells

/// Windows beside the open one to which the same commands are applied.
@MainActor final class Wall {
  /// One of the windows, with its session.
  struct Window {
    let tile: WallTile
    let session: SceneSession
  }

  /// The last picture of a tile.
  struct Drawn {
    let session: SceneSession
    let rect: CellRect
    let shown: ShownPicture
  }

  let set: WallSet
  private(set) var windows: [Window] = []
  /// What there was to say above the windows last, the open one first; some may have had no room.
  var captions: [WallCaption] = []
  /// The pictures that were drawn last, the open window's first.
  var drawn: [Drawn] = []

  /// Opens the windows of a set and replays the open window's recording in them.
  init(
    _ set: WallSet, beside session: SceneSession, living recording: LabRecording, at time: Double
  ) {
    self.set = set
    let recording = SceneSession.inWords(
      recording, of: session.document, namesMoves: true)
    windows = set.tiles.filter { !$0.isLike(session) }.map { tile in
      let window = SceneSession(session.document, living: recording, as: tile)
      window.tracksChanges = session.tracksChanges
      window.joinsSizes = session.joinsSizes
      window.advance(to: time)
      return Window(tile: tile, session: window)
    }
  }

  /// What moves in the windows.
  var animations: [AnimationEngine] { windows.map(\.session.environment.animations) }

  /// Applies a command of the open window; windows that lack its objects skip it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - focus: The name of the focused view there.
  func apply(_ command: LabCommand, focus: String?) {
    for window in windows {
      guard let own = window.tile.counterpart(of: command, focus: focus) else { continue }
      try? window.session.apply(own)
    }
  }

  func resize(to size: CellSize, title: String) {
    for window in windows { window.session.resize(to: size, cause: .terminal, title: title) }
  }

  func advance(to time: Double) {
    for window in windows { window.session.advance(to: time) }
  }

  func forgetPictures() { windows.forEach { $0.session.forgetPictures() } }

  func close() { windows.forEach { $0.session.close() } }
}
