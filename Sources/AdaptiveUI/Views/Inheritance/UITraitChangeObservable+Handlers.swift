// Reference: registerForTraitChanges(_:handler:), iOS 18 documentation. Rules T31–T36.

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls `handler` once after each update in which one of `traits` changed.
  ///
  /// Rules T32–T35.
  ///
  /// - Parameters:
  ///   - traits: The traits to watch.
  ///   - handler: Gets the object, which has its new traits, and the collection from before.
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``; the registration ends with the
  ///   object.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    (self as? any TraitNode)?.traitState.registrations.append(registration)
    return registration
  }

  /// Calls a handler that says itself what it takes the object for, such as `(self: Self,
  /// previous)` in a class that has subclasses.
  ///
  /// Rules T32–T35.
  ///
  /// - Parameters:
  ///   - traits: The traits to watch.
  ///   - handler: Gets the object, if it is one of those, and the collection from before.
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``; the registration ends with the
  ///   object.
  @_disfavoredOverload
  @discardableResult public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, previous) in
      if let observer = object as? Observer { handler(observer, previous) }
    }
  }
}

/// A handler and what it waits for.
final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }
}
