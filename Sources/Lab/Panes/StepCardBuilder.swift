import AdaptiveUI
import CellRenderer
import Documents
import Foundation
import SceneFiles

/// Makes the card of a step of the trace, or of a run of steps.
@MainActor struct StepCardBuilder {
  let step: TraceStep
  /// The run of the card, whose last step is ``step``.
  let run: StepRun
  /// The lines of the run.
  let lines: [StepRun.Line]
  /// The events of these lines.
  let events: [TraceEvent]
  let session: SceneSession
  /// The changes on the canvas.
  let changes: [FrameCensus.Change]
  let depths: BoxDepths
  /// The known problems.
  let issues: IssueNote?
  /// The losses of the file's new version; `nil` if there was no other version.
  let losses: LossNote?
  /// Whether the canvas shows the earlier frames.
  var showsOldOutlines = false
  var card = StepCard()

  init(
    _ step: TraceStep, in session: SceneSession, changes: [FrameCensus.Change], depths: BoxDepths,
    issues: IssueNote? = nil, losses: LossNote? = nil
  ) {
    (self.issues, self.losses) = (issues, losses)
    self.step = step
    self.session = session
    self.changes = changes
    self.depths = depths
    let size = session.windowScene.geometry.size
    let run =
      session.run.flatMap { $0.last == step.number ? $0 : nil }
      ?? StepRun(step, from: size, to: size, base: nil)
    self.run = run
    lines = run.lines(step)
    events = lines.map(\.event)
  }

  /// The card, most important rows first.
  mutating func build() -> StepCard {
    if let news = session.news { return build(news) }
    card.title = title
    card.isOpening = step.cause == .launch
    card.besideTitle = besideTitle
    addBreaches()
    addRefusals()
    addLosses()
    addIssues()
    addWindow()
    addTraits()
    addPresentations()
    addMessages()
    addValue()
    addStacks()
    addContainers()
    addRecipients()
    addPassedOver()
    addUnasked()
    addConstraints()
    addBoxes()
    // A press on a control without an action and a value would make an empty card.
    if card.rows.isEmpty, lines.isEmpty, changes.isEmpty, step.cause == .container {
      add("told", StyledText("nobody, and no box changed", .faint))
    }
    addReaderChanges()
    addElsewhere()
    return card
  }

  /// An undo or a reload is no step: the card shows its changes, and the problems.
  private mutating func build(_ news: String) -> StepCard {
    card.title = StyledText(
      VisibleText.of(news), losses?.severity?.tone ?? .heading)
    addLosses()
    addReload()
    addBreaches()
    addIssues()
    addUndoneTraits()
    addBoxes()
    addFrames()
    addElsewhere()
    let isUndo = session.undoneTraits != nil
    if card.rows.isEmpty || isUndo && changes.isEmpty {
      add("boxes", StyledText("all as before"))
    }
    return card
  }

  private var title: StyledText {
    let number = run.count > 1 ? "steps \(run.first)–\(run.last)" : "step \(step.number)"
    var text = StyledText("\(number)  ", .faint)
    text.add(VisibleText.of(headline), .heading)
    return text
  }

  private var besideTitle: [StyledText] {
    var texts: [StyledText] = []
    if step.cause == .launch {
      let geometry = session.windowScene.geometry
      texts.append(
        StyledText("  \(geometry.size.traceText) points, \(geometry.orientation.traceText)"))
    }
    let callbacks = step.events.count { $0.kind == .callback }
    if run.count == 1, callbacks > 0 {
      texts.append(StyledText("  \(callbacks) callback\(callbacks == 1 ? "" : "s")", .faint))
    }
    return texts
  }

  private var headline: String {
    switch step.cause {
    case .launch: "opened"
    case .terminal where step.title.contains("→" as Character): "terminal \(terminalTitle)"
    case .rotation where lines.contains { $0.event.kind == .refusal }: "turn refused: \(step.title)"
    case .rotation: "turned \(step.title)"
    // The title of a window needs no “device” before it.
    case .device where Device.named(step.title) != nil: "device \(step.title)"
    case .change: changeTitle
    case .container where step.title.hasPrefix(Self.activation):
      "pressed \(step.title.dropFirst(Self.activation.count))"
    case .terminal, .device, .pane, .container, .presentation, .multitasking: step.title
    }
  }

  /// How the trace begins to tell a press, as scripts do.
  private static let activation = "activate "

  /// The change in readable words; the trace has those of scripts.
  private var changeTitle: String {
    guard case .change(let change) = session.recording.lastUndoable, change.text == step.title
    else { return step.title }
    return change.title
  }

  /// The first size of the terminal and the last.
  private var terminalTitle: String {
    guard run.count > 1, let first = run.firstTitle.sidesOfArrow,
      let last = step.title.sidesOfArrow
    else { return step.title }
    // A way there and back is not what the ends alone tell.
    let detour = run.detour.map { " by \($0)" } ?? ""
    return "\(first.before) → \(last.after)\(detour)"
  }

  // MARK: What went wrong

  private mutating func addBreaches() {
    for event in events where event.kind == .breach {
      add("breach", StyledText(words(event), .conflict), .contradiction)
    }
    let conflicts = events.filter(\.isConflict)
    // As equations once they are known; the log has UIKit's own words.
    let sentences = conflicts.isEmpty ? [] : issues?.contradictions ?? []
    for text in sentences.isEmpty ? conflicts.map(conflictText) : sentences {
      add("CONFLICT", StyledText(VisibleText.of(text), .conflict), .contradiction)
    }
  }

