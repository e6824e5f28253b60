internal import ConstraintSolver

/// A constraint and what the solver knows of it.
@MainActor final class ConstraintEntry {
  let constraint: NSLayoutConstraint
  /// The node that holds it, in whose coordinates its items are compared.
  ///
  /// Rule LA5.1.
  private(set) weak var owner: (any LayoutNode)?
  var form = LayoutForm()
  var priority = UILayoutPriority.required
  var identifier: ConstraintID?
  /// The nodes whose safe areas, margins, baselines or scroll positions the form contains.
  var guideNodes: [ObjectIdentifier] = []
  /// Whether it is pending because of them.
  var awaitsGuides = false
  /// Whether a contradiction that something gave way in names it.
  var isDisputed = false
  /// Whether it gave way itself.
  var gaveWay = false
  /// Whether it is pending.
  var isDirty = false
  var isRemoved = false

  init(_ constraint: NSLayoutConstraint, owner: any LayoutNode) {
    self.constraint = constraint
    self.owner = owner
  }
}
