package import AdaptiveUI
package import Documents
import Foundation

/// What is wrong in a window as it is now, with the views that it is about.
///
/// The window is any that shows a document, at rest; looking at it changes nothing in it.
@MainActor package struct CurrentFindings {
  /// Something wrong now.
  @MainActor package struct Entry {
    /// Without places and stretches: it is about one size.
    package let finding: Finding
    /// The views that it is about, parents before children.
    package let subjects: [WeakView]
    /// Whether none of it can be seen, so that it may wait there to slide in.
    package let isOutOfSight: Bool

    /// The views that are still there.
    package var views: [UIView] { subjects.compactMap(\.view) }
  }

  /// Worst kinds first, then by name.
  package let entries: [Entry]

  /// Examines a window that shows a document.
  ///
  /// - Parameters:
  ///   - window: The window; it is at rest.
  ///   - document: What it shows.
  ///   - presentation: The presentation that is open, by name.
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
      if key.rule == .unsatisfiable { finding.tellSum(in: window, document, table) }
      let views = numbers.flatMap { table.views(of: $0) }
      if key.rule == .ambiguous {
        finding.detail = views.first?.view?.undecidedWords(finding.decided)
      }
      if let index = indices[finding.identity] {
        // Several views of one name: one finding about all of them.
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

  /// What no layout shows: whether something leads out of what is presented, and how the window may stand.
  ///
  /// Delegates are not asked: they would hear of it.
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

  /// The view in a window that findings call so, visible or not.
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
  /// Says of a contradiction what does not add up.
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

  /// What a suspicion about subjects of a table says where it holds.
  @MainActor init(
    _ key: Suspicion.Key, _ table: SubjectTable, _ presentation: String?, _ example: Example
  ) {
    let numbers = [key.first, key.second].compactMap { $0 }
    self.init(
      rule: key.rule, subjects: numbers.map { table.names[$0] },
      words: numbers.map { table.words[$0] }, sources: numbers.map { table.sources[$0] },
      side: key.side?.rawValue, presentation: presentation, places: [], stretches: [],
      example: example)
  }
}

extension Finding.Example {
  /// A window of a size on a device, or on a terminal, which can have any.
  init(_ device: Device?, _ size: CGSize) {
    if let device {
      self.init(DeviceWindow(device: device, size: size))
    } else {
      self.init(
        device: Finding.terminal, width: Double(size.width), height: Double(size.height), use: .own)
    }
  }
}