  /// The constraint that was broken, from UIKit's message.
  private func conflictText(_ event: TraceEvent) -> String {
    let lines = (event.reason ?? "").split(separator: "\n").map(String.init)
    let marker = lines.firstIndex { $0.contains("breaking constraint") }
    let constraint = marker.flatMap { $0 + 1 < lines.count ? lines[$0 + 1] : nil } ?? ""
    // Readers do not need addresses, nor identifiers that Interface Builder made.
    let words = constraint.drop { $0 == " " }
      .replacing(#/<\w+:0x[0-9a-fA-F]+ (?:'\w{3}-\w{2}-\w{3}' )?/#, with: "")
      .replacing(#/\s+\((?:in)?active.*$/#, with: "")
    return words.isEmpty ? "constraints contradict each other" : "gave up \(words)"
  }

  private mutating func addRefusals() {
    for event in events where event.isDeclined {
      add("UIKit logs", StyledText(VisibleText.of(event.reason ?? ""), .alert), .problem)
    }
    for event in events where event.kind == .refusal {
      guard let way = session.wayOut.map({ "“\($0)” leads out (Tab, Enter)" }) else {
        add("refused", StyledText(words(event), .alert), .problem)
        continue
      }
      // What leads out comes first: that is what one looks for.
      let reason = event.reason.map { "; " + VisibleText.of($0) } ?? ""
      add(
        "refused",
        forms: ["\(way); \(words(event))", way + reason]
          .map { StyledText($0, .alert) }, .problem)
    }
  }

  private func words(_ event: TraceEvent) -> String {
    let name = event.subject.map { "\($0.name), " } ?? ""
    let reason = event.reason.map { ": \($0)" } ?? ""
    return VisibleText.of(name + event.name + reason)
  }

  // MARK: Window

  private mutating func addWindow() {
    let geometries = events.filter { $0.name == "scene geometry" }
    guard let last = geometries.last else { return }
    let (old, new) = (run.count > 1 ? run.oldSize.traceText : last.old ?? "", last.new ?? "")
    let steps = run.count > 1 ? " in \(run.count) steps" : ""
    func text(_ unit: String, _ end: String) -> StyledText {
      var text = StyledText(old)
      text.add(" → ", .faint)
      text.add(new, .changed)
      text.add(unit + steps, .faint)
      if !end.isEmpty { text.add("  \(end)", .heading) }
      return text
    }
    guard let (earlier, isTurned) = session.stepLikeNow else {
      return add("window", forms: [text(" points", ""), text("", "")])
    }
    // The other landscape has the same frames.
    let words = isTurned ? "boxes as before" : "as before"
    add(
      "window",
      forms: [
        text(" points", "\(words): all frames and size classes of step \(earlier)"),
        text("", "\(words), at step \(earlier)"),
      ])
  }

  // MARK: Helpers

  mutating func add(_ label: String, _ text: StyledText, _ kind: StepCard.Row.Kind = .detail) {
    add(label, forms: [text], kind)
  }

  mutating func add(
    _ label: String, forms: [StyledText], brief: StyledText? = nil,
    _ kind: StepCard.Row.Kind = .detail
  ) {
    var row = StepCard.Row(label: label, kind: kind, forms: forms, brief: brief)
    // What is wrong is never cut where there is room for it.
    if kind >= .problem { row.mostLines = 12 }
    card.rows.append(row)
  }

  func name(of event: TraceEvent) -> StyledText {
    guard let subject = event.subject else { return StyledText() }
    return StyledText(said(subject.name), depths.tone(of: subject.name))
  }

  /// A name as the card has it: in readable words, in the hue of its box.
  struct Called {
    let words: String
    let tone: PaneLine.Tone
  }

  func called(_ name: String) -> Called {
    Called(words: said(name), tone: depths.tone(of: name))
  }

  /// The names in the hues of their boxes; many are counted.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - most: The most names; 0 for none of them.
  ///   - others: The number of objects without a name.
  /// - Returns: The names with commas, `and 3 more` behind them.
  func list(_ names: [String], most: Int = mostNames, others: Int = 0) -> StyledText {
    list(names.prefix(most).map(called), of: names.count, most: most, others: others)
  }

  /// The same with names, or as many of them as are shown, that were looked up before.
  func list(_ names: [Called], of count: Int, most: Int, others: Int) -> StyledText {
    var text = StyledText()
    for (index, name) in names.prefix(most).enumerated() {
      // The comma stays on the line of the name.
      let hasComma = index + 1 < min(count, most)
      text.add(hasComma ? name.words + "," : name.words, name.tone)
      if hasComma { text.add(" ") }
    }
    let rest = max(count - most, 0) + others
    if rest > 0, !text.isEmpty { text.add(" and \(rest) more", .faint) }
    return text
  }

  static let mostNames = 7

  /// The lengths of lists to try, the longest first.
  static let listLengths = [mostNames, 5, 4, 3, 2, 1]

  /// The same for so many names: a longer list would have all of them again.
  static func listLengths(of count: Int, from lengths: [Int] = listLengths) -> [Int] {
    let shorter = lengths.filter { $0 < count }
    return shorter.count < lengths.count ? [max(count, 1)] + shorter : shorter
  }
}
