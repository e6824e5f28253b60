// Reference: UIStatusBarStyle, UIStatusBarAnimation; iOS 18 documentation.

/// How the status bar is coloured.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface style asks.
  case `default` = 0
  /// For dark grounds.
  case lightContent = 1
  /// For light grounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}
