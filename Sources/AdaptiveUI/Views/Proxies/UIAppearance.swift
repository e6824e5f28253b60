// Reference: UIAppearance, UIAppearanceContainer; iOS 18 documentation.
// Status: Partial — a proxy is an object of the class that is never shown. It notes what is set of the
// properties that Apple marks for proxies, and nothing that a program's own class adds.
public import Foundation

/// Something that an appearance can be limited to.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class of things that can be told once how all of them look.
///
/// What is set on a proxy is set on each view when it enters a window, before
/// `UIView.didMoveToWindow()`, unless it was set on the view itself after the first proxy was made.
/// Views that are in a window stay as they are, as in UIKit.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all objects of the class.
  ///
  /// On Apple's systems the runtime makes it of nothing. Here it is made by `init(coder:)`, which the
  /// class has to have.
  static func appearance() -> Self
  /// The proxy of those in containers: the first kind in the second one and so on.
  ///
  /// Of several proxies the one with the outermost container applies, then the one with the most containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The proxy of those that have traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy of those that have traits, in containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  /// The proxy of all objects of the class.
  public static func appearance() -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: [])
  }
  /// The proxy of those in containers: the first kind in the second one and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
  }
  /// The proxy of those that have traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer, Customizable {
  /// The proxy of those that have traits, in containers.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes, for: trait) { Self(coder: NSCoder()) }
  }

  package var customization: Customization? {
    get { appearanceState.customization }
    set { appearanceState.customization = newValue }
  }

  package var world: Environment { environment }

  /// Takes what proxies say of the view, where it is now.
  func takeAppearance() {
    guard environment.appearances != nil else { return }
    takeAppearance(below: next, under: traitCollection)
  }
}
