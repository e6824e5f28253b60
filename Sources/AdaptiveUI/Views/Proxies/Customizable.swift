// How a class tells of its properties that proxies can set; see UIAppearance.

/// Something whose class can be told once how its objects look.
@MainActor package protocol Customizable: UIAppearance {
  /// What was set on the object; `nil` for nothing since there are proxies.
  var customization: Customization? { get set }
  /// The world that the object belongs to.
  var world: Environment { get }
}

/// What was set on one object.
package final class Customization {
  /// Whom it is told, where the object stands for others.
  weak var proxy: AppearanceProxy?
  /// What nothing but the program sets from now on.
  var own: Set<AppearanceKey> = []
}

/// What is set: a property, or a method with the state that it is for.
enum AppearanceKey: Hashable {
  case property(AnyKeyPath)
  case method(String, UInt)
}

extension Customizable {
  /// Notes that a property was set; called by its observer.
  package func customized<Target: Customizable, Value>(
    _ property: @autoclosure () -> ReferenceWritableKeyPath<Target, Value>
  ) {
    guard world.appearances != nil, let target = self as? Target else { return }
    let property = property()
    let value = target[keyPath: property]
    note(.property(property)) { ($0 as? Target)?[keyPath: property] = value }
  }

  /// Notes that a method set something for a state; `set` does it to another object.
  package func customized<Target: Customizable>(
    _ method: String, for state: UInt, _ set: @escaping @MainActor (Target) -> Void
  ) {
    guard world.appearances != nil else { return }
    note(.method(method, state)) { ($0 as? Target).map(set) }
  }

  private func note(
    _ key: AppearanceKey, _ set: @escaping @MainActor (any Customizable) -> Void
  ) {
    guard let proxies = world.appearances as? AppearanceProxies, !proxies.areApplied else { return }
    if let proxy = customization?.proxy { return proxy.note(key, set) }
    let notes = customization ?? Customization()
    notes.own.insert(key)
    customization = notes
  }

  /// Takes what proxies say of an object below `responder`.
  func takeAppearance(below responder: UIResponder?, under traits: UITraitCollection) {
    guard let proxies = world.appearances as? AppearanceProxies else { return }
    let chain = sequence(first: responder, next: \.?.next).compactMap { $0?.appearanceContainer }
    proxies.apply(to: self, in: chain, under: traits)
  }

  /// The proxy of the class for a place and traits, made when it is asked for first.
  static func proxy(
    in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection,
    _ make: () -> Self?
  ) -> Self {
    let world = Environment.current
    let proxies = world.appearances as? AppearanceProxies ?? AppearanceProxies()
    world.appearances = proxies
    let scope = AppearanceScope(
      type: Self.self, containers: containers.map { $0 as AnyClass }, traits: traits)
    return proxies.object(for: scope, make)
  }
}
