import AdaptiveUI
import Documents
import Foundation
import Sweep

/// What is wrong with the open scene: in the window as it is, and at all of its other sizes.
///
/// All of it is work that waits until nothing else is to do, in slices that are counted in layouts: how
/// the slices fall does not show in what is found.
@MainActor final class IssueSearch {
  /// What the window has now, as it was read last.
  private(set) var current: CurrentFindings?
  private var profiles: [SweepLine.Axis: SizeProfile] = [:]
  private var examined: Moment?
  /// What ``profiles`` are about, and the searches that are on their way or came to nothing.
  private var subjects: [SweepLine.Axis: SearchSubject] = [:]
  /// Whether the document has constraints for which a program puts others.
  private var hasPlaceholders = false
  /// The views whose ambiguity a program ends, by name, and for which changes that is known.
  private var leftToCode: (revision: Int, names: Set<String>)?
  private var run: Run?

  /// A search on its way.
  private struct Run {
    let axis: SweepLine.Axis
    let subject: SearchSubject
    let stage: SearchStage
    /// `nil` until the stage has lived through what was done.
    var search: RangeSearch?
    var viewCount = 1
  }

  /// Which layout was examined.
  private struct Moment: Equatable {
    let entries: Int
    let step: Int
    let lines: Int
  }

  /// What there is to do, the most urgent first.
  enum Work: Equatable {
    /// To look at the window as it is.
    case examination
    /// To go on with a search.
    case search
    /// To begin one, when nobody has done anything for a while.
    case beginning
    case nothing
  }

  /// What there is to do for a session.
  func work(for session: SceneSession, wanted: [SweepLine.Axis]) -> Work {
    if examined != Self.moment(of: session) { return .examination }
    if let run, run.subject == SearchSubject(of: session, run.axis) { return .search }
    return next(for: session, wanted) == nil ? .nothing : .beginning
  }

  /// Does a slice of what there is to do.
  ///
  /// - Returns: Whether anything is known now that was not before.
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

  /// Ends the search that is on its way.
  func close() {
    run?.stage.close()
    run = nil
  }

  /// Forgets everything, for another scene.
  func reset() {
    close()
    (current, examined) = (nil, nil)
    (profiles, subjects) = ([:], [:])
    leftToCode = nil
    brokenLinks = []
  }

  /// What is known of all widths, or of all heights; `nil` before a search has begun.
  func profile(_ axis: SweepLine.Axis) -> SizeProfile? {
    var profile = profiles[axis]?.leavingOutWhatWaits(inSight: inSight)
    profile?.findings.removeAll(where: isLeftToCode)
    return profile
  }

  /// Whether a program ends it, or may and it is not known yet.
  private func isLeftToCode(_ finding: Finding) -> Bool {
    guard finding.rule == .ambiguous else { return false }
    return leftToCode.map { $0.names.contains(finding.subjects.first ?? "") } ?? hasPlaceholders
  }

  /// What the document leads to and does not have.
  private(set) var brokenLinks: [BrokenLink] = []

  /// Issues of the window that somebody sees, those of one cause as one.
  var visible: [CurrentFindings.Entry] { CurrentFindings.joiningLooseViews(single) }

  /// Issues of the window that somebody sees: what waits outside of every window is none.
  var single: [CurrentFindings.Entry] {
    let inSight = inSight
    return (current?.entries ?? []).filter { entry in
      !isLeftToCode(entry.finding)
        && (!entry.isOutOfSight || entry.finding.subjects.contains { inSight.contains($0) })
    }
  }

  /// What is inside of the window at some size, by name.
  var inSight: Set<String> {
    profiles.values.reduce(into: []) { $0.formUnion($1.inSight) }
  }

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

  /// What was found about another state of the scene is worth nothing any more.
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

  /// So many views are laid out in a slice.
  private static let viewsInSlice = 600
  /// More are not laid out at hundreds of sizes while somebody waits.
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
