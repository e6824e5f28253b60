internal import ConstraintSolver
import Foundation

/// Holds the constraints of one hierarchy in a solver and tells which nodes they move.
///
/// It knows views and guides by what ``LayoutNode`` and ``LayoutItem`` say of them.
/// Changes are collected in ``pending`` and reach the solver of ``system`` together; a change of numbers
/// alone changes numbers alone. Whatever meets a contradiction, or leaves several layouts, starts afresh
/// in the order of the tree, so that the result depends on the constraints and not on their history;
/// where only numbers changed, the solver has that order already. See <doc:HowALayoutIsFound>.
@MainActor final class LayoutEngine {
  /// What the engine computes.
  enum Purpose {
    /// The layout of a hierarchy.
    case live
    /// The size that a node's content wants.
    ///
    /// Rule LA11.1.
    case measuring(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// The layout if the node had this size.
    case predicting(CGSize)

    /// Whether nodes take the rectangles; else the root takes part even if no constraint names it.
    var isLive: Bool { if case .live = self { true } else { false } }
  }

  /// How far the solution is from the hierarchy; the later, the more there is to do.
  enum State: Int, Comparable {
    /// The rectangles are those of the constraints.
    case solved
    /// Something is pending, or follows from the rectangles just found.
    case stale
    /// Numbers changed in the solver.
    case renumbered
    /// Variables or constraints came to the solver, or left it.
    case restructured
    /// A contradiction, or other sides of all constraints: only a fresh build tells.
    case needsBuild

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  unowned let root: any LayoutNode
  let purpose: Purpose
  /// Hears of what gave way and had not before.
  ///
  /// Rule LA8.3.
  let report: (LayoutSystem.Contradiction) -> Void
  /// Replaced whole by a fresh build.
  var system = LayoutSystem()
  /// Emptied whole by a fresh build.
  var pending = PendingChanges()
  private(set) var state = State.needsBuild
  /// What was done so far, but for the present solver's part.
  var spent = LayoutWork()

  init(
    root: any LayoutNode, purpose: Purpose = .live,
    report: @escaping (LayoutSystem.Contradiction) -> Void = { _ in }
  ) {
    self.root = root
    self.purpose = purpose
    self.report = report
  }

  /// What was done so far, but for the nodes' own layout.
  var work: LayoutWork {
    var work = spent
    work.pivots += system.solver.pivots
    work.steps += system.solver.steps
    return work
  }

  /// Notes that at least so much has to be done again.
  func raise(to new: State) {
    if new >= .restructured { system.isInTreeOrder = false }
    state = max(state, new)
  }

  /// Notes that so much, and no more, is left to do.
  func settle(at new: State) { state = new }

  /// What is behind a constraint of the solver.
  enum Holder {
    case constraint(ConstraintEntry)
    case bound(ItemFrame, index: Int)
  }

  // MARK: Changes

  /// Takes in a constraint that `owner` holds.
  func add(_ constraint: NSLayoutConstraint, of owner: any LayoutNode) {
    guard system.entries[ObjectIdentifier(constraint)] == nil else { return }
    let entry = ConstraintEntry(constraint, owner: owner)
    system.entries[ObjectIdentifier(constraint)] = entry
    mark(entry)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = system.entries.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    entry.isRemoved = true
    mark(entry)
  }

  /// Whether `constraint` is in the solution and others wait to come in.
  ///
  /// Rule V19.
  func holdsAndAwaitsOthers(_ constraint: NSLayoutConstraint) -> Bool {
    system.entries[ObjectIdentifier(constraint)]?.identifier != nil
      && pending.constraints.contains { $0.identifier == nil && !$0.isRemoved }
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    if let entry = system.entries[ObjectIdentifier(constraint)] { mark(entry) }
  }

  private func mark(_ entry: ConstraintEntry) {
    raise(to: .stale)
    guard !entry.isDirty else { return }
    entry.isDirty = true
    pending.constraints.append(entry)
  }

  /// Whether `item` has variables.
  func knows(_ item: any LayoutItem) -> Bool { system.frames[ObjectIdentifier(item)] != nil }

  /// Notes that frame, mask or content of `node` changed.
  func nodeDidChange(_ node: any LayoutNode) {
    guard let frame = system.frames[ObjectIdentifier(node)] else { return }
    frame.wrappedWidth = nil
    pending.frames.append(frame)
    raise(to: .stale)
    guidesDidChange(of: node)
  }

  /// Notes that constraints place `node` from now on, or that frames do.
  func translationDidChange(of node: any LayoutNode) {
    pending.arrivals.append(PendingChanges.Arrival(node: node))
    nodeDidChange(node)
  }

  /// Has everything built again: reading direction changes the sides of constraints.
  func startAfresh() {
    raise(to: .needsBuild)
  }

  /// Notes that a node is elsewhere among its siblings.
  func orderDidChange() { system.isInTreeOrder = false }

  /// Takes in the constraints of a subtree that came.
  func adopt(_ subtree: any LayoutNode) {
    pending.arrivals.append(PendingChanges.Arrival(node: subtree))
    subtree.forEachNode { node in
      for constraint in node.heldConstraints { add(constraint, of: node) }
    }
  }

  /// Lets go of a subtree that is about to leave.
  func forget(subtree: any LayoutNode) {
    subtree.forEachNode { node in
      node.heldConstraints.forEach(remove)
      node.solvedGuides.forEach(forget)
      forget(node)
    }
  }

  /// Lets go of an item; its constraints must be gone or going.
  func forget(_ item: any LayoutItem) {
    system.guideDependents[ObjectIdentifier(item)] = nil
    guard let frame = system.frames.removeValue(forKey: ObjectIdentifier(item)) else { return }
    frame.item = nil
    pending.departed.append(frame)
    raise(to: .stale)
  }
}
