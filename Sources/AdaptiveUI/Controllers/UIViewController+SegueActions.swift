extension UIViewController {
  /// Asks the controller for what a segue leads to, by the name of its segue action.
  ///
  /// - Returns: `nil` where the controller has no such action or leaves it to the storyboard.
  package final func destination(
    madeBy selector: String, sender: Any?, identifier: String?
  ) -> UIViewController? {
    #if canImport(Darwin)
      nil
    #else
      environment.perform {
        NamedMethods.make(selector, on: self, sender: sender, identifier: identifier)
          as? UIViewController
      }
    #endif
  }
}
