// Which proxies there are, and which of them counts for an object. Source: UIAppearance, iOS 18
// documentation.

/// What is said of all objects of one class, in one place, with some traits.
@MainActor final class AppearanceProxy {
  let scope: AppearanceScope
  /// The object that the program sets properties of.
  let object: any Customizable
  /// What was set, each property once, in the order in which it was set first.
  private(set) var settings: [(key: AppearanceKey, set: @MainActor (any Customizable) -> Void)] = []

  init(_ scope: AppearanceScope, _ object: any Customizable) {
    (self.scope, self.object) = (scope, object)
  }

  func note(_ key: AppearanceKey, _ set: @escaping @MainActor (any Customizable) -> Void) {
    if let index = settings.firstIndex(where: { $0.key == key }) {
      settings[index].set = set
    } else {
      settings.append((key, set))
    }
  }
}

/// The proxies of a world.
@MainActor final class AppearanceProxies {
  private var proxies: [AppearanceProxy] = []
  /// Whether what is set now comes from proxies.
  private(set) var areApplied = false

  /// The proxy of a scope.
  func object<Target: Customizable>(for scope: AppearanceScope, _ make: () -> Target?) -> Target {
    if let known = proxies.first(where: { $0.scope == scope })?.object as? Target { return known }
    areApplied = true
    defer { areApplied = false }
    guard let object = make() else {
      // The signature is Apple's and knows no failure; there, no object has to be made.
      preconditionFailure("\(Target.self) is not made by init(coder:), which its proxy needs")
    }
    let proxy = AppearanceProxy(scope, object)
    let notes = Customization()
    notes.proxy = proxy
    object.customization = notes
    proxies.append(proxy)
    return object
  }

  /// Sets on an object below `chain` what the proxies say, each property as the strongest one says it.
  func apply(to target: any Customizable, in chain: [AnyObject], under traits: UITraitCollection) {
    guard target.customization?.proxy == nil else { return }
    let matching = proxies.enumerated().compactMap { index, proxy in
      proxy.scope.strength(for: target, in: chain, under: traits).map { (proxy, $0, index) }
    }
    guard !matching.isEmpty else { return }
    let own = target.customization?.own ?? []
    areApplied = true
    defer { areApplied = false }
    for (proxy, _, _) in matching.sorted(by: { ($0.1, $0.2) < ($1.1, $1.2) }) {
      for setting in proxy.settings where !own.contains(setting.key) { setting.set(target) }
    }
  }
}

/// Which objects a proxy is of.
@MainActor struct AppearanceScope {
  let type: AnyClass
  /// The containers, the innermost first.
  let containers: [AnyClass]
  /// The traits that the object has to have; none for any.
  let traits: UITraitCollection

  static func == (first: Self, second: Self) -> Bool {
    first.type == second.type && first.traits == second.traits
      && first.containers.elementsEqual(second.containers, by: ==)
  }

  /// How strongly the proxy counts; `nil` where it is not one of the object.
  func strength(
    for target: any Customizable, in chain: [AnyObject], under actual: UITraitCollection
  ) -> AppearanceStrength? {
    let kinds = Self.ancestry(of: target)
    guard let general = kinds.firstIndex(where: { $0 == type }),
      actual.containsTraits(in: traits)
    else { return nil }
    var strength = AppearanceStrength(
      generality: general, hasTraits: traits != UITraitCollection())
    guard !containers.isEmpty else { return strength }
    guard let place = outermostPlace(in: chain) else { return nil }
    (strength.place, strength.containers) = (place, containers.count)
    return strength
  }

  /// How many containers are around the outermost container; `nil` where not all containers are
  /// around each other as they should.
  private func outermostPlace(in chain: [AnyObject]) -> Int? {
    var (wanted, outermost) = (containers[...], 0)
    for (index, container) in chain.reversed().enumerated() {
      guard let next = wanted.last else { break }
      guard Self.ancestry(of: container).contains(where: { $0 == next }) else { continue }
      if wanted.count == containers.count { outermost = index }
      wanted.removeLast()
    }
    return wanted.isEmpty ? outermost : nil
  }

  /// An object's class and those above it.
  private static func ancestry(of object: AnyObject) -> [AnyClass] {
    Array(sequence(first: Swift.type(of: object) as AnyClass, next: _getSuperclass))
  }
}

/// How strongly a proxy counts: more for a class nearer to the object's, then in a container, an outer
/// one, in more of them, with traits.
struct AppearanceStrength: Comparable {
  /// How many classes lie between the object's and the proxy's.
  let generality: Int
  /// How many containers are around the outermost container; `nil` without one.
  var place: Int?
  var containers = 0
  let hasTraits: Bool

  private var order: [Int] {
    [-generality, -(place ?? Int.max), containers, hasTraits ? 1 : 0]
  }

  static func < (weaker: Self, stronger: Self) -> Bool {
    weaker.order.lexicographicallyPrecedes(stronger.order)
  }
}
