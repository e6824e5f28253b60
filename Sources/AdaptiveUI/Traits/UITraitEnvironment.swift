// Reference: UITraitEnvironment, UITraitChangeObservable, iOS 18 documentation. Rules P24, T31, T40.

/// An object with traits.
///
/// Rule P24.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of this object.
  var traitCollection: UITraitCollection { get }
  /// Called after any trait changed.
  ///
  /// Rule T40.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The token of a registration.
///
/// Rule T31.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
///
/// Rule T31.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
