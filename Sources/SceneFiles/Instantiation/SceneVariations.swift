import AdaptiveUI

/// What a controller installs for some size classes only.
///
/// Rules A01, A06.
@MainActor final class SceneVariations {
  private(set) weak var controller: UIViewController?
  private var constraints: [(constraint: NSLayoutConstraint, condition: SizeClassCondition)] = []

  /// Applies the variations at each change of the controller's size classes.
  init(of controller: UIViewController) {
    self.controller = controller
    let classes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    controller.registerForTraitChanges(classes) {
      (controller: UIViewController, _: UITraitCollection) in
      self.apply(controller.traitCollection)
    }
  }

  func add(_ constraint: NSLayoutConstraint, _ condition: SizeClassCondition) {
    constraints.append((constraint, condition))
  }

  /// Installs what the size classes call for; what has to go goes first.
  ///
  /// Rule V19.
  func apply(_ traits: UITraitCollection) {
    let (wanted, unwanted) = (
      constraints.filter { $0.condition.matches(traits) },
      constraints.filter { !$0.condition.matches(traits) }
    )
    NSLayoutConstraint.deactivate(unwanted.map(\.constraint))
    NSLayoutConstraint.activate(wanted.map(\.constraint).filter { !$0.isActive })
  }
}
