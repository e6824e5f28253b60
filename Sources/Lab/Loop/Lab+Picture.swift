import AdaptiveUI
import CellRenderer
package import Cells
import Foundation
import SceneFiles

// What the panes say. They are rebuilt for every picture, from the session alone.

extension Lab {
  /// The whole screen.
  func picture() -> CellBuffer {
    // Nothing of the lab's own stands around or in front of it.
    if configuration.isBare, state.lists.isEmpty, state.problem.isEmpty,
      interface.tooSmall.isHidden,
      let canvas = interface.canvas.picture, canvas.size == terminalSize
    {
      return canvas
    }
    return ChromeRenderer.picture(of: window, size: terminalSize)
  }

  /// The whole screen, drawn without anything that was kept of earlier pictures; what is shown has to
  /// equal it.
  package func pictureDrawnWhole() -> CellBuffer {
    session?.canvasMemory.forget()
    twin?.canvasMemory.forget()
    updatePanes()
    return picture()
  }

  /// Brings the panes up to date with the session.
  func updatePanes() {
    // A size that somebody typed may be larger than the terminal's.
    session?.room = interface.tooSmall.isHidden ? canvasSize : nil
    interface.canvas.picture = state.time?.frozen?.picture ?? sessionPicture(session)
    // Header and footer stay in sight: the footer tells the list's keys.
    interface.overlay.margin = configuration.isBare ? 0 : 1
    interface.overlay.show(state.lists.last)
    interface.problem.lines = state.problem
    interface.problem.isHidden = state.problem.isEmpty
    setThemes()
    guard !configuration.isBare else { return }
    interface.header.title = session.map { $0.document.title ?? $0.document.file } ?? "winch"
    interface.header.left = headerText
    interface.header.right = session == nil ? [] : stepTexts.map { $0 + " " }
    interface.footer.keys = footerLine
    guard interface.showsPane, let session else { return }
    let pane = interface.pane
    pane.kind = state.pane
    pane.hasKeys = state.paneHasKeys
    pane.search = state.search
    pane.picture = nil
    fill(pane, session)
    // What cannot be scrolled further is not remembered as if it had been.
    state.position.scroll = min(state.position.scroll, pane.mostScroll)
    pane.position = state.position
  }

  private func sessionPicture(_ session: SceneSession?) -> CellBuffer? {
    let picture = session?.picture(
      showsSafeAreas: state.showsSafeAreas, showsMargins: state.showsMargins, theme: state.theme)
    guard state.showsMeasures, let session, let picture else { return picture?.buffer }
    return session.measured(picture, theme: state.theme)
  }

  private func setThemes() {
    let theme = state.theme
    interface.canvas.theme = theme
    interface.overlay.theme = theme
    interface.tooSmall.theme = theme
    interface.header.theme = theme
    interface.footer.theme = theme
    interface.problem.theme = theme
    interface.pane.theme = theme
  }

  private var footerLine: [(key: String, meaning: String)] {
    if state.search.isTyping {
      return [("/", state.search.text + "▏"), ("Enter", "find"), ("Esc", "leave")]
    }
    return state.message.map { [("!", $0)] } ?? footerKeys
  }

  /// Fills the pane that shows.
  private func fill(_ pane: PaneView, _ session: SceneSession) {
    let columns = Int((pane.bounds.width / TerminalHost.cell.width).rounded()) - 2
    switch state.pane {
    case .log:
      fillTraits(pane, session)
      let steps = state.time?.steps ?? session.environment.recorder.steps
      followLog(to: steps.last?.number)
      let rows = Int((pane.bounds.height / TerminalHost.cell.height).rounded(.up))
      pane.lines = PaneLine.log(
        steps, last: needsWholeLog ? .max : rows + state.position.scroll,
        notes: session.opening.about, columns: columns)
      markTime(pane)
    case .tree:
      let tree =
        state.time?.frozen?.tree ?? PaneLine.tree(session.window, focus: session.focusedView)
      pane.lines = tree.flatMap { $0.wrapped(columns) }
    case .explanation:
      pane.lines = session.explanationLines(columns: columns)
    case .source:
      pane.lines = PaneLine.source(
        session.document.source, focus: session.focusName, columns: columns)
    case .eras:
      pane.picture = sessionPicture(twin)
    }
  }

  /// Shows the end of the log when something was added to it, unless somebody reads in it.
  private func followLog(to step: Int?) {
    guard step != state.loggedStep else { return }
    state.loggedStep = step
    if !state.paneHasKeys, state.time == nil { state.position = PanePosition() }
  }

  /// Whether lines that are not seen matter too: a long log costs no more than what is seen of it.
  var needsWholeLog: Bool {
    state.paneHasKeys || state.time != nil || state.position.selection != nil
      || state.search != PaneSearch()
  }

  private func fillTraits(_ pane: PaneView, _ session: SceneSession) {
    let controller = session.focusedController
    let isFrozen = state.time?.frozen != nil
    // In the middle of a step the model stands further than the picture.
    pane.traitsTitle =
      isFrozen ? "" : controller.map { "\($0.displayName)  \($0.className)" } ?? "no controller"
    pane.traits = controller.map { TraitRow.rows($0, in: session) } ?? []
    pane.traits += session.window.presentationSummaries.map(TraitRow.init)
  }

  private var headerText: String {
    guard let session else { return "" }
    let geometry = session.windowScene.geometry
    let place = session.device?.memberNames.first ?? "terminal"
    return [
      "\(place) \(geometry.size.traceText) pt", classes(geometry),
      "\(geometry.orientation)", "uikit \(session.environment.policy.era.rawValue)",
    ].joined(separator: "  ")
  }

  private func classes(_ geometry: WindowGeometry) -> String {
    func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .compact: "C"
      case .regular: "R"
      case .unspecified: "–"
      }
    }
    return "w\(letter(geometry.horizontal)) h\(letter(geometry.vertical))"
  }

  /// Where the session is, and the same in fewer words.
  private var stepTexts: [String] {
    if let time = state.time { return [time.text, time.shortText] }
    if state.pane == .eras, let twin, interface.showsPane, interface.place != .behind {
      let place = interface.place == .beside ? "right" : "below"
      return ["\(place): uikit \(twin.environment.policy.era.rawValue)"]
    }
    let number = session?.environment.recorder.steps.last?.number ?? 0
    return ["step \(number)"]
  }
}
