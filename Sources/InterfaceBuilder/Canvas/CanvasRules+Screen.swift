import AdaptiveUI
import Foundation

// What hardware and status bar cover of a canvas.

extension CanvasRules {
  /// What the hardware and the status bar cover of a root, which fills the screen or does not.
  func screenInsets(over canvas: CGSize, fills: Bool) -> UIEdgeInsets {
    guard let device else {
      let top: CGFloat = release.screen.hidesShortStatusBar ? 0 : 20
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    if device.isPad {
      let top: CGFloat = device.hasHomeIndicator ? 24 : release.screen.hidesShortStatusBar ? 0 : 20
      return UIEdgeInsets(top: top, left: 0, bottom: device.hasHomeIndicator ? 20 : 0, right: 0)
    }
    guard device.hasHomeIndicator else {
      let isHidden =
        release.screen.hidesShortStatusBar
        || device.isLandscape
        || canvas.height < CanvasDevice.lowestScreen && release.screen.hidesStatusBarOfLowRoots
      return UIEdgeInsets(top: isHidden ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
    if device.isLandscape && !fills { return UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0) }
    let isAdded = release.screen.isAddedAgain && fills  // LC2.6
    let notch = statusBar(of: device)
    if device.isLandscape {
      return UIEdgeInsets(
        top: isAdded ? notch : 0, left: notch, bottom: isAdded ? 55 : 21, right: notch)
    }
    return UIEdgeInsets(
      top: isAdded ? 2 * notch : notch, left: 0, bottom: isAdded ? 68 : 34, right: 0)
  }

  /// What of the top inset of a root of this size is added again.
  func addedTop(over canvas: CGSize) -> CGFloat {
    guard release.screen.isAddedAgain, let device, device.hasHomeIndicator, device.size == canvas
    else { return 0 }
    return statusBar(of: device)
  }

  /// Whether a root without controller has no insets: rows of tables.
  func hasNoInsets(_ root: DocumentElement) -> Bool {
    root.name == "tableViewCell" && !release.screen.coversLoneRows
  }

  /// The status bar of a screen without home button, in portrait.
  ///
  /// Rule LC2.7.
  func statusBar(of device: CanvasDevice) -> CGFloat { release.screen.statusBars[device.id] ?? 44 }

  /// What remains of the screen's insets in a container view: of some releases only the top, where the
  /// controller is its direct content, and the bottom.
  func embeddedInsets(screen: UIEdgeInsets, directly: Bool) -> UIEdgeInsets {
    let covers = release.screen
    return UIEdgeInsets(
      top: directly || covers.coversEmbeddedRoots ? screen.top : 0, left: 0,
      bottom: directly && covers.coversBottomOfContained || covers.coversEmbeddedRoots
        ? screen.bottom : 0, right: 0)
  }

  /// The side margins of roots where they are not the width's: on old canvases without device, and
  /// on phones on their side.
  ///
  /// Rule LC1.9.
  var fixedRootMargin: CGFloat? {
    guard let device else { return release.screen.rootMargin }
    return device.hasCompactHeight && device.hasHomeIndicator ? 16 : nil  // LC1.6
  }
}
