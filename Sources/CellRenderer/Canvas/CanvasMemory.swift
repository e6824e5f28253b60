import AdaptiveUI
import Cells

/// The last picture, so that one in which only contents changed is drawn in their rows alone.
///
/// Most keys change only a text or a state, and leave the boxes where they are.
@MainActor package final class CanvasMemory {
  /// The inputs of a picture besides its boxes.
  struct Setting: Equatable {
    let scale: CanvasScale
    let canvas: CellSize
    let palette: Palette
  }

  private struct Drawing {
    let setting: Setting
    /// The boxes as they were collected.
    var boxes: [Box]
    /// The painter of these boxes, with its picture.
    var painter: BoxPainter
  }

  private var last: Drawing?
  /// How many rows of pictures were drawn again, in place of whole pictures.
  package private(set) var rowsDrawnAgain = 0
  /// The rows of the last pages.
  let rows = RowMemory()

  /// The boxes of the last picture, as they were collected.
  var boxes: [Box] { last?.boxes ?? [] }

  /// Creates an empty memory.
  package init() {}

  /// Discards the last picture, so that the next one is drawn completely.
  package func forget() {
    last = nil
    rows.forget()
  }

  /// Stores a picture, unless the contents of one of its rows depend on other rows.
  func keep(_ boxes: [Box], _ lost: [LostText], _ painter: BoxPainter, _ setting: Setting) {
    last = nil
    guard !setting.scale.isScaled, lost.isEmpty, !painter.hasLooseTitles,
      !boxes.contains(where: { $0.arrow != nil || $0.hasGrabber })
    else { return }
    last = Drawing(setting: setting, boxes: boxes, painter: painter)
  }

  /// The picture of boxes that differ from the last ones only in their contents; `nil` if they
  /// differ otherwise.
  func redrawn(_ boxes: [Box], _ lost: [LostText], _ setting: Setting) -> BoxPainter? {
    guard var drawing = last, drawing.setting == setting, lost.isEmpty,
      drawing.boxes.count == boxes.count
    else { return nil }
    // There must be no second reference to the drawing while it changes, or all of it would be
    // copied.
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
      // Titles are on upper lines and are not drawn again.
      let hasTitles = drawing.painter.tree.boxes.contains {
        $0.kind == .bordered && rows.contains($0.drawn.minRow)
      }
      guard !hasTitles else { return nil }
      drawing.painter.paintAgain(rows)
      rowsDrawnAgain += rows.count
    }
    drawing.boxes = boxes
    last = drawing
    return drawing.painter
  }
}

extension Box {
  /// Whether two boxes differ only in their contents.
  fileprivate func differsInContentAlone(from other: Box) -> Bool {
    guard (content == nil) == (other.content == nil) else { return false }
    var other = other
    other.content = content
    return other == self
  }

  /// The rows that the content may occupy.
  fileprivate var contentRows: Range<Int> {
    let inside = drawn.inset(columns: 1, rows: 1)
    switch kind {
    case .bordered where inside.isEmpty: return max(drawn.maxRow - 1, drawn.minRow)..<drawn.maxRow
    case .bordered: return inside.minRow..<inside.maxRow
    case .bare, .shading: return drawn.minRow..<drawn.maxRow
    }
  }
}
