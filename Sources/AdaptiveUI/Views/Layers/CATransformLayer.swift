// Reference: CATransformLayer, iOS 18 documentation.
// Status: Partial — it has no ground of its own; depth is left out, as it is for all layers.

/// A layer that only holds others and shows nothing of its own.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Nothing: such a layer has no ground, and UIKit's log says so to whoever sets one.
  open override var backgroundColor: CGColor? {
    get { nil }
    set { if newValue != nil { refuse("backgroundColor") } }
  }

  private func refuse(_ property: String) {
    (view?.environment ?? .current).log(
      CATransformLayer.refusal(property), subject: view?.traceSubject, rule: "API")
  }

  static func refusal(_ property: String) -> String {
    "changing property \(property) in transform-only layer, will have no effect"
  }
}
