package import AdaptiveUI
package import Cells
import Foundation
import Pictures

/// A view that draws itself with cells: a part of a program's own interface.
@MainActor package protocol CellDrawable: UIView {
  /// Draws the view into the cells of `rect`.
  ///
  /// - Parameters:
  ///   - buffer: The picture so far, which contains what is behind the view.
  ///   - rect: The view's cells; parts of it may be outside the picture.
  func draw(in buffer: inout CellBuffer, rect: CellRect)
}

/// Draws a program's own interface: views draw themselves, back to front, without boxes.
@MainActor package enum ChromeRenderer {
  private static var drawables = Conforming<any CellDrawable>()

  /// Draws every ``CellDrawable`` view in `root`, at 8 × 16 points per cell.
  package static func picture(of root: UIView, size: CellSize) -> CellBuffer {
    let scale = CanvasScale(chrome: size)
    var buffer = CellBuffer(size: size)
    for part in parts(of: root, scale: scale) { part.view.draw(in: &buffer, rect: part.rect) }
    return buffer
  }

  /// The cells of a view, with snapped edges, where `root` begins at the first cell.
  ///
  /// Rule LF8.
  package static func rect(of view: UIView, in root: UIView, size: CellSize) -> CellRect {
    CanvasScale(chrome: size).cells(view.convert(view.bounds, to: root))
  }

  private static func parts(
    of root: UIView, scale: CanvasScale
  ) -> [(view: any CellDrawable, rect: CellRect)] {
    var parts: [(view: any CellDrawable, rect: CellRect)] = []
    func visit(_ view: UIView, _ origin: CGPoint) {
      guard !view.isHidden, view.presentationAlpha > 0.01, view.isInstalled else { return }
      let frame = view.presentationFrame.offsetBy(dx: origin.x, dy: origin.y)
      let rect = scale.cells(frame)
      if !rect.isEmpty, let drawable = drawables.cast(view) { parts.append((drawable, rect)) }
      let inner = CGPoint(
        x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
      for subview in view.subviews { visit(subview, inner) }
    }
    let start = root.presentationFrame.origin
    visit(root, CGPoint(x: -start.x, y: -start.y))
    return parts
  }
}

extension CanvasScale {
  /// The scale of an interface that fills `size` cells.
  fileprivate init(chrome size: CellSize) {
    let points = CGSize(
      width: CGFloat(size.columns) * TerminalHost.cell.width,
      height: CGFloat(size.rows) * TerminalHost.cell.height)
    self.init(size: points, shown: points, canvas: size)
  }
}
