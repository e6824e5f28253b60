import Foundation

/// The root view of a system container: the container places its children when this is laid out.
final class UILayoutContainerView: UIView {
  /// Places the children; called in the layout pass, also after traits or safe area changed.
  var placeChildren: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    placeChildren?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// A view that fills the screen until its controller gets its place.
  static func make(_ controller: UIViewController) -> UILayoutContainerView {
    let view = UILayoutContainerView(frame: controller.environment.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
