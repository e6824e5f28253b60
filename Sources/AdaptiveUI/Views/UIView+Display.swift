// Reference: setNeedsDisplay(), draw(_:); iOS 18 documentation. Rules C02, T25, T42.
// Status: Partial — drawing is in cells; see CGContext.
import Foundation

extension UIView {
  /// Takes back the ground of a view whose layer has none.
  func groundDidChange() {
    customized(\UIView.backgroundColor)
    guard backgroundColor != nil, Self.layerClass is CATransformLayer.Type else { return }
    backgroundColor = nil
    environment.log(
      CATransformLayer.refusal("backgroundColor"), subject: traceSubject, rule: "API")
  }

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

  /// Creates the layer that the class wants.
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(wornByView: true)
    layer.join(self)
    ownLayer = layer
    return layer
  }

  private func drawIntoCells() {
    let context = DrawingStack.draw(bounds.size) {
      UIGraphicsGetCurrentContext()?.translateBy(x: -bounds.minX, y: -bounds.minY)
      draw(bounds)
    }
    drawnArt = context.isPainted ? context.art : nil
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
        track(.display) { drawIntoCells() }
      }
    }
    subviews.forEach { $0.displaySubtree() }
  }
}
