package import AdaptiveUI
package import Documents
import Foundation

/// The findings of a window at its current size, with the views concerned.
///
/// The window is any that shows a document, at rest; checking it changes nothing in it.
@MainActor package struct CurrentFindings {
  /// A current finding.
  @MainActor package struct Entry {
    /// The finding, without places and stretches, as it is about one size.
    package let finding: Finding
    /// The views concerned, parents before children.
    package let subjects: [WeakView]
    /// Whether all of it is out of sight, so that it may be waiting to slide in.
    package let isOutOfSight: Bool
    /// The findings that were merged into this one.
    package var joined: [Finding] = []

    /// The views that still exist.
    package var views: [UIView] { subjects.compactMap(\.view) }
  }

  /// The entries, the worst rules first, then by name.
  package let entries: [Entry]

  /// Checks a window that shows a document.
  ///
  /// - Parameters:
  ///   - window: The window; it is at rest.
  ///   - document: The document that it shows.
  ///   - presentation: The open presentation, by name.
  package init(
    of window: UIWindow, showing document: any OpenDocument, presentation: String? = nil
  ) {
    let table = SubjectTable(document, joinsNames: false)
    let snapshot = SnapshotTaker.snapshot(of: window, document, table)
    let inSight = Set(snapshot.inSight)
    let example = Finding.Example(
      window.windowScene?.environment.host.device, window.bounds.size)
    var entries: [Entry] = []
    var indices: [Finding.Identity: Int] = [:]
    for suspicion in snapshot.allSuspicions where suspicion.holds {
      let key = suspicion.key
      let numbers = [key.first, key.second].compactMap { $0 }
      var finding = Finding(key, table, presentation, example)
      finding.excess = suspicion.excess
      if key.rule == .unsatisfiable { finding.tellSum(in: window, document, table) }
      let views = numbers.flatMap { table.views(of: $0) }
      if key.rule == .ambiguous {
        finding.detail = views.first?.view?.undecidedWords(finding.decided)
      }
      if let index = indices[finding.identity] {
        // Several views have the same name: one finding is about all of them.
        entries[index] = Entry(
          finding: finding, subjects: entries[index].subjects + views,
          isOutOfSight: entries[index].isOutOfSight)
        continue
      }
      indices[finding.identity] = entries.count
      entries.append(
        Entry(
          finding: finding, subjects: views,
          isOutOfSight: key.rule == .outsideWindow && !inSight.contains(key.first)))
    }
    entries += Self.questions(window, document, presentation, example)
    self.entries = entries.sorted { $0.finding.isListed(before: $1.finding) }
  }

  /// Findings that no layout shows: whether the presentation can be dismissed, and which
  /// orientations are possible.
  ///
  /// Delegates are not asked, because calling them could have side effects.
  private static func questions(
    _ window: UIWindow, _ document: any OpenDocument, _ presentation: String?,
    _ example: Finding.Example
  ) -> [Entry] {
    var entries: [Entry] = []
    func add(_ rule: FindingRule, _ name: String, _ detail: String, _ view: UIView?) {
      entries.append(
        Entry(
          finding: Finding(
            rule: rule, subjects: [name], presentation: presentation, detail: detail, places: [],
            stretches: [], example: example),
          subjects: [view].compactMap { $0 }.map(WeakView.init), isOutOfSight: false))
    }
    if let top = window.presentedControllers.last, !top.hasSomethingToPress,
      !document.hasContentElsewhere(top), let reason = window.obstacleToUserDismissal
    {
      add(.noWayOut, top.displayName, reason, top.viewIfLoaded)
    }
    for conflict in window.windowScene?.orientationConflicts ?? [] {
      add(.orientation, conflict.controller, conflict.text, window.rootViewController?.viewIfLoaded)
    }
    return entries
  }

  /// The view in a window with this name in findings, visible or not.
  package static func view(named name: String, in window: UIWindow) -> UIView? {
    let table = SubjectTable(joinsNames: false)
    func find(_ view: UIView) -> UIView? {
      let number = table.number(of: view)
      if table.names[number] == name { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return window.subviews.lazy.compactMap(find).first
  }
}

extension Finding {
  /// Adds to a contradiction the sum of the lengths that do not add up.
  @MainActor fileprivate mutating func tellSum(
    in window: UIWindow, _ document: any OpenDocument, _ table: SubjectTable
  ) {
    let (source, subject) = (sources.first ?? "", subjects.first ?? "")
    let all = window.layoutContradictions
    let own =
      all.first { !source.isEmpty && document.sourceID(of: $0.victim) == source }
      ?? all.first { $0.victim.summary == subject }
    sum = own?.sum.map { ContradictionText($0, table).text }
  }

  /// The finding of a suspicion that holds, about subjects of a table.
  @MainActor init(
    _ key: Suspicion.Key, _ table: SubjectTable, _ presentation: String?, _ example: Example
  ) {
    let numbers = [key.first, key.second].compactMap { $0 }
    self.init(
      rule: key.rule, subjects: numbers.map { table.names[$0] },
      words: numbers.map { table.words(of: $0) }, sources: numbers.map { table.sources[$0] },
      side: key.side?.rawValue, presentation: presentation, places: [], stretches: [],
      example: example)
  }
}

extension Finding.Example {
  /// A window of a size on a device, or on a terminal, which can have any size.
  init(_ device: Device?, _ size: CGSize) {
    if let device {
      self.init(DeviceWindow(device: device, size: size))
    } else {
      self.init(
        device: Finding.terminal, width: Double(size.width), height: Double(size.height), use: .own)
    }
  }
}
