internal import ConstraintSolver
import Foundation

/// Holds the constraints of one hierarchy in a solver and tells which views they move.
///
/// Changes are collected and reach the solver together; a change of numbers alone changes numbers
/// alone. Whatever meets a contradiction, or leaves several layouts, starts afresh in the order of the
/// tree, so that the result depends on the constraints and not on their history; where only numbers
/// changed, the solver has that order already.
@MainActor final class LayoutEngine {
  /// What the engine computes.
  enum Purpose {
    /// The layout of a hierarchy.
    case live
    /// The size that a view's content wants.
    ///
    /// Rule LA11.1.
    case measuring(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    /// The layout if the view had this size.
    case predicting(CGSize)
  }

  unowned let root: UIView
  let purpose: Purpose
  var solver = Solver()
  /// By item; only looked up, never walked.
  var frames: [ObjectIdentifier: ItemFrame] = [:]
  /// In order of creation.
  var frameList: [ItemFrame] = []
  var framesByVariable: [Variable: ItemFrame] = [:]
  /// By constraint; only looked up, never walked.
  var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  var holders: [ConstraintID: Holder] = [:]

  // What changed since the last solution.
  var dirtyEntries: [ConstraintEntry] = []
  var dirtyFrames: [ItemFrame] = []
  var departed: [ItemFrame] = []
  /// Views that came, or that constraints place from now on.
  var arrivals: [Arrival] = []
  /// Entries whose numbers of guides may have changed.
  var guideEntries: [ConstraintEntry] = []
  /// Frames whose variables may have changed since their rectangles were last told.
  var touchedFrames: [ItemFrame] = []
  /// Frames of text whose height is that of its lines.
  var wrappedFrames: [ItemFrame] = []
  /// Frames with widths that margins follow.
  var readFrames: [ItemFrame] = []
  /// The frames of before while everything is built again; only looked up, never walked.
  var pastFrames: [ObjectIdentifier: ItemFrame] = [:]
  /// Grows with each change that reaches the solver.
  var revision = 0
  var needsRebuild = true
  var needsSolution = true
  /// Entries whose forms contain numbers of a view's guides; only looked up, never walked.
  var hangers: [ObjectIdentifier: [ConstraintEntry]] = [:]
  /// Entries with such numbers, in order of arrival; may hold some that are gone.
  var allHangers: [ConstraintEntry] = []
  /// Whether the root takes part even if no constraint names it.
  var wantsRoot = false
  /// How often the engine started afresh.
  var rebuilds = 0
  /// What was done by solvers that are no more.
  var pastWork = LayoutWork()
  /// Constraints that gave way in the last solution.
  ///
  /// Rule LA8.1.
  var broken: [NSLayoutConstraint] = []
  /// What contradicted each other when everything was last built, and what gave way.
  var conflicts: [(list: [Holder], victim: ConstraintEntry)] = []
  /// The same, kept until everything is built again.
  var contradictions: [(list: [Holder], victim: ConstraintEntry)] = []
  var hasBrokenBounds = false
  /// Whether more than numbers changed since the last solution.
  var isRestructured = false { didSet { if isRestructured { hasOrderOfTree = false } } }
  /// Whether the solver has got everything in the order of the tree, and all of it holds.
  var hasOrderOfTree = false
  /// How many constraints were written as sums of variables.
  var forms = 0

  init(root: UIView, purpose: Purpose = .live) {
    self.root = root
    self.purpose = purpose
  }

  /// What was done so far, but for the views' own layout.
  var work: LayoutWork {
    LayoutWork(
      pivots: pastWork.pivots + solver.pivots, steps: pastWork.steps + solver.steps,
      rebuilds: rebuilds, forms: forms)
  }

  /// What stands behind a constraint of the solver.
  enum Holder {
    case constraint(ConstraintEntry)
    case bound(ItemFrame, index: Int)
  }

  /// A view that may be gone again before the next solution.
  struct Arrival { weak var view: UIView? }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    guard entries[ObjectIdentifier(constraint)] == nil else { return }
    let entry = ConstraintEntry(constraint)
    entries[ObjectIdentifier(constraint)] = entry
    mark(entry)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    entry.isRemoved = true
    mark(entry)
  }

  /// Whether `constraint` is in the solution and others wait to come in.
  ///
  /// Rule V19.
  func holdsBesidesNewOnes(_ constraint: NSLayoutConstraint) -> Bool {
    entries[ObjectIdentifier(constraint)]?.identifier != nil
      && dirtyEntries.contains { $0.identifier == nil && !$0.isRemoved }
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    if let entry = entries[ObjectIdentifier(constraint)] { mark(entry) }
  }

  private func mark(_ entry: ConstraintEntry) {
    needsSolution = true
    guard !entry.isDirty else { return }
    entry.isDirty = true
    dirtyEntries.append(entry)
  }

  /// Whether `item` has variables.
  func knows(_ item: any LayoutItem) -> Bool { frames[ObjectIdentifier(item)] != nil }

  /// Notes that frame, mask or content of `view` changed.
  func viewDidChange(_ view: UIView) {
    guard let frame = frames[ObjectIdentifier(view)] else { return }
    frame.wrappedWidth = nil
    dirtyFrames.append(frame)
    needsSolution = true
    guidesDidChange(of: view)
  }

  /// Notes that constraints place `view` from now on, or that frames do.
  func translationDidChange(of view: UIView) {
    arrivals.append(Arrival(view: view))
    viewDidChange(view)
  }

  /// Has everything built again: reading direction changes the sides of constraints.
  func startAfresh() {
    needsRebuild = true
    needsSolution = true
  }

  /// Notes that a view stands elsewhere among its siblings.
  func orderDidChange() { hasOrderOfTree = false }

  /// Takes in the constraints of a subtree that came.
  func adopt(_ subtree: UIView) {
    arrivals.append(Arrival(view: subtree))
    subtree.forEachInSubtree { view in view.layoutState.constraints.forEach(add) }
  }

  /// Lets go of a subtree that is about to leave.
  func forget(_ subtree: UIView) {
    subtree.forEachInSubtree { view in
      view.layoutState.constraints.forEach(remove)
      for guide in view.allGuides { forget(guide) }
      forget(view as any LayoutItem)
    }
  }

  /// Lets go of an item; its constraints must be gone or going.
  func forget(_ item: any LayoutItem) {
    hangers[ObjectIdentifier(item)] = nil
    guard let frame = frames.removeValue(forKey: ObjectIdentifier(item)) else { return }
    frame.item = nil
    departed.append(frame)
    needsSolution = true
  }
}

/// A constraint and what the solver knows of it.
@MainActor final class ConstraintEntry {
  let constraint: NSLayoutConstraint
  var form = LayoutForm()
  var priority = UILayoutPriority.required
  var identifier: ConstraintID?
  /// The views whose safe areas, margins, baselines or scroll positions the form contains.
  var guideViews: [ObjectIdentifier] = []
  /// Whether it waits because of them.
  var awaitsGuides = false
  /// Whether a contradiction that something gave way in names it.
  var isDisputed = false
  /// Whether it gave way itself.
  var gaveWay = false
  var isDirty = false
  var isRemoved = false

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}

extension UIView {
  /// Guides of the program and of the system that the solver may know.
  var allGuides: [UILayoutGuide] {
    layoutState.guides
      + [.readable, .scrollContent].compactMap { layoutState.systemGuides[$0] }
  }
}
