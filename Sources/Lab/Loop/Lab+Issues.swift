import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import Sweep

// Issues and their sizes: searched while no event waits, shown on ruler and pane.

extension Lab {
  /// The work to do while no event waits.
  var idleWork: IssueSearch.Work {
    guard let session, !configuration.isBare, state.time == nil, session.drag == nil, !isMoving
    else { return .nothing }
    let work = issues.work(for: session, wanted: searchedAxes)
    // Issues that a save caused are more important than earlier ones.
    guard work != .examination, let versions else { return work }
    let comparison = versions.work(for: session)
    return comparison == .nothing ? work : comparison
  }

  /// The dimensions whose sizes are searched, the shown one first.
  private var searchedAxes: [SweepLine.Axis] {
    state.ruler == .height ? [.height, .width] : [.width, .height]
  }

  /// Does a slice of the work; a picture is drawn only if there are new results.
  func workWhileIdle() {
    guard let session, idleWork != .nothing else { return }
    let isExamined = issues.work(for: session, wanted: searchedAxes) != .examination
    if isExamined, let versions, versions.work(for: session) != .nothing {
      guard versions.advance(for: session) else { return }
      tellLosses()
      setNeedsPicture()
    } else {
      guard issues.advance(for: session, wanted: searchedAxes) else { return }
    }
    let old = state.issues
    tellNewIssues()
    state.issues = issueList(session).total
    if state.issues != old || state.ruler != nil || state.pane == .issues { setNeedsPicture() }
  }

  /// The known issues of a session's scene, without those at other sizes.
  func issueList(_ session: SceneSession) -> IssueList {
    issues.list(
      for: session, issueText(session), news: issueNews, versions: versions
    ) { line(of: $0, in: session) }
  }

  /// The known issues at all sizes, as they are marked on the canvas.
  func wholeIssueList(_ session: SceneSession) -> IssueList {
    var list = issueList(session)
    issues.addElsewhere(
      to: &list, for: session, issueText(session), versions: versions
    ) { line(of: $0, in: session) }
    list.uncounted = [session.uncountedOutside, session.unexaminedRows].compactMap { $0 }
    let marks = shown?.picture.withIssueMarks ?? []
    list.explainMissingMarks { subjects in
      let views = subjects.compactMap { $0.view }
      return views.contains { marks.contains(ObjectIdentifier($0)) }
        ? nil : session.reasonNotInSight(views)
    }
    return list
  }

  /// The line of the first of some names in the file, from 1; the file is read when one is asked for.
  private func line(of names: [String], in session: SceneSession) -> Int? {
    page(of: session).line(of: names).map { $0 + 1 }
  }

  func issueText(_ session: SceneSession) -> IssueText {
    IssueText(summaries: session.summaries)
  }

  // MARK: Going there

  /// Gives the window the size of an issue and focuses its view; of several the one after the focus.
  func go(to issue: IssuePlace) {
    guard let session else { return }
    if let size = issue.size { apply(.window(width: Int(size.width), height: Int(size.height))) }
    let found = issue.subjects.compactMap { name in
      CurrentFindings.view(named: name, in: session.window)
    }
    guard !found.isEmpty else { return }
    let current = found.firstIndex { $0 === session.focusedView } ?? -1
    focus(found[(current + 1) % found.count], in: session)
  }

  /// Focuses a view; of one that nothing brings into sight what is around it, and says where it is.
  private func focus(_ view: UIView, in session: SceneSession) {
    let chain = sequence(first: view, next: { $0.superview })
    let reached = chain.first { attempt(.focus($0.displayName)) == nil }
    guard reached !== view, let reached else { return }
    let place = view.convert(view.bounds.origin, to: session.window)
    state.message = .note(
      VisibleText.of(
        "\(view.spokenName) is out of sight at \(place.x.traceText),\(place.y.traceText); "
          + "the focus is on \(reached.spokenName) around it"))
  }

