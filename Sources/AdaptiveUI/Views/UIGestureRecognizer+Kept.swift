extension UIGestureRecognizer {
  /// Tells what has no effect, when a view takes the recognizer.
  func tellKeptMembers() {
    if delaysTouchesBegan { KeptMember.delaysTouchesBegan.wasSet() }
    if !delaysTouchesEnded { KeptMember.delaysTouchesEnded.wasSet() }
  }
}
