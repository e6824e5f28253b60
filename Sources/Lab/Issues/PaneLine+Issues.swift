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

extension PaneLine {
  /// The issues of the window as it is, then those at other sizes, each with its sizes.
  @MainActor static func issues(
    _ list: IssueList, text: IssueText, columns: Int
  ) -> [PaneLine] {
    var lines: [PaneLine] = []
    func add(_ line: PaneLine) { lines += line.wrapped(columns) }
    func add(_ entry: IssueList.Entry) {
      let tone = entry.isNew ? .conflict : Self.tone(entry.finding.severity)
      let place = IssuePlace(subjects: entry.finding.subjects, size: entry.size)
      var line = PaneLine(
        text: "\(Self.sign(entry.finding.severity)) \(entry.isNew ? "NEW: " : "")"
          + text.sentence(entry.finding, entry.views), tone: tone)
      line.issue = place
      add(line)
      for detail in [entry.place].compactMap({ $0 }) + entry.ranges {
        var line = PaneLine(text: "    \(detail)", tone: .faint)
        line.issue = place
        line.isContinuation = true
        add(line)
      }
    }
    for change in list.changes { add(PaneLine(text: change, tone: .passedOver)) }
    addLosses(list.losses, add)
    add(PaneLine(text: list.heading, tone: .heading))
    for link in list.brokenLinks {
      add(
        PaneLine(
          text: "✖ \(link.isNew ? "NEW: " : "")\(link.text)",
          tone: link.isNew ? .conflict : .alert))
    }
    if list.now.isEmpty, list.brokenLinks.isEmpty {
      add(
        PaneLine(
          text: list.losses.isEmpty
            ? "✓ nothing is wrong at this size" : "· nothing breaks a rule at this size"))
    }
    list.now.forEach { add($0) }
    for (heading, entries) in [
      ("at other widths", list.widths), ("at other heights", list.heights),
    ] where !entries.isEmpty {
      add(PaneLine(text: heading, tone: .heading))
      entries.forEach { add($0) }
    }
    list.progress.forEach { add(PaneLine(text: $0, tone: .faint)) }
    return lines
  }

  /// What a save lost stands before everything else until it is mended or accepted.
  private static func addLosses(_ losses: [IssueList.Loss], _ add: (PaneLine) -> Void) {
    guard !losses.isEmpty else { return }
    add(PaneLine(text: "worse than before the save  (A: accept it)", tone: .heading))
    for loss in losses {
      var line = PaneLine(text: "\(sign(loss.severity)) \(loss.text)", tone: .conflict)
      line.issue = loss.place
      add(line)
      guard let widths = loss.widths else { continue }
      line = PaneLine(text: "    \(widths)", tone: .faint)
      line.issue = loss.place
      line.isContinuation = true
      add(line)
    }
  }

  private static func sign(_ severity: FindingRule.Severity) -> String {
    switch severity {
    case .error: "✖"
    case .warning: "▲"
    case .note: "·"
    }
  }

  private static func tone(_ severity: FindingRule.Severity) -> Tone {
    switch severity {
    case .error: .alert
    case .warning: .text
    case .note: .faint
    }
  }
}

/// Issues in the order of the list.
struct IssueList {
  struct Entry {
    let finding: Finding
    let views: [UIView]
    /// The sizes where it is so, a line for each dimension.
    let ranges: [String]
    /// File and line, where it is known.
    var place: String?
    /// Whether it is so since the file was read again.
    var isNew = false
    /// The window that has it; `nil` for the window as it is.
    let size: CGSize?
  }

  var heading = ""
  /// What the file's new version did to the constraints, with the place in the file.
  var changes: [String] = []
  /// What it lost against the version before.
  var losses: [Loss] = []

  struct Loss {
    let text: String
    let severity: FindingRule.Severity
    let widths: String?
    let place: IssuePlace
  }
  /// What the document leads to and does not have, with its place in the file.
  var brokenLinks: [(text: String, isNew: Bool)] = []
  var now: [Entry] = []
  var widths: [Entry] = []
  var heights: [Entry] = []
  /// What is not known yet.
  var progress: [String] = []

  /// Takes out at other widths what is told as worse than before.
  mutating func leaveOut(elsewhere findings: [Finding]) {
    widths.removeAll { entry in findings.contains { $0.isSame(as: entry.finding) } }
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
  ///   - news: What is wrong since the file was read again; it comes first.
  ///   - place: File and line of a finding about some views.
  /// - Returns: The list.
  func list(
    for session: SceneSession, news: IssueNews? = nil,
    place: (Finding, [UIView]) -> String? = { _, _ in nil }
  ) -> IssueList {
    let size = session.windowScene.geometry.size
    let all = [SweepLine.Axis.width, .height].compactMap { profile($0) }
    var list = IssueList(heading: "now, at \(size.traceText)")
    let file = session.document.file.fileName
    list.changes = (session.reload?.changes ?? []).prefix(4).map {
      "\($0.kind.rawValue): \($0.words)"
    }
    list.brokenLinks = brokenLinks.map { link in
      ("\(file):\(link.line): \(link.message)", news?.links.contains(link.message) == true)
    }
    let current = single
    list.now = visible.map { entry in
      IssueList.Entry(
        finding: entry.finding, views: entry.views,
        ranges: all.compactMap { profile in
          profile.findings.first { $0.isSame(as: entry.finding) }
            .flatMap { IssueText.ranges($0, in: profile) }
        }, place: place(entry.finding, entry.views),
        isNew: news?.findings.contains { $0.isSame(as: entry.finding) } == true, size: nil)
    }
    list.now = list.now.filter(\.isNew) + list.now.filter { !$0.isNew }
    for profile in all {
      let others = profile.findings.filter { finding in
        !current.contains { $0.finding.isSame(as: finding) }
      }
      let entries = others.map { finding in
        IssueList.Entry(
          finding: finding, views: [],
          ranges: [IssueText.ranges(finding, in: profile)].compactMap { $0 },
          size: finding.nearestSize(to: size, in: profile))
      }
      if profile.axis == .width { list.widths = entries } else { list.heights = entries }
      if !profile.isComplete {
        let (low, high) = (profile.range.lowerBound, profile.range.upperBound)
        list.progress.append(
          "… looking at \(profile.axis.rawValue)s: "
            + "\(((profile.known ?? low) - low) * 100 / max(high - low, 1)) %")
      }
    }
    return list
  }
}

extension Finding {
  /// Of the sizes in a profile the one nearest to a window's.
  func nearestSize(to size: CGSize, in profile: SizeProfile) -> CGSize? {
    let own = Int((profile.axis == .width ? size.width : size.height).rounded())
    let positions = stretches.filter { $0.axis == profile.axis }
      .map { min(max(own, $0.from), $0.to) }
    return positions.min { (abs($0 - own), $0) < (abs($1 - own), $1) }
      .map { profile.size(at: $0) }
  }
}

extension SizeProfile {
  /// The window of a position, in points.
  func size(at position: Int) -> CGSize {
    axis.size(CGFloat(position), CGFloat(fixed))
  }
}
