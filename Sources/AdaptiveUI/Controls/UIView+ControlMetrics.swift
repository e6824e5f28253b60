import Typography

extension UIView {
  /// The natural sizes for the environment's era and text.
  package var controlMetrics: ControlMetrics {
    environment.textMetrics == .cells
      ? .cells : environment.measuring?.controls ?? environment.policy.controlMetrics
  }
}
