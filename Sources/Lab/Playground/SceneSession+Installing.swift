import AdaptiveUI
import Documents

/// A view or constraint that can be installed and removed.
enum Installable {
  case view(UIView)
  case constraint(NSLayoutConstraint)

  @MainActor var isInstalled: Bool {
    get {
      switch self {
      case .view(let view): view.isInstalled
      case .constraint(let constraint): constraint.isActive
      }
    }
    nonmutating set {
      switch self {
      case .view(let view): view.isInstalled = newValue
      case .constraint(let constraint): constraint.isActive = newValue
      }
    }
  }

  /// The name in recordings.
  @MainActor var key: String {
    switch self {
    case .view(let view): view.displayName
    case .constraint(let constraint): constraint.summary
    }
  }

  /// The readable name.
  @MainActor var spokenName: String {
    switch self {
    case .view(let view): view.spokenName
    case .constraint(let constraint): constraint.spokenName
    }
  }
}

extension SceneSession {
  /// The view or constraint of this name; a removed constraint is found in the overrides.
  ///
  /// - Throws: ``CommandProblem`` when nothing has the name.
  func installable(named name: String) throws(CommandProblem) -> Installable {
    let views = views
    if let view = views.first(where: { $0.displayName == name }) { return .view(view) }
    if let known = installs.constraints[name] ?? (try? constraint(named: name))
      ?? scene.variedConstraint(named: name)
    {
      installs.constraints[known.summary] = known
      return .constraint(known)
    }
    if let view = view(named: name, among: views) { return .view(view) }
    throw CommandProblem(
      message: "no view or constraint is called '\(name)'",
      suggestion: nearestName(
        to: name, in: views.map(\.spokenName) + constraints.map(\.spokenName)))
  }

  /// The size classes that decide whether a view or constraint is installed: the focused
  /// controller's.
  func traits(around name: String) -> UITraitCollection {
    (views.first { $0.displayName == name }?.owningViewController ?? focusedController
      ?? window.rootViewController)?.traitCollection ?? windowScene.traitCollection
  }

  /// Applies the playground's decisions for the present size classes, after the document's.
  func enforceInstalls() {
    guard !installs.isEmpty else { return }
    environment.perform {
      for (name, wasOn) in installs.applied
      where !installs.contains(name, for: traits(around: name)) {
        try? installable(named: name).isInstalled = wasOn
      }
      installs.applied = installs.names.compactMap { name in
        guard let isOn = installs.decision(name, for: traits(around: name)),
          let object = try? installable(named: name)
        else { return nil }
        let before = installs.applied.first { $0.name == name }?.wasOn ?? object.isInstalled
        object.isInstalled = isOn
        return (name, before)
      }
    }
    environment.updateCycle.flush()
  }
}
