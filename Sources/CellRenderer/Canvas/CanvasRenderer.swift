package import AdaptiveUI
package import Cells
import Foundation
import Pictures

/// Draws a window as boxes of cells.
///
/// The same tree, canvas and options always give the same picture; drawing changes nothing in the
/// tree.
@MainActor package struct CanvasRenderer {
  /// The window as it was read; it does not depend on the canvas.
  private let window: WindowPicture
  private var options: CanvasOptions
  /// What is measured of it, for the interface look.
  private let measured: MeasuredWindow?

  /// Reads a window, to draw it on one canvas or on several.
  ///
  /// - Parameters:
  ///   - root: The window; it has no box itself, while any other root view has one.
  ///   - options: The look and the highlights.
  package init(of root: UIView, options: CanvasOptions) {
    self.options = options
    let showsShapes = options.look == .interface
    window = WindowPicture(
      of: root, detail: showsShapes ? .contents : .nodes, covered: options.covered)
    measured = showsShapes ? MeasuredWindow(window) : nil
  }

  /// A renderer of the same window, as it was read, that does not mark the focus.
  package var unfocused: CanvasRenderer {
    var plain = self
    plain.options.focus = nil
    return plain
  }

  /// How many texts were measured in points for the pictures so far, which says what they cost.
  package var measuredTexts: Int { measured?.measuredTexts ?? 0 }

  /// Draws a window, or any other view with its subviews.
  ///
  /// - Parameters:
  ///   - root: The window; it has no box itself, while any other root view has one.
  ///   - canvas: The size of the picture, in cells.
  ///   - options: The look and the highlights.
  ///   - memory: The last picture, so that only changes are drawn.
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
  ///   - memory: The last picture, so that only changes are drawn.
  /// - Returns: The picture, of the canvas's size.
  package func picture(on canvas: CellSize, memory: CanvasMemory? = nil) -> CanvasPicture {
    var draft = draft(on: canvas, memory: memory)
    return draft.finished(keepsUnmarked: false)
  }

  /// Begins a picture of the window on a canvas, of which only as much is drawn as is asked for.
  package func draft(on canvas: CellSize, memory: CanvasMemory?) -> any CanvasDraft {
    var scale = CanvasScale(
      size: window.size, shown: window.shownSize, canvas: canvas,
      stretches: options.stretches, widening: options.widening)
    if let measured {
      if options.plansRows {
        scale.rowMap = RowPlanner.map(
          of: window, scale, usesColor: options.usesColor, memory?.rows)
      }
      return InterfaceDraft(InterfacePlan(measured, scale: scale, options: options), canvas)
    }
    return BoxDraft(window, scale, canvas, options, memory)
  }
}

/// A picture that is begun, and drawn as far as it is asked for; titles and marks come last.
@MainActor package protocol CanvasDraft {
  /// The rows that a folded picture keeps, as far as they are known before anything is drawn; those with texts
  /// only if edges of boxes leave room for any within some rows.
  func account(within rows: Int) -> RowAccount
  /// Draws lines and texts, unless that is done.
  mutating func layTexts()
  /// Whether lines and texts are drawn.
  var isDrawn: Bool { get }
  /// How many texts have no room at most because of planned rows; `nil` where none are planned.
  var plannedCuts: Int? { get }
  /// The number of rows with texts, once these are drawn; part of ``leastRows``.
  var textRows: Int { get }
  /// The smallest number of rows that the folded picture can have, once texts are drawn.
  var leastRows: Int { get }
  /// How many texts share rows with others, or are cut, because there are too few rows or columns.
  var crowdedTexts: Int { get }
  /// The rows of list rows that are evenly apart in points, and alike, by list.
  var alikeRows: [[Range<Int>]] { get }
  /// The grounds that are drawn around a single line.
  var centredLines: [CentredLine] { get }
  /// The rows that a folded picture may do without, besides gaps; of a picture with texts.
  func spareRows() -> SpareRows
  /// Draws what is missing, and ends the draft; the cells without marks are only kept on request, because
  /// marks are then drawn on others.
  mutating func finished(keepsUnmarked: Bool) -> CanvasPicture
}
