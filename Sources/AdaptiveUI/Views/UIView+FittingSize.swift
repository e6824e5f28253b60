extension UIView {
  /// Notes that the controller around the view may fit another size now, and bars that it is in.
  ///
  /// Rule U07.
  func fittingSizeMayHaveChanged() {
    for view in sequence(first: self, next: \.superview) {
      if let controller = view.viewController {
        controller.fittingSize.mayHaveChanged = true
        return
      }
      // Bars give the views of items and titles the size that they want.
      view.partMayFitAnew()
    }
  }
}
