import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The losses of the open scene against an earlier version of its file: both versions replay the
/// same recording, in windows of all widths.
///
/// It remains until all losses are fixed or the user accepts them; versions that are saved
/// meanwhile are compared with the same earlier one.
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
  /// The losses at any width.
  private(set) var extents: [LossSearch.Extent] = []
  /// Whether all widths were searched.
  private(set) var isComplete = false
  /// Whether the user was notified.
  var isTold = false
  /// Whether the version before this one had losses.
  var mends = false
  /// Whether constraints were removed since, so that shapes count that no constraint sets.
  private let judgesShapes: Bool
  private var run: Run?

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
  ///   - judgesShapes: Whether constraints were removed since.
  init(since base: any OpenableDocument, _ constraints: ConstraintCensus, judgesShapes: Bool) {
    (self.base, self.constraints, self.judgesShapes) = (base, constraints, judgesShapes)
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
    let all = Set(((here ?? []) + extents.map(\.loss)).map(\.identity))
    let older = earlier.map { Edit(causes: $0.causes, losses: $0.losses.intersection(all)) }
    let own = Edit(causes: causes, losses: all.filter { place(of: $0) == 0 })
    return ([own] + older).filter { !$0.losses.isEmpty }
  }

  /// Which save cost something: 0 for the newest, then the place in ``earlier``, from 1.
  func place(of identity: String) -> Int {
    earlier.firstIndex { $0.losses.contains(identity) }.map { $0 + 1 } ?? 0
  }

  /// The width of ``here``.
  private var width: Int?

  /// Whether any losses are known.
  var hasLosses: Bool { here?.isEmpty == false || !extents.isEmpty }

  /// Whether the known losses break no rule.
  var isLegal: Bool { findings.isEmpty }

  /// The losses that break a rule at any width and did not before.
  var findings: [Finding] {
    ((here ?? []) + extents.map(\.loss)).compactMap { loss in
      if case .finding(let finding) = loss.kind { finding } else { nil }
    }
  }

  /// The next work for a session.
  func work(for session: SceneSession) -> IssueSearch.Work {
    if run?.subject != Self.subject(of: session) || width != Self.width(of: session) {
      return .examination
    }
    return isComplete ? .nothing : .search
  }

  /// Does a slice of the work.
  ///
  /// - Returns: Whether there are new results.
  func advance(for session: SceneSession) -> Bool {
    switch work(for: session) {
    case .examination: return examine(session)
    case .search: return search()
    case .beginning, .nothing: return false
    }
  }

  /// Stops the running search.
  func close() {
    run?.old.close()
    run?.new.close()
    run = nil
  }

  /// All widths from the smallest screen on, at the window's height.
  private static func subject(of session: SceneSession) -> SearchSubject {
    SearchSubject(of: session, .width, from: Finding.realWidths.lowerBound)
  }

  private static func width(of session: SceneSession) -> Int {
    Int(session.windowScene.geometry.size.width.rounded())
  }

  private func examine(_ session: SceneSession) -> Bool {
    let subject = Self.subject(of: session)
    if run?.subject != subject {
      close()
      (extents, isComplete) = ([], false)
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
    self.run?.search = LossSearch(
      from: run.old, to: run.new, axis: .width, fixed: run.subject.fixed,
      range: run.subject.range, judgesShapes: judgesShapes,
      leftToCode: run.new.namesLeftToCode ?? [])
  }

  /// The most commands that are replayed in a slice.
  private static let entriesInSlice = 4
  /// The most widths that are searched in a slice.
  private static let widthsInSlice = 4

  private func search() -> Bool {
    guard let search = run?.search else { return false }
    isComplete = !search.advance(budget: Self.widthsInSlice)
    guard isComplete else { return false }
    extents = search.extents
    return true
  }

  // MARK: Words

  /// A loss, at the window's size or at others.
  struct Entry {
    let loss: Loss
    /// Such as `UILabel “Name” has no height any more`.
    let sentence: String
    /// Such as `at 320–375 wide`; `nil` where it is not known yet.
    let widths: String?
    /// The nearest width with the loss, if the window's has none.
    let nearest: Int?
  }

  /// All losses, those at the window's size first.
  func entries(_ text: IssueText) -> [Entry] {
    let own = here ?? []
    let current = Set(own.map(\.identity))
    let others = extents.map(\.loss).filter { !current.contains($0.identity) }
    return (own + others).map { loss in
      let extent = extents.first { $0.loss.identity == loss.identity }
      return Entry(
        loss: loss, sentence: text.sentence(loss), widths: extent.flatMap(widths),
        nearest: current.contains(loss.identity) ? nil : extent.flatMap(nearest))
    }
  }

  /// Entries that one line tells: views that one save put out of sight at the same widths.
  func joined(_ entries: [Entry]) -> [[Entry]] {
    var groups: [[Entry]] = []
    for entry in entries {
      let index = groups.firstIndex { isTold(entry, with: $0[0]) }
      if let index { groups[index].append(entry) } else { groups.append([entry]) }
    }
    return groups
  }

  private func isTold(_ one: Entry, with other: Entry) -> Bool {
    one.loss.isOutOfSight && other.loss.isOutOfSight
      && (one.widths, one.nearest) == (other.widths, other.nearest)
      && place(of: one.loss.identity) == place(of: other.loss.identity)
  }

  private func widths(of extent: LossSearch.Extent) -> String? {
    guard let range = run?.subject.range else { return nil }
    return IssueText.list(extent.ranges, in: range, axis: .width)
  }

  private func nearest(in extent: LossSearch.Extent) -> Int? {
    let own = width ?? 0
    return extent.ranges.map { min(max(own, $0.lowerBound), $0.upperBound) }
      .min { abs($0 - own) < abs($1 - own) }
  }
}

extension IssueText {
  /// The loss, in one sentence.
  func sentence(_ loss: Loss) -> String {
    if case .finding(let finding) = loss.kind { return sentence(finding) }
    return loss.sentence ?? loss.name
  }
}
