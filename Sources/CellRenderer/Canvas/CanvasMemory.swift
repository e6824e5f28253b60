import AdaptiveUI
import Cells

/// What was drawn last: a picture in which only contents are new is drawn in their rows alone.
///
/// A key mostly changes a text or a state, and leaves the boxes where they are.
@MainActor package final class CanvasMemory {
  /// What a picture depends on besides its boxes.
  struct Setting: Equatable {
    let scale: CanvasScale
    let canvas: CellSize
    let palette: Palette
  }

  private struct Drawing {
    let setting: Setting
    /// The boxes as they were collected.
    var boxes: [Box]
    /// What drew them, with the picture.
    var painter: BoxPainter
  }

  private var last: Drawing?

  /// The boxes of the last picture, as they were collected.
  var boxes: [Box] { last?.boxes ?? [] }

  /// Creates a memory of nothing.
  package init() {}

  /// Forgets the last picture, so that the next one is drawn whole.
  package func forget() { last = nil }

  /// Remembers a picture, unless what stands in one of its rows depends on other rows.
  func keep(_ boxes: [Box], _ lost: [LostText], _ painter: BoxPainter, _ setting: Setting) {
    last = nil
    guard !setting.scale.isScaled, lost.isEmpty, !painter.hasLooseTitles,
      !boxes.contains(where: { $0.arrow != nil || $0.hasGrabber })
    else { return }
    last = Drawing(setting: setting, boxes: boxes, painter: painter)
  }

  /// The picture of boxes that differ from the last ones in their contents alone; `nil` for others.
  func redrawn(_ boxes: [Box], _ lost: [LostText], _ setting: Setting) -> BoxPainter? {
    guard var drawing = last, drawing.setting == setting, lost.isEmpty,
      drawing.boxes.count == boxes.count
    else { return nil }
    // Nobody else may hold the drawing while it changes, or all of it would be copied.
    last = nil
    var rows: Range<Int>?
    for index in boxes.indices where boxes[index] != drawing.boxes[index] {
      guard boxes[index].differsInContentAlone(from: drawing.boxes[index]) else { return nil }
      drawing.painter.tree.boxes[index].content = boxes[index].content
      let changed = drawing.painter.tree.boxes[index].contentRows
      rows =
        rows.map {
          min($0.lowerBound, changed.lowerBound)..<max($0.upperBound, changed.upperBound)
        } ?? changed
    }
    if let rows {
      // Titles stand on upper lines and are not drawn again.
      let hasTitles = drawing.painter.tree.boxes.contains {
        $0.kind == .bordered && rows.contains($0.drawn.minRow)
      }
      guard !hasTitles else { return nil }
      drawing.painter.paintAgain(rows)
    }
    drawing.boxes = boxes
    last = drawing
    return drawing.painter
  }
}

extension Box {
  /// Whether two boxes are the same but for what they show.
  fileprivate func differsInContentAlone(from other: Box) -> Bool {
    guard (content == nil) == (other.content == nil) else { return false }
    var other = other
    other.content = content
    return other == self
  }

  /// The rows that the content may stand in.
  fileprivate var contentRows: Range<Int> {
    let inside = drawn.inset(columns: 1, rows: 1)
    switch kind {
    case .bordered where inside.isEmpty: return max(drawn.maxRow - 1, drawn.minRow)..<drawn.maxRow
    case .bordered: return inside.minRow..<inside.maxRow
    case .bare, .shading: return drawn.minRow..<drawn.maxRow
    }
  }
}
