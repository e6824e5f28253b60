extension UIView {
  /// The least margins that the controller of a root view asks for; `nil` for other views.
  ///
  /// Rule LC1.4.
  var leastMargins: NSDirectionalEdgeInsets? {
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      return nil
    }
    return viewController.systemMinimumLayoutMargins
  }

  /// Tells view and controller of new margins.
  ///
  /// Rule V17.
  func tellMargins() {
    layoutMarginsDidChange()
    viewController?.sendViewLayoutMarginsDidChange()
  }
}
