// Reference: UIBarPositioning, UIBarMetrics, UINavigationBarDelegate; iOS 18 documentation.
// Status: Complete; a bar is where its frame is, whatever its delegate says.
public import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Where the system has it.
  case any
  /// At the bottom.
  case bottom
  /// Below the status bar.
  case top
  /// At the top, with the status bar.
  case topAttached
}

/// For which heights a picture of a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// The ordinary one.
  case `default`
  /// The low one of phones that lie.
  case compact
  /// The ordinary one, with a line above the title.
  case defaultPrompt = 101
  /// The low one, with a line above the title.
  case compactPrompt = 102
}

/// Something that is placed as a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Asked where a bar shall be.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where the bar shall be.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where the system has it.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Asked and told of the items of a bar of its own.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item came on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item on top may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after the item on top went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// Where the delegate has it.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
