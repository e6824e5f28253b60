// Reference: UIModalTransitionStyle, iOS 18 documentation.
// Status: Complete; flip and curl are shown as a fade.

/// How a presentation comes onto the screen and leaves it.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Turns the screen around.
  case flipHorizontal = 1
  /// Fades in.
  case crossDissolve = 2
  /// Lifts the page.
  case partialCurl = 3
}
