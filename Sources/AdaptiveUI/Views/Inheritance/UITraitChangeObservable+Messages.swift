// Reference: registerForTraitChanges(_:target:action:), iOS 18 documentation. Rules T31, T34.
#if canImport(Darwin)
  public import Foundation
#endif

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Sends `action` to `target` once after each update in which one of `traits` changed.
  ///
  /// The method takes nothing, the object, or the object and the collection from before. Rules T31,
  /// T34.
  ///
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``; the target is not kept alive.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registerForTraitChanges(traits) { [weak target] (object: Self, previous) in
      guard let target else { return }
      guard !action.perform(on: target, with: object, event: previous) else { return }  // T34
      let node = object as? any TraitNode
      node?.environment.breach(
        Breach(
          "NSInvalidArgumentException",
          "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance",
          subject: node?.traceSubject, rule: "T31"))
    }
  }

  /// Sends `action` to the receiver once after each update in which one of `traits` changed.
  ///
  /// Rules T31, T34.
  ///
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)  // T34
  }
}
