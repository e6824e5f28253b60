// Which tab is shown, by whose choice. Rules KT02, C42–C44.

extension UITabBarController {
  /// Chooses a tab as a user does: the delegate is asked and told.
  ///
  /// Rule C44. Choosing the selected tab again takes its stack back to the root.
  package func selectAsUser(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let chosen = tabs[index]
    guard delegateAllows(chosen) else { return }
    if index == selected {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    guard let delegate else { return }
    note(.callback, "tabBarController(_:didSelect:)", chosen.displayName)
    delegate.tabBarController(self, didSelect: chosen)
  }

  private func delegateAllows(_ chosen: UIViewController) -> Bool {
    guard let delegate else { return true }
    let answer = delegate.tabBarController(self, shouldSelect: chosen)
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
  func setTabs(_ new: [UIViewController]) {
    let current = selectedViewController
    for child in tabs where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let entering = new.filter { $0.parent !== self }
    entering.forEach { addChild($0) }
    tabs = new
    selected =
      new.firstIndex { $0 === current } ?? (new.indices.contains(selected) ? selected : 0)
    rebuildBar()
    if isViewLoaded { showSelected() }
    entering.forEach { $0.didMove(toParent: self) }
  }

  /// Shows another tab.
  ///
  /// Rule C42: the new controller will appear before the old one will disappear.
  func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selected else { return }
    environment.perform {
      let old = selectedViewController
      selected = index
      rebuildBar()
      guard isViewLoaded else { return }
      let new = selectedViewController
      let isVisible = appearance == .appeared
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
  }

  /// A tab is named by its item, else by its controller, else by the root of its stack.
  func rebuildBar() {
    let items = tabs.enumerated().map { index, controller in
      let item = controller.tabBarItem ?? UITabBarItem(title: nil, image: nil, tag: 0)
      item.itemDidChange = { [weak self] in self?.rebuildBar() }
      let root = (controller as? UINavigationController)?.viewControllers.first
      let titles = [item.title, controller.title, root?.title]
      let title = titles.compactMap { $0 }.first { !$0.isEmpty }
      return (title: title ?? "Tab \(index + 1)", item: item)
    }
    tabBar.show(items, selected: selected) { [weak self] in self?.selectAsUser($0) }
  }
}
