internal import ConstraintSolver
import Foundation

// Constraints whose forms contain numbers that nodes know: safe areas, margins, baselines, scroll
// positions. They tell when such a number changes, and the constraints that it is in are found
// here. Margins that depend on a width are updated while the solver finds it: those of the last layout
// could contradict the next one.

extension LayoutEngine {
  /// Notes that the entry's form contains numbers of `node`.
  func note(_ entry: ConstraintEntry, dependsOn node: any LayoutNode) {
    let identifier = ObjectIdentifier(node)
    guard !entry.guideNodes.contains(identifier) else { return }
    if entry.guideNodes.isEmpty { system.allGuideDependents.append(entry) }
    entry.guideNodes.append(identifier)
    system.guideDependents[identifier, default: []].append(entry)
  }

  /// Notes that safe area, margins, baselines or scroll position of `node` changed, and so the
  /// margins of what follows it.
  ///
  /// Rule LC1.7.
  func guidesDidChange(of node: any LayoutNode) {
    system.guideDependents[ObjectIdentifier(node)]?.removeAll(where: \.isRemoved)
    system.guideDependents[ObjectIdentifier(node)]?.forEach(awaitGuides)
    node.forEachChildNode { child in
      if child.preservesSuperviewLayoutMargins { guidesDidChange(of: child) }
    }
  }

  /// Updates the constraints that contain the margins of `node`, if these have changed.
  ///
  /// What reaches in from a parent depends on where the node is, also before it was told of margins.
  /// - Returns: Whether they have.
  func invalidateChangedMargins(of node: any LayoutNode) -> Bool {
    guard let frame = system.frames[ObjectIdentifier(node)], let used = frame.margins,
      used != node.margins(width)
    else { return false }
    frame.margins = nil
    guidesDidChange(of: node)
    return true
  }

  /// Notes that the window changed, on which margins anywhere may depend.
  ///
  /// Rule LC1.3.
  func allGuidesDidChange() {
    system.allGuideDependents.removeAll(where: \.isRemoved)
    system.allGuideDependents.forEach(awaitGuides)
  }

  /// Lets go of those of `entries` that were removed.
  func releaseGuideDependents(_ entries: [ConstraintEntry]) {
    var nodes: Set<ObjectIdentifier> = []
    for entry in entries where entry.isRemoved {
      for node in entry.guideNodes where nodes.insert(node).inserted {
        system.guideDependents[node]?.removeAll(where: \.isRemoved)
      }
    }
    if !nodes.isEmpty { system.allGuideDependents.removeAll(where: \.isRemoved) }
  }

  private func awaitGuides(_ entry: ConstraintEntry) {
    raise(to: .stale)
    guard !entry.awaitsGuides else { return }
    entry.awaitsGuides = true
    pending.guideDependents.append(entry)
  }

  /// Brings constraints up to date whose guides changed.
  func updateGuideDependents() {
    let list = pending.guideDependents
    pending.guideDependents.removeAll()
    for entry in list {
      entry.awaitsGuides = false
      update(entry)
    }
  }

  // MARK: Margins that follow the readable width

  /// The width of `node` that its margins follow, in points: the last one found, where it is found here.
  func width(_ node: any LayoutNode) -> CGFloat {
    if node === root, case .predicting(let size) = purpose { return size.width }
    return findsWidth(of: node) ? frame(of: node).readWidth : fixedFrame(of: node).width
  }

  /// Whether the width of `node` is found here; windows, masks and other layouts give it otherwise.
  private func findsWidth(of node: any LayoutNode) -> Bool {
    if node === root {
      if case .measuring = purpose { return true }
      return false
    }
    return !node.translatesAutoresizingMaskIntoConstraints && node.isWithin(root)
  }

  /// Sets margins to their least values, as before any layout: those of the last width could leave no room
  /// between them in the next layout.
  ///
  /// Rules LC3.1, LA3.4.
  func forgetReadWidths() {
    for frame in system.readWidthFollowers {
      guard let node = frame.node else { continue }
      frame.readWidth = 0
      system.touch(frame)
      guidesDidChange(of: node)
    }
    system.readWidthFollowers.removeAll()
  }

  /// Updates margins for the widths just found, from the outside in: wider margins around a node make it
  /// narrower than it was found.
  ///
  /// Rule LC3.1.
  func followReadableWidths() {
    let followers = system.touched.compactMap {
      frame -> (frame: ItemFrame, node: any LayoutNode)? in
      guard let node = frame.node, node.layoutMarginsFollowReadableWidth, findsWidth(of: node)
      else { return nil }
      return (frame, node)
    }
    var moved: Set<ObjectIdentifier> = []
    for (frame, node) in followers.sorted(by: { $0.node.depth < $1.node.depth }) {
      let insets = node.alignmentRectInsets
      let new = CGFloat(system.solver.value(of: frame.width)) + insets.left + insets.right
      guard abs(new - frame.readWidth) >= 0.01 else { continue }
      if !moved.isEmpty, node.chain.contains(where: { moved.contains(ObjectIdentifier($0)) }) {
        raise(to: .stale)
        continue
      }
      let before = node.margins(width)
      if frame.readWidth == 0 { system.readWidthFollowers.append(frame) }
      frame.readWidth = new
      guard node.margins(width) != before else { continue }
      moved.insert(ObjectIdentifier(node))
      guidesDidChange(of: node)
    }
  }
}

extension LayoutNode {
  /// How many nodes there are from the node to the top.
  fileprivate var depth: Int { chain.reduce(0) { count, _ in count + 1 } }
}
