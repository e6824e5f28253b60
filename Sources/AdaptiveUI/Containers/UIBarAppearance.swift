// Reference: UIBarAppearance and its subclasses, iOS 18 documentation.
// Status: Partial — values that a terminal's bars do not show.
public import Foundation

/// How a bar looks; kept, since bars of a terminal have neither ground nor shadow.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The ground's colour.
  open var backgroundColor: UIColor?
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// What blurs the ground.
  open var backgroundEffect: UIBlurEffect?

  /// Takes the default look.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Takes a look without holes.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Takes a look without ground.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks; kept.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks; kept.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks; kept.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default`
  /// Light on dark.
  case black
}

/// What the looks of a bar are kept in.
@MainActor struct BarLooks {
  var standard = UINavigationBarAppearance()
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var barTint: UIColor?
  var isTranslucent = true
  var style = UIBarStyle.default
  var prefersLargeTitles = false
  var titleAttributes: [NSAttributedString.Key: Any]?

}
