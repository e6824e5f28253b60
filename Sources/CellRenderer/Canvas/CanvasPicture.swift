package import AdaptiveUI
package import Cells

/// A picture of a window, and what stands where in it.
@MainActor package struct CanvasPicture {
  /// The cells.
  package let buffer: CellBuffer
  /// How points became cells.
  package let scale: CanvasScale
  /// What ``boxes`` has, without what can be seen of it.
  package let allBoxes: [CanvasBox]
  /// The boxes in front, by their positions.
  private let hits: Claims

  init(buffer: CellBuffer, shown: [CanvasBox], scale: CanvasScale, hits: Claims) {
    self.buffer = buffer
    allBoxes = shown
    self.scale = scale
    self.hits = hits
  }

  /// Every view that has a box, parents first, back to front: the order in which focus moves.
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

  /// The deepest box in front at a cell; the lower end of a shared line belongs to the box on its
  /// right or below it.
  package func box(at point: CellPoint) -> CanvasBox? {
    guard buffer.bounds.contains(point) else { return nil }
    return hits.box(at: point).map { allBoxes[$0] }
  }

  /// The deepest view in front at a cell.
  package func view(at point: CellPoint) -> UIView? { box(at: point)?.view }

  /// The box of a view, or of a controller's root view.
  package func box(of responder: UIResponder) -> CanvasBox? {
    allBoxes.first { $0.view === responder || $0.controller === responder }
  }
}

/// A view as it stands in a picture.
@MainActor package struct CanvasBox {
  /// The view.
  package let view: UIView
  /// The controller whose root view it is.
  package let controller: UIViewController?
  /// The cells it covers, whether or not they can be seen.
  package let rect: CellRect
  /// How many boxes stand around it; views of the same cells count as one.
  package let depth: Int
  /// Whether it only shades what is behind it.
  package let isShading: Bool
  /// The position of the next box around it.
  let around: Int?
  /// Whether the view, or one around it, shows something of its own.
  let isPartOfContent: Bool
  /// Whether any cell of it, or of something in it, can be seen.
  package internal(set) var isVisible = false
}
