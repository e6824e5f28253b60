// Reference: overrideUserInterfaceStyle, iOS 18 documentation. Rule P27.

extension UIView {
  /// The style of the view and everything below; unspecified to take it from above.
  ///
  /// Rule P27.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.styleOverride }
    set {
      traitState.styleOverride = newValue
      setNeedsTraitUpdate()
    }
  }
}

extension UIViewController {
  /// The style of the controller, its views and its children; unspecified to take it from above.
  ///
  /// Rule P27.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.styleOverride }
    set {
      traitState.styleOverride = newValue
      viewIfLoaded?.setNeedsTraitUpdate()
    }
  }

  /// Brings the traits of the controller, its view and everything below up to date now.
  ///
  /// Rule T39.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
