internal import ConstraintSolver
import Foundation

// Putting constraints into the solver, and what gives way when they contradict. Rules LA8.1–LA8.4.

extension LayoutEngine {
  /// Brings a constraint up to date: a number where only that changed, all anew where not.
  func update(_ entry: ConstraintEntry) {
    guard !entry.isRemoved else { return }
    let priority = entry.constraint.priority
    guard let form = form(of: entry) else {
      withdraw(entry)
      return
    }
    if entry.gaveWay {
      if form != entry.form || priority != .required { raise(to: .needsBuild) }
      return
    }
    if let identifier = entry.identifier, entry.priority == priority,
      form.summands == entry.form.summands
    {
      guard form.constant != entry.form.constant else { return }
      entry.form = form
      if entry.isDisputed { raise(to: .needsBuild) }
      raise(to: .renumbered)
      do {
        try system.solver.setConstant(form.constant, of: identifier)
      } catch {
        raise(to: .needsBuild)
      }
      return
    }
    withdraw(entry)
    entry.form = form
    entry.priority = priority
    if insert(entry) != nil { raise(to: .needsBuild) }
  }

  func withdraw(_ entry: ConstraintEntry) {
    guard let identifier = entry.identifier else { return }
    raise(to: .restructured)
    system.solver.remove(identifier)
    system.holders[identifier] = nil
    entry.identifier = nil
  }

  /// Hands the entry's form to the solver.
  ///
  /// - Returns: What contradicts it; `nil` when it is in.
  private func insert(_ entry: ConstraintEntry) -> [ConstraintID]? {
    raise(to: .restructured)
    guard !isImpossible(entry) else { return [] }
    do {
      let identifier = try system.solver.add(
        entry.form.expression, entry.constraint.relation.inSolver,
        priority: entry.priority.inSolver, snugness: .late)  // LA7.3
      entry.identifier = identifier
      system.holders[identifier] = .constraint(entry)
      return nil
    } catch {
      switch error {
      case .unsatisfiable(let conflicting): return conflicting
      }
    }
  }

  /// Whether a required constraint between numbers alone is false.
  private func isImpossible(_ entry: ConstraintEntry) -> Bool {
    guard entry.form.summands.isEmpty, entry.priority == .required else { return false }
    return switch entry.constraint.relation {
    case .equal: abs(entry.form.constant) > 1e-6
    case .lessThanOrEqual: entry.form.constant > 1e-6
    case .greaterThanOrEqual: entry.form.constant < -1e-6
    }
  }

  /// Puts a constraint in; contradictions break one after the other until it is in or broken
  /// itself.
  func insertOrBreak(_ entry: ConstraintEntry) {
    guard let form = form(of: entry) else { return }
    entry.form = form
    entry.priority = entry.constraint.priority
    var victims: [ConstraintEntry] = []
    defer { victims.forEach(weaken) }
    while let conflicting = insert(entry) {
      let list =
        conflicting.sorted().compactMap { system.holders[$0] } + [Holder.constraint(entry)]
      let victim = Self.victim(of: list) ?? entry
      list.forEach(dispute)
      withdraw(victim)
      victims.append(victim)
      system.contradictions.append(LayoutSystem.Contradiction(list: list, victim: victim))
      if victim === entry { return }
    }
  }

  /// Notes that something takes part in a contradiction, which lasts as long as none of its numbers
  /// changes.
  private func dispute(_ holder: Holder) {
    switch holder {
    case .constraint(let entry): entry.isDisputed = true
    case .bound(let frame, let index): frame.disputed.insert(index)
    }
  }

  /// Puts a broken constraint back as a preference: a constant size below what is required and content
  /// that holds as strongly, and above what stack views prefer; a location below content.
  private func weaken(_ entry: ConstraintEntry) {
    entry.gaveWay = true
    entry.priority =
      entry.constraint.isConstantSize ? LayoutStrength.brokenSize : LayoutStrength.brokenLocation
    _ = insert(entry)
  }

  /// The constraint that gives way: one of the program's, a constant size rather than a location,
  /// what a stack view made last rather than what was written, a middle rather than an edge.
  ///
  /// Of sizes it is the one that came last: so say 77 recorded frames in eight repositories, where 32
  /// in five say the first.
  /// Rule LA8.2.
  private static func victim(of list: [Holder]) -> ConstraintEntry? {
    let candidates = list.compactMap { holder -> ConstraintEntry? in
      if case .constraint(let entry) = holder { return entry }
      return nil
    }
    // LA8.2
    return candidates.last { $0.constraint.isConstantSize && !$0.constraint.isOfStack }
      ?? candidates.last { $0.constraint.isOfStack }
      ?? candidates.first { [.centerX, .centerY].contains($0.constraint.first.attribute) }
      ?? candidates.first
  }

  /// Reports constraints that are broken now and were not before the layout; not those broken only in between,
  /// while texts and margins found their widths.
  ///
  /// Rule LA8.3.
  func reportConflicts(besides before: [NSLayoutConstraint]) {
    guard purpose.isLive, system.reported < system.contradictions.count else { return }
    let known = Set(before.map(ObjectIdentifier.init))
    for found in system.contradictions[system.reported...]
    where !known.contains(ObjectIdentifier(found.victim.constraint)) {
      report(found)
    }
    system.reported = system.contradictions.count
  }
}

extension NSLayoutConstraint {
  /// Whether it says how large one item is, and not where.
  fileprivate var isConstantSize: Bool { second == nil && !first.isDistance }
}
