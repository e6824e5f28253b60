import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The issues of the open scene: in the present window, and at all other sizes.
///
/// They are searched while no event waits, in slices that are counted in layouts; the results do
/// not depend on the slices.
@MainActor final class IssueSearch {
  /// The last findings in the present window.
  private(set) var current: CurrentFindings? { didSet { shownResults = nil } }
  private var profiles: [SweepLine.Axis: SizeProfile] = [:] { didSet { shownResults = nil } }
  private var examined: Moment?
  /// The subjects of ``profiles``, and the searches that are running or failed.
  private var subjects: [SweepLine.Axis: SearchSubject] = [:]
  /// Whether the document has constraints that a program replaces.
  private var hasPlaceholders = false { didSet { shownResults = nil } }
  /// The views whose ambiguity a program resolves, by name, and the revision for which they are
  /// known.
  private var leftToCode: (revision: Int, names: Set<String>)? { didSet { shownResults = nil } }
  /// What is shown of the results; `nil` after they changed.
  private var shownResults: ShownResults?
  private var run: Run?

  /// A running search.
  private struct Run {
    let axis: SweepLine.Axis
    let subject: SearchSubject
    let stage: SearchStage
    /// `nil` until the stage has replayed the recording.
    var search: RangeSearch?
    var viewCount = 1
  }

  /// The results without issues that a program resolves or that are invisible, found once for all pictures
  /// that show them.
  private struct ShownResults {
    let inSight: Set<String>
    let profiles: [SweepLine.Axis: SizeProfile]
    let entries: [CurrentFindings.Entry]
    /// The entries, with those of one cause merged.
    let joined: [CurrentFindings.Entry]
    var words = ShownWords()

    @MainActor init(
      inSight: Set<String>, profiles: [SweepLine.Axis: SizeProfile],
      entries: [CurrentFindings.Entry]
    ) {
      (self.inSight, self.profiles, self.entries) = (inSight, profiles, entries)
      joined = CurrentFindings.joiningLooseViews(entries)
    }
  }

  /// The results in words, as far as they were asked for while no version of the file is compared with
  /// another.
  struct ShownWords {
    var list: IssueList?
    /// What is wrong at other sizes only; `.some(nil)` if nothing is.
    var elsewhere: IssueNote.Elsewhere??
  }

  /// The layout that was examined.
  private struct Moment: Equatable {
    let entries: Int
    let step: Int
    let lines: Int
  }

  /// The next work, the most urgent first.
  enum Work: Equatable {
    /// To examine the present window.
    case examination
    /// To continue a search.
    case search
    /// To begin one, after some idle time.
    case beginning
    case nothing
  }

  /// The next work for a session.
  func work(for session: SceneSession, wanted: [SweepLine.Axis]) -> Work {
    if examined != Self.moment(of: session) { return .examination }
    if let run, run.subject == SearchSubject(of: session, run.axis) { return .search }
    return next(for: session, wanted) == nil ? .nothing : .beginning
  }

  /// Does a slice of the work.
  ///
  /// - Returns: Whether there are new results.
  func advance(for session: SceneSession, wanted: [SweepLine.Axis]) -> Bool {
    switch work(for: session, wanted: wanted) {
    case .examination: return examine(session)
    case .search: return search()
    case .beginning:
      begin(session, wanted)
      return false
    case .nothing: return false
    }
  }

  /// Stops the running search.
  func close() {
    run?.stage.close()
    run = nil
  }

  /// Discards all results, for another scene.
  func reset() {
    close()
    (current, examined) = (nil, nil)
    (profiles, subjects) = ([:], [:])
    leftToCode = nil
    brokenLinks = []
  }

  /// The results for all widths, or for all heights; `nil` before a search has begun.
  func profile(_ axis: SweepLine.Axis) -> SizeProfile? { shown.profiles[axis] }

  private var shown: ShownResults {
    if let shownResults { return shownResults }
    let inSight = profiles.values.reduce(into: Set()) { $0.formUnion($1.inSight) }
    let results = ShownResults(
      inSight: inSight,
      profiles: profiles.mapValues { profile in
        var profile = profile.withoutViewsToSlideIn(inSight: inSight)
        profile.findings.removeAll(where: isLeftToCode)
        return profile
      },
      entries: (current?.entries ?? []).filter { entry in
        !isLeftToCode(entry.finding)
          && (!entry.isOutOfSight || entry.finding.subjects.contains { inSight.contains($0) })
      })
    shownResults = results
    return results
  }

  /// The results in words; new results have none.
  var words: ShownWords {
    get { shown.words }
    set { shownResults?.words = newValue }
  }

  /// How often the results were put into words.
  var wordings = 0

  /// Whether a program resolves it, or may and that is not known yet.
  private func isLeftToCode(_ finding: Finding) -> Bool {
    guard finding.rule == .ambiguous else { return false }
    return leftToCode.map { $0.names.contains(finding.subjects.first ?? "") } ?? hasPlaceholders
  }

  /// The broken links of the document.
  private(set) var brokenLinks: [BrokenLink] = []

  /// The visible issues of the window, with those of one cause merged.
  var visible: [CurrentFindings.Entry] { shown.joined }

