import AdaptiveUI
import Documents
import Foundation
import Sweep

// The losses of a new version of the file against the last version without losses.

extension Lab {
  /// After a reload: compares with the version before, or still with the one before the losses.
  func compare(
    _ new: SceneSession, with old: any OpenableDocument, _ constraints: ConstraintCensus
  ) {
    let last = versions
    last?.close()
    let isOpen = last?.hasLosses == true
    guard isOpen, let last else {
      let news = ReloadNews(of: new, page(of: new), since: constraints)
      new.reload = news
      versions = VersionComparison(since: old, constraints, judging: news.judged)
      versions?.causes = news.causes
      return
    }
    // What a save cost is known once all widths were looked at; until then it and the next one are one.
    let recent = last.isComplete ? constraints : last.recent
    let news = ReloadNews(of: new, page(of: new), since: recent)
    new.reload = news
    let all = ReloadNews(of: new, page(of: new), since: last.constraints)
    let comparison = VersionComparison(
      since: last.base, last.constraints, judging: all.judged)
    (comparison.recent, comparison.causes) = (recent, news.causes)
    comparison.earlier = last.isComplete ? last.edits : last.earlier
    comparison.mends = true
    versions = comparison
  }

  /// Discards the version before.
  func compareNoMore() {
    versions?.close()
    versions = nil
  }

  /// Accepts the losses.
  func acceptLosses() {
    guard let session else { return }
    let count = issueList(session).broken.count
    compareNoMore()
    state.issueNews = nil
    state.issues = issueList(session).total
    let losses = count == 1 ? "1 loss" : "\(count) losses"
    state.message = .done("accepted: \(losses) of the saved file")
  }

  /// Shows one notice about the losses, or that all are fixed.
  func tellLosses() {
    guard let versions, let session, !versions.isReported else { return }
    let entries = versions.entries(issueText(session))
    let own = versions.joined(entries.filter { versions.place(of: $0.identity) == 0 })
    guard let group = own.first, let first = group.first else {
      guard versions.isComplete, versions.areOthersKnown else { return }
      versions.isReported = true
      guard entries.isEmpty else { return tellUnchangedLosses(entries.count, session) }
      // What was repaired is named where a rule was broken.
      if versions.mends, session.news?.hasPrefix("mended") != true { tellMended(session) }
      return
    }
    versions.isReported = true
    let effect = first.isElsewhere ? nil : first.loss.effect(isShort: true)
    // Rules that are broken now without a visible effect are reported as new issues.
    guard
      effect != nil || state.issueNews?.isOfVersionBefore ?? true || first.loss.isLegal
        || first.isElsewhere
    else { return }
    let isHere = first.nearest == nil && !first.isElsewhere
    let place = isHere ? "" : " \(first.widths ?? "at other widths")"
    let more = own.count > 1 ? "; \(own.count - 1) more" : ""
    let cause = session.reload?.since ?? "since this save"
    let worst = own.flatMap { $0.map(\.loss.severity) }.min() ?? .warning
    // The cause comes first: a long list of names is cut at its end.
    var words = "\(cause): \(effect ?? versions.sentence(of: group))\(place)"
    if effect != nil, case .finding(let finding) = first.loss.kind {
      words += ": \(issueText(session).sentence(finding))"
    }
    state.message = .issue(words + more, worst)
    session.news = session.newsOfLosses
    showNews(state.issueNews ?? IssueNews())
  }

  /// A save without a loss of its own is reported with the losses of those before it.
  private func tellUnchangedLosses(_ count: Int, _ session: SceneSession) {
    let losses = count == 1 ? "1 loss" : "\(count) losses"
    state.message = .note(
      "\(session.reload?.cause ?? "this save"): nothing more is lost; \(losses) of earlier saves left"
    )
  }

  private func tellMended(_ session: SceneSession) {
    state.message = .done("mended: no issue is left of those saves")
    session.news = "mended: no issue is left of those saves"
    if let pane = state.issueNews?.paneBefore, state.pane == .issues { show(pane) }
    state.issueNews = nil
  }

  /// The issues since the last reload, or since an earlier version whose losses the user has not
  /// accepted.
  var issueNews: IssueNews? {
    guard let versions, versions.hasLosses else { return state.issueNews }
    var news = state.issueNews ?? IssueNews()
    news.findings += versions.findings
    return news
  }

  /// The views with losses, in the present window.
  var lostViews: [ObjectIdentifier] {
    guard let session, let losses = versions?.here else { return [] }
    return losses.filter { $0.isLegal && !$0.subject.isEmpty }
      .compactMap { CurrentFindings.view(named: $0.subject, in: session.window) }
      .map(ObjectIdentifier.init)
  }
}

extension SceneSession {
  /// The title of a card with losses, which the first row tells.
  var newsOfLosses: String { "read again: \(document.file.fileName), and worse than before" }
}
