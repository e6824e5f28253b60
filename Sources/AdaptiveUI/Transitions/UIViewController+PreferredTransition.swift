// Reference: UIViewController.Transition, iOS 18 documentation.
// Status: Partial — the transitions that have a style; none that zooms out of a view.
import Foundation

extension UIViewController {
  /// How a controller comes onto the screen.
  public struct Transition: Sendable {
    let style: UIModalTransitionStyle
    /// From the bottom.
    public static var coverVertical: Self { Self(style: .coverVertical) }
    /// Around the middle.
    public static var flipHorizontal: Self { Self(style: .flipHorizontal) }
    /// From nothing.
    public static var crossDissolve: Self { Self(style: .crossDissolve) }
    /// As a page that is turned.
    public static var partialCurl: Self { Self(style: .partialCurl) }
  }

  /// How the controller comes onto the screen; `nil` leaves it to ``modalTransitionStyle``.
  public var preferredTransition: Transition? {
    get { presentationLinks.preferredTransition }
    set {
      presentationLinks.preferredTransition = newValue
      if let newValue { modalTransitionStyle = newValue.style }
    }
  }
}
