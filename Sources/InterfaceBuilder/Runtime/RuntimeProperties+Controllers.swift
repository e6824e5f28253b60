import AdaptiveUI
import Foundation

// What runtime attributes can set of controllers, bars, items and constraints.

extension RuntimeProperties {
  static let controllerTables: [Table] = [
    table(
      UINavigationController.self,
      [
        "navigationBarHidden": .flag(UINavigationController.self) { $0.isNavigationBarHidden = $1 },
        "toolbarHidden": .flag(UINavigationController.self) { $0.isToolbarHidden = $1 },
        "hidesBarsWhenVerticallyCompact": .flag(UINavigationController.self) {
          $0.hidesBarsWhenVerticallyCompact = $1
        },
      ]),
    table(
      UITabBarController.self,
      ["selectedIndex": .whole(UITabBarController.self) { $0.selectedIndex = $1 }]),
    table(
      UISplitViewController.self,
      [
        "preferredDisplayMode": .choice(
          UISplitViewController.self, UISplitViewController.DisplayMode.self
        ) { $0.preferredDisplayMode = $1 },
        "presentsWithGesture": .flag(UISplitViewController.self) { $0.presentsWithGesture = $1 },
      ]),
    table(UIViewController.self, controllers), table(UINavigationItem.self, navigationItems),
    table(
      UIBarButtonItem.self, ["width": .number(UIBarButtonItem.self) { $0.width = $1 }]),
    table(
      UITabBarItem.self, ["badgeValue": .text(UITabBarItem.self) { $0.badgeValue = $1 }]),
    table(UIBarItem.self, items), table(UINavigationBar.self, bars),
    table(
      UITabBar.self,
      [
        "barTintColor": .color(UITabBar.self) { $0.barTintColor = $1 },
        "unselectedItemTintColor": .color(UITabBar.self) { $0.unselectedItemTintColor = $1 },
        "translucent": .flag(UITabBar.self) { $0.isTranslucent = $1 },
      ]),
    table(
      NSLayoutConstraint.self,
      [
        "constant": .number(NSLayoutConstraint.self) { $0.constant = $1 },
        "identifier": .text(NSLayoutConstraint.self) { $0.identifier = $1 },
      ]),
    table(UIResponder.self, responders),
  ]

  private static let controllers: [String: RuntimeProperty] = [
    "title": .text(UIViewController.self) { $0.title = $1 },
    "restorationIdentifier": .text(UIViewController.self) { $0.restorationIdentifier = $1 },
    "modalPresentationStyle": .choice(UIViewController.self, UIModalPresentationStyle.self) {
      $0.modalPresentationStyle = $1
    },
    "modalTransitionStyle": .choice(UIViewController.self, UIModalTransitionStyle.self) {
      $0.modalTransitionStyle = $1
    },
    "modalInPresentation": .flag(UIViewController.self) { $0.isModalInPresentation = $1 },
    "definesPresentationContext": .flag(UIViewController.self) {
      $0.definesPresentationContext = $1
    },
    "hidesBottomBarWhenPushed": .flag(UIViewController.self) { $0.hidesBottomBarWhenPushed = $1 },
    "extendedLayoutIncludesOpaqueBars": .flag(UIViewController.self) {
      $0.extendedLayoutIncludesOpaqueBars = $1
    },
    "automaticallyAdjustsScrollViewInsets": .flag(UIViewController.self) {
      $0.automaticallyAdjustsScrollViewInsets = $1
    },
    "preferredContentSize": .size(UIViewController.self) { $0.preferredContentSize = $1 },
    "editing": .flag(UIViewController.self) { $0.isEditing = $1 },
  ]

  private static let navigationItems: [String: RuntimeProperty] = [
    "title": .text(UINavigationItem.self) { $0.title = $1 },
    "prompt": .text(UINavigationItem.self) { $0.prompt = $1 },
    "backButtonTitle": .text(UINavigationItem.self) { $0.backButtonTitle = $1 },
    "hidesBackButton": .flag(UINavigationItem.self) { $0.hidesBackButton = $1 },
    "leftItemsSupplementBackButton": .flag(UINavigationItem.self) {
      $0.leftItemsSupplementBackButton = $1
    },
  ]

  private static let items: [String: RuntimeProperty] = [
    "title": .text(UIBarItem.self) { $0.title = $1 },
    "image": .image(UIBarItem.self) { $0.image = $1 },
    "enabled": .flag(UIBarItem.self) { $0.isEnabled = $1 },
    "tag": .whole(UIBarItem.self) { $0.tag = $1 },
    "accessibilityLabel": .text(UIBarItem.self) { $0.accessibilityLabel = $1 },
    "accessibilityIdentifier": .text(UIBarItem.self) { $0.accessibilityIdentifier = $1 },
  ]

  private static let bars: [String: RuntimeProperty] = [
    "prefersLargeTitles": .flag(UINavigationBar.self) { $0.prefersLargeTitles = $1 },
    "translucent": .flag(UINavigationBar.self) { $0.isTranslucent = $1 },
    "barTintColor": .color(UINavigationBar.self) { $0.barTintColor = $1 },
  ]

  private static let responders: [String: RuntimeProperty] = [
    "accessibilityElement": .flag(UIResponder.self) { $0.isAccessibilityElement = $1 },
    "accessibilityLabel": .text(UIResponder.self) { $0.accessibilityLabel = $1 },
    "accessibilityHint": .text(UIResponder.self) { $0.accessibilityHint = $1 },
    "accessibilityValue": .text(UIResponder.self) { $0.accessibilityValue = $1 },
    "accessibilityElementsHidden": .flag(UIResponder.self) { $0.accessibilityElementsHidden = $1 },
    "accessibilityViewIsModal": .flag(UIResponder.self) { $0.accessibilityViewIsModal = $1 },
  ]
}
