import Foundation

// More than five tabs in a narrow environment: four, and a list of the rest. Rule KT02.

extension UITabBarController {
  /// Whether the list of More is selected rather than a tab in it.
  var showsMoreList: Bool { more.isShown && more.isChosen && more.content == nil }

  func makeMoreStack() -> UINavigationController {
    environment.perform {
      let list = ((self as UIViewController) as? any MoreListing)?.makeMoreList()
      let stack = UINavigationController(rootViewController: list ?? UIViewController())
      stack.identifier = "more"
      stack.stackDidChange = { [weak self] in self?.reclaimPopped() }
      return stack
    }
  }

  /// Brings a More tab or takes it away, as width and number of tabs ask.
  func updateMore() {
    let isNeeded =
      traitCollection.horizontalSizeClass == .compact && pages.count > MoreTab.index + 1
    guard isNeeded != more.isShown else { return }
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, "tab bar", new: isNeeded ? "four tabs and More" : "all tabs",
        rule: "KT02"))
    if isNeeded { beginMore() } else { endMore() }
    rebuildBar()
    showSelected()
  }

  private func beginMore() {
    more.isShown = true
    addChild(moreNavigationController)
    moreNavigationController.didMove(toParent: self)
    guard selected >= MoreTab.index, let tab = selectedPage else { return }
    more.isChosen = true
    tab.viewIfLoaded?.removeFromSuperview()
    enterMore(tab, animated: false)
  }

  /// Gives everything back to its tab; what is seen next comes with the next layout.
  func endMore() {
    guard more.isShown else { return }
    leaveMore()
    more = MoreTab()
    moreNavigationController.willMove(toParent: nil)
    moreNavigationController.viewIfLoaded?.removeFromSuperview()
    moreNavigationController.removeFromParent()
  }

  /// Puts a tab's content on the stack behind More.
  func enterMore(_ tab: UIViewController, animated: Bool) {
    guard more.content?.tab !== tab else { return }
    leaveMore()
    let members = (tab as? UINavigationController)?.surrender() ?? [tab]
    if members.last === tab {
      tab.willMove(toParent: nil)
      tab.viewIfLoaded?.removeFromSuperview()
      tab.removeFromParent()
    }
    more.content = (tab, members)
    let stack = moreNavigationController
    let new = Array(stack.viewControllers.prefix(1)) + members
    if animated { stack.setViewControllers(new, animated: true) } else { stack.install(new) }
  }

  /// Gives the content on the stack behind More back to its tab, with what was pushed there.
  private func leaveMore() {
    guard let content = more.content else { return }
    more.content = nil
    let stack = moreNavigationController
    let onStack = Array(stack.viewControllers.dropFirst())
    stack.install(Array(stack.viewControllers.prefix(1)))
    if let navigation = content.tab as? UINavigationController {
      let isThere = onStack.first === content.members.first
      navigation.install(isThere ? onStack : content.members)
    } else {
      addChild(content.tab)
      content.tab.didMove(toParent: self)
    }
  }

  /// Back at the list, the tab gets its content again.
  private func reclaimPopped() {
    if more.content != nil, moreNavigationController.viewControllers.count == 1 { leaveMore() }
  }
}
