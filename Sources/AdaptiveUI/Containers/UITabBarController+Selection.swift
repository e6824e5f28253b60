// Which tab is shown, by whose choice. Rules KT02, C42–C44.

extension UITabBarController {
  /// Chooses a tab as a user does: the delegate is asked and told.
  ///
  /// Rule C44. Choosing the selected tab again takes its stack back to the root.
  package func selectAsUser(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    choose(pages[index]) { select(index) }
  }

  /// Chooses what a button of the bar stands for.
  private func chooseAsUser(button index: Int) {
    guard more.isShown, index == MoreTab.index else { return selectAsUser(index) }
    choose(moreNavigationController) { selectMore() }
  }

  private func choose(_ chosen: UIViewController, _ select: () -> Void) {
    // Whoever overrides this still sees the tab that was shown before.
    tabBar(tabBar, didSelect: chosen.tabBarItem)
    guard delegateAllows(chosen) else { return }
    let previous = shownTab
    if chosen === shownController {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select()
    }
    guard let delegate else { return }
    note(.callback, "tabBarController(_:didSelect:)", chosen.displayName)
    delegate.tabBarController(self, didSelect: chosen)
    if let tab = tab(of: chosen) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  private func delegateAllows(_ chosen: UIViewController) -> Bool {
    guard let delegate else { return true }
    let answer =
      tab(of: chosen).map { delegate.tabBarController(self, shouldSelectTab: $0) }
      ?? delegate.tabBarController(self, shouldSelect: chosen)
    note(.question, "tabBarController(_:shouldSelect:)", String(answer))
    return answer
  }

  private func note(_ kind: TraceEvent.Kind, _ name: String, _ value: String) {
    environment.recorder.record(
      TraceEvent(kind, traceSubject, name, new: value, rule: "C44"))
  }

  /// Exchanges the tabs.
  ///
  /// Rule KT02: the selected controller stays, else its index, else the first.
  func setPages(_ new: [UIViewController]) {
    finishTransition?()
    endMore()
    let current = selectedPage
    for child in pages where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let entering = new.filter { $0.parent !== self }
    entering.forEach { addChild($0) }
    pages = new
    selected =
      new.firstIndex { $0 === current } ?? (new.indices.contains(selected) ? selected : 0)
    rebuildBar()
    if isViewLoaded { showSelected() }
    entering.forEach { $0.didMove(toParent: self) }
  }

  /// Shows the tab of a controller, which has to be one of the tabs'.
  func select(_ controller: UIViewController?) {
    guard let controller, controller !== shownController else { return }
    guard let index = pages.firstIndex(where: { $0 === controller }) else {
      environment.breach(
        Breach(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.",
          subject: traceSubject, rule: "KT02"))
      return
    }
    select(index)
  }

  /// The controller of the selected tab, wherever it is.
  var selectedPage: UIViewController? { pages.indices.contains(selected) ? pages[selected] : nil }

  /// Whose view is seen: the selected tab's, or that of the stack behind More.
  var shownController: UIViewController? {
    more.isShown && more.isChosen ? moreNavigationController : selectedPage
  }

  /// Shows another tab, which may be one of More's.
  ///
  /// Rule C42.
  func select(_ index: Int) {
    guard pages.indices.contains(index), index != selected || showsMoreList || more.isChosen else {
      return
    }
    environment.perform {
      finishTransition?()
      let old = shownController
      let before = selected
      selected = index
      more.isChosen = more.isShown && index >= MoreTab.index
      if more.isChosen { enterMore(pages[index], animated: old === moreNavigationController) }
      replaceShown(old) { [weak self] in self?.selected = before }
    }
  }

  /// Shows the list of More, or what was chosen there.
  private func selectMore() {
    environment.perform {
      finishTransition?()
      let old = shownController
      more.isChosen = true
      replaceShown(old) {}
    }
  }

  /// Shows what is selected now in place of `old`; `goBack` selects that again.
  ///
  /// Rule C42: the new controller will appear before the old one will disappear.
  private func replaceShown(_ old: UIViewController?, goBack: @escaping () -> Void) {
    rebuildBar()
    let new = shownController
    guard isViewLoaded, new !== old else { return }
    let isVisible = appearance == .appeared
    if isVisible, let old, let new, let supplied = suppliedAnimator(from: old, to: new) {
      return TabTransition(tabs: self, old: old, new: new, goBack: goBack).run(supplied)
    }
    if isVisible {
      new?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
    environment.updateCycle.flush()
    guard isVisible else { return }
    environment.updateCycle.whenLaidOut {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  /// Shows the tabs' names in the bar.
  func rebuildBar() {
    let room = more.isShown ? Array(pages.prefix(MoreTab.index)) : pages
    var items = room.map { controller in
      let item = controller.tabBarItem ?? UITabBarItem(title: nil, image: nil, tag: 0)
      item.itemDidChange = { [weak self] in self?.rebuildBar() }
      return (title: tabTitle(of: controller), item: item)
    }
    if more.isShown {
      items.append((MoreTab.title, UITabBarItem(title: MoreTab.title, image: nil, tag: 0)))
    }
    let isMore = more.isShown && more.isChosen
    tabBar.show(items, selected: isMore ? MoreTab.index : selected) { [weak self] in
      self?.chooseAsUser(button: $0)
    }
  }

  /// A tab is named by its item, else by its controller, else by the root of its stack.
  package func tabTitle(of controller: UIViewController) -> String {
    let root = (controller as? UINavigationController)?.viewControllers.first
    let titles = [controller.tabBarItem?.title, controller.title, root?.title]
    let index = pages.firstIndex { $0 === controller } ?? 0
    return titles.compactMap { $0 }.first { !$0.isEmpty } ?? "Tab \(index + 1)"
  }
}
