import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import Sweep

// The issues that a new version of the file causes or fixes.

/// The issues before a reload.
struct KnownIssues {
  /// The findings, each in words.
  var findings: [(finding: Finding, words: String)]
  /// All of them, those too that were merged into another or are out of sight.
  var all: [Finding]
  var links: [String]

  /// Whether an issue was there; what comes into sight and reaches out of the window did so before.
  func has(_ finding: Finding) -> Bool {
    findings.contains { $0.finding.isSame(as: finding) }
      || finding.rule == .outsideWindow && all.contains { $0.isSame(as: finding) }
  }
}

/// The issues since the last reload, and those that it fixed.
struct IssueNews {
  var findings: [Finding] = []
  /// The messages of broken links.
  var links: [String] = []
  /// Whether the file was read again since, so that what it broke is not reported yet.
  var isOfVersionBefore = false
  /// The pane that showed before the issues took its place; `nil` where they did not.
  var paneBefore: PaneKind?
}

extension Lab {
  /// Before a reload: remembers the issues, to report new ones afterwards.
  ///
  /// For a version that has not been examined yet, the issues of the version before are used.
  func rememberIssues() {
    guard issues.current != nil, let session else { return }
    let text = issueText(session)
    issuesBeforeReload = KnownIssues(
      findings: issues.visible.map { ($0.finding, text.sentence($0.finding, $0.views)) },
      all: issues.current?.entries.map(\.finding) ?? [],
      links: issues.brokenLinks.map(\.message))
  }

  /// After a reload: shows a notice with the file's name and its changes.
  func tellReload(_ session: SceneSession) {
    let names = session.changes.map(\.name)
    let boxes = names.count == 1 ? "1 box" : "\(names.count) boxes"
    let list = names.prefix(2).joined(separator: ", ") + (names.count > 2 ? ", …" : "")
    let constraint = session.reload?.changes.first?.words
    let still = constraint ?? session.reload?.elsewhere ?? "nothing moved"
    let words = names.isEmpty ? still : farthest(session) ?? "\(boxes) changed: \(list)"
    let text = "read again: \(session.document.file.fileName), \(words)"
    // What a constraint held may have fallen, and another scene is looked at later: no tick.
    let isKnown = session.reload?.hasRemovals != true && session.reload?.isInOtherScene != true
    state.message = isKnown ? .done(text) : .note(text)
    if let line = session.reload?.place { showInSource(line: line, of: session) }
  }

  /// The box that a save moved or resized most, and how many others it changed; `nil` where none did.
  private func farthest(_ session: SceneSession) -> String? {
    let changes = session.changes.flatMap { change -> [(amount: Double, words: String)] in
      let moved = change.way.map { ($0.distance, "\(change.name) moved \($0.words)") }
      // What a box around moved is told by the size of that.
      let resized = change.growth.map { (Double($0.amount), "\(change.name) is \($0.words)") }
      return [resized, moved].compactMap(\.self)
    }
    guard let first = changes.max(by: { $0.amount < $1.amount }), first.amount >= 1 else {
      return nil
    }
    let rest = session.changes.count - 1
    let others = rest == 0 ? "" : "; \(rest) other box\(rest == 1 ? "" : "es") changed"
    return first.words + others
  }

  /// Issues since a reload come before everything else; otherwise the fixed ones.
  func tellNewIssues() {
    guard let before = issuesBeforeReload, let session else { return }
    issuesBeforeReload = nil
    let text = issueText(session)
    let links = issues.brokenLinks.filter { !before.links.contains($0.message) }
    let new = issues.visible.filter { entry in
      entry.finding.severity != .note && !before.has(entry.finding)
    }
    let words =
      links.map(\.message) + new.map { text.sentence($0.finding, $0.views, joined: $0.joined) }
    if let first = words.first {
      let more = words.count > 1 ? ", and \(words.count - 1) more" : ""
      let cause = session.reload?.since ?? "since this save"
      // What people see of it is known if both versions were compared already.
      let effect =
        links.isEmpty ? new.first.flatMap { versions?.effect(of: $0.finding, isShort: true) } : nil
      // The cause comes first: a long list of names is cut at its end.
      let news = "\(cause): " + (effect.map { "\($0): \(first)\(more)" } ?? first + more)
      let isError = !links.isEmpty || new.contains { $0.finding.severity == .error }
      state.message = .issue(news, isError ? .error : .warning)
      session.news = effect == nil ? news : session.newsOfLosses
      let merged = new.flatMap(\.joined).filter { finding in
        !before.all.contains { $0.isSame(as: finding) }
      }
      showNews(
        IssueNews(findings: new.map(\.finding) + merged, links: links.map(\.message)))
    } else {
      tellFixed(before)
    }
    setNeedsPicture()
  }

  /// Shows the pane with the new issues, unless it is hidden or replaces the picture.
  func showNews(_ news: IssueNews) {
    var news = news
    news.paneBefore = state.issueNews?.paneBefore
    if interface.showsPane, interface.place != .behind, state.pane != .issues {
      news.paneBefore = state.pane
      show(.issues)
      state.position = PanePosition()
    }
    state.issueNews = news
  }

  private func tellFixed(_ before: KnownIssues) {
    // What is out of sight counts again once other sizes are known: until then it is not mended.
    let now = issues.current?.entries.map(\.finding) ?? []
    let fixed =
      before.findings.filter { old in
        old.finding.severity != .note && !now.contains { $0.isSame(as: old.finding) }
      }
      .map(\.words)
      + before.links.filter { link in !issues.brokenLinks.contains { $0.message == link } }
    guard let first = fixed.first else { return }
    // The fixed issue comes last: a truncated line must not contain it without “was”.
    let more = fixed.count > 1 ? ", and \(fixed.count - 1) more" : ""
    let news = "mended\(more); it was: \(first)"
    state.message = .done(news)
    session?.news = news
    if let pane = state.issueNews?.paneBefore, state.pane == .issues { show(pane) }
    state.issueNews = nil
  }
}

extension FrameCensus.Change {
  /// How far the box moved in the window; `nil` where it appeared or left.
  var way: Displacement? {
    guard let old = mark.old, let new = mark.new else { return nil }
    return Displacement(from: old, to: new)
  }

  /// By how many points one side of the box became longer or shorter, and in words; `nil` where it appeared or
  /// left.
  fileprivate var growth: (amount: CGFloat, words: String)? {
    guard let old = mark.old, let new = mark.new else { return nil }
    let (wide, high) = (abs(new.width - old.width), abs(new.height - old.height))
    return wide >= high
      ? (wide, "\(new.width.traceText) wide, was \(old.width.traceText)")
      : (high, "\(new.height.traceText) high, was \(old.height.traceText)")
  }
}