  /// The visible issues of the window: those outside of every window are excluded.
  var single: [CurrentFindings.Entry] { shown.entries }

  /// Whether there may be more issues at this size: what is out of sight is one only if another size
  /// shows it, and not all are known yet.
  var isUndecided: Bool {
    guard run != nil || [SweepLine.Axis.width, .height].contains(where: { subjects[$0] == nil })
    else { return false }
    let known = shown.inSight
    return (current?.entries ?? []).contains { entry in
      entry.isOutOfSight && !isLeftToCode(entry.finding)
        && !entry.finding.subjects.contains { known.contains($0) }
    }
  }

  /// The views that are inside of the window at some size, by name.
  var inSight: Set<String> { shown.inSight }

  // MARK: The window as it is

  private static func moment(of session: SceneSession) -> Moment {
    let step = session.environment.recorder.steps.last
    return Moment(
      entries: session.recording.entries.count, step: step?.number ?? 0,
      lines: step?.events.count ?? 0)
  }

  private func examine(_ session: SceneSession) -> Bool {
    examined = Self.moment(of: session)
    let old = current.map { $0.entries.map(\.finding) }
    let now = CurrentFindings(
      of: session.window, showing: session.scene, presentation: session.openPresentation)
    current = now
    let oldLinks = brokenLinks
    brokenLinks = session.scene.brokenLinks
    hasPlaceholders = !session.scene.placeholders.isEmpty
    dropOutdated(session)
    return old != now.entries.map(\.finding) || oldLinks != brokenLinks
  }

  // MARK: All other sizes

  /// Results for another state of the scene are not valid any more.
  private func dropOutdated(_ session: SceneSession) {
    for axis in [SweepLine.Axis.width, .height]
    where subjects[axis] != SearchSubject(of: session, axis) {
      (subjects[axis], profiles[axis]) = (nil, nil)
    }
    if let run, run.subject != SearchSubject(of: session, run.axis) { close() }
  }

  private func next(for session: SceneSession, _ wanted: [SweepLine.Axis]) -> SweepLine.Axis? {
    wanted.first { subjects[$0] != SearchSubject(of: session, $0) }
  }

  private func begin(_ session: SceneSession, _ wanted: [SweepLine.Axis]) {
    guard let axis = next(for: session, wanted) else { return }
    close()
    let subject = SearchSubject(of: session, axis)
    (subjects[axis], profiles[axis]) = (subject, nil)
    run = Run(axis: axis, subject: subject, stage: SearchStage(of: session))
  }

  /// The most views that are laid out in a slice.
  private static let viewsInSlice = 600
  /// Larger scenes are not laid out at hundreds of sizes while the user waits.
  private static let mostViews = 3_000

  private func search() -> Bool {
    guard let run else { return false }
    guard let search = run.search else {
      if !run.stage.prepare(budget: 4) { start(run) }
      return false
    }
    let known = search.profile.known ?? search.profile.range.lowerBound
    let goesOn = search.advance(
      budget: min(max(Self.viewsInSlice / run.viewCount, 1), 16))
    profiles[run.axis] = search.profile
    if !goesOn { close() }
    // A picture for each slice would cost more than the search.
    let step = max(search.profile.range.count / 16, 1)
    return !goesOn || known / step != (search.profile.known ?? known) / step
  }

  private func start(_ run: Run) {
    let count = max(run.stage.viewCount, 1)
    guard count <= Self.mostViews else { return close() }
    self.run?.viewCount = count
    if leftToCode?.revision != run.subject.revision {
      leftToCode = (run.subject.revision, run.stage.namesLeftToCode ?? [])
    }
    self.run?.search = RangeSearch(
      run.stage, axis: run.axis, fixed: run.subject.fixed, range: run.subject.range)
  }
}

extension SceneSession {
  /// The number of issues in the window, as the lab's header has it when it opens one.
  package var issueCount: Int {
    let search = IssueSearch()
    _ = search.advance(for: self, wanted: [])
    return search.list(
      for: self, IssueText(summaries: self.summaries), news: nil, versions: nil
    ) { _ in nil }.total.count
  }

  /// What a picture in points says of the issues in it; empty for none.
  ///
  /// That of a terminal's window is drawn with a device's fonts, which may be larger than the room that
  /// a terminal's letters fit into, so that more is wrong there than on the screen, or less.
  ///
  /// - Parameter seen: How many the screen counts that it was saved from.
  /// - Returns: The words, such as `1 issue`.
  package func issueWords(besides seen: Int = 0) -> String {
    let count = issueCount
    let words = count == 0 ? "no issue" : count == 1 ? "1 issue" : "\(count) issues"
    guard count > 0 || seen > 0 else { return "" }
    return device == nil ? "with a device's fonts: \(words)" : words
  }

  /// The views with errors and those with warnings in the window, as the lab marks them when it opens one.
  package var viewsWithIssues: (errors: Set<ObjectIdentifier>, warnings: Set<ObjectIdentifier>) {
    let search = IssueSearch()
    _ = search.advance(for: self, wanted: [])
    return (search.views(with: .error), search.views(with: .warning))
  }
}
