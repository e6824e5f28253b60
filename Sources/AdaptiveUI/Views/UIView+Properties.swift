// Reference: updateProperties(), setNeedsUpdateProperties(); iOS 26 documentation. Rule V16.

extension UIView {
  /// Asks for ``updateProperties()`` before the next layout.
  ///
  /// Rule V16.
  public func setNeedsUpdateProperties() {
    needsUpdatePropertiesFlag = true
    markAncestorsForUpdate()
  }

  /// Updates the properties of the receiver and everything below now, as far as that is due.
  public func updatePropertiesIfNeeded() {
    updateOwnProperties()
    subviews.forEach { $0.updatePropertiesIfNeeded() }
  }

  /// Updates the controller's properties, then the view's, as far as that is due.
  ///
  /// Rule V16.
  func updateOwnProperties() {
    guard environment.policy.sendsUpdateProperties else { return }
    viewController?.sendUpdatePropertiesIfDue()
    viewController?.updateUnavailableContentIfDue()
    guard needsUpdatePropertiesFlag else { return }
    needsUpdatePropertiesFlag = false
    traitState.collection.performAsCurrent { track(.properties) { updateProperties() } }
  }
}

extension UIViewController {
  /// Whether an update is due.
  ///
  /// One that UIKit asks for is not noted: nearly no controller implements the methods.
  enum UpdateRequest { case none, unnoted, asked }

  /// Asks for ``updateProperties()`` before the view's next layout.
  ///
  /// Rule V16.
  public func setNeedsUpdateProperties() {
    propertiesRequest = .asked
    viewIfLoaded?.markAncestorsForUpdate()
  }

  /// Updates the properties of the controller and everything below now, as far as that is due.
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  func sendUpdatePropertiesIfDue() {
    let request = propertiesRequest
    guard request != .none else { return }
    propertiesRequest = .none
    traitState.collection.performAsCurrent {
      track(.properties) {
        if request == .asked {
          send("updateProperties()", rule: "V16") { updateProperties() }
        } else {
          updateProperties()
        }
      }
    }
  }
}
