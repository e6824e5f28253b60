// Reference: setNeedsDisplay(), draw(_:); iOS 18 documentation. Rules C02, T25, T42.
// Status: Partial — there is no context to draw into; what the canvas shows comes from properties.
import Foundation

extension UIView {
  func markForDisplay() {
    needsDisplayFlag = true
    markAncestorsForDisplay()
  }

  func markAncestorsForDisplay() {
    subtreeNeedsDisplay = true
    var view = superview
    while let ancestor = view, !ancestor.subtreeNeedsDisplay {
      ancestor.subtreeNeedsDisplay = true
      view = ancestor.superview
    }
  }

  /// Draws what asked for it, after layout; hidden views wait.
  ///
  /// Rule C02.
  func displaySubtree() {
    guard subtreeNeedsDisplay, !isHidden else { return }
    subtreeNeedsDisplay = false
    if needsDisplayFlag, !bounds.isEmpty {
      needsDisplayFlag = false
      traitState.collection.performAsCurrent {  // T42
        track(.display) { draw(bounds) }
      }
    }
    subviews.forEach { $0.displaySubtree() }
  }
}
