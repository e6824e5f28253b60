internal import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// How often wrapped text may change the layout in one solution.
  ///
  /// Rule LA4.6.
  private static let maximumPasses = 3

  /// Brings the solution up to date and marks the views whose subviews move, except `placer`, which is
  /// about to place its own.
  func solveIfNeeded(for placer: UIView? = nil) {
    guard needsSolution else { return }
    for _ in 0..<Self.maximumPasses {
      needsSolution = false
      if needsRebuild || !broken.isEmpty || hasBrokenBounds {
        rebuild()
      } else {
        applyChanges()
        if needsRebuild {
          rebuild()
        } else {
          solver.solve()
          // Among equally good solutions only a fresh build is the same every time. Rule LA3.4.
          if isAmbiguous { rebuild() }
        }
      }
      solver.solve()
      remeasureWrappedText()
      if !needsSolution { break }
    }
    needsSolution = false
    publish(except: placer)
  }

  /// Whether the constraints leave more than one layout.
  private var isAmbiguous: Bool {
    guard !solver.isDetermined else { return false }
    // Taken out, because asking for each variable would copy it each time.
    let solver = solver
    return frameList.contains { !$0.variables.allSatisfy { solver.isDetermined($0) } }
  }

  /// Carries the collected changes into the solver; a contradiction asks for a rebuild instead.
  private func applyChanges() {
    let (constraints, items) = takeChanges()
    for entry in constraints where entry.isRemoved { withdraw(entry) }
    if constraints.contains(where: \.isRemoved) { entryList.removeAll(where: \.isRemoved) }
    releaseDeparted()
    for frame in items where frame.item != nil { update(frame) }
    if hasGuideChanges {
      hasGuideChanges = false
      for entry in entryList where entry.hangsOnGuides && !entry.isRemoved { update(entry) }
    }
    for entry in constraints where !entry.isRemoved { update(entry) }
    join(root)
  }

  /// Gives back the variables of items that left, whose constraints are gone by now.
  private func releaseDeparted() {
    guard !departed.isEmpty else { return }
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

  /// Starts again with an empty solver, in the order of the tree.
  private func rebuild() {
    _ = takeChanges()
    rebuilds += 1
    let known = frames
    let brokenBefore = broken
    solver = Solver()
    frames.removeAll()
    frameList.removeAll()
    framesByVariable.removeAll()
    entries.removeAll()
    entryList.removeAll()
    holders.removeAll()
    departed.removeAll()
    broken.removeAll()
    hasBrokenBounds = false
    hasGuideChanges = false
    root.forEachInSubtree { view in
      for constraint in view.layoutState.constraints {
        let entry = ConstraintEntry(constraint)
        entries[ObjectIdentifier(constraint)] = entry
        entryList.append(entry)
        insertOrBreak(entry, brokenBefore: brokenBefore)
      }
    }
    if wantsRoot { _ = frame(of: root) }
    join(root)
    for frame in frameList {
      guard let item = frame.item, let old = known[ObjectIdentifier(item)] else { continue }
      frame.solved = old.solved
      frame.wrappedWidth = old.wrappedWidth
      if old.wrappedWidth != nil { update(frame) }
    }
    needsRebuild = false
  }

  /// Gives variables to every view in the subtree that only constraints place.
  ///
  /// Rule LA7.2.
  private func join(_ subtree: UIView) {
    subtree.forEachInSubtree { view in
      if !view.translatesAutoresizingMaskIntoConstraints { _ = frame(of: view) }
    }
  }

  /// Measures wrapped text for the widths just found.
  ///
  /// Rule LA4.6.
  private func remeasureWrappedText() {
    for frame in frameList {
      guard let view = frame.item as? UIView, view.wrapsContent else { continue }
      let width = CGFloat(solver.value(of: frame.width))
      if let old = frame.wrappedWidth, abs(old - width) < 0.01 { continue }
      frame.wrappedWidth = width
      dirtyFrames.append(frame)
      needsSolution = true
    }
  }

  /// Remembers the new rectangles and marks who has to place them.
  private func publish(except placer: UIView?) {
    var seen: Set<ObjectIdentifier> = []
    for variable in solver.drainChanges() {
      guard let frame = framesByVariable[variable], seen.insert(ObjectIdentifier(frame)).inserted
      else { continue }
      publish(frame, except: placer)
    }
    for frame in frameList where frame.solved == nil { publish(frame, except: placer) }
  }

  private func publish(_ frame: ItemFrame, except current: UIView?) {
    let new = rect(of: frame)
    guard frame.solved != new else { return }
    frame.solved = new
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

  /// Whether the constraints leave more than one rectangle for `item`.
  ///
  /// Rule LA7.1.
  func isAmbiguous(_ item: any LayoutItem, placeOnly: Bool = false) -> Bool {
    guard let frame = frames[ObjectIdentifier(item)] else { return false }
    let variables = placeOnly ? [frame.left, frame.top] : frame.variables
    return !variables.allSatisfy { solver.isDetermined($0) }
  }
}
