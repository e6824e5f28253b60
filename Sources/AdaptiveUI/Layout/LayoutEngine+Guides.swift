import Foundation

// Constraints whose forms contain numbers that views know: safe areas, margins, baselines, scroll
// positions. Views tell when such a number changes, and the constraints that it is in are found
// here.

extension LayoutEngine {
  /// Notes that the entry's form contains numbers of `view`.
  func hang(_ entry: ConstraintEntry, on view: UIView) {
    let identifier = ObjectIdentifier(view)
    guard !entry.guideViews.contains(identifier) else { return }
    if entry.guideViews.isEmpty { allHangers.append(entry) }
    entry.guideViews.append(identifier)
    hangers[identifier, default: []].append(entry)
  }

  /// Notes that safe area, margins, baselines or scroll position of `view` changed, and so the
  /// margins of what follows it.
  ///
  /// Rule LC1.7.
  func guidesDidChange(of view: UIView) {
    hangers[ObjectIdentifier(view)]?.removeAll(where: \.isRemoved)
    hangers[ObjectIdentifier(view)]?.forEach(awaitGuides)
    for subview in view.subviews where subview.preservesSuperviewLayoutMargins {
      guidesDidChange(of: subview)
    }
  }

  /// Notes that the window changed, on which margins anywhere may depend.
  ///
  /// Rule LC1.3.
  func allGuidesDidChange() {
    allHangers.removeAll(where: \.isRemoved)
    allHangers.forEach(awaitGuides)
  }

  /// Lets go of those of `entries` that were removed.
  func releaseHangers(_ entries: [ConstraintEntry]) {
    var views: Set<ObjectIdentifier> = []
    for entry in entries where entry.isRemoved {
      for view in entry.guideViews where views.insert(view).inserted {
        hangers[view]?.removeAll(where: \.isRemoved)
      }
    }
    if !views.isEmpty { allHangers.removeAll(where: \.isRemoved) }
  }

  private func awaitGuides(_ entry: ConstraintEntry) {
    needsSolution = true
    guard !entry.awaitsGuides else { return }
    entry.awaitsGuides = true
    guideEntries.append(entry)
  }

  /// Brings constraints up to date whose guides changed.
  func updateGuideEntries() {
    let list = guideEntries
    guideEntries.removeAll()
    for entry in list {
      entry.awaitsGuides = false
      update(entry)
    }
  }
}
