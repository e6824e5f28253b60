package import AdaptiveUI
package import Cells
import Foundation
import Pictures

/// Draws a window as boxes of cells.
///
/// The same tree, canvas and options give the same picture; nothing in the tree changes.
@MainActor package struct CanvasRenderer {
  private let root: UIView
  private let options: CanvasOptions
  /// What the window shows in the interface look, whatever canvas it is drawn on.
  private let shapes: WindowPicture?

  /// Looks at a window, to draw it on one canvas or on several.
  ///
  /// - Parameters:
  ///   - root: The window; it has no box of its own, any other view has.
  ///   - options: What is set off.
  package init(of root: UIView, options: CanvasOptions) {
    self.root = root
    self.options = options
    shapes =
      options.look == .interface ? WindowPicture(of: root, covered: options.covered) : nil
  }

  /// Draws a window, or any other view and what is in it.
  ///
  /// - Parameters:
  ///   - root: The window; it has no box of its own, any other view has.
  ///   - canvas: The size of the picture, in cells.
  ///   - options: What is set off.
  ///   - memory: What was drawn last, to draw only what changed.
  /// - Returns: The picture, of the canvas's size.
  package static func picture(
    of root: UIView, canvas: CellSize, options: CanvasOptions = CanvasOptions(),
    memory: CanvasMemory? = nil
  ) -> CanvasPicture {
    CanvasRenderer(of: root, options: options).picture(on: canvas, memory: memory)
  }

  /// Draws the window on a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The size of the picture, in cells.
  ///   - memory: What was drawn last, to draw only what changed.
  /// - Returns: The picture, of the canvas's size.
  package func picture(on canvas: CellSize, memory: CanvasMemory? = nil) -> CanvasPicture {
    var draft = draft(on: canvas, memory: memory)
    return draft.finished()
  }

  /// Begins to draw the window on a canvas: enough to tell whether the picture can be folded.
  package func draft(on canvas: CellSize, memory: CanvasMemory?) -> any CanvasDraft {
    let scale = CanvasScale(
      size: root.bounds.size, shown: root.presentationFrame.size, canvas: canvas,
      stretches: options.stretches, widening: options.widening)
    if let shapes {
      return InterfaceDraft(root, InterfacePlan(shapes, scale: scale, options: options), canvas)
    }
    return BoxDraft(root, scale, canvas, options, memory)
  }
}

/// A picture that has everything that characters are written for, but no titles and marks yet.
@MainActor package protocol CanvasDraft {
  /// How many rows the folded picture has at least.
  var leastRows: Int { get }
  /// Whether texts have to share rows because there are too few.
  var isCrowded: Bool { get }
  /// Draws what is missing.
  mutating func finished() -> CanvasPicture
}
