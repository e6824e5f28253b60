/// A view that has its own view for what the program puts into it; only the outer one has a box.
@MainActor package protocol ContentHolding: UIView {
  /// The view for the content; `nil` before anything was put into it.
  var heldContentView: UIView? { get }
}
