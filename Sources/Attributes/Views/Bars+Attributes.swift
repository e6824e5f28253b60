import AdaptiveUI
import Foundation

// Bars and what is in them. What documents say of them is read with their items.

extension AttributeTable {
  package static let navigationBar = AttributeTable(
    UINavigationBar.self, "UINavigationBar", under: view, tag: "navigationBar",
    make: { UINavigationBar(frame: .zero) },
    [
      .special(.navigationItems),
      .flag(
        "prefersLargeTitles", xib: nil, scene: .same,
        { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 }),
      .flag("translucent", xib: nil, { $0.isTranslucent }, { $0.isTranslucent = $1 }),
      .color("barTintColor", xib: nil, { $0.barTintColor }, { $0.barTintColor = $1 }),
    ])

  package static let toolbar = AttributeTable(
    UIToolbar.self, "UIToolbar", under: view, tag: "toolbar",
    make: { UIToolbar(frame: .zero) }, [.special(.toolbarItems)])

  package static let tabBar = AttributeTable(
    UITabBar.self, "UITabBar", under: view, tag: "tabBar",
    make: { UITabBar(frame: .zero) },
    [
      .special(.tabs),
      .color("barTintColor", xib: nil, { $0.barTintColor }, { $0.barTintColor = $1 }),
      .color(
        "unselectedItemTintColor", xib: nil,
        { $0.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 }),
      .flag("translucent", xib: nil, { $0.isTranslucent }, { $0.isTranslucent = $1 }),
    ])

  package static let navigationItem = AttributeTable(
    UINavigationItem.self, "UINavigationItem",
    [
      .text("title", xib: nil, { $0.title }, { $0.title = $1 }),
      .text("prompt", xib: nil, { $0.prompt }, { $0.prompt = $1 }),
      .text("backButtonTitle", xib: nil, { $0.backButtonTitle }, { $0.backButtonTitle = $1 }),
      .flag("hidesBackButton", xib: nil, { $0.hidesBackButton }, { $0.hidesBackButton = $1 }),
      .flag(
        "leftItemsSupplementBackButton", xib: nil,
        { $0.leftItemsSupplementBackButton }, { $0.leftItemsSupplementBackButton = $1 }),
    ])

  package static let barItem = AttributeTable(
    UIBarItem.self, "UIBarItem",
    [
      .text("title", xib: nil, { $0.title }, { $0.title = $1 }),
      .image("image", xib: nil, { $0.image }, { $0.image = $1 }),
      .flag("enabled", xib: nil, { $0.isEnabled }, { $0.isEnabled = $1 }),
      .whole("tag", xib: nil, { $0.tag }, { $0.tag = $1 }),
      .text(
        "accessibilityLabel", xib: nil,
        { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 }),
      .text(
        "accessibilityIdentifier", xib: nil,
        { $0.accessibilityIdentifier }, { $0.accessibilityIdentifier = $1 }),
    ])

  package static let barButtonItem = AttributeTable(
    UIBarButtonItem.self, "UIBarButtonItem", under: barItem,
    [.number("width", xib: nil, { $0.width }, { $0.width = $1 })])

  package static let tabBarItem = AttributeTable(
    UITabBarItem.self, "UITabBarItem", under: barItem,
    [.text("badgeValue", xib: nil, { $0.badgeValue }, { $0.badgeValue = $1 })])
}
