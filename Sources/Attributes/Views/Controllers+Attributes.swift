package import AdaptiveUI
import Foundation

// Controllers. What containers hold, and what is said of bars and views, the readers build themselves.

extension AttributeTable {
  package static let viewController = AttributeTable(
    UIViewController.self, "UIViewController", under: responder, tag: "viewController",
    [
      .text("title", xib: nil, { $0.title }, { $0.title = $1 }),
      .text(
        "restorationIdentifier", xib: nil,
        { $0.restorationIdentifier }, { $0.restorationIdentifier = $1 }),
      .size(
        "preferredContentSize", scene: .same,
        { $0.preferredContentSize }, { $0.preferredContentSize = $1 }),
      .insets(
        "additionalSafeAreaInsets", xib: nil, scene: .same,
        { $0.additionalSafeAreaInsets }, { $0.additionalSafeAreaInsets = $1 }),
      .flag(
        "modalInPresentation", scene: .same,
        { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 }),
      .flag(
        "definesPresentationContext", scene: .same,
        { $0.definesPresentationContext }, { $0.definesPresentationContext = $1 }),
      .flag(
        "providesPresentationContextTransitionStyle", scene: .same,
        { $0.providesPresentationContextTransitionStyle },
        { $0.providesPresentationContextTransitionStyle = $1 }),
      .flag(
        "actsAsWindow", xib: nil, scene: .same, isRuntime: false,
        { $0.actsAsWindow }, { $0.actsAsWindow = $1 }),
      .choice(
        "modalPresentationStyle", .presentationStyles, absent: nil,
        { $0.modalPresentationStyle }, { $0.modalPresentationStyle = $1 }),
      .choice(
        "modalTransitionStyle", .transitionStyles, absent: nil,
        { $0.modalTransitionStyle }, { $0.modalTransitionStyle = $1 }),
      .flag(
        "hidesBottomBarWhenPushed", scene: .same,
        { $0.hidesBottomBarWhenPushed }, { $0.hidesBottomBarWhenPushed = $1 }),
      .flag(
        "wantsFullScreenLayout", xib: nil, scene: .same,
        { $0.wantsFullScreenLayout }, { $0.wantsFullScreenLayout = $1 }),
      .flag(
        "extendedLayoutIncludesOpaqueBars",
        { $0.extendedLayoutIncludesOpaqueBars }, { $0.extendedLayoutIncludesOpaqueBars = $1 }),
      .flag(
        "automaticallyAdjustsScrollViewInsets", absent: true,
        { $0.automaticallyAdjustsScrollViewInsets },
        { $0.automaticallyAdjustsScrollViewInsets = $1 }),
      .flag("editing", xib: nil, { $0.isEditing }, { $0.isEditing = $1 }),
    ])

  package static let navigationController = AttributeTable(
    UINavigationController.self, "UINavigationController", under: viewController,
    tag: "navigationController",
    [
      .flag(
        "navigationBarHidden", scene: .same,
        { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 }),
      .flag(
        "hidesBarsWhenVerticallyCompact", scene: .same,
        { $0.hidesBarsWhenVerticallyCompact }, { $0.hidesBarsWhenVerticallyCompact = $1 }),
      .flag(
        "toolbarHidden", scene: .same, absent: true,
        { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 }),
      .flag(
        "prefersLargeTitles", xib: nil, scene: .same, isRuntime: false,
        { $0.navigationBar.prefersLargeTitles }, { $0.navigationBar.prefersLargeTitles = $1 }),
    ])

  package static let tabBarController = AttributeTable(
    UITabBarController.self, "UITabBarController", under: viewController,
    tag: "tabBarController",
    [.whole("selectedIndex", xib: nil, { $0.selectedIndex }, { $0.selectedIndex = $1 })])

  package static let splitViewController = AttributeTable(
    UISplitViewController.self, "UISplitViewController", under: viewController,
    tag: "splitViewController",
    [
      .choice(
        "preferredDisplayMode", scene: .same, .displayModes, absent: .automatic,
        { $0.preferredDisplayMode }, { $0.preferredDisplayMode = $1 }),
      .choice(
        "preferredSplitBehavior", xib: nil, scene: .same, isRuntime: false, .splitBehaviors,
        absent: nil, { $0.preferredSplitBehavior }, { $0.preferredSplitBehavior = $1 }),
      .choice(
        "primaryEdge", xib: nil, scene: .same, isRuntime: false, .primaryEdges, absent: nil,
        { $0.primaryEdge }, { $0.primaryEdge = $1 }),
      .flag(
        "presentsWithGesture", absent: true,
        { $0.presentsWithGesture }, { $0.presentsWithGesture = $1 }),
      // Documents say widths that do not count with 0.
      .number(
        "preferredPrimaryColumnWidth", xib: nil, scene: .same, in: .positive,
        { $0.preferredPrimaryColumnWidth }, { $0.preferredPrimaryColumnWidth = $1 }),
      .number(
        "minimumPrimaryColumnWidth", xib: nil, scene: .same, in: .nonNegative,
        { $0.minimumPrimaryColumnWidth }, { $0.minimumPrimaryColumnWidth = $1 }),
      .number(
        "maximumPrimaryColumnWidth", xib: nil, scene: .same, in: .nonNegative,
        { $0.maximumPrimaryColumnWidth }, { $0.maximumPrimaryColumnWidth = $1 }),
      .number(
        "preferredPrimaryColumnWidthFraction", xib: nil, scene: .same, in: .fraction,
        { $0.preferredPrimaryColumnWidthFraction },
        { $0.preferredPrimaryColumnWidthFraction = $1 }),
    ])
}

extension Words<UIModalPresentationStyle> {
  package static let presentationStyles = Self(documents: [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "custom": .custom,
  ])
}

extension Words<UIModalTransitionStyle> {
  package static let transitionStyles = Self(documents: [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ])
}

extension Words<UISplitViewController.DisplayMode> {
  /// Newer documents say which columns show, older ones what becomes of the first.
  package static let displayModes = Self(
    "a display mode",
    [
      "automatic": .automatic, "secondaryOnly": .secondaryOnly,
      "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ],
    documents: [
      "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
      "allVisible": .oneBesideSecondary, "over": .oneOverSecondary,
      "primaryOverlay": .oneOverSecondary,
    ])
}

extension Words<UISplitViewController.SplitBehavior> {
  package static let splitBehaviors = Self(
    "a split behaviour",
    ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace])
}

extension Words<UISplitViewController.PrimaryEdge> {
  static let primaryEdges = Self("an edge", ["leading": .leading, "trailing": .trailing])
}
