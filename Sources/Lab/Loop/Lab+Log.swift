import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation
import RuleTexts

// The first pane: the card of the last step, the scene's notes, the traits of the focused view, and
// the log.

extension Lab {
  /// Fills the first pane, for its number of columns.
  func fillLog(_ pane: PaneView, _ session: SceneSession, _ columns: Int) {
    let steps = state.time?.steps ?? session.environment.recorder.steps
    followLog(to: steps.last?.number)
    let depths = boxDepths
    var writer = LogWriter(
      filter: state.logFilter, depths: depths, columns: PaneView.lineColumns(of: columns))
    guard state.time == nil else {
      // In time travel lines are in the order of events, each callback on its own.
      writer.filter = .everything
      pane.lines = writer.inOrder(steps)
      fillTimeCard(pane, session, depths, isWide: columns >= PaneView.leastWide, writer.columns)
      return markTime(pane)
    }
    if state.logFilter != .folded { pane.note = "f: \(state.logFilter.rawValue)" }
    let isWide = columns >= PaneView.leastWide
    let rows = pane.frame.size.rows
    let cardColumns = PaneView.cardColumns(of: columns)
    let made = stepCard(session, depths, beside: shown)
    let notes = noteLines(session, cardColumns)
    let table = traitLines(session, depths, writer.columns)
    // A card that its column has no room for goes on in the next one, above the traits.
    let beside = isWide ? max(rows - 1 - table.count - 1, 0) : 0
    let card = made.map { cardLines($0, notes, cardColumns, room: rows - 1 + beside) } ?? []
    let hints = taskCard == nil ? notes : []
    let line = PaneLine(text: String("─", times: writer.columns), tone: .faint)
    let wallCard = wall.map { wall in
      let cut = ("»" as Unicode.Scalar).value
      return WallCard(
        captions: wall.captions, shown: wall.drawn.count,
        openIssues: state.time == nil ? state.issues.count : 0,
        isShort: wall.drawn.contains { $0.shown.buffer.hasCharacter(cut, or: cut) })
    }
    let first = wallCard?.lines(writer.columns) ?? []
    let differences = first.isEmpty ? [] : first + [line]
    // What to do with a scene is asked before its traits; later those are.
    let isFirst = !isWide || made?.isOpening ?? true
    let text = isFirst ? card + hints : card
    let aside = isWide ? text.wholeRows(in: rows - 1) : []
    let rest = Array(text[aside.count...])
    let others = isFirst ? [] : hints
    pane.aside = aside + (rest.isEmpty ? others : [])
    pane.cardLines = differences.isEmpty ? rest.count : 0
    pane.lines = differences
    if !rest.isEmpty {
      pane.lines += rest
      pane.lines.append(line)
    }
    pane.lines += table
    if !rest.isEmpty, !others.isEmpty {
      pane.lines.append(line)
      pane.lines += others
    }
    pane.lines.append(line)
    // Of the log as many lines as can be seen, and one that says that there are more.
    let seen = rows + state.position.scroll + 1 - pane.lines.count
    let log = writer.newestFirst(steps, last: needsWholeLog ? .max : seen)
    pane.lines += log.lines
    pane.linesGoOn = log.goesOn
  }

  /// The boxes of the moment: beside the log of a wide pane, else in a few lines above it.
  private func fillTimeCard(
    _ pane: PaneView, _ session: SceneSession, _ depths: BoxDepths, isWide: Bool, _ columns: Int
  ) {
    guard let time = state.time else { return }
    let card = TimeCard(
      time: time, depths: depths, theme: state.theme.name, session: session)
    if isWide {
      let rows = pane.frame.size.rows
      // An empty line keeps the log in its column where no box changes.
      let lines = card.lines(columns, room: rows - 1)
      pane.aside = lines.isEmpty ? [PaneLine(text: "")] : lines
    } else {
      pane.pinned = card.lines(columns, room: 4)
    }
  }

