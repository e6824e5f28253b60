import AdaptiveUI
import CellRenderer
import Documents
import Foundation
import Sweep

/// The target of a line about an issue.
struct IssuePlace: Sendable, Equatable {
  /// What makes the issue the same one at another size.
  let identity: String
  /// The subjects, by their names in findings.
  var subjects: [String]
  /// The size of the window with the issue, in points; `nil` for the present window.
  var size: CGSize?
}

/// How many issues there are, and how severe the worst one is; `nil` for none.
struct IssueCount: Sendable, Equatable {
  var count = 0
  var worst: FindingRule.Severity?
}

/// The issues in the order of the list: first what the file's new version broke, under its changes;
/// then earlier ones, at this size and at others.
struct IssueList {
  /// An issue.
  struct Entry {
    /// The issue in one sentence.
    let sentence: String
    /// The same with the shortest names.
    var shortSentence: String?
    /// The views that it is about in the same words, such as those of equal rows.
    var count = 1
    let severity: FindingRule.Severity
    /// The line of the file, from 1, if it is known.
    var line: Int?
    /// The sizes with the issue, for each dimension.
    var ranges: [String] = []
    var place: IssuePlace?
    /// The views that are to be marked on the canvas.
    var markable: [WeakView] = []
    /// Why the canvas marks nothing at this size; `nil` where it does.
    var unmarked: String?

    /// The sentence, and how often it is so.
    var text: String { counted(sentence) }
    /// The same in the fewest words.
    var shortText: String { counted(shortSentence ?? sentence) }

    private func counted(_ sentence: String) -> String {
      count == 1 ? sentence : "\(sentence), \(count) times"
    }

    /// The ranges in the fewest words.
    var sizes: [String] {
      ranges == ["at every width", "at every height"] ? ["at every size"] : ranges
    }

    /// Sizes and line, such as `at every width · line 21`.
    var places: String {
      (sizes + [line.map { "line \($0)" }, unmarked.map { "no mark: \($0)" }].compactMap { $0 })
        .joined(separator: " · ")
    }
  }

  /// A save, and what is wrong because of it.
  struct Edit {
    /// What it changed, each with its line.
    let causes: [String]
    /// What that broke, at this size or at others.
    var broken: [Entry] = []
  }

  /// The saves since all was well, the newest first; the others only if what they broke still is.
  var edits: [Edit]
  /// All that they broke.
  var broken: [Entry] { edits.flatMap(\.broken) }
  var heading = ""
  /// The earlier issues.
  var now: [Entry] = []
  var widths: [Entry] = []
  var heights: [Entry] = []
  /// Those at sizes that no screen has.
  var unreal: [Entry] = []
  /// What is out of sight at this size and is no issue, or is not looked at, with the reasons.
  var uncounted: [String] = []
  /// What is not known yet.
  var progress: [String] = []
  /// Whether there may be more issues at this size.
  var isUndecided = false

  /// The earlier issues at this size; notes are no losses for the user.
  var older: [Entry] { now.filter { $0.severity != .note } }

  /// Says of issues at this size why the canvas has no mark of them.
  ///
  /// - Parameter reason: Gives the reason for some views; `nil` where one of them is marked.
  mutating func explainMissingMarks(_ reason: ([WeakView]) -> String?) {
    func explain(_ entries: inout [Entry]) {
      for index in entries.indices where !entries[index].markable.isEmpty {
        entries[index].unmarked = reason(entries[index].markable)
      }
    }
    explain(&now)
    for index in edits.indices { explain(&edits[index].broken) }
  }

  /// Whether a line leads somewhere.
  var hasPlaces: Bool { (now + widths + heights + unreal).contains { $0.place != nil } }

  /// What the header counts: each line of the list with ✖ or ▲ for what saves broke and for this size.
  var total: IssueCount {
    let all = (broken + older).map(\.severity).filter { $0 != .note }
    return IssueCount(count: all.count, worst: all.min())
  }

  /// - Parameters:
  ///   - entry: What is wrong at this size.
  ///   - place: The place in ``edits`` of the save that broke it; `nil` where it was so before.
  fileprivate mutating func add(_ entry: Entry, brokenBy place: Int?) {
    if let place { edits[place].broken.add(entry) } else { now.add(entry) }
  }
}

