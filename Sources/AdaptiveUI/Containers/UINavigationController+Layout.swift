import Foundation

// Space: the bars at top and bottom, the child under both with insets. Rules KN02, KN06, LC2.5.

extension UINavigationController {
  /// Hides or shows the bar; with animation it slides while the child is laid out at once.
  ///
  /// Rule KN10.
  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    barCause = "the navigation bar is \(hidden ? "hidden" : "shown")"
    layoutBars(animated: animated)
  }

  /// Hides or shows the toolbar.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarOff else { return }
    isToolbarOff = hidden
    barCause = "the toolbar is \(hidden ? "hidden" : "shown")"
    layoutBars(animated: animated)
  }

  private func layoutBars(animated: Bool) {
    guard let container = viewIfLoaded else { return }
    container.setNeedsLayout()
    guard animated, container.window != nil else { return }
    environment.perform {
      UIView.animate(withDuration: TransitionCoordinator.standardDuration) {
        container.layOutSubtree()
      }
    }
  }

  /// Whether the bar is shown in the present environment.
  var showsBar: Bool { !isBarHidden && !hidesBarsNow }

  /// Whether the toolbar is shown.
  ///
  /// Rule KN05.
  var showsToolbar: Bool { !isToolbarOff && !hidesBarsNow && !hidesBottomBar }

  private var hidesBarsNow: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  /// Whether a pushed controller hides the bottom bar, until it is popped.
  ///
  /// Rule KN05.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  func placeChildren() {
    guard let container = viewIfLoaded else { return }
    placeBars(in: container)
    guard let top = topViewController, let view = top.viewIfLoaded else { return }
    top.containerInsets = top.extendedInsets(barInsets, opaque: opaqueBars)
    // A view that slides in keeps its way; only its size follows.
    guard view.superview === container else { return }
    let old = view.frame
    view.frame = place(of: top, in: container)
    if let barCause { top.noteResize(from: old, because: barCause) }  // KN10
    barCause = nil
  }

  /// What the bars take of the child beside the safe area.
  private var barInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: showsBar ? barHeight : 0,
      bottom: showsToolbar ? environment.policy.bars.toolbar(traitCollection) : 0)
  }

  private var opaqueBars: UIRectEdge {
    var opaque: UIRectEdge = navigationBar.isTranslucent ? [] : .top
    if !toolbar.isTranslucent { opaque.insert(.bottom) }
    return opaque
  }

  /// Where the view of a child is once it is on top and rests.
  func place(of child: UIViewController, in container: UIView) -> CGRect {
    let safeArea = container.safeAreaInsets
    let covered = UIEdgeInsets(
      top: showsBar ? safeArea.top + barInsets.top : 0,
      bottom: showsToolbar ? safeArea.bottom + barInsets.bottom : 0)
    return child.extendedFrame(in: container.bounds, covered: covered, opaque: opaqueBars)
  }

  /// Hidden bars wait outside, where they slide in from.
  private func placeBars(in container: UIView) {
    let bars = environment.policy.bars
    let safeArea = container.safeAreaInsets
    let size = container.bounds.size
    navigationBar.isHidden = !showsBar
    navigationBar.frame = CGRect(
      x: 0, y: showsBar ? safeArea.top : -barHeight, width: size.width, height: barHeight)
    let toolbarHeight = bars.toolbar(traitCollection) + safeArea.bottom
    toolbar.isHidden = !showsToolbar
    toolbar.frame = CGRect(
      x: 0, y: showsToolbar ? size.height - toolbarHeight : size.height, width: size.width,
      height: toolbarHeight)
  }

  func insertBelowBar(_ child: UIViewController) {
    guard let container = viewIfLoaded else { return }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = container.bounds
    container.insertSubview(child.view, belowSubview: navigationBar)
  }

  /// Shows the top's items, and a way back when there is one.
  ///
  /// Rule KN09.
  func showTopItem() {
    navigationBar.show(stack.map(\.navigationItem)) { [weak self] in
      self?.popViewController(animated: true)
    }
    toolbar.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    // A tab bar around this stack may have to hide.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The container prefers the size that its top prefers, and the bar.
  ///
  /// Rule U11: on push and explicit change, not on pop.
  func mirrorPreferredSize() {
    guard let preferred = topViewController?.preferredContentSize, preferred != .zero else {
      return
    }
    let bar = showsBar ? barHeight : 0
    preferredContentSize = CGSize(width: preferred.width, height: preferred.height + bar)
  }
}
