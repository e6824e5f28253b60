// Tabs by themselves. Rule KT02; UITabBarController.tabs, iOS 18 documentation.

extension UITabBarController {
  /// Takes tabs over and shows the controllers of those that are not hidden.
  func adopt(_ tabs: [UITab]) {
    let shown = shownTab
    givenTabs.forEach { $0.manager = nil }
    givenTabs = tabs
    tabs.forEach { $0.manager = self }
    showTabs(keeping: shown)
  }

  /// Shows tabs again that changed.
  func tabsDidChange() { showTabs(keeping: shownTab) }

  private func showTabs(keeping shown: UITab?) {
    environment.perform {
      setPages(givenTabs.filter { !$0.isHidden }.compactMap(page))
      if let controller = shown?.outermost.page, pages.contains(where: { $0 === controller }) {
        select(controller)
      }
    }
  }

  /// The controller of a tab, which the bar shows under the tab's title.
  private func page(of tab: UITab) -> UIViewController? {
    (tab as? UITabGroup)?.fillStack(of: self)
    guard let controller = tab.page else { return nil }
    controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
    controller.tabBarItem?.isEnabled = tab.isEnabled
    controller.tabBarItem?.badgeValue = tab.badgeValue
    return controller
  }

  /// The tab that shows a controller.
  func tab(of controller: UIViewController) -> UITab? {
    givenTabs.first { $0.page === controller }
  }

  /// The tab that is shown; in groups the tab that the innermost one shows.
  var shownTab: UITab? { selectedPage.flatMap(tab)?.selection.last }

  /// Shows a tab, which may be in a group.
  func select(_ tab: UITab?) {
    guard let tab else { return }
    if let group = tab.parent {
      group.selectedChild = tab
      return select(group)
    }
    select(tab.page)
  }

  /// The tab of an identifier, wherever it is.
  public func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.lazy.compactMap { $0.found(identifier) }.first
  }
}
