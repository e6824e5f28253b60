internal import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// How often wrapped text may change the layout in one solution; where its height says how wide it is,
  /// lines follow each other one by one.
  ///
  /// Rule LA4.6.
  private static let maximumPasses = 8

  /// Brings the solution up to date and marks the views whose subviews move, except `placer`, which
  /// is about to place its own.
  func solveIfNeeded(for placer: UIView? = nil) {
    guard needsSolution else { return }
    var before = revision
    if !needsRebuild, arrivals.isEmpty {
      applyChanges()
      // Nothing came of what changed: the solution stands, and with it the widths of wrapped text.
      if revision == before, !needsRebuild {
        needsSolution = false
        return
      }
    }
    unwrapText()
    forgetReadWidths()
    let brokenBefore = broken
    for _ in 0..<Self.maximumPasses {
      needsSolution = false
      if !needsRebuild { applyChanges() }
      if needsRebuild || (revision != before && isUnsettled), !restart() { rebuild() }
      solver.solve()
      for variable in solver.drainChanges() { framesByVariable[variable].map(touch) }
      remeasureWrappedText()
      followReadableWidths()
      if !needsSolution { break }
      before = revision
    }
    needsSolution = false
    isRestructured = false
    reportConflicts(besides: brokenBefore)
    publish(except: placer)
  }

  /// Whether the solution could depend on history: only a fresh build is the same every time.
  ///
  /// What gave way would do so again while the contradictions it is in keep their numbers; a change of
  /// such a number asks for a fresh build by itself.
  /// Rule LA3.4.
  private var isUnsettled: Bool {
    if hasBrokenBounds || isRestructured && !broken.isEmpty { return true }
    solver.solve()
    if solver.isDetermined { return false }
    // What is loose is as near to zero as in a fresh build, where the solver has got everything in its order.
    return hasOrderOfTree ? solver.hasTies : solver.isAmbiguous  // LA3.4
  }

  /// Notes that the frame's variables may have changed.
  func touch(_ frame: ItemFrame) {
    guard !frame.isTouched else { return }
    frame.isTouched = true
    touchedFrames.append(frame)
  }

  /// Carries the collected changes into the solver; a contradiction asks for a rebuild instead.
  private func applyChanges() {
    let (constraints, items) = takeChanges()
    for entry in constraints where entry.isRemoved { withdraw(entry) }
    releaseHangers(constraints)
    releaseDeparted()
    for frame in items where frame.item != nil { update(frame) }
    updateGuideEntries()
    for entry in constraints where !entry.isRemoved { update(entry) }
    for view in arrivals.compactMap(\.view) where view.isDescendant(of: root) { join(view) }
    arrivals.removeAll()
  }

  /// Gives back the variables of items that left, whose constraints are gone by now.
  private func releaseDeparted() {
    guard !departed.isEmpty else { return }
    revision += 1
    isRestructured = true
    for frame in departed {
      clearBounds(of: frame)
      for variable in frame.variables {
        framesByVariable[variable] = nil
        solver.removeVariable(variable)
      }
    }
    frameList.removeAll { $0.item == nil }
    departed.removeAll()
  }

  private func takeChanges() -> ([ConstraintEntry], [ItemFrame]) {
    defer {
      dirtyEntries.removeAll()
      dirtyFrames.removeAll()
    }
    dirtyEntries.forEach { $0.isDirty = false }
    return (dirtyEntries, dirtyFrames)
  }

  /// Starts the solver again with what it has, if that is what the tree would give it: only numbers
  /// changed since it did, and they are in the solver.
  ///
  /// - Returns: Whether it was so.
  private func restart() -> Bool {
    guard hasOrderOfTree, !needsRebuild else { return false }
    do { try solver.startAgain() } catch { return false }
    rebuilds += 1
    for frame in touchedFrames { frame.isTouched = false }
    touchedFrames.removeAll()
    frameList.forEach(touch)
    wrappedFrames = frameList.filter { $0.wrappedWidth != nil }
    return true
  }

  /// Starts again with an empty solver, in the order of the tree.
  private func rebuild() {
    _ = takeChanges()
    rebuilds += 1
    pastWork = work
    pastFrames = frames
    solver = Solver()
    frames.removeAll()
    frameList.removeAll()
    framesByVariable.removeAll()
    touchedFrames.removeAll()
    entries.removeAll()
    hangers.removeAll()
    allHangers.removeAll()
    guideEntries.removeAll()
    holders.removeAll()
    wrappedFrames.removeAll()
    readFrames.removeAll()
    arrivals.removeAll()
    departed.removeAll()
    broken.removeAll()
    conflicts.removeAll()
    contradictions.removeAll()
    hasBrokenBounds = false
    root.forEachInSubtree { view in
      // Those that came back stand where they would if they had never gone.
      let constraints = view.layoutState.constraints
      for constraint in constraints.sorted(by: { $0.creationOrder < $1.creationOrder }) {
        let entry = ConstraintEntry(constraint)
        entries[ObjectIdentifier(constraint)] = entry
        insertOrBreak(entry)
      }
    }
    if wantsRoot { _ = frame(of: root) }
    join(root)
    // What follows may restructure again, by texts that wrap otherwise than before.
    isRestructured = false
    for frame in frameList {
      guard let item = frame.item, let old = pastFrames[ObjectIdentifier(item)] else { continue }
      frame.solved = old.solved
      frame.wrappedWidth = old.wrappedWidth
      frame.isFitted = old.isFitted
      if old.wrappedWidth != nil {
        wrappedFrames.append(frame)
        update(frame)
      }
    }
    pastFrames.removeAll()
    needsRebuild = false
    hasOrderOfTree = broken.isEmpty && !hasBrokenBounds && !isRestructured
    isRestructured = false
  }

  /// Gives variables to every view in the subtree that only constraints place.
  ///
  /// Rule LA7.2.
  private func join(_ subtree: UIView) {
    subtree.forEachInSubtree { view in
      if !view.translatesAutoresizingMaskIntoConstraints { _ = frame(of: view) }
    }
  }

  /// Has text of several lines ask for one line again, as before any layout: where its height says how
  /// wide it is, the lines of the last layout would lead to another one.
  ///
  /// Rule LA4.6.
  private func unwrapText() {
    for frame in wrappedFrames where frame.item != nil && frame.wrappedWidth != nil {
      frame.isFitted = false
      frame.wrappedWidth = nil
      dirtyFrames.append(frame)
    }
    wrappedFrames.removeAll()
  }

  /// Measures wrapped text for the widths just found.
  ///
  /// Text that got less than it asked for asks for its widest line from then on, which matters where
  /// nothing else holds the width.
  /// Rule LA4.6.
  private func remeasureWrappedText() {
    for frame in touchedFrames {
      guard let view = frame.item as? UIView, view.wrapsContent else { continue }
      let width = CGFloat(solver.value(of: frame.width))
      let isShort = view.intrinsicContentSize.width > width + 0.01
      if let old = frame.wrappedWidth, abs(old - width) < 0.01, frame.isFitted || !isShort {
        continue
      }
      if frame.wrappedWidth == nil { wrappedFrames.append(frame) }
      frame.wrappedWidth = width
      if isShort { frame.isFitted = true }
      dirtyFrames.append(frame)
      needsSolution = true
    }
  }

  /// Remembers the new rectangles and marks who has to place them.
  private func publish(except placer: UIView?) {
    let list = touchedFrames
    touchedFrames.removeAll()
    for frame in list {
      frame.isTouched = false
      if frame.item != nil { publish(frame, except: placer) }
    }
  }

  private func publish(_ frame: ItemFrame, except current: UIView?) {
    let new = rect(of: frame)
    guard frame.solved != new else { return }
    frame.solved = new  // LF4
    guard case .live = purpose, let placer = frame.placer, placer !== current
    else { return }
    placer.setNeedsLayout()
  }

  private func rect(of frame: ItemFrame) -> CGRect {
    CGRect(
      x: solver.value(of: frame.left), y: solver.value(of: frame.top),
      width: solver.value(of: frame.width), height: solver.value(of: frame.height))
  }

  /// The alignment rectangle of `item`, exact.
  func solvedRect(of item: any LayoutItem) -> CGRect? { frames[ObjectIdentifier(item)]?.solved }
}
