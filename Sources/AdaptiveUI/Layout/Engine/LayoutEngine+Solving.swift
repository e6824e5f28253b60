internal import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// How often, at most, wrapped text may change the layout in one solution; where its height decides its
  /// width, one time settles one line.
  ///
  /// Rule LA4.6.
  private static let maximumPasses = 8

  /// Brings the solution up to date and marks the nodes whose children move, except `placer`, which
  /// is about to place its own.
  func solveIfNeeded(for placer: (any LayoutNode)? = nil) {
    guard state != .solved else { return }
    if state == .stale, pending.arrivals.isEmpty {
      applyChanges()
      // The changes had no effect: the solution holds, and with it the widths of wrapped text.
      if state == .stale { return settle(at: .solved) }
    }
    unwrapText()
    forgetReadWidths()
    let brokenBefore = system.broken
    for _ in 0..<Self.maximumPasses {
      if state != .needsBuild { applyChanges() }
      if state == .needsBuild || state > .stale && isUnsettled, !restart() { rebuild() }
      settle(at: .solved)
      system.solver.solve()
      for variable in system.solver.drainChanges() {
        if let frame = system.framesByVariable[variable] { system.touch(frame) }
      }
      remeasureWrappedText()
      followReadableWidths()
      if state == .solved { break }
    }
    settle(at: .solved)
    reportConflicts(besides: brokenBefore)
    publish(except: placer)
  }

  /// Whether the solution could depend on history: only a fresh build is the same every time.
  ///
  /// What gave way would do so again while the contradictions it is in keep their numbers; a change of
  /// such a number asks for a fresh build by itself.
  /// Rule LA3.4.
  private var isUnsettled: Bool {
    if system.hasBrokenBounds || state == .restructured && !system.contradictions.isEmpty {
      return true
    }
    system.solver.solve()
    if system.solver.isDetermined { return false }
    // What is loose is as near to zero as in a fresh build, where the solver has got everything in its order.
    return system.isInTreeOrder ? system.solver.hasTies : system.solver.isAmbiguous  // LA3.4
  }

  /// Carries the collected changes into the solver; a contradiction asks for a rebuild instead.
  private func applyChanges() {
    let (constraints, items) = pending.takeConstraintsAndFrames()
    for entry in constraints where entry.isRemoved { withdraw(entry) }
    releaseGuideDependents(constraints)
    releaseDeparted()
    for frame in items where frame.item != nil { update(frame) }
    updateGuideDependents()
    for entry in constraints where !entry.isRemoved { update(entry) }
    for node in pending.arrivals.compactMap(\.node) where node.isWithin(root) { join(node) }
    pending.arrivals.removeAll()
  }

  /// Gives back the variables of items that left, whose constraints are gone by now.
  private func releaseDeparted() {
    guard !pending.departed.isEmpty else { return }
    raise(to: .restructured)
    for frame in pending.departed {
      clearBounds(of: frame)
      for variable in frame.variables {
        system.framesByVariable[variable] = nil
        system.solver.removeVariable(variable)
      }
    }
    system.frameList.removeAll { $0.item == nil }
    pending.departed.removeAll()
  }

  /// Restarts the solver with the constraints that it has, if the tree would give it the same ones: only numbers
  /// changed since, and the solver has them.
  ///
  /// - Returns: Whether it was so.
  private func restart() -> Bool {
    guard system.isInTreeOrder, state != .needsBuild else { return false }
    do { try system.solver.startAgain() } catch { return false }
    spent.rebuilds += 1
    _ = system.takeTouched()
    for frame in system.frameList { system.touch(frame) }
    system.wrapped = system.frameList.filter { $0.wrappedWidth != nil }
    return true
  }

  /// Starts again with an empty system, in the order of the tree.
  private func rebuild() {
    spent = work
    spent.rebuilds += 1
    system = LayoutSystem(replacing: system)
    pending = PendingChanges()
    root.forEachNode { node in
      // Those that came back are where they would be if they had never gone.
      let constraints = node.heldConstraints
      for constraint in constraints.sorted(by: { $0.creationOrder < $1.creationOrder }) {
        let entry = ConstraintEntry(constraint, owner: node)
        system.entries[ObjectIdentifier(constraint)] = entry
        insertOrBreak(entry)
      }
    }
    if !purpose.isLive { _ = frame(of: root) }
    join(root)
    // What follows may restructure again, by texts that wrap otherwise than before.
    settle(at: .stale)
    for frame in system.frameList { inherit(frame) }
    system.past.removeAll()
    system.isInTreeOrder =
      system.contradictions.isEmpty && !system.hasBrokenBounds && state < .restructured
  }

  /// Copies the last solution to a new frame from the one it replaces.
  private func inherit(_ frame: ItemFrame) {
    guard let item = frame.item, let old = system.past[ObjectIdentifier(item)] else { return }
    frame.solved = old.solved
    frame.wrappedWidth = old.wrappedWidth
    frame.isFitted = old.isFitted
    guard old.wrappedWidth != nil else { return }
    system.wrapped.append(frame)
    update(frame)
  }

  /// Gives variables to every node in the subtree that only constraints place.
  ///
  /// Rule LA7.2.
  private func join(_ subtree: any LayoutNode) {
    subtree.forEachNode { node in
      if !node.translatesAutoresizingMaskIntoConstraints { _ = frame(of: node) }
    }
  }

  /// Lets text of several lines ask for one line again, as before any layout: where its height decides its
  /// width, the lines of the last layout would lead to another one.
  ///
  /// Rule LA4.6.
  private func unwrapText() {
    for frame in system.wrapped where frame.item != nil && frame.wrappedWidth != nil {
      frame.isFitted = false
      frame.wrappedWidth = nil
      pending.frames.append(frame)
    }
    system.wrapped.removeAll()
  }

  /// Measures wrapped text for the widths just found.
  ///
  /// Text that got less than it asked for asks for its widest line from then on, which matters where
  /// nothing else holds the width.
  /// Rule LA4.6.
  private func remeasureWrappedText() {
    for frame in system.touched {
      guard let node = frame.node, node.wrapsNaturalSize else { continue }
      let width = CGFloat(system.solver.value(of: frame.width))
      let isShort = node.naturalSize(inWidth: nil).width > width + 0.01
      if let old = frame.wrappedWidth, abs(old - width) < 0.01, frame.isFitted || !isShort {
        continue
      }
      if frame.wrappedWidth == nil { system.wrapped.append(frame) }
      frame.wrappedWidth = width
      if isShort { frame.isFitted = true }
      pending.frames.append(frame)
      raise(to: .stale)
    }
  }

  /// Remembers the new rectangles and marks who has to place them.
  private func publish(except placer: (any LayoutNode)?) {
    for frame in system.takeTouched() where frame.item != nil { publish(frame, except: placer) }
  }

  private func publish(_ frame: ItemFrame, except current: (any LayoutNode)?) {
    let new = rect(of: frame)
    guard frame.solved != new else { return }
    frame.solved = new  // LF4
    guard purpose.isLive, let placer = frame.item?.placer, placer !== current
    else { return }
    placer.setNeedsLayout()
  }

  private func rect(of frame: ItemFrame) -> CGRect {
    CGRect(
      x: system.solver.value(of: frame.left), y: system.solver.value(of: frame.top),
      width: system.solver.value(of: frame.width), height: system.solver.value(of: frame.height))
  }

  /// The alignment rectangle of `item`, exact.
  func solvedRect(of item: any LayoutItem) -> CGRect? {
    system.frames[ObjectIdentifier(item)]?.solved
  }
}
