package import AdaptiveUI
package import Cells
import Foundation

/// A view that draws itself with cells: a part of a program's own interface.
@MainActor package protocol CellDrawable: UIView {
  /// Draws the view into the cells of `rect`.
  ///
  /// - Parameters:
  ///   - buffer: The picture so far, which contains what is behind the view.
  ///   - rect: The view's cells; parts of it may be outside the picture.
  func draw(in buffer: inout CellBuffer, rect: CellRect)
}

/// Draws a program's own interface: its parts draw themselves, back to front, without boxes.
@MainActor package enum ChromeRenderer {
  /// Draws the parts that are not hidden, at 8 × 16 points per cell.
  ///
  /// The program names them: to find out whether a view draws itself takes the runtime longer than
  /// to draw it.
  ///
  /// - Parameters:
  ///   - parts: The views that draw themselves, back to front.
  ///   - root: The view around them, which begins at the first cell.
  ///   - size: The size of the picture, in cells.
  /// - Returns: The picture, of that size.
  package static func picture(
    of parts: [any CellDrawable], in root: UIView, size: CellSize
  ) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    for part in parts where !part.isHidden {
      let rect = rect(of: part, in: root, size: size)
      if !rect.isEmpty { part.draw(in: &buffer, rect: rect) }
    }
    return buffer
  }

  /// The cells of a view, with snapped edges, where `root` begins at the first cell.
  ///
  /// Rule LF8.
  package static func rect(of view: UIView, in root: UIView, size: CellSize) -> CellRect {
    CanvasScale(chrome: size).cells(view.convert(view.bounds, to: root))
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
