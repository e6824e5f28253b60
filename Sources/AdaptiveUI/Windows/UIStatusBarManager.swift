// Reference: UIStatusBarManager, iOS 18 documentation. Rules W20, W22.
// Status: Complete.
public import Foundation

/// Answers for the status bar of a scene.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// How the visible controller wants the bar.
  public var statusBarStyle: UIStatusBarStyle {
    guard let root = scene.orientationController else { return .default }
    return sequence(first: root, next: \.childForStatusBarStyle).reduce(root) { $1 }
      .preferredStatusBarStyle
  }
  /// Whether the bar is out of sight.
  public var isStatusBarHidden: Bool { scene.statusBar.isHidden }
  /// The rectangle of the bar, in points; empty while it is hidden.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: scene.bounds.width, height: scene.statusBarHeight)
  }
}

extension UIWindowScene {
  /// Answers for the status bar of the scene.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
  /// The screen that the scene is on.
  public var screen: UIScreen { environment.screen }

  /// How a scene comes.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system likes.
    case automatic
    /// As any other.
    case standard
    /// In the middle of attention.
    case prominent
  }

  /// How a scene goes.
  public enum DismissalAnimation: Int, Sendable {
    /// As any other.
    case standard = 1
    /// As something done.
    case commit
    /// As something given up.
    case decline
  }
}
