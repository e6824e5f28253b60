import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The losses of the open scene against an earlier version of its file: both versions replay the
/// same recording, in windows of all widths.
///
/// Then the other scenes that changed are compared. It remains until all losses are fixed or the user
/// accepts them; versions that are saved meanwhile are compared with the same earlier one.
@MainActor final class VersionComparison {
  /// The last version without losses.
  let base: any OpenableDocument
  /// Its constraints.
  let constraints: ConstraintCensus
  /// The constraints of the version that the newest save is compared with.
  var recent: ConstraintCensus
  /// What the newest save changed, each with its line.
  var causes: [String] = []
  /// Earlier saves since the base that cost something, the newest first.
  var earlier: [Edit] = []
  /// What was lost at the window's size, the worst first; `nil` before that is known.
  private(set) var here: [Loss]?
  /// The heights of what is lost at the window's size and breaks no rule; `nil` before they are
  /// searched.
  private var heights: LossHeights?
  /// The losses at any width.
  private var found: [LossSearch.Extent] = []
  /// Those at the widths of screens or at the window's own.
  var extents: [LossSearch.Extent] {
    found.filter { $0.matters(beside: run?.subject.fixed ?? 0, or: width) }
  }
  /// Whether all widths of the open scene were searched.
  private(set) var isComplete = false
  /// The other scenes that changed; `nil` before the open one is known.
  private(set) var others: [SceneLosses]?
  /// Whether all of those were searched too.
  var areOthersKnown: Bool { others?.allSatisfy(\.isComplete) ?? false }
  /// Whether the user was notified.
  var isReported = false
  /// Whether the version before this one had losses.
  var mends = false
  /// What counts besides content, by the constraints that were removed since.
  private let judged: Judged
  private var run: Run?
  /// The widths that are searched; `nil` before the search.
  var searchedWidths: ClosedRange<Int>? { run?.subject.range }

  private struct Run {
    let subject: SearchSubject
    let old: SearchStage
    let new: SearchStage
    /// `nil` until both versions have replayed the recording.
    var search: LossSearch?
  }

  /// - Parameters:
  ///   - base: The version before.
  ///   - constraints: Its constraints.
  ///   - judged: What counts besides content.
  init(since base: any OpenableDocument, _ constraints: ConstraintCensus, judging judged: Judged) {
    (self.base, self.constraints, self.judged) = (base, constraints, judged)
    recent = constraints
  }

  // MARK: Saves

  /// A save, and what it cost.
  struct Edit {
    let causes: [String]
    var losses: Set<String>
  }

  /// All saves since the base that cost something that is still lost, the newest first.
  var edits: [Edit] {
    let all = Set(
      ((here ?? []) + extents.map(\.loss)).flatMap(\.identities)
        + (others ?? []).flatMap { scene in
          scene.extents.flatMap(\.loss.identities).map { scene.identity(of: $0) }
        })
    let older = earlier.map { Edit(causes: $0.causes, losses: $0.losses.intersection(all)) }
    let own = Edit(causes: causes, losses: all.filter { place(of: $0) == 0 })
    return ([own] + older).filter { !$0.losses.isEmpty }
  }

  /// Which save cost something: 0 for the newest, then the place in ``earlier``, from 1.
  func place(of identity: String) -> Int {
    earlier.firstIndex { $0.losses.contains(identity) }.map { $0 + 1 } ?? 0
  }

  /// The width of ``here``.
  private(set) var width: Int?

  /// Whether any losses are known.
  var hasLosses: Bool { here?.isEmpty == false || !extents.isEmpty || !elsewhere.isEmpty }

  /// The losses of the other scenes.
  private var elsewhere: [Loss] { (others ?? []).flatMap { $0.extents.map(\.loss) } }

  /// Whether the known losses break no rule.
  var isLegal: Bool { findings.isEmpty && elsewhere.allSatisfy(\.isLegal) }

  /// The losses of the open scene that break a rule at any width and did not before.
  var findings: [Finding] {
    ((here ?? []) + extents.map(\.loss)).flatMap { loss -> [Finding] in
      if case .finding(let finding) = loss.kind { [finding] + loss.joined } else { [] }
    }
  }

