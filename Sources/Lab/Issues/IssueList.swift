import AdaptiveUI
import Documents
import Foundation
import Sweep

/// Where a line about an issue leads.
struct IssuePlace: Sendable, Equatable {
  /// What it is about, by the names that findings use.
  var subjects: [String]
  /// The window that has it, in points; `nil` for the window as it is.
  var size: CGSize?
}

/// What is wrong, in the order in which it is told: what the file's new version broke, under what it changed;
/// then what was wrong before, at this size and at others.
struct IssueList {
  /// Something wrong.
  struct Entry {
    /// What it is, in one sentence.
    let text: String
    let severity: FindingRule.Severity
    /// The line of the file, from 1, where it is known.
    var line: Int?
    /// The sizes where it is so, for each dimension.
    var ranges: [String] = []
    var place: IssuePlace?

    /// Line and sizes, such as `line 21 · at every width`.
    var places: String {
      let isEverywhere = ranges == ["at every width", "at every height"]
      return
        ([line.map { "line \($0)" }].compactMap { $0 }
        + (isEverywhere ? ["at every size"] : ranges)).joined(separator: " · ")
    }
  }

  /// What the new version changed, each with its line.
  var causes: [String] = []
  /// What is wrong because of that, at this size or at others.
  var broken: [Entry] = []
  var heading = ""
  /// What was wrong before.
  var now: [Entry] = []
  var widths: [Entry] = []
  var heights: [Entry] = []
  /// What is not known yet.
  var progress: [String] = []

  /// What is wrong at this size and was before; notes lose nothing for the user.
  var older: [Entry] { now.filter { $0.severity != .note } }

  /// How many things there are to mend, as the header counts: all that a new version broke is one.
  var count: Int { (broken.isEmpty ? 0 : 1) + older.count }

  fileprivate mutating func add(_ entry: Entry, isNew: Bool) {
    if isNew { broken.append(entry) } else { now.append(entry) }
  }
}

extension IssueSearch {
  /// The views that an error or a warning is about.
  var flagged: Set<ObjectIdentifier> {
    Set(
      visible.filter { $0.finding.severity != .note }
        .flatMap(\.views).map(ObjectIdentifier.init))
  }

  /// Everything that is known about a session's issues.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - text: Words for what is wrong.
  ///   - news: What is wrong since the file was read again.
  ///   - versions: What that lost against the version before.
  ///   - line: The line of the first of some names in the file, from 1.
  /// - Returns: The list.
  func list(
    for session: SceneSession, _ text: IssueText, news: IssueNews?, versions: VersionComparison?,
    line: ([String]) -> Int?
  ) -> IssueList {
    let size = session.windowScene.geometry.size
    let profiles = [SweepLine.Axis.width, .height].compactMap { profile($0) }
    var list = IssueList(heading: "now, at \(size.traceText)")
    if versions != nil { list.causes = session.reload?.causes ?? [] }
    for link in brokenLinks {
      list.add(
        IssueList.Entry(text: link.message, severity: .error, line: link.line),
        isNew: news?.links.contains(link.message) == true)
    }
    for entry in visible {
      let finding = entry.finding
      let ranges = profiles.compactMap { profile in
        profile.findings.first { $0.isSame(as: finding) }
          .flatMap { IssueText.ranges($0, in: profile) }
      }
      list.add(
        IssueList.Entry(
          text: text.sentence(finding, entry.views), severity: finding.severity,
          line: line(finding.namesInFile(entry.views)), ranges: ranges,
          place: IssuePlace(subjects: finding.subjects)),
        isNew: news?.findings.contains { $0.isSame(as: finding) } == true)
    }
    if let versions { list.broken += losses(versions, text, height: size.height, line) }
    for profile in profiles {
      let others = elsewhere(profile, versions).map { finding in
        IssueList.Entry(
          text: text.sentence(finding), severity: finding.severity,
          line: line(finding.namesInFile()),
          ranges: [IssueText.ranges(finding, in: profile)].compactMap { $0 },
          place: IssuePlace(
            subjects: finding.subjects, size: finding.nearestSize(to: size, in: profile)))
      }
      if profile.axis == .width { list.widths = others } else { list.heights = others }
      if let progress = profile.progress { list.progress.append(progress) }
    }
    return list
  }

  /// What is lost against the version before and no issue of this size.
  private func losses(
    _ versions: VersionComparison, _ text: IssueText, height: CGFloat, _ line: ([String]) -> Int?
  ) -> [IssueList.Entry] {
    versions.entries(text).filter { $0.loss.isLegal || $0.nearest != nil }.map { entry in
      IssueList.Entry(
        text: entry.sentence, severity: entry.loss.severity, line: line(entry.loss.namesInFile),
        ranges: [entry.widths].compactMap { $0 },
        place: IssuePlace(
          subjects: [entry.loss.subject],
          size: entry.nearest.map { CGSize(width: CGFloat($0), height: height) }))
    }
  }

  /// What is wrong at other sizes only, and not because of a new version.
  func elsewhere(_ profile: SizeProfile, _ versions: VersionComparison?) -> [Finding] {
    let told = single.map(\.finding) + (profile.axis == .width ? versions?.findings ?? [] : [])
    return profile.findings.filter { finding in !told.contains { $0.isSame(as: finding) } }
  }
}

extension Finding {
  /// What the file may call what it is about, the best first.
  @MainActor fileprivate func namesInFile(_ views: [UIView] = []) -> [String] {
    sources + subjects + [anchor].compactMap { $0 }
      + views.flatMap { [$0.documentIdentifier?.text, $0.identifier].compactMap { $0 } }
  }

  /// Of the sizes in a profile the one nearest to a window's.
  func nearestSize(to size: CGSize, in profile: SizeProfile) -> CGSize? {
    let own = Int((profile.axis == .width ? size.width : size.height).rounded())
    let positions = stretches.filter { $0.axis == profile.axis }
      .map { min(max(own, $0.from), $0.to) }
    return positions.min { (abs($0 - own), $0) < (abs($1 - own), $1) }
      .map { profile.size(at: $0) }
  }
}

extension Loss {
  /// What the file may call the view that lost something, the best first.
  @MainActor fileprivate var namesInFile: [String] {
    if case .finding(let finding) = kind { finding.namesInFile() } else { [key, subject] }
  }
}

extension SizeProfile {
  /// The window of a position, in points.
  func size(at position: Int) -> CGSize {
    axis.size(CGFloat(position), CGFloat(fixed))
  }

  /// How much of it is known, in words; `nil` for all.
  fileprivate var progress: String? {
    guard !isComplete else { return nil }
    let (low, high) = (range.lowerBound, range.upperBound)
    let part = ((known ?? low) - low) * 100 / max(high - low, 1)
    return "… looking at \(axis.rawValue)s: \(part) %"
  }
}
