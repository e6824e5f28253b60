import AdaptiveUI
import Documents
import Foundation

extension SceneInstance {
  /// Defers constraints until all views that they may refer to are in the hierarchy.
  ///
  /// - Parameters:
  ///   - constraints: The constraints of the scene.
  ///   - owner: The view whose list contains them.
  ///   - controller: The loading controller, whose size classes the conditions refer to.
  func waitToActivate(
    _ constraints: [SceneConstraint], owner: UIView, of controller: UIViewController
  ) {
    guard !constraints.isEmpty else { return }
    waiting.append { [weak self, weak owner, weak controller] in
      guard let self, let owner, let controller else { return }
      activate(constraints, owner: owner, of: controller)
    }
  }

  private func activate(
    _ scenes: [SceneConstraint], owner: UIView, of controller: UIViewController
  ) {
    for scene in scenes {
      for (constraint, views) in makeConstraints(scene, owner: owner) {
        constraint.identifier = scene.id?.value
        if let id = scene.id?.value { objects[id] = constraint }
        let conditions =
          [scene.condition].compactMap { $0 }
          + (knownVariations(of: controller)?.conditions(of: views) ?? [])
        if conditions.isEmpty {
          constraint.isActive = true
        } else {
          variations(of: controller).add(constraint, conditions)
        }
      }
    }
  }

  /// The constraints of an entry, each with the views whose installation it requires.
  private func makeConstraints(
    _ scene: SceneConstraint, owner: UIView
  ) -> [(constraint: NSLayoutConstraint, views: [UIView])] {
    switch scene.content {
    case .equation(let equation): makeConstraint(equation, owner: owner).map { [$0] } ?? []
    case .format(let format): makeConstraints(format)
    }
  }

  /// Rule LA10.3: the bars of a visual format mean the superview of the adjacent view.
  private func makeConstraints(
    _ format: SceneVisualFormat
  ) -> [(constraint: NSLayoutConstraint, views: [UIView])] {
    let views = format.views.reduce(into: [String: UIView]()) { views, name in
      views[name.value] = self.view(name.value)
    }
    return environment.perform {
      NSLayoutConstraint.constraints(
        withVisualFormat: format.text, options: format.options, metrics: format.metrics,
        views: views)
    }.map { constraint in
      (constraint, [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView })
    }
  }

  private func makeConstraint(
    _ equation: SceneEquation, owner: UIView
  ) -> (constraint: NSLayoutConstraint, views: [UIView])? {
    guard let first = item(equation.first, owner: owner, around: owner.superview) else {
      refuse(equation.first, owner: owner)
      return nil
    }
    // The superview of a guide is the view that owns it.
    let around = isGuide(equation.first) ? first.view : first.view.superview
    let second = equation.second.flatMap { item($0, owner: owner, around: around) }
    if let anchor = equation.second, second == nil {
      refuse(anchor, owner: owner)
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: equation.first.attribute.attribute,
      relatedBy: equation.relation.relation, toItem: second?.item,
      attribute: equation.second?.attribute.attribute ?? .notAnAttribute,
      multiplier: equation.multiplier, constant: equation.constant)
    constraint.priority = UILayoutPriority(Float(equation.priority))
    return (constraint, [first.view] + [second?.view].compactMap { $0 })
  }

  private func isGuide(_ anchor: SceneAnchor) -> Bool {
    if case .named(let name) = anchor.item { objects[name] is UILayoutGuide } else { false }
  }

  /// The view of an anchor, and the view or guide that takes part in the constraint.
  private func item(
    _ anchor: SceneAnchor, owner: UIView, around: UIView?
  ) -> (view: UIView, item: AnyObject)? {
    if case .named(let name) = anchor.item, let guide = objects[name] as? UILayoutGuide {
      return guide.owningView.map { ($0, guide) }
    }
    let view: UIView? =
      switch anchor.item {
      case .owner: owner
      case .superview: around
      case .named(let name): self.view(name)
      }
    guard let view else { return nil }
    switch anchor.guide {
    case nil: return (view, view)
    case .safeArea: return (view, view.safeAreaLayoutGuide)
    case .margins: return (view, view.layoutMarginsGuide)
    case .readable: return (view, view.readableContentGuide)
    case .contentLayout: return (view as? UIScrollView).map { ($0, $0.contentLayoutGuide) }
    case .frameLayout: return (view as? UIScrollView).map { ($0, $0.frameLayoutGuide) }
    }
  }

  /// Records that a constraint is left out because its view does not exist now.
  private func refuse(_ anchor: SceneAnchor, owner: UIView) {
    environment.log(
      "\(document.file):\(anchor.mark.line): the view or guide on this line is not there, "
        + "its constraint is left out", subject: owner.traceSubject, rule: "LA5.1")
  }

  /// The variations of a controller, checked because its address may have been that of another one.
  func knownVariations(of controller: UIViewController) -> SceneVariations? {
    let known = variationsByController[ObjectIdentifier(controller)]
    return known?.controller === controller ? known : nil
  }

  func variations(of controller: UIViewController) -> SceneVariations {
    if let known = knownVariations(of: controller) { return known }
    let made = SceneVariations(of: controller)
    variationsByController[ObjectIdentifier(controller)] = made
    variationsInOrder.removeAll { $0.controller == nil }
    variationsInOrder.append(made)
    return made
  }
}

extension SceneAnchor.Attribute {
  /// UIKit's attribute of the same name; the cases have the order of its raw values, from 1.
  var attribute: NSLayoutConstraint.Attribute {
    Self.allCases.firstIndex(of: self).flatMap { NSLayoutConstraint.Attribute(rawValue: $0 + 1) }
      ?? .notAnAttribute
  }
}

extension SceneEquation.Relation {
  var relation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