extension [IssueList.Entry] {
  /// Sorts by an order that leaves equal elements as they are.
  fileprivate mutating func sortStably(by comesBefore: (Element, Element) -> Bool) {
    self = enumerated().sorted { one, other in
      comesBefore(one.element, other.element)
        || !comesBefore(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }

  /// Adds an issue, or counts it with one that reads the same, whose line stays.
  fileprivate mutating func add(_ entry: Element) {
    let same = firstIndex {
      $0.sentence == entry.sentence && $0.severity == entry.severity && $0.ranges == entry.ranges
    }
    guard let same else { return append(entry) }
    self[same].count += 1
    self[same].markable += entry.markable
  }
}

extension IssueSearch {
  /// The views with issues of a severity.
  func views(with severity: FindingRule.Severity) -> Set<ObjectIdentifier> {
    visible.reduce(into: []) { views, entry in
      guard entry.finding.severity == severity else { return }
      for view in entry.views { views.insert(ObjectIdentifier(view)) }
    }
  }

  /// The known issues of a session at this size, and those that a save caused.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - text: The words for issues.
  ///   - news: The issues since the last reload.
  ///   - versions: The losses against the version before.
  ///   - line: Returns the line of the first of some names in the file, from 1.
  /// - Returns: The list.
  func list(
    for session: SceneSession, _ text: IssueText, news: IssueNews?, versions: VersionComparison?,
    line: ([String]) -> Int?
  ) -> IssueList {
    let isCompared = news != nil || versions != nil
    var list =
      isCompared
      ? newList(for: session, text, news: news, versions: versions, line: line)
      : words.list ?? newList(for: session, text, news: nil, versions: nil, line: line)
    if !isCompared { words.list = list }
    list.heading = "now, at \(session.windowScene.geometry.size.traceText)"
    list.isUndecided = isUndecided
    return list
  }

  /// The list without its heading.
  private func newList(
    for session: SceneSession, _ text: IssueText, news: IssueNews?, versions: VersionComparison?,
    line: ([String]) -> Int?
  ) -> IssueList {
    wordings += 1
    let profiles = [SweepLine.Axis.width, .height].compactMap { profile($0) }
    let saves = [versions?.causes ?? []] + (versions?.earlier.map(\.causes) ?? [])
    var list = IssueList(edits: saves.map { IssueList.Edit(causes: $0) })
    for link in brokenLinks {
      list.add(
        IssueList.Entry(sentence: link.message, severity: .error, line: link.line),
        brokenBy: news?.links.contains(link.message) == true ? 0 : nil)
    }
    for (entry, save) in visible(news, versions) {
      let finding = entry.finding
      // Until all sizes were checked, the sizes of an issue are not known.
      let isKnown = profiles.allSatisfy(\.isComplete)
      let ranges = profiles.filter { _ in isKnown }.compactMap { profile in
        profile.findings.first { $0.isSame(as: finding) }
          .flatMap { IssueText.places($0, in: profile) }
      }
      let sentences = [false, true].map { isShort in
        save == nil
          ? text.sentence(finding, entry.views, isShort: isShort)
          : text.sentence(ofBroken: entry, versions, isShort: isShort)
      }
      list.add(
        IssueList.Entry(
          sentence: sentences[0], shortSentence: sentences[1], severity: finding.severity,
          line: line(finding.namesInFile(entry.views)), ranges: ranges,
          place: IssuePlace(identity: finding.lossIdentity, subjects: finding.subjects),
          // That something has no size is the issue itself.
          markable: finding.rule == .zeroSize ? [] : entry.subjects),
        brokenBy: save)
    }
    if let versions {
      let height = session.windowScene.geometry.size.height
      addLosses(of: versions, to: &list, text, height: height, line)
    }
    // The most severe first, at whatever size; of equal ones those at this size.
    for index in list.edits.indices {
      list.edits[index].broken.sortStably { $0.severity < $1.severity }
    }
    return list
  }

  /// Adds what is known of other sizes.
  func addElsewhere(
    to list: inout IssueList, for session: SceneSession, _ text: IssueText,
    versions: VersionComparison?, line: ([String]) -> Int?
  ) {
    let size = session.windowScene.geometry.size
    for profile in [SweepLine.Axis.width, .height].compactMap({ profile($0) }) {
      let found = elsewhere(profile, versions)
      func entry(_ finding: Finding) -> IssueList.Entry {
        IssueList.Entry(
          sentence: text.sentence(finding), severity: finding.severity,
          line: line(finding.namesInFile()),
          ranges: [IssueText.places(finding, in: profile)].compactMap { $0 },
          place: IssuePlace(
            identity: finding.lossIdentity, subjects: finding.subjects,
            size: finding.nearestSize(to: size, in: profile)))
      }
      let others = found.filter { $0.isAtRealSizes(in: profile) }.map(entry)
      if profile.axis == .width { list.widths = others } else { list.heights = others }
      list.unreal += found.filter { !$0.isAtRealSizes(in: profile) }.map(entry)
      if let progress = profile.progress { list.progress.append(progress) }
    }
  }

  /// The visible issues, each with the place of the save that broke it; those of one cause are merged
  /// within a save, so that what a later one broke is not hidden below earlier issues.
  private func visible(
    _ news: IssueNews?, _ versions: VersionComparison?
  ) -> [(entry: CurrentFindings.Entry, save: Int?)] {
    CurrentFindings.joiningLooseViews(single) { finding in
      guard news?.findings.contains(where: { $0.isSame(as: finding) }) == true else { return -1 }
      return versions?.place(of: finding.lossIdentity) ?? 0
    }.map { ($0.entry, $0.cause < 0 ? nil : $0.cause) }
  }

  /// What is lost against the version before and no issue of this size.
  private func addLosses(
    of versions: VersionComparison, to list: inout IssueList, _ text: IssueText, height: CGFloat,
    _ line: ([String]) -> Int?
  ) {
    let entries = versions.entries(text).filter {
      $0.loss.isLegal || $0.nearest != nil || $0.isElsewhere
    }
    for group in versions.joined(entries) {
      let entry = group[0]
      list.add(
        IssueList.Entry(
          sentence: versions.sentence(of: group),
          severity: entry.loss.severity, line: line(entry.loss.namesInFile),
          ranges: [entry.widths, entry.heights].compactMap { $0 },
          place: entry.isElsewhere
            ? nil
            : IssuePlace(
              identity: entry.identity, subjects: group.map(\.loss.subject),
              size: entry.nearest.map { CGSize(width: CGFloat($0), height: height) })),
        brokenBy: versions.place(of: entry.identity))
    }
  }

  /// The issues at other sizes only that are not caused by a new version.
  func elsewhere(_ profile: SizeProfile, _ versions: VersionComparison?) -> [Finding] {
    let known = single.map(\.finding) + (profile.axis == .width ? versions?.findings ?? [] : [])
    return profile.findings.filter { finding in !known.contains { $0.isSame(as: finding) } }
  }
}

extension IssueText {
  /// What a save broke: first what people see of it, then the cause.
  fileprivate func sentence(
    ofBroken entry: CurrentFindings.Entry, _ versions: VersionComparison?, isShort: Bool
  ) -> String {
    guard let effect = versions?.effect(of: entry.finding, isShort: isShort) else {
      return sentence(entry.finding, entry.views, joined: entry.joined, isShort: isShort)
        + (versions?.isOnlyHere(entry.finding) == true ? " here" : "")
        + (versions?.change(of: entry.finding).map { ": \($0)" } ?? "")
    }
    // Those that depend on it are named by what happened to them.
    var cause = entry.finding
    cause.alike = 0
    return "\(effect): \(sentence(cause, entry.views, isShort: isShort))"
  }
}

extension Finding {
  /// The possible names of the subject in the file, the best first.
  @MainActor fileprivate func namesInFile(_ views: [UIView] = []) -> [String] {
    sources + subjects + [anchor].compactMap { $0 }
      + views.flatMap { [$0.documentIdentifier?.text, $0.identifier].compactMap { $0 } }
  }

  /// The size in a profile's ranges that is nearest to the window's.
  func nearestSize(to size: CGSize, in profile: SizeProfile) -> CGSize? {
    let own = Int((profile.axis == .width ? size.width : size.height).rounded())
    let positions = stretches.filter { $0.axis == profile.axis }
      .map { min(max(own, $0.from), $0.to) }
    return positions.min { (abs($0 - own), $0) < (abs($1 - own), $1) }
      .map { profile.size(at: $0) }
  }
}

extension Loss {
  /// The possible names of the view with the loss in the file, the best first.
  @MainActor fileprivate var namesInFile: [String] {
    if case .finding(let finding) = kind { finding.namesInFile() } else { [key, subject] }
  }
}

extension SizeProfile {
  /// The window of a position, in points.
  func size(at position: Int) -> CGSize {
    axis.size(CGFloat(position), CGFloat(fixed))
  }

  /// How much of the search is done, in words; `nil` when it is complete.
  fileprivate var progress: String? {
    guard !isComplete else { return nil }
    let (low, high) = (range.lowerBound, range.upperBound)
    let part = ((known ?? low) - low) * 100 / max(high - low, 1)
    return "… looking at \(axis.rawValue)s: \(part) %"
  }
}
