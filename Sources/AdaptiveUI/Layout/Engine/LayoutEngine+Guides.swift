internal import ConstraintSolver
import Foundation

// Constraints whose forms contain numbers that views know: safe areas, margins, baselines, scroll
// positions. Views tell when such a number changes, and the constraints that it is in are found
// here. Margins that depend on a width are updated while the solver finds it: those of the last layout
// could contradict the next one.

extension LayoutEngine {
  /// Notes that the entry's form contains numbers of `view`.
  func note(_ entry: ConstraintEntry, dependsOn view: UIView) {
    let identifier = ObjectIdentifier(view)
    guard !entry.guideViews.contains(identifier) else { return }
    if entry.guideViews.isEmpty { system.allGuideDependents.append(entry) }
    entry.guideViews.append(identifier)
    system.guideDependents[identifier, default: []].append(entry)
  }

  /// Notes that safe area, margins, baselines or scroll position of `view` changed, and so the
  /// margins of what follows it.
  ///
  /// Rule LC1.7.
  func guidesDidChange(of view: UIView) {
    system.guideDependents[ObjectIdentifier(view)]?.removeAll(where: \.isRemoved)
    system.guideDependents[ObjectIdentifier(view)]?.forEach(awaitGuides)
    for subview in view.subviews where subview.preservesSuperviewLayoutMargins {
      guidesDidChange(of: subview)
    }
  }

  /// Updates the constraints that contain the margins of `view`, if these have changed.
  ///
  /// What reaches in from a superview depends on where the view is, also before it was told of margins.
  /// - Returns: Whether they have.
  func invalidateChangedMargins(of view: UIView) -> Bool {
    guard let frame = system.frames[ObjectIdentifier(view)], let used = frame.margins,
      used != view.margins(width)
    else { return false }
    frame.margins = nil
    guidesDidChange(of: view)
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
    var views: Set<ObjectIdentifier> = []
    for entry in entries where entry.isRemoved {
      for view in entry.guideViews where views.insert(view).inserted {
        system.guideDependents[view]?.removeAll(where: \.isRemoved)
      }
    }
    if !views.isEmpty { system.allGuideDependents.removeAll(where: \.isRemoved) }
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

  /// The width of `view` that its margins follow, in points: the last one found, where it is found here.
  func width(_ view: UIView) -> CGFloat {
    if view === root, case .predicting(let size) = purpose { return size.width }
    return findsWidth(of: view) ? frame(of: view).readWidth : fixedFrame(of: view).width
  }

  /// Whether the width of `view` is found here; windows, masks and other layouts give it otherwise.
  private func findsWidth(of view: UIView) -> Bool {
    if view === root {
      if case .measuring = purpose { return true }
      return false
    }
    return !view.translatesAutoresizingMaskIntoConstraints && view.isDescendant(of: root)
  }

  /// Sets margins to their least values, as before any layout: those of the last width could leave no room
  /// between them in the next layout.
  ///
  /// Rules LC3.1, LA3.4.
  func forgetReadWidths() {
    for frame in system.readWidthFollowers {
      guard let view = frame.item as? UIView else { continue }
      frame.readWidth = 0
      system.touch(frame)
      guidesDidChange(of: view)
    }
    system.readWidthFollowers.removeAll()
  }

  /// Updates margins for the widths just found, from the outside in: wider margins around a view make it
  /// narrower than it was found.
  ///
  /// Rule LC3.1.
  func followReadableWidths() {
    let followers = system.touched.compactMap { frame -> (frame: ItemFrame, view: UIView)? in
      guard let view = frame.item as? UIView, view.layoutMarginsFollowReadableWidth,
        findsWidth(of: view)
      else { return nil }
      return (frame, view)
    }
    var moved: Set<ObjectIdentifier> = []
    for (frame, view) in followers.sorted(by: { $0.view.depth < $1.view.depth }) {
      let insets = view.alignmentRectInsets
      let new = CGFloat(system.solver.value(of: frame.width)) + insets.left + insets.right
      guard abs(new - frame.readWidth) >= 0.01 else { continue }
      if !moved.isEmpty, view.chain.contains(where: { moved.contains(ObjectIdentifier($0)) }) {
        raise(to: .stale)
        continue
      }
      let before = view.margins(width)
      if frame.readWidth == 0 { system.readWidthFollowers.append(frame) }
      frame.readWidth = new
      guard view.margins(width) != before else { continue }
      moved.insert(ObjectIdentifier(view))
      guidesDidChange(of: view)
    }
  }
}

extension UIView {
  /// The view and those around it, from the inside out.
  fileprivate var chain: some Sequence<UIView> { sequence(first: self, next: \.superview) }

  fileprivate var depth: Int { chain.reduce(0) { count, _ in count + 1 } }
}
