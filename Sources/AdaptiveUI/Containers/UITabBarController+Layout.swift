import Foundation

// Space: the bar at bottom or top, the child under it with insets. Rules KT01, KT03, KT05, KN05.

extension UITabBarController {
  func placeChildren() {
    guard let container = viewIfLoaded else { return }
    updateMore()
    let bars = environment.policy.bars
    let height = bars.tabBar(traitCollection)
    let isOnTop = bars.tabBarIsOnTop(traitCollection)
    tabBar.isHidden = hidesBar
    tabBar.frame = barFrame(in: container, height: height, isOnTop: isOnTop)
    guard let child = shownController else { return }
    let covered = hidesBar ? 0 : height  // KT05
    // An animator of the program's places its views itself.
    if finishTransition == nil {
      let old = child.viewIfLoaded?.frame
      child.viewIfLoaded?.frame = place(of: child, in: container)
      if let barCause { child.noteResize(from: old, because: barCause) }  // C21
      barCause = nil
    }
    child.containerInsets = child.extendedInsets(
      isOnTop ? UIEdgeInsets(top: covered) : UIEdgeInsets(bottom: covered), opaque: opaqueBar)
  }

  private var opaqueBar: UIRectEdge {
    tabBar.isTranslucent
      ? [] : environment.policy.bars.tabBarIsOnTop(traitCollection) ? .top : .bottom
  }

  /// Where the view of a child is once it is selected and rests.
  func place(of child: UIViewController, in container: UIView) -> CGRect {
    let bars = environment.policy.bars
    let height = bars.tabBar(traitCollection)
    let isOnTop = bars.tabBarIsOnTop(traitCollection)
    let safeArea = container.safeAreaInsets
    let whole = UIEdgeInsets(
      top: hidesBar || !isOnTop ? 0 : safeArea.top + height,
      bottom: hidesBar || isOnTop ? 0 : safeArea.bottom + height)
    return child.extendedFrame(in: container.bounds, covered: whole, opaque: opaqueBar)
  }

  private func barFrame(in container: UIView, height: CGFloat, isOnTop: Bool) -> CGRect {
    let size = container.bounds.size
    let safeArea = container.safeAreaInsets
    if isOnTop {
      return CGRect(
        x: 0, y: hidesBar ? -height : safeArea.top, width: size.width, height: height)
    }
    let whole = height + safeArea.bottom
    return CGRect(
      x: 0, y: hidesBar ? size.height : size.height - whole, width: size.width, height: whole)
  }

  /// Rule KN05: also while a stack in the selected tab holds a controller that hides it.
  private var hidesBar: Bool {
    isTabBarHidden || (shownController as? UINavigationController)?.hidesBottomBar == true
  }

  /// Rule C43: a tab's view is loaded when it is selected first.
  func showSelected() {
    guard let container = viewIfLoaded, let child = shownController else { return }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    environment.animations.perform(nil) {
      child.view.frame = container.bounds
      container.insertSubview(child.view, belowSubview: tabBar)
    }
    container.setNeedsLayout()
  }
}
