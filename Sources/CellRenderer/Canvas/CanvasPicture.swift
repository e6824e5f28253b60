package import AdaptiveUI
package import Cells

/// A picture of a window, and what stands where in it.
@MainActor package struct CanvasPicture {
  /// The cells.
  package let buffer: CellBuffer
  /// Every view that has a box, parents first, back to front: the order in which focus moves.
  package let boxes: [CanvasBox]
  /// How points became cells.
  package let scale: CanvasScale
  /// The box in front at each cell, `rows × columns`, row-major; −1 for none.
  private let hits: [Int32]

  init(buffer: CellBuffer, boxes: [CanvasBox], scale: CanvasScale, hits: [Int32]) {
    self.buffer = buffer
    self.boxes = boxes
    self.scale = scale
    self.hits = hits
  }

  /// The deepest box in front at a cell; the lower end of a shared line belongs to the box on its
  /// right or below it.
  package func box(at point: CellPoint) -> CanvasBox? {
    guard buffer.bounds.contains(point) else { return nil }
    let index = hits[point.row * buffer.size.columns + point.column]
    return index < 0 ? nil : boxes[Int(index)]
  }

  /// The deepest view in front at a cell.
  package func view(at point: CellPoint) -> UIView? { box(at: point)?.view }

  /// The box of a view, or of a controller's root view.
  package func box(of responder: UIResponder) -> CanvasBox? {
    boxes.first { $0.view === responder || $0.controller === responder }
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
  /// Whether any cell of it, or of something in it, can be seen.
  package internal(set) var isVisible = false
}
