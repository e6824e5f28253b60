import Foundation

/// How high bars are, in points, by idiom and height class; one table an era.
///
/// Source: measured bars of Interface Builder documents and published device tables. Bars of
/// iOS 26 that were not found (the iPad's, and all in compact height) keep the height of iOS 12 to
/// 18.
struct BarMetrics: Sendable {
  let navigation: Row
  let tab: Row
  let toolbar: Row
  /// Whether wide pads have their tabs at the top.
  ///
  /// Rule KT01.
  let tabsAreOnTopOfWidePads: Bool

  /// What a large title adds to a navigation bar.
  static let largeTitle: CGFloat = 52
  /// What a prompt adds to a navigation bar.
  static let prompt: CGFloat = 30

  /// The heights of one kind of bar.
  struct Row: Sendable {
    let phone: CGFloat
    let phoneCompact: CGFloat
    let pad: CGFloat

    /// Phones with a regular width keep the upright height.
    func height(_ traits: UITraitCollection) -> CGFloat {
      if traits.userInterfaceIdiom == .pad { return pad }
      let isCompactHeight =
        traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
      return isCompactHeight ? phoneCompact : phone
    }
  }

  /// iOS 8 to 11.
  static let ios8 = BarMetrics(
    navigation: Row(phone: 44, phoneCompact: 32, pad: 44),
    tab: Row(phone: 49, phoneCompact: 49, pad: 49),
    toolbar: Row(phone: 44, phoneCompact: 32, pad: 44), tabsAreOnTopOfWidePads: false)
  /// iOS 26.
  static let ios26 = BarMetrics(
    navigation: Row(phone: 54, phoneCompact: 32, pad: 50),
    tab: Row(phone: 49, phoneCompact: 32, pad: 50),
    toolbar: Row(phone: 48, phoneCompact: 32, pad: 50), tabsAreOnTopOfWidePads: true)

  func navigationBar(_ traits: UITraitCollection) -> CGFloat { navigation.height(traits) }

  /// Without the home indicator below it.
  func toolbar(_ traits: UITraitCollection) -> CGFloat { toolbar.height(traits) }

  /// Without the home indicator below it.
  ///
  /// Rule KT03.
  func tabBar(_ traits: UITraitCollection) -> CGFloat { tab.height(traits) }

  /// Rule KT01.
  func tabBarIsOnTop(_ traits: UITraitCollection) -> Bool {
    tabsAreOnTopOfWidePads && traits.userInterfaceIdiom == .pad
      && traits.horizontalSizeClass == .regular
  }
}
