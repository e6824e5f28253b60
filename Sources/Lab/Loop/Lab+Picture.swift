import AdaptiveUI
import CellRenderer
package import Cells
import Documents
import Foundation
import Sweep

// The contents of the panes. They are rebuilt for every picture, from the session alone.

extension Lab {
  /// The whole screen.
  func picture() -> CellBuffer {
    // The scene fills the screen: nothing of the lab is around or in front of it.
    if configuration.isBare, state.lists.isEmpty, state.problem.isEmpty,
      interface.tooSmall.isHidden,
      let canvas = interface.canvas.picture, canvas.size == terminalSize
    {
      return canvas
    }
    return interface.picture()
  }

  /// The whole screen, drawn without any caches; the shown screen has to be equal.
  package func pictureDrawnWhole() -> CellBuffer {
    session?.forgetPictures()
    otherEra?.forgetPictures()
    wall?.forgetPictures()
    updatePanes()
    return picture()
  }

  /// Updates the panes from the session.
  func updatePanes() {
    followDevice()
    updateScrubber()
    followTasks()
    changes = configuration.isBare ? [] : session?.changes ?? []
    compareEras()
    updateEssence()
    shown = session.map { shownPicture(of: $0, in: pictureRoom) }
    let own = state.time?.frozen?.picture ?? shown?.buffer
    interface.canvas.picture = wallPicture(own) ?? own
    // Header and footer stay visible: the footer shows the list's keys.
    interface.overlay.margin = configuration.isBare ? 0 : 1
    interface.overlay.show(state.lists.last)
    updatePreview()
    interface.problem.lines = state.problem
    interface.problem.isHidden = state.problem.isEmpty
    setThemes()
    guard !configuration.isBare else { return }
    interface.header.title = session.map { $0.document.title ?? $0.document.file } ?? "winch"
    interface.header.fields = headerFields
    interface.show(
      state.search.isTyping ? nil : state.message,
      besideKeys: session == nil || !state.lists.isEmpty)
    interface.ruler.ruler = ruler
    updatePane()
    // Whether a card goes on below the pane is known when that is filled.
    interface.footer.keys = footerLine
  }

  private func updatePane() {
    guard interface.showsPane, let session else { return }
    let pane = interface.pane
    pane.kind = state.pane
    pane.hasKeys = state.paneHasKeys
    pane.search = state.search
    pane.picture = nil
    pane.aside = []
    pane.cardLines = 0
    pane.linesGoOn = false
    pane.pinned = []
    pane.marked = 0..<0
    pane.note =
      state.paneHasKeys && state.time == nil
      ? "the keys are here"
      : session.device == nil && shown?.isLowered == true ? keyOfAllRows : ""
    fill(pane, session)
    if state.pane == .issues { followIssue() }
    // A scroll offset beyond the end is not kept.
    state.position.scroll = min(state.position.scroll, pane.mostScroll)
    pane.position = state.position
  }

  /// The key for a picture without rows left out.
  var keyOfAllRows: String { session?.device == nil ? "Space: whole picture" : "z: all rows" }

  /// A session's window in its room.
  func shownPicture(of session: SceneSession, in room: CellSize) -> ShownPicture {
    var options = shownOptions(of: session, in: room)
    if session === self.session, options.changes == nil { options.changes = changes.map(\.mark) }
    return session.presentPicture(options)
  }

  /// How the lab draws a session's window.
  func shownOptions(of session: SceneSession, in room: CellSize) -> ShownOptions {
    var options = ShownOptions(room: room, terminal: windowSize)
    options.look = configuration.isBare ? .wireframe : state.look ?? session.look
    options.theme = state.theme
    options.isTile = wall != nil
    options.keepsProportions = state.keepsProportions
    options.showsNames = state.showsNames
    options.showsSafeAreas = state.showsSafeAreas
    options.showsMargins = state.showsMargins
    options.showsMeasures = state.showsMeasures
    options.flagged = issues.views(with: .error)
    options.doubtful = issues.views(with: .warning).union(lostViews)
    options.elsewhere = otherScenes
    options.showsSigns = !configuration.isBare
    // Where the keys are is seen: the canvas has a focus if it has them, or if a line led there.
    options.hidesFocus = state.paneHasKeys && !state.paneLedFocus && state.time == nil
    options.showsChanges = !configuration.isBare
    if !configuration.isBare { options.changes = state.time?.changes }
    return options
  }

