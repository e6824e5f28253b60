package import AdaptiveUI
package import Cells
import Pictures

/// A picture of a window, with the boxes of its views.
@MainActor package struct CanvasPicture {
  /// The cells; none once they are taken.
  package private(set) var buffer: CellBuffer
  /// The size in cells.
  package let size: CellSize
  /// The cells without marks on changes and issues, guides and cutout; `nil` if they were not asked for.
  package let unmarked: CellBuffer?
  /// Whether there are dashes at frames that views had before.
  package let hasDashes: Bool
  /// The views of whose issues there is a mark.
  package let withIssueMarks: Set<ObjectIdentifier>
  /// The conversion of points to cells.
  package let scale: CanvasScale
  /// The boxes as in ``boxes``, before their visibility is set.
  package let allBoxes: [CanvasBox]
  /// Whether the room of any text shows that its reader has made it larger.
  package internal(set) var showsLargeTexts = false
  /// The rows with the cutout of a device's screen, which may be left out if there is no room for them.
  package internal(set) var cutoutRows = 0..<0
  /// The index of the box in front at each cell.
  private let hits: Claims

  init(
    _ marked: MarkedCells, unmarked: CellBuffer?, shown: [CanvasBox], scale: CanvasScale,
    hits: Claims
  ) {
    (buffer, hasDashes, self.unmarked) = (marked.buffer, marked.hasDashes, unmarked)
    withIssueMarks = marked.withIssues
    size = buffer.size
    allBoxes = shown
    self.scale = scale
    self.hits = hits
  }

  /// The whole picture.
  package var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// Every view that has a box, parents first, back to front: the order in which the focus moves.
  ///
  /// - Complexity: Linear in the cells and boxes.
  package var boxes: [CanvasBox] {
    var boxes = allBoxes
    for hit in hits.boxes where hit >= 0 { boxes[Int(hit)].isVisible = true }
    for index in boxes.indices.reversed() where boxes[index].isVisible {
      if let around = boxes[index].around { boxes[around].isVisible = true }
    }
    return boxes
  }

  /// The deepest box in front at a cell.
  ///
  /// A line shared by two boxes belongs to the box on its right or below it.
  package func box(at point: CellPoint) -> CanvasBox? {
    guard bounds.contains(point) else { return nil }
    return hits.box(at: point).map { allBoxes[$0] }
  }

  /// The deepest view in front at a cell.
  package func view(at point: CellPoint) -> UIView? { box(at: point)?.view }

  /// The cells, which the picture does not keep.
  package mutating func takeCells() -> CellBuffer { buffer.take() }

  /// The box of a view, or of a controller's root view.
  package func box(of responder: UIResponder) -> CanvasBox? {
    allBoxes.first { $0.view === responder || $0.controller === responder }
  }
}

/// A view in a picture.
@MainActor package struct CanvasBox {
  /// The view.
  package let view: UIView
  /// The controller whose root view it is.
  package let controller: UIViewController?
  /// The cells it covers, visible or not.
  package let rect: CellRect
  /// The number of boxes around it; views with the same cells count as one.
  package let depth: Int
  /// Whether it only dims what is behind it.
  package let isShading: Bool
  /// The index of the next box around it.
  let around: Int?
  /// Whether the view, or one around it, has content of its own.
  let isPartOfContent: Bool
  /// Whether any of its cells, or of its descendants' cells, can be seen.
  package internal(set) var isVisible = false
}

extension CanvasBox {
  /// Identifies the view in marks of changes and findings.
  var id: ObjectIdentifier { ObjectIdentifier(view) }

  /// Creates the box of a node.
  init(_ index: Int, of picture: WindowPicture, rect: CellRect, depth: Int, around: Int?) {
    let node = picture.nodes[index]
    self.init(
      view: picture.view(of: index), controller: node.controller, rect: rect, depth: depth,
      isShading: node.role == .shading, around: around, isPartOfContent: node.isPartOfContent)
  }
}
