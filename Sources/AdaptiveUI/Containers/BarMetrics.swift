import Foundation

/// How high bars are, in points, by idiom and height class; one table an era.
///
/// Source: measured bars of Interface Builder documents and published device tables. The iPad's
/// bar of iOS 26 was not found; it keeps the height of iOS 12 to 18.
struct BarMetrics: Sendable {
  let navigationPhone: CGFloat
  let navigationPhoneCompact: CGFloat
  let navigationPad: CGFloat
  let tabPhone: CGFloat
  let tabPhoneCompact: CGFloat
  let tabPad: CGFloat

  /// iOS 8 to 11.
  static let legacy = BarMetrics(
    navigationPhone: 44, navigationPhoneCompact: 32, navigationPad: 44, tabPhone: 49,
    tabPhoneCompact: 49, tabPad: 49)
  /// iOS 26.
  static let current = BarMetrics(
    navigationPhone: 54, navigationPhoneCompact: 32, navigationPad: 50, tabPhone: 49,
    tabPhoneCompact: 32, tabPad: 50)

  /// The height of a navigation bar; phones with a regular width keep the upright height.
  func navigationBar(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return navigationPad }
    return isLow(traits) ? navigationPhoneCompact : navigationPhone
  }

  /// The height of a tab bar, above the home indicator.
  ///
  /// Rule KT03.
  func tabBar(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return tabPad }
    return isLow(traits) ? tabPhoneCompact : tabPhone
  }

  private func isLow(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
  }
}