  private func setThemes() {
    for part in interface.parts { part.theme = state.theme }
  }

  private var footerLine: [(key: String, meaning: String)] {
    if state.search.isTyping {
      return [("/", state.search.text + "▏"), ("Enter", "find"), ("Esc", "leave")]
    }
    return footerKeys
  }

  /// Fills the shown pane.
  private func fill(_ pane: PaneView, _ session: SceneSession) {
    let whole = pane.innerColumns
    let columns = whole - 2
    switch state.pane {
    case .log: fillLog(pane, session, whole)
    case .tree:
      let tree =
        state.time?.frozen?.tree ?? PaneLine.tree(session.window, focus: session.focusedView)
      pane.lines = tree.flatMap { $0.wrapped(columns) }
    case .explanation:
      pane.lines = session.explanationLines(columns: columns)
    case .source:
      pane.lines = sourceLines(pane, session)
    case .eras:
      pane.lines = []
      fillEras(pane)
    case .issues:
      pane.lines = PaneLine.issues(wholeIssueList(session), columns: columns)
    }
  }

  /// The window of the canvas: in the middle of a step the one of that moment.
  var shownWindow: ShownWindow? {
    guard let session else { return nil }
    if let past = state.time?.frozen?.window { return past }
    let geometry = session.windowScene.geometry
    return ShownWindow(
      size: geometry.size, horizontal: geometry.horizontal, vertical: geometry.vertical,
      orientation: geometry.orientation)
  }

  private var headerFields: [HeaderView.Field] {
    guard let session, let geometry = shownWindow else { return [] }
    let place = session.placeName
    let (width, height) = (Self.word(geometry.horizontal), Self.word(geometry.vertical))
    let letters = "w\(Self.letter(geometry.horizontal)) h\(Self.letter(geometry.vertical))"
    let size = "\(geometry.size.traceText) pt"
    let era = "UIKit \(session.environment.policy.era.rawValue)"
    return [
      HeaderView.Field(id: .place, texts: [place], rank: 5),
      HeaderView.Field(id: .size, texts: [size, geometry.size.traceText], rank: 6),
      HeaderView.Field(
        id: .classes, texts: ["width \(width), height \(height)", letters], rank: 2),
      HeaderView.Field(id: .orientation, texts: [geometry.orientation.traceText, ""], rank: 0),
      HeaderView.Field(id: .era, texts: [era, ""], rank: 1),
      HeaderView.Field(id: .reader, texts: [session.readerText], rank: 7, isAlert: true),
      HeaderView.Field(
        id: .issues, texts: [issueCount], rank: 7,
        isAlert: state.issues.worst == .error, isWarning: state.issues.worst == .warning),
      HeaderView.Field(
        id: .step, texts: stepTexts + [""], rank: state.time == nil ? 3 : 8, isLast: true,
        isMode: state.time != nil),
    ]
  }

  /// The number of issues, which is not that of a moment before.
  private var issueCount: String {
    state.issues.count == 0 || state.time != nil ? "" : "⚠ \(state.issues.count)"
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "–"
    }
  }

  private static func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "unspecified"
    }
  }

  /// The moment or step in the header, the longest wording first.
  private var stepTexts: [String] {
    if let time = state.time { return time.texts }
    let eras = erasTexts
    guard eras.isEmpty else { return eras }
    let number = session?.environment.recorder.steps.last?.number ?? 0
    return ["step \(number)"]
  }
}
