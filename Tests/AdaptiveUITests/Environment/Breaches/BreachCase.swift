import AdaptiveUI
import Foundation
import Testing

/// Something that UIKit answers with an exception.
struct BreachCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var exception = "NSInvalidArgumentException"
  let message: String
  let act: @MainActor @Sendable (BreachStage) -> Void

  init(
    _ title: String, raises exception: String = "NSInvalidArgumentException", _ message: String,
    act: @escaping @MainActor @Sendable (BreachStage) -> Void
  ) {
    testDescription = title
    self.exception = exception
    self.message = message
    self.act = act
  }
}

extension BreachCase {
  private static let hierarchy = "UIViewControllerHierarchyInconsistency"

  /// Rules C27, C32, C34, KC10, P12, T28.
  static let hierarchies = [
    BreachCase(
      "its own child", "There is no common hierarchy: a controller cannot be its own child"
    ) { $0.root.addChild($0.root) },
    BreachCase(
      "its own descendant", "There is no common hierarchy: a controller cannot be its own child"
    ) { $0.navigation.viewControllers[0].addChild($0.root) },
    BreachCase(
      "a view under the wrong parent", raises: hierarchy,
      "child view controller:<A> should have parent view controller:<root> but actual parent is:<nav>"
    ) { $0.root.view.addSubview($0.navigation.viewControllers[0].view) },
    BreachCase(
      "a child whose view stands elsewhere", raises: hierarchy,
      "child view controller:<guest> should have parent view controller:<A> but requested parent is:<root>"
    ) { $0.root.addChild($0.guest) },
    BreachCase("a view in itself", "Can't add self as subview") {
      $0.root.view.addSubview($0.root.view)
    },
    BreachCase("a view in its own subview", "Can't add self as subview") {
      $0.root.view.subviews[0].addSubview($0.root.view)
    },
    BreachCase(
      "traits of a stranger", "The view controller <T> is not a child of <root>"
    ) {
      $0.root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular),
        forChild: $0.tabs.selectedViewController ?? $0.guest)
    },
    BreachCase(
      "an exchange of strangers",
      "Children view controllers nav and guest must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    ) { $0.root.transition(from: $0.navigation, to: $0.guest, duration: 0, animations: nil) },
    BreachCase(
      "an override that is not there", raises: "NSInternalInconsistencyException",
      "Trait override for horizontal is not set; check contains(_:) before reading it."
    ) { _ = $0.root.traitOverrides.horizontalSizeClass },
  ]

  /// Rules KN03, KS04, KS19, KT02, KP01.
  static let containers = [
    BreachCase(
      "pushing twice",
      "Pushing the same view controller instance more than once is not supported (A)"
    ) { $0.navigation.pushViewController($0.navigation.viewControllers[0], animated: true) },
    BreachCase("pushing a stack", "Pushing a navigation controller is not supported") {
      $0.navigation.pushViewController(UINavigationController(), animated: true)
    },
    BreachCase(
      "the same controller twice",
      "Pushing the same view controller instance more than once is not supported (A)"
    ) {
      let top = $0.navigation.viewControllers[0]
      $0.navigation.setViewControllers([top, top], animated: false)
    },
    BreachCase("popping to a stranger", "Tried to pop to a view controller that doesn't exist.") {
      $0.navigation.popToViewController($0.guest, animated: true)
    },
    BreachCase(
      "selecting a stranger",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
    ) { $0.tabs.selectedViewController = $0.guest },
    BreachCase(
      "too many pages",
      "The number of view controllers provided (2) doesn't match the number required (1) for the requested transition"
    ) { _ in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers(
          [controller("P"), controller("Q")], direction: .forward, animated: false)
    },
  ]

  /// Rules M04, M26, PO01, O10, O11.
  static let presentations = [
    BreachCase(
      "presenting a child",
      "Application tried to present modally a view controller <A> that has a parent view controller <nav>."
    ) { $0.root.present($0.navigation.viewControllers[0], animated: true) },
    BreachCase(
      "presenting oneself", "Application tried to present modally an active controller <root>."
    ) { $0.root.present($0.root, animated: true) },
    BreachCase(
      "no style",
      "The specified modal presentation style doesn't have a corresponding presentation controller."
    ) {
      let info = controller("info")
      info.modalPresentationStyle = .none
      $0.root.present(info, animated: true)
    },
    BreachCase(
      "no common orientation", raises: "UIApplicationInvalidInterfaceOrientation",
      "Supported orientations has no common orientation with the application, and [Landscape shouldAutorotate] is returning YES"
    ) {
      $0.test.environment.application.infoOrientations = .portrait
      let info = PresentationOrientationTests.Landscape()
      info.modalPresentationStyle = .fullScreen
      $0.root.present(info, animated: true)
    },
  ]

  /// Rules LA5.2–LA5.5, LA10.5, LE2.1.
  static let layouts = [
    BreachCase(
      "items in two trees", raises: "NSGenericException",
      "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x1 \"root.leading\"> and <NSLayoutXAxisAnchor:0x2 \"free.leading\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) {
      $0.root.view.accessibilityIdentifier = "root"
      let free = autoView("free")
      $0.root.view.leadingAnchor.constraint(equalTo: free.leadingAnchor).isActive = true
    },
    BreachCase(
      "a width beside a place",
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid pairing of layout attributes"
    ) {
      NSLayoutConstraint(
        item: $0.root.view as Any, attribute: .width, relatedBy: .equal, toItem: $0.guest.view,
        attribute: .leading, multiplier: 1, constant: 0
      ).isActive = true
    },
    BreachCase(
      "a constraint on a view that is not above", raises: "NSInternalInconsistencyException",
      "Impossible to set up layout with view hierarchy unprepared for constraint."
    ) {
      $0.guest.view.addConstraint(
        $0.root.view.subviews[0].widthAnchor.constraint(equalToConstant: 10))
    },
  ]
}
