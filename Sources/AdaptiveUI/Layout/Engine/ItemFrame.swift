internal import ConstraintSolver
import Foundation

/// The variables of one item: its alignment rectangle, in points of its parent or owner.
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
  /// Which of `bounds` take part in contradictions that were resolved by breaking something.
  var disputed: Set<Int> = []
  /// The width that the height of wrapped text was last measured for.
  var wrappedWidth: CGFloat?
  /// Whether the natural width is that of the widest line, no longer that of the whole text.
  var isFitted = false
  /// The margins of the node that are in its constraints.
  var margins: UIEdgeInsets?
  /// The width, in points, that margins which depend on it were computed for.
  var readWidth: CGFloat = 0
  /// Whether its variables may have changed since its rectangle was last reported.
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

  /// The item where it is a node.
  var node: (any LayoutNode)? { item?.asNode }
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
  /// Why the bound exists, for descriptions; what is implied holds of every item, such as a size of 0 or more.
  enum Source: Equatable { case frame, content, implied, target, exercise }

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
