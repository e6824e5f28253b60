import AdaptiveUI
import Documents

/// The parts of a controller that are installed for some size classes only.
///
/// Rules A01, A06.
@MainActor final class SceneVariations {
  private(set) weak var controller: UIViewController?
  private struct Installation {
    let view: UIView
    /// The last superview, since code may have removed the view.
    weak var superview: UIView?
    let condition: SizeClassCondition
  }

  private var views: [Installation] = []
  private var constraints: [(constraint: NSLayoutConstraint, conditions: [SizeClassCondition])] = []

  /// Applies the variations at each change of the controller's size classes.
  init(of controller: UIViewController) {
    self.controller = controller
    let classes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    controller.registerForTraitChanges(classes) {
      (controller: UIViewController, _: UITraitCollection) in
      self.apply(controller.traitCollection)
    }
  }

  func add(_ view: UIView, _ condition: SizeClassCondition) {
    views.append(Installation(view: view, superview: nil, condition: condition))
  }

  /// Adds a constraint that is installed if all of `conditions` match.
  func add(_ constraint: NSLayoutConstraint, _ conditions: [SizeClassCondition]) {
    constraints.append((constraint, conditions))
  }

  /// The parts that are installed for some size classes only, views first, without constraints that
  /// only follow their views.
  var summary: [DocumentVariation] {
    summary(for: controller?.traitCollection ?? UITraitCollection())
  }

  /// The same for other traits.
  func summary(for traits: UITraitCollection) -> [DocumentVariation] {
    func variation(_ name: String, _ conditions: [SizeClassCondition]) -> DocumentVariation {
      DocumentVariation(
        name: name, condition: conditions.map(\.summary).joined(separator: " and "),
        isInstalled: conditions.allSatisfy { $0.matches(traits) })
    }
    return views.map { variation($0.view.displayName, [$0.condition]) }
      + constraints.filter { entry in
        !entry.conditions.allSatisfy { views.map(\.condition).contains($0) }
      }.map { variation($0.constraint.summary, $0.conditions) }
  }

  /// The constraint of this name, installed or not.
  func constraint(named name: String) -> NSLayoutConstraint? {
    constraints.first { $0.constraint.summary == name }?.constraint
  }

  /// The conditions for all of `views` and their ancestors to be installed.
  func conditions(of views: [UIView]) -> [SizeClassCondition] {
    self.views.filter { installation in
      views.contains { $0.isDescendant(of: installation.view) }
    }.map(\.condition)
  }

  /// Installs the parts for the size classes, after removing those that no longer match.
  ///
  /// Views that code removed are added again; views that code hid stay hidden. Rules V19, A03, A04.
  func apply(_ traits: UITraitCollection) {
    for index in views.indices {
      let view = views[index].view
      if let superview = view.superview { views[index].superview = superview }
      let isWanted = views[index].condition.matches(traits)
      view.isInstalled = isWanted  // A03
      if isWanted, view.superview == nil { views[index].superview?.addSubview(view) }  // A04
    }
    let wanted = constraints.map { $0.conditions.allSatisfy { $0.matches(traits) } }
    for (entry, isWanted) in zip(constraints, wanted) where !isWanted {  // A06
      entry.constraint.isActive = false
    }
    for (entry, isWanted) in zip(constraints, wanted) where isWanted {  // A01
      entry.constraint.isActive = true
    }
  }
}
