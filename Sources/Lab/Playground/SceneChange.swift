public import Foundation

/// A change to the model that the lab makes from outside, as a person at the playground.
public enum SceneChange: Sendable, Equatable {
  /// Overrides a trait of a controller, or of all windows for `window`; `nil` ends the override.
  case trait(owner: String, name: String, value: String?)
  /// Gives a constraint another constant, in points.
  case constant(String, CGFloat)
  /// Gives a constraint another priority, from 1 to 1000.
  case priority(String, Int)
  /// Lives by another generation of UIKit; what happened so far happens again under its rules.
  case era(Int)
  /// Asks a split view controller for a display mode; `nil` stands for the first one.
  case displayMode(owner: String?, mode: String)
  /// Gives the window another part of an iPad's screen.
  case place(String)
  /// Starts or ends a call, which makes the status bar taller.
  case call(isOn: Bool)
  /// Shows the scene as another pair of size classes without changing its size; `nil` as it is.
  case viewAs(horizontal: String?, vertical: String?)
  /// Installs a view or constraint for a pair of size classes, that of now for `nil`, or takes it out.
  case install(String, isOn: Bool, for: ClassPair?)
}
