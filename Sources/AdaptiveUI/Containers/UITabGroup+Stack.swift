// Reference: UITabGroup.managingNavigationController, UITab.managingTabGroup,
// tabBarController(_:displayedViewControllersFor:proposedViewControllers:); iOS 18 documentation.
// Status: Complete. Rule KT02.

extension UITab {
  /// The outermost group above that has a stack to show its tabs in.
  public var managingTabGroup: UITabGroup? {
    sequence(first: self, next: \.parent).dropFirst()
      .compactMap { $0 as? UITabGroup }.last { $0.managingNavigationController != nil }
  }

  /// The tab that is in a bar, for the receiver itself or for groups around it.
  var outermost: UITab { parent?.outermost ?? self }

  /// The receiver, then what is selected in it, in that and so on.
  var selection: [UITab] {
    Array(sequence(first: self, next: { ($0 as? UITabGroup)?.selectedChild }))
  }
}

extension UITabGroup {
  /// Fills the group's stack, or that of the outermost group in it that has one.
  ///
  /// Each selected tab gives its controller, in the order from the group to the leaf, and the
  /// delegate may give others instead. What the program pushed stays above the leaf while that stays
  /// selected.
  func fillStack(of bar: UITabBarController) {
    guard let stack = managingNavigationController else {
      if let inner = selectedChild as? UITabGroup { inner.fillStack(of: bar) }
      return
    }
    let tabs = selection
    let own = tabs.compactMap(\.ownController)
    let pushed =
      tabs.last === stackedLeaf ? stack.viewControllers.filter { !own.contains($0) } : []
    stackedLeaf = tabs.last
    let shown = tabs.flatMap { tab in
      let proposed = [tab.ownController].compactMap { $0 } + (tab === tabs.last ? pushed : [])
      guard let delegate = bar.delegate else { return proposed }
      return delegate.tabBarController(
        bar, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }
    guard shown != stack.viewControllers else { return }
    stack.setViewControllers(shown, animated: false)
  }
}
