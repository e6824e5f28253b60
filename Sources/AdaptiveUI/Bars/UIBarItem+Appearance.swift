public import Foundation

// What proxies say of items. Source: UIBarItem, UIAppearance; iOS 18 documentation.

extension UIBarItem: UIAppearance, UIAppearanceContainer, TitledByState {
  /// The proxy of those that have traits, in containers.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(in: containerTypes, for: trait) { Self(coder: NSCoder()) }
  }

  /// Applies what proxies say to the view that represents the item now; the bar is not told, for
  /// it shows the item already.
  func takeAppearance(shownBy view: UIView) {
    let tell = itemDidChange
    itemDidChange = nil
    takeAppearance(below: view.next, under: view.traitCollection)
    itemDidChange = tell
  }

  /// How the title is set for a state; `nil` where unset.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets how the title is set for a state; a terminal shows colour and weight of the ordinary one.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    storeTitleAttributes(attributes, for: state)
    itemDidChange?()
  }
}
