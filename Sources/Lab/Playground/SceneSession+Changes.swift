import AdaptiveUI
import Documents
import Foundation

extension SceneSession {
  /// Changes the model for the playground.
  ///
  /// - Throws: ``CommandProblem`` when the change names what the scene does not have.
  func make(_ change: SceneChange) throws(CommandProblem) {
    switch change {
    case .trait(let owner, let name, let value):
      try override(name, of: owner, value, title: change.text)
    case .setting(let name, let value): try set(name, to: value, title: change.text)
    case .constant(let name, let value):
      let constraint = try constraint(named: name)
      step("constant \(constraint.spokenName) \(CGFloat(value).traceText)") {
        constraint.constant = value
      }
    case .priority(let name, let value):
      let constraint = try constraint(named: name)
      step("priority \(constraint.spokenName) \(value)") {
        constraint.priority = UILayoutPriority(Float(value))
      }
    case .displayMode(let owner, let mode):
      let split = try split(named: owner)
      guard let known = DisplayModes.all.first(where: { $0.name == mode })?.mode else {
        throw CommandProblem(message: "'\(mode)' is no display mode")
      }
      step(change.text) { split.preferredDisplayMode = known }
    case .place(let text):
      guard let place = WindowPlace(text: text) else {
        throw CommandProblem(message: "'\(text)' is no place of a window")
      }
      var hasIt = false
      environment.perform { hasIt = windowScene.take(place) }
      if !hasIt {
        throw CommandProblem(message: "only a program on an iPad that shares the screen has places")
      }
    case .call(let isOn): step(change.text) { windowScene.isInCall = isOn }
    case .viewAs(let horizontal, let vertical):
      viewAs(horizontal, vertical, title: change.text)
    case .install(let name, let isOn, let given):
      let object = try installable(named: name)
      let pair = given ?? ClassPair(traits(around: object.key))
      installs.set(InstallOverrides.Key(name: object.key, pair: pair), isOn: isOn)
      let title = SceneChange.install(object.spokenName, isOn: isOn, for: given).text
      step(title) { enforceInstalls() }
    case .era: break
    }
  }

  /// Opens a step, runs a closure in it, and lets all its effects complete.
  private func step(_ title: String, _ body: () -> Void) {
    environment.settle()
    environment.recorder.begin(.change, title)
    environment.perform(body)
    environment.updateCycle.flush()
  }

  /// Has the reader set a trait in the system.
  private func set(
    _ name: String, to value: String, title: String
  ) throws(CommandProblem) {
    let (choice, chosen) = try known(name, value)
    guard choice.isSetting, let chosen else {
      throw CommandProblem(message: "'\(name)' is not set in the system")
    }
    step(title) { environment.changeSettings(chosen.write) }
  }

  private func override(
    _ name: String, of owner: String, _ value: String?, title: String
  ) throws(CommandProblem) {
    let (choice, chosen) = try known(name, value)
    func changed(_ overrides: any UITraitOverrides) -> any UITraitOverrides {
      var overrides = overrides
      guard let chosen else {
        overrides.remove(choice.trait)
        return overrides
      }
      var traits: any UIMutableTraits = overrides
      chosen.write(&traits)
      return traits as? any UITraitOverrides ?? overrides
    }
    if owner == Self.windowName {
      return step(title) { windowScene.traitOverrides = changed(windowScene.traitOverrides) }
    }
    let controller = try controller(named: owner)
    step(title) { controller.traitOverrides = changed(controller.traitOverrides) }
  }

  /// A trait by its name, and the value of a name that is given.
  private func known(
    _ name: String, _ value: String?
  ) throws(CommandProblem) -> (TraitChoice, TraitChoice.Value?) {
    guard let choice = TraitChoice.named(name) else {
      throw CommandProblem(message: "no trait is called '\(name)'")
    }
    let chosen = choice.values.first { $0.name == value }
    if let value, chosen == nil {
      throw CommandProblem(
        message: "'\(value)' is no value of \(name)",
        suggestion: nearestName(to: value, in: choice.values.map(\.name)))
    }
    return (choice, chosen)
  }

  /// The name of the window in overrides.
  nonisolated static let windowName = "window"

  /// Fixes the window's size classes without changing its size; `any` leaves a class unspecified.
  private func viewAs(_ horizontal: String?, _ vertical: String?, title: String) {
    func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass? {
      switch name {
      case "compact": .compact
      case "regular": .regular
      case "any": .unspecified
      default: nil
      }
    }
    environment.settle()
    environment.viewedClasses = WindowOverrides(
      horizontal: sizeClass(horizontal), vertical: sizeClass(vertical))
    windowScene.transition(
      to: environment.host.geometry(windowScene.geometry.orientation), cause: .change,
      title: title, animated: false)
  }

  private func split(named owner: String?) throws(CommandProblem) -> UISplitViewController {
    let splits = controllers.compactMap { $0 as? UISplitViewController }
    guard let split = splits.first(where: { owner == nil || $0.displayName == owner }) else {
      throw CommandProblem(
        message: "there is no split view controller" + (owner.map { " '\($0)'" } ?? ""),
        suggestion: owner.flatMap { nearestName(to: $0, in: splits.map(\.displayName)) })
    }
    return split
  }
}

extension SceneSession {
  /// Every controller in the window, parents first, then the presented ones.
  var controllers: [UIViewController] {
    func below(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(below)
    }
    return (window.rootViewController.map(below) ?? [])
      + window.presentedControllers.flatMap(below)
  }

  func controller(named name: String) throws(CommandProblem) -> UIViewController {
    if let found = controllers.first(where: {
      $0.displayName == name || $0.documentIdentifier?.text == name
    }) {
      return found
    }
    throw CommandProblem(
      message: "no controller is called '\(name)'",
      suggestion: nearestName(
        to: name, in: [Self.windowName] + controllers.map(\.displayName)))
  }

  /// Every view in the window, parents first.
  var views: [UIView] {
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
    return below(window)
  }

  /// Every active constraint of the document or program.
  var constraints: [NSLayoutConstraint] { views.flatMap(\.constraints) }

  func constraint(named name: String) throws(CommandProblem) -> NSLayoutConstraint {
    let constraints = constraints
    if let found = constraints.first(where: {
      $0.summary == name || $0.documentIdentifier?.text == name
    })
      ?? constraints.first(where: { $0.spokenName == name })
    {
      return found
    }
    throw CommandProblem(
      message: "no constraint is called '\(name)'",
      suggestion: nearestName(to: name, in: constraints.map(\.spokenName)))
  }
}