  /// Jumps over one change along the ruler's dimension, the next or the previous one.
  func goToChange(isNext: Bool) {
    guard let session else { return }
    let axis = state.ruler ?? .width
    guard let profile = issues.profile(axis) else {
      state.message = .note("the other sizes are not known yet")
      return
    }
    let size = session.windowScene.geometry.size
    let own = Int((axis == .width ? size.width : size.height).rounded())
    // Each jump crosses one change: to its first size, or to the last one before it.
    let stop = isNext ? profile.stops.first { $0 > own } : profile.stops.last { $0 <= own }
    guard let stop else {
      let side = isNext ? "larger" : "smaller"
      state.message = .note(
        profile.isComplete || !isNext
          ? "nothing changes at \(side) \(axis.rawValue)s"
          : "the larger \(axis.rawValue)s are not known yet")
      return
    }
    go(to: isNext ? stop : stop - 1, in: profile)
    state.message = .done(changeText(at: stop, profile, session))
  }

  private func changeText(at stop: Int, _ profile: SizeProfile, _ session: SceneSession) -> String {
    let text = issueText(session)
    let changes = profile.changes.filter { $0.position == stop }.map { text.words($0) }
    let begins = profile.findings.filter { finding in
      finding.severity != .note && finding.stretches.contains { $0.from == stop }
    }
    let ends = profile.findings.filter { finding in
      finding.severity != .note && finding.stretches.contains { $0.to + 1 == stop }
    }
    let wrong =
      begins.map { "from here on \(text.sentence($0))" }
      + ends.map { "up to here \(text.sentence($0))" }
    return "from \(stop) \(profile.axis == .width ? "wide" : "high"): "
      + (changes + wrong).joined(separator: "; ")
  }

  private func go(to position: Int, in profile: SizeProfile) {
    let size = profile.size(at: position)
    apply(.window(width: Int(size.width), height: Int(size.height)))
  }

  // MARK: The ruler

  /// Switches between widths, heights and no ruler.
  func nextRuler() {
    switch state.ruler {
    case .width: state.ruler = .height
    case .height: state.ruler = nil
    case nil: state.ruler = .width
    }
    state.message = .done(state.ruler.map { "ruler of all \($0.rawValue)s" } ?? "no ruler")
    interface.wantsRuler = state.ruler != nil
  }

  /// The ruler of the open scene.
  var ruler: Ruler? {
    guard let session, let axis = state.ruler, let size = shownWindow?.size else { return nil }
    let (own, other) = axis == .width ? (size.width, size.height) : (size.height, size.width)
    // In time travel the window may be another one: what holds beside its other side is not known.
    let profile = issues.profile(axis).flatMap { $0.fixed == Double(other) ? $0 : nil }
    var ruler = Ruler(
      axis: axis,
      range: profile?.range ?? SearchSubject.range(axis, on: session.device, own: Double(own)),
      own: Int(own.rounded()), profile: profile,
      idiom: session.device?.idiom == .phone ? .phone : nil)
    if axis == .width {
      ruler.worse = (versions?.extents ?? []).flatMap { extent in
        extent.ranges.map { Ruler.Worse(range: $0, severity: extent.loss.severity) }
      }
    }
    return ruler
  }

  /// Whether a cell of the ruler is on its track or the names below that, and not on its legend.
  func isOnTrack(_ point: CellPoint, in rect: CellRect) -> Bool {
    guard let ruler, let track = RulerView.track(in: rect, of: ruler) else { return false }
    return (track.minColumn..<track.maxColumn).contains(point.column)
  }

  /// Handles a press on the ruler, or a drag that began there: the window gets that size.
  func pointAtRuler(_ point: CellPoint, in rect: CellRect) {
    guard let session, let ruler, let track = RulerView.track(in: rect, of: ruler),
      state.time == nil
    else { return }
    let column = point.column - track.minColumn
    // A name stands for its size over all of its letters.
    let named = point.row > track.minRow ? ruler.named(at: column, track.size.columns) : nil
    let position = named ?? ruler.position(at: column, track.size.columns)
    guard position != ruler.own else { return }
    let wasWhole = !session.hasOwnWindow
    let size = session.windowScene.geometry.size
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    apply(
      ruler.axis == .width
        ? .window(width: position, height: height) : .window(width: width, height: position))
    guard wasWhole, state.message == nil else { return }
    let whole = session.device?.calledName ?? "the whole terminal"
    state.message = .note(
      "\(session.placeName) \(session.windowScene.geometry.size.traceText); = gives \(whole) back")
  }
}
