internal import ConstraintSolver

/// The constraints of a hierarchy as a system of linear relations, with the solver that solves it.
///
/// A fresh build replaces the whole value, so that nothing of the one before stays by oversight.
@MainActor struct LayoutSystem {
  var solver = Solver()
  /// By item; only looked up, never walked.
  var frames: [ObjectIdentifier: ItemFrame] = [:]
  /// In order of creation.
  var frameList: [ItemFrame] = []
  var framesByVariable: [Variable: ItemFrame] = [:]
  /// By constraint; only looked up, never walked.
  var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  /// What the solver's constraints stand for.
  var holders: [ConstraintID: LayoutEngine.Holder] = [:]
  /// Entries whose forms contain numbers of a node's guides; only looked up, never walked.
  var guideDependents: [ObjectIdentifier: [ConstraintEntry]] = [:]
  /// Entries with such numbers, in order of arrival; may hold some that are gone.
  var allGuideDependents: [ConstraintEntry] = []
  /// Frames whose variables may have changed since their rectangles were last published.
  var touched: [ItemFrame] = []
  /// Frames of text whose height is that of its lines.
  var wrapped: [ItemFrame] = []
  /// Frames with widths that margins follow.
  var readWidthFollowers: [ItemFrame] = []
  /// What contradicted each other, and what gave way, in that order.
  ///
  /// Rule LA8.1.
  var contradictions: [Contradiction] = []
  /// How many of `contradictions` were reported.
  var reported = 0
  /// Whether a required content size gave way.
  var hasBrokenBounds = false
  /// Whether the solver has got everything in the order of the tree, and all of it holds.
  var isInTreeOrder = false
  /// The frames of the system before, while this one is built; only looked up, never walked.
  var past: [ObjectIdentifier: ItemFrame] = [:]

  /// Constraints that contradict each other, and the one that gave way.
  struct Contradiction {
    let list: [LayoutEngine.Holder]
    let victim: ConstraintEntry
  }

  /// A system of nothing.
  init() {}

  /// A system of nothing that can look up the frames of the one that it replaces.
  init(replacing old: LayoutSystem) { past = old.frames }

  /// The constraints that gave way, oldest first.
  ///
  /// Rule LA8.1.
  var broken: [NSLayoutConstraint] { contradictions.map(\.victim.constraint) }

  /// Notes that the frame's variables may have changed.
  mutating func touch(_ frame: ItemFrame) {
    guard !frame.isTouched else { return }
    frame.isTouched = true
    touched.append(frame)
  }

  /// Takes the frames whose variables may have changed.
  mutating func takeTouched() -> [ItemFrame] {
    defer { touched.removeAll() }
    for frame in touched { frame.isTouched = false }
    return touched
  }
}

/// What changed in a hierarchy and has not reached the solver yet.
///
/// A fresh build reads the hierarchy as it is, and starts with nothing pending.
@MainActor struct PendingChanges {
  /// Constraints that came, left, or have other numbers.
  var constraints: [ConstraintEntry] = []
  /// Items whose frame, mask or content changed.
  var frames: [ItemFrame] = []
  /// Frames of items that left.
  var departed: [ItemFrame] = []
  /// Nodes that came, or that constraints place from now on.
  var arrivals: [Arrival] = []
  /// Entries whose numbers of guides may have changed.
  var guideDependents: [ConstraintEntry] = []

  /// A node that may be gone again before the next solution.
  struct Arrival { weak var node: (any LayoutNode)? }

  /// Takes what changed but for arrivals and departures.
  mutating func takeConstraintsAndFrames() -> ([ConstraintEntry], [ItemFrame]) {
    defer {
      constraints.removeAll()
      frames.removeAll()
    }
    constraints.forEach { $0.isDirty = false }
    return (constraints, frames)
  }
}
