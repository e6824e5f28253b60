import AdaptiveUI
import Cells
import Foundation

/// A finished picture with marks.
struct MarkedCells {
  let buffer: CellBuffer
  /// Whether there are dashes at frames that views had before.
  var hasDashes = false
  /// The views of whose issues there is a mark.
  var withIssues: Set<ObjectIdentifier> = []
}

/// A finished picture whose views can be marked.
@MainActor protocol Markable {
  /// The views that can be marked; other members refer to them by index.
  var views: [ObjectIdentifier] { get }
  /// The boxes that focus and clicks reach, by the numbers of ``Sheet/hits``.
  var shown: [CanvasBox] { get }
  /// The picture as it was drawn; its cells may be elsewhere by now.
  var sheet: Sheet { get }
  var scale: CanvasScale { get }
  var options: CanvasOptions { get }

  /// Whether a view has an outline and no other content.
  func hasOutline(_ index: Int) -> Bool
  /// Whether a view that moved leaves an outline at its old frame.
  func leavesOutline(_ index: Int) -> Bool
  /// Whether only the window itself is at a cell.
  var isPlain: (CellPoint) -> Bool { get }
  /// The cells of a view, and whether they show only text.
  func shape(of index: Int) -> (rect: CellRect, isText: Bool)
  /// The cells to which a view is clipped.
  func clip(of index: Int) -> CellRect
  /// The depth of a view, and its name.
  func label(of index: Int) -> (depth: Int, name: String)
  /// Whether no covering view is in front of a view at a cell of its clip: an answer for many cells.
  func isSeen(_ index: Int) -> (CellPoint) -> Bool
  /// Whether the ground of something else is in front of a view at a cell.
  func isCovered(_ index: Int) -> (CellPoint) -> Bool
}

extension Markable {
  /// The picture with marks on changes and findings.
  ///
  /// - Parameter cells: The picture without marks; nobody else's cells are changed in place.
  /// - Returns: The picture.
  func marked(_ cells: consuming CellBuffer) -> MarkedCells {
    guard !options.changes.isEmpty || options.hasIssues || !options.pending.isEmpty else {
      return MarkedCells(buffer: cells)
    }
    var pen = MarkPen(buffer: cells, options)
    var withIssues: Set<ObjectIdentifier> = []
    let changes = options.changes.filter(\.isBox)
    let indices = Dictionary(
      views.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    let changed = changes.map { $0.view.flatMap { indices[$0] } }
    let places = newPlaces(of: changes)
    drawOld(
      zip(changes, changed).filter { change, index in
        if let index { leavesOutline(index) } else { !places.contains { $0.holds(change.old) } }
      }, with: &pen)
    for index in changed.compactMap(\.self) where hasOutline(index) {
      mark(index, in: .change, with: &pen)
    }
    for change in options.changes where change.hasVanished {
      guard let old = change.old, let view = change.view, let ink = issueInk(of: view) else {
        continue
      }
      pen.drawOld(scale.cells(old), within: scale.window, missedIn: ink) { _ in true }
      if pen.takeIssueMark() { withIssues.insert(view) }
    }
    // Errors are drawn over warnings.
    for (views, ink) in [(options.doubtful, MarkPen.Ink.warning), (options.flagged, .error)] {
      for index in views.compactMap({ indices[$0] }).sorted() {
        mark(index, in: ink, with: &pen)
        if pen.takeIssueMark() { withIssues.insert(self.views[index]) }
      }
    }
    if !options.pending.isEmpty { drawPending(indices, with: &pen) }
    return MarkedCells(buffer: pen.buffer, hasDashes: pen.hasDashes, withIssues: withIssues)
  }

  /// Where boxes have appeared in the interface look: what was there before is gone with all around it, and its
  /// outline would look like a field of the new page.
  private func newPlaces(of changes: [CanvasChange]) -> [CGRect] {
    guard options.look == .interface else { return [] }
    return changes.filter { $0.kind == .appeared }.compactMap(\.new)
  }

  /// The ink of a view with an issue; `nil` for one without.
  private func issueInk(of view: ObjectIdentifier) -> MarkPen.Ink? {
    options.flagged.contains(view) ? .error : options.doubtful.contains(view) ? .warning : nil
  }

  /// Dashes around what has not changed yet; what lies outside of the window is named at its side.
  private func drawPending(_ places: [ObjectIdentifier: Int], with pen: inout MarkPen) {
    var beyond: [WindowSide: [String]] = [:]
    for index in options.pending.compactMap({ places[$0] }).sorted() {
      let (depth, name) = label(of: index)
      let rect = shape(of: index).rect
      if let side = rect.side(outsideOf: scale.window) {
        beyond[side, default: []].append(name)
        pen.drawPendingStrip(rect, within: scale.window, depth: depth)
      } else {
        pen.drawPending(rect, within: scale.window, depth: depth, name: name)
      }
    }
    for side in WindowSide.allCases {
      if let names = beyond[side] { pen.drawBeyond(names, side, of: scale.window) }
    }
  }

  private func drawOld(_ changes: [(CanvasChange, Int?)], with pen: inout MarkPen) {
    guard changes.contains(where: { $0.0.old != nil }) else { return }
    let (shown, isPlain) = (shown, isPlain)
    // Most old outlines are where something is shown now, so that it need not be known what.
    var known: [Int32]?
    let columns = pen.buffer.size.columns
    for (change, index) in changes {
      guard let old = change.old else { continue }
      let isBehind = index.map { isCovered($0) } ?? { _ in false }
      pen.drawOld(scale.cells(old), within: scale.window) { point in
        guard isPlain(point), !isBehind(point) else { return false }
        let fronts = known ?? sheet.hits.boxes
        known = fronts
        let front = Int(fronts[point.row * columns + point.column])
        return front < 0 || !shown[front].isPartOfContent
      }
    }
  }

  private func mark(_ index: Int, in ink: MarkPen.Ink, with pen: inout MarkPen) {
    let (rect, isText) = shape(of: index)
    let name = ink.isIssue && !isText ? label(of: index).name : ""
    pen.draw(
      rect, within: clip(of: index), isText: isText, name: name, in: ink, isSeen: isSeen(index))
  }
}

extension CGRect {
  /// Whether another rectangle is in the receiver.
  fileprivate func holds(_ other: CGRect?) -> Bool {
    other.map { insetBy(dx: -1, dy: -1).contains($0) } ?? false
  }
}

extension CellRect {
  /// The side of a window on which a rectangle lies outside, but for a row or column at most; `nil` for
  /// one that can be seen.
  fileprivate func side(outsideOf window: CellRect) -> WindowSide? {
    let isLow = size.rows < 2
    if minRow >= window.maxRow - (isLow ? 0 : 1) { return .below }
    if maxRow <= window.minRow + (isLow ? 0 : 1) { return .above }
    if minColumn >= window.maxColumn - 1 { return .right }
    return maxColumn <= window.minColumn + 1 ? .left : nil
  }
}