  /// The card of the last step, with the scene's tasks; what its notes need is left to them.
  private func cardLines(
    _ card: StepCard, _ notes: [PaneLine], _ columns: Int, room: Int
  ) -> [PaneLine] {
    // The tasks contain the same hints as the notes, and show which are done.
    if let tasks = taskCard {
      let all = tasks.lines(columns, room: .max).count
      let isRoomy = room - all >= card.leastLines(columns)
      let lines = card.lines(columns, room: isRoomy ? room - all : room - 1)
      return tasks.lines(columns, room: room - lines.count) + lines
    }
    // What to do with a scene is asked before why it is as it is; later the last step is.
    return card.lines(columns, room: card.isOpening ? room - notes.count : room)
  }

  /// What the last step did, in words that fit the picture beside it.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - depths: The hues of boxes.
  ///   - picture: The picture; `nil` where it is drawn after the card.
  /// - Returns: The card; `nil` before the first step.
  func stepCard(
    _ session: SceneSession, _ depths: BoxDepths, beside picture: ShownPicture?
  ) -> StepCard? {
    guard let step = session.environment.recorder.steps.last else { return nil }
    let list = issueList(session)
    var builder = StepCardBuilder(
      step, in: session, changes: changes, depths: depths,
      issues: issues.note(list, issueText(session), versions),
      losses: versions.map { LossNote(list, $0) })
    // They belong to boxes that changed; to look for them takes longer than to know that none did.
    builder.showsOldOutlines = !changes.isEmpty && picture?.showsOldOutlines == true
    return builder.build()
  }

  /// Shows what must be seen of the last step in rows under the canvas, where there is no room for the pane.
  ///
  /// A user who hid the pane wants the picture alone. The rows decide how much room the picture has, and so
  /// depend on none.
  func updateEssence() {
    let window = interface.windowSize
    var lines: [PaneLine] = []
    if interface.place == .behind, interface.wantsPane, !interface.showsPane, !configuration.isBare,
      state.time == nil, wall == nil, let session,
      let card = stepCard(session, BoxDepths(), beside: nil)
    {
      lines = card.essence(
        EssenceView.lineColumns(of: window.columns), room: EssenceView.mostRows(of: window.rows + 2)
      )
    }
    interface.essence.lines = lines
    interface.essenceRows = lines.count
  }

  /// The scene's hints; on request with the sentences of its rules.
  func noteLines(_ session: SceneSession, _ columns: Int) -> [PaneLine] {
    let opening = session.opening
    guard !opening.notes.isEmpty else { return [] }
    guard state.notes != .hidden else { return [] }
    var lines = [PaneLine(text: "try this  (n: more, less)", tone: .heading)]
    lines += opening.notes.flatMap { StyledText($0).lines(columns, indent: 2) }
    guard state.notes == .withRules else { return lines }
    return lines
      + opening.rules.flatMap { id in
        let sentence = RuleTexts.text(of: id) ?? ""
        return StyledText("\(id)  \(sentence)", .faint).lines(columns, indent: 6)
      }
  }

  private func traitLines(
    _ session: SceneSession, _ depths: BoxDepths, _ columns: Int
  ) -> [PaneLine] {
    guard let controller = session.focusedController else { return [] }
    return TraitTable(controller, in: session).lines(columns, depths: depths)
  }

  /// The hues of the boxes on the canvas, by name.
  private var boxDepths: BoxDepths {
    var depths = BoxDepths()
    guard state.theme.name != .none else { return depths }
    for box in shown?.picture.allBoxes ?? [] {
      let name = box.name
      if depths.depths[name] == nil { depths.depths[name] = box.depth }
    }
    return depths
  }

  /// Scrolls to the top when steps were added, unless the user has scrolled the log.
  private func followLog(to step: Int?) {
    guard step != state.loggedStep else { return }
    state.loggedStep = step
    if !state.paneHasKeys, state.time == nil { state.position = PanePosition() }
  }

  /// Whether invisible lines are needed too: otherwise a long log costs no more than its visible
  /// part.
  var needsWholeLog: Bool {
    state.paneHasKeys || state.time != nil || state.position.selection != nil
      || state.search != PaneSearch()
  }
}

extension CanvasBox {
  /// The name of the controller, or of the view, in trace and tree.
  var name: String { controller?.spokenName ?? view.spokenName }
}
