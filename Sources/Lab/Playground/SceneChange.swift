public import Foundation

/// A change to the model from outside, by a user at the playground.
public enum SceneChange: Sendable, Equatable {
  /// Overrides a trait of a controller, or of all windows for `window`; `nil` removes the override.
  case trait(owner: String, name: String, value: String?)
  /// Has the reader set a trait in the system: text size, style, direction and such.
  case setting(String, String)
  /// Sets a constraint's constant, in points.
  case constant(String, CGFloat)
  /// Sets a constraint's priority, from 1 to 1000.
  case priority(String, Int)
  /// Switches to another generation of UIKit and replays the recording under its rules.
  case era(Int)
  /// Sets the preferred display mode of a split view controller; no owner means the first one.
  case displayMode(owner: String?, mode: String)
  /// Moves the window to another part of an iPad's screen.
  case place(String)
  /// Starts or ends a call, during which the status bar is taller.
  case call(isOn: Bool)
  /// Shows the scene as another pair of size classes without changing its size; `nil` ends that.
  case viewAs(horizontal: String?, vertical: String?)
  /// Installs or removes a view or constraint for a pair of size classes; `nil` for the present
  /// pair.
  case install(String, isOn: Bool, for: ClassPair?)
}
