import AdaptiveLists
import AdaptiveUI
import Foundation

/// Where a document is laid out: in a window, as when its program runs, or on the canvas on which its
/// editor draws it.
enum Surface: Sendable {
  case window
  /// Drawn by these rules; the natural sizes of some views are counted in points there.
  case canvas(CanvasRules, WholePoints)
}

// Every question that has another answer in a window than on the canvas, with both.

extension Surface {
  /// How the canvas is drawn; `nil` in a window, where the era decides.
  var canvas: CanvasRules? {
    if case .canvas(let rules, _) = self { rules } else { nil }
  }

  private var isWindow: Bool { canvas == nil }

  /// What replaces fonts that documents name.
  var fonts: DocumentFont.Release { canvas?.release.fonts ?? .current }

  // MARK: What a program does

  /// Whether views are of the program's classes, as far as it has them; the canvas knows UIKit's only.
  var makesOwnClasses: Bool { isWindow }

  /// Whether runtime attributes are set; the editor does not run them.
  var setsRuntimeAttributes: Bool { isWindow }

  /// Whether views may be left to code that places them.
  var leavesViewsToCode: Bool { isWindow }

  /// Whether constraints hold that the editor takes out when a program is built.
  var holdsPlaceholders: Bool { !isWindow }

  // MARK: Frames

  /// Whether views that constraints place begin with the frame of the document.
  ///
  /// On the canvas they must not: a solved frame could then come from the stored one with which it is compared.
  var beginsWithStoredFrames: Bool { isWindow }

  /// Whether superviews that change their size resize what is inside.
  var autoresizes: Bool { isWindow }

  /// Has the natural size of a view counted in points, not in pixels, where the canvas does that.
  @MainActor func countPoints(of view: UIView, _ element: DocumentElement) {
    guard case .canvas(let rules, let wholePoints) = self, rules.measuresWholePoints(element)
    else { return }
    wholePoints.add(view)
  }

  /// Whether a view that shows something takes the natural size that its document gives until code brings
  /// one.
  var takesGivenSizesOfContent: Bool { !isWindow }

  /// Whether natural sizes hold that the editor has found: of classes that it ran, and of toolbars.
  var takesMeasuredSizes: Bool { !isWindow }

  /// Whether empty views in stacks take room, so that they can be seen.
  var showsEmptyViews: Bool { !isWindow }

  /// Whether labels are as in the template that launch screens were made from.
  func keepsTemplate(_ document: InterfaceBuilderDocument) -> Bool {
    canvas?.keepsTemplate(document) ?? false
  }

  /// The size of a text style, where it is not the style's.
  func size(of style: UIFont.TextStyle) -> CGFloat? { canvas?.release.text.styleSizes[style] }

  // MARK: Bars and guides

  /// Whether bars show their items; on the canvas a bar is as large with items as without.
  var fillsBars: Bool { isWindow }

  /// Whether the document decides which bars are around a view; in a window they are there.
  var drawsSurroundings: Bool { !isWindow }

  // MARK: Lists

  /// Tables are UIKit's of the era, or drawn as the editor does.
  @MainActor func makeTable(_ style: UITableView.Style) -> UITableView {
    isWindow
      ? UITableView(frame: .zero, style: style) : CanvasTableView(frame: .zero, style: style)
  }

  /// Rows likewise.
  @MainActor func makeCell(_ reuseIdentifier: String?) -> DocumentCell {
    isWindow
      ? DocumentCell(style: .default, reuseIdentifier: reuseIdentifier)
      : CanvasCell(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Has a table drawn as this canvas draws it; one of a window is UIKit's.
  @MainActor func prepare(_ table: CanvasTableView) {
    guard case .canvas(let rules, let wholePoints) = self else { return }
    (table.rules, table.wholePoints) = (rules, wholePoints)
  }

  /// The same of a row.
  @MainActor func prepare(_ cell: DocumentCell) {
    if let canvas, let cell = cell as? CanvasCell { cell.rules = canvas }
  }

  /// Whether a class of the program may make rows and items of a document's prototypes.
  var registersPrototypes: Bool { isWindow }

  /// Whether rows may have the margins around them.
  var rowsPreserveMargins: Bool { isWindow }

  /// Whether items of collections may have the margins around them.
  var itemsPreserveMargins: Bool { isWindow }

  /// Whether what reaches the far edges of a row's content gives way first where the row is in no table.
  var yieldsInLoneRows: Bool { !isWindow }

  /// Whether collections keep estimates and insets by which items change; on the canvas only those items
  /// measure themselves whose size is left to them.
  var estimatesItems: Bool { isWindow }

  // MARK: Attributes

  /// Whether attributes hold that the canvas draws nothing of, see ``Attribute/isOnCanvas``.
  var appliesEverything: Bool { isWindow }
}
