// The status bar's share of a window. Rules W20–W22.
package import Foundation

/// The status bar of a scene now.
struct StatusBarState {
  /// The extra height, in points, while a call goes on.
  static let callHeight: CGFloat = 20

  var isHidden = false
  /// Whether a call makes the bar twice as high; where there is a notch it never is.
  var isTall = false
}

extension UIWindowScene {
  /// Whether a call goes on, which makes the status bar taller on devices without a notch.
  ///
  /// Rule W20.
  package var isInCall: Bool {
    get { statusBar.isTall }
    set {
      statusBar.isTall = newValue
      statusBarDidChange(newValue ? "a call makes the status bar taller" : "the call is over")
    }
  }

  /// Phones whose bar is beside a notch have a higher one.
  private var hasNotch: Bool { geometry.idiom == .phone && geometry.statusBarHeight > 20 }

  /// The height of the status bar now, in points.
  ///
  /// Rule W20.
  package var statusBarHeight: CGFloat {
    guard !statusBar.isHidden else { return 0 }  // W20
    let height = geometry.statusBarHeight
    return statusBar.isTall && height > 0 && !hasNotch ? height + StatusBarState.callHeight : height
  }

  /// What notch, bars and home indicator cover of the whole screen.
  ///
  /// Rules W20, W22.
  var coveredArea: UIEdgeInsets {
    var insets = geometry.safeArea
    if !hasNotch { insets.top += statusBarHeight - geometry.statusBarHeight }  // W22
    return insets
  }

  /// Asks the controller that has a say about the bar, and follows.
  func refreshStatusBar() {
    guard let root = orientationController else { return }
    let asked = sequence(first: root, next: \.childForStatusBarHidden).reduce(root) { $1 }
    guard statusBar.isHidden != asked.prefersStatusBarHidden else { return }
    statusBar.isHidden = asked.prefersStatusBarHidden
    statusBarDidChange("the status bar is \(statusBar.isHidden ? "hidden" : "shown")")
  }

  private func statusBarDidChange(_ cause: String) {
    for window in windows {
      let old = window.rootViewController?.viewIfLoaded?.frame
      window.placeRootView()
      window.rootViewController?.noteResize(from: old, because: cause)
      window.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// Has ``prefersStatusBarHidden`` asked again.
  ///
  /// Rule W20.
  public func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.refreshStatusBar()
  }

  /// Notes that the view has another frame although no size transition told of it, and why.
  ///
  /// Rule C21.
  func noteResize(from old: CGRect?, because cause: String) {
    guard let old, let view = viewIfLoaded, view.window != nil, view.frame != old else { return }
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, "frame", old: old.traceText, new: view.frame.traceText,
        reason: "\(cause): no size transition", rule: "C21"))
  }
}

extension UIWindow {
  /// Where the root view is in a window of `size`.
  ///
  /// Rules W20–W22: an opaque bar, or the extra height of a call, takes room from it in iOS 8; today it always fills the window.
  func rootFrame(in size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard environment.policy.statusBarTakesRoom, let scene = windowScene,
      let root = rootViewController
    else { return whole }  // W22
    var taken: CGFloat = 0
    if environment.application.statusBarIsOpaque, !root.wantsFullScreenLayout {
      taken = scene.statusBarHeight  // W21
    } else if scene.isInCall, scene.statusBarHeight > 0 {
      taken = scene.statusBarHeight - scene.geometry.statusBarHeight  // W20
    }
    return whole.inset(by: UIEdgeInsets(top: taken, left: 0, bottom: 0, right: 0))
  }

  /// Gives a root view that a full-screen presentation keeps out of the window the size that it was told
  /// of.
  ///
  /// Rule C17.
  func resizeCoveredRootView() {
    guard let root = rootViewController, root.isCoveredByPresentation, !isTurnedByPresentation,
      let view = root.viewIfLoaded, view.superview == nil
    else { return }
    view.frame = rootFrame(in: bounds.size)
  }

}
