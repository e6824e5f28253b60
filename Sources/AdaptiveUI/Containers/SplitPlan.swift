/// What a split view controller is going to do once the announced traits are there.
///
/// Rules KS10–KS14: delegates are asked when the change is announced, the hierarchy changes with
/// the layout.
@MainActor struct SplitPlan {
  typealias Column = UISplitViewController.Column

  /// How the columns are arranged in the hierarchy.
  enum Structure: Equatable {
    case expanded
    /// The column whose controller is seen alone.
    case collapsed(root: Column)

    var isCollapsed: Bool { self != .expanded }
  }

  let structure: Structure
  /// The columns whose content goes onto the root's stack, in order.
  var merging: [Column] = []
  /// What is left out because the delegate took care of it.
  var leftOut: UIViewController?
  /// What the delegate wants in the primary column from now on.
  var newPrimary: UIViewController?
  /// What the delegate wants in the secondary column from now on.
  var newSecondary: UIViewController?
}
