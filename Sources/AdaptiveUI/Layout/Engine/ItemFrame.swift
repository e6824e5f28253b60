internal import ConstraintSolver
import Foundation

/// The variables of one item: its alignment rectangle, in points of its superview or owner.
///
/// Relative positions mean that moving a parent touches no child.
@MainActor final class ItemFrame {
  weak var item: (any LayoutItem)?
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable
  /// What the system says about the item, in solver terms.
  var bounds: [ItemBound] = []
  /// The solver's names for `bounds`; `nil` for one that gave way.
  var identifiers: [ConstraintID?] = []
  /// Which of `bounds` contradictions name in which something gave way.
  var disputed: Set<Int> = []
  /// The width that the height of wrapped text was last measured for.
  var wrappedWidth: CGFloat?
  /// Whether the natural width is that of the widest line, no longer that of the whole text.
  var isFitted = false
  /// The margins that constraints got of a view last.
  var margins: UIEdgeInsets?
  /// The width that margins which follow it were last told, in points.
  var readWidth: CGFloat = 0
  /// Whether its variables may have changed since its rectangle was last told.
  var isTouched = false
  /// The rectangle of the last solution, exact.
  ///
  /// Rule LF4.
  var solved: CGRect?

  init(_ item: any LayoutItem, solver: inout Solver) {
    self.item = item
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }
  func size(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  var variables: [Variable] { [left, top, width, height] }

  func variable(_ part: ItemBound.Part) -> Variable {
    switch part {
    case .left: left
    case .top: top
    case .width: width
    case .height: height
    }
  }

  /// The view whose layout applies the item's rectangle.
  var placer: UIView? { (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView }
}

/// One variable of an item compared with a number: frames, masks and intrinsic sizes.
struct ItemBound: Equatable {
  enum Part: Equatable, CaseIterable {
    case left, top, width, height

    /// What people call it.
    var word: String {
      switch self {
      case .left: "left edge"
      case .top: "top"
      case .width: "width"
      case .height: "height"
      }
    }
  }
  /// Why the bound exists; descriptions tell.
  enum Source: Equatable { case frame, content, nature, target, exercise }

  let part: Part
  let relation: NSLayoutConstraint.Relation
  var value: Double
  let priority: UILayoutPriority
  let source: Source

  /// Whether the two differ at most in their numbers.
  func hasShape(of other: ItemBound) -> Bool {
    part == other.part && relation == other.relation && priority == other.priority
      && source == other.source
  }
}
