import AdaptiveUI
import Foundation

extension SceneInstance {
  /// Keeps constraints until every view that they may name is in its hierarchy.
  ///
  /// - Parameters:
  ///   - constraints: What the scene says.
  ///   - owner: The view in whose list they stand.
  ///   - controller: The controller that loads, whose size classes conditions speak of.
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
      guard let constraint = makeConstraint(scene.equation, owner: owner) else { continue }
      constraint.identifier = scene.id?.value
      if let id = scene.id?.value { objects[id] = constraint }
      if let condition = scene.condition {
        variations(of: controller).add(constraint, condition)
      } else {
        constraint.isActive = true
      }
    }
    if scenes.contains(where: { $0.condition != nil }) {
      variations(of: controller).apply(controller.traitCollection)
    }
  }

  private func makeConstraint(_ equation: SceneEquation, owner: UIView) -> NSLayoutConstraint? {
    guard let first = item(equation.first, owner: owner, left: nil) else {
      return refuse(equation.first, owner: owner)
    }
    var second: AnyObject?
    if let anchor = equation.second {
      second = item(anchor, owner: owner, left: first.view)?.item
      if second == nil { return refuse(anchor, owner: owner) }
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: equation.first.attribute.attribute,
      relatedBy: equation.relation.relation, toItem: second,
      attribute: equation.second?.attribute.attribute ?? .notAnAttribute,
      multiplier: equation.multiplier, constant: equation.constant)
    constraint.priority = UILayoutPriority(Float(equation.priority))
    return constraint
  }

  /// The view of an anchor, and the view or guide that takes part in the constraint.
  private func item(
    _ anchor: SceneAnchor, owner: UIView, left: UIView?
  ) -> (view: UIView, item: AnyObject)? {
    let view: UIView? =
      switch anchor.item {
      case .owner: owner
      case .superview: (left ?? owner).superview
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

  /// Notes a constraint whose view is not there now, and leaves it out.
  private func refuse(_ anchor: SceneAnchor, owner: UIView) -> NSLayoutConstraint? {
    environment.log(
      "\(document.file):\(anchor.mark.line): the view or guide on this line is not there, "
        + "its constraint is left out", subject: owner.traceSubject, rule: "LA5.1")
    return nil
  }

  private func variations(of controller: UIViewController) -> SceneVariations {
    let key = ObjectIdentifier(controller)
    // The address of a controller that is gone may be another's now.
    if let known = variations[key], known.controller === controller { return known }
    let made = SceneVariations(of: controller)
    variations[key] = made
    return made
  }
}

extension SceneAnchor.Attribute {
  /// UIKit's attribute of the same name; the cases stand in the order of its raw values, from 1.
  ///
  /// Rule LA1.2.
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
