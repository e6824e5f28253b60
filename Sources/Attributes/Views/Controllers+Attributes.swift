import AdaptiveUI
import Foundation

// Controllers, of which only the runtime sets attributes by these rows.

extension AttributeTable {
  package static let viewController = AttributeTable(
    UIViewController.self, "UIViewController", under: responder,
    [
      .text("title", xib: nil, { $0.title }, { $0.title = $1 }),
      .text(
        "restorationIdentifier", xib: nil,
        { $0.restorationIdentifier }, { $0.restorationIdentifier = $1 }),
      .choice(
        "modalPresentationStyle", xib: nil, Words<UIModalPresentationStyle>(), absent: nil,
        { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 }),
      .choice(
        "modalTransitionStyle", xib: nil, Words<UIModalTransitionStyle>(), absent: nil,
        { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 }),
      .flag(
        "modalInPresentation", xib: nil,
        { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 }),
      .flag(
        "definesPresentationContext", xib: nil,
        { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 }),
      .flag(
        "hidesBottomBarWhenPushed", xib: nil,
        { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 }),
      .flag(
        "extendedLayoutIncludesOpaqueBars", xib: nil,
        { $0.extendedLayoutIncludesOpaqueBars }, { $0.extendedLayoutIncludesOpaqueBars = $1 }),
      .flag(
        "automaticallyAdjustsScrollViewInsets", xib: nil,
        { $0.automaticallyAdjustsScrollViewInsets },
        { $0.automaticallyAdjustsScrollViewInsets = $1 }),
      .size("preferredContentSize", { $0.preferredContentSize }, { $0.preferredContentSize = $1 }),
      .flag("editing", xib: nil, { $0.isEditing }, { $0.isEditing = $1 }),
    ])

  package static let navigationController = AttributeTable(
    UINavigationController.self, "UINavigationController", under: viewController,
    [
      .flag(
        "navigationBarHidden", xib: nil,
        { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 }),
      .flag("toolbarHidden", xib: nil, { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 }),
      .flag(
        "hidesBarsWhenVerticallyCompact", xib: nil,
        { $0.hidesBarsWhenVerticallyCompact }, { $0.hidesBarsWhenVerticallyCompact = $1 }),
    ])

  package static let tabBarController = AttributeTable(
    UITabBarController.self, "UITabBarController", under: viewController,
    [.whole("selectedIndex", xib: nil, { $0.selectedIndex }, { $0.selectedIndex = $1 })])

  package static let splitViewController = AttributeTable(
    UISplitViewController.self, "UISplitViewController", under: viewController,
    [
      .choice(
        "preferredDisplayMode", xib: nil, Words<UISplitViewController.DisplayMode>(), absent: nil,
        { $0.preferredDisplayMode }, { $0.preferredDisplayMode = $1 }),
      .flag(
        "presentsWithGesture", xib: nil,
        { $0.presentsWithGesture }, { $0.presentsWithGesture = $1 }),
    ])
}