  /// The next work for a session.
  func work(for session: SceneSession) -> IssueSearch.Work {
    if run?.subject != Self.subject(of: session) || width != Self.width(of: session) {
      return .examination
    }
    return isComplete && areHeightsKnown && areOthersKnown ? .nothing : .search
  }

  /// Does a slice of the work.
  ///
  /// - Returns: Whether there are new results.
  func advance(for session: SceneSession) -> Bool {
    switch work(for: session) {
    case .examination: return examine(session)
    case .search:
      if !isComplete { return search() }
      return areHeightsKnown ? searchOthers(session) : searchHeights(session)
    case .beginning, .nothing: return false
    }
  }

  /// Stops the running searches.
  func close() {
    others?.forEach { $0.close() }
    closeRun()
  }

  private func closeRun() {
    run?.old.close()
    run?.new.close()
    run = nil
  }

  /// All widths at the window's height, which are those of the issues.
  private static func subject(of session: SceneSession) -> SearchSubject {
    SearchSubject(of: session, .width)
  }

  private static func width(of session: SceneSession) -> Int {
    Int(session.windowScene.geometry.size.width.rounded())
  }

  private func examine(_ session: SceneSession) -> Bool {
    let subject = Self.subject(of: session)
    if run?.subject != subject {
      closeRun()
      (found, heights, isComplete) = ([], nil, false)
      run = Run(
        subject: subject, old: SearchStage(of: session, showing: base),
        new: SearchStage(of: session))
    }
    guard let run else { return false }
    guard let search = run.search else {
      let isUnder = [run.old, run.new].map { $0.prepare(budget: Self.entriesInSlice) }
      if !isUnder.contains(true) { start(run) }
      return false
    }
    let width = Self.width(of: session)
    let old = here
    here = search.losses(at: width)
    self.width = width
    return here != old
  }

  private func start(_ run: Run) {
    self.run?.search = search(run, .width, beside: run.subject.fixed, run.subject.range)
  }

  private func search(
    _ run: Run, _ axis: SweepLine.Axis, beside fixed: Double, _ range: ClosedRange<Int>
  ) -> LossSearch {
    LossSearch(
      from: run.old, to: run.new, axis: axis, fixed: fixed, range: range, judging: judged,
      leftToCode: (run.old.namesLeftToCode ?? [], run.new.namesLeftToCode ?? []),
      causedBy: { [weak self] in self?.place(of: $0) ?? 0 })
  }

  /// The most commands that are replayed in a slice.
  private static let entriesInSlice = 4
  /// The most widths that are searched in a slice.
  private static let widthsInSlice = 4

  private func search() -> Bool {
    guard let search = run?.search else { return false }
    isComplete = !search.advance(budget: Self.widthsInSlice)
    guard isComplete else { return false }
    found = search.extents
    return true
  }

  /// Whether all heights were searched at the window's width; what breaks a rule is searched as an
  /// issue.
  private var areHeightsKnown: Bool {
    guard here?.contains(where: \.isLegal) == true else { return true }
    return heights?.width == width && heights?.extents != nil
  }

  private func searchHeights(_ session: SceneSession) -> Bool {
    guard let run, let width else { return false }
    if heights?.width != width {
      let range = SearchSubject.range(.height, on: session.device, own: run.subject.fixed)
      heights = LossHeights(
        width: width, range: range, search: search(run, .height, beside: Double(width), range))
    }
    heights?.advance(budget: Self.widthsInSlice)
    return areHeightsKnown
  }

  /// The heights at which something is lost at the window's width, in words; `nil` where these are all, or
  /// not known.
  func heights(of loss: Loss) -> String? {
    heights?.width == width ? heights?.words(for: loss) : nil
  }

  /// The other scenes are searched once for a version, one after the other.
  private func searchOthers(_ session: SceneSession) -> Bool {
    let scenes = others ?? SceneLosses.changed(in: session, since: base)
    others = scenes
    if let scene = scenes.first(where: { !$0.isComplete }) {
      scene.advance(for: session, budget: Self.widthsInSlice) { [weak self, weak scene] identity in
        scene.flatMap { self?.place(of: $0.identity(of: identity)) } ?? 0
      }
    }
    return areOthersKnown
  }
}
