import AdaptiveUI
import CellRenderer
import Documents

/// What the last step did, in a few rows: the window, each trait with its reason, who was told and who
/// was not, presentations, refusals, contradictions, and what changed on the canvas.
struct StepCard {
  /// A row: what it is about, and what happened.
  struct Row {
    let label: String
    var text: StyledText
    var labelTone = PaneLine.Tone.faint
  }

  var title = StyledText()
  /// How many callbacks there were; left out where there is no room.
  var count = StyledText()
  var rows: [Row] = []

  /// The card as lines of a pane.
  ///
  /// - Parameters:
  ///   - columns: The columns of the pane.
  ///   - room: The lines that there are for it: rows are cut until all have room, but not left out.
  /// - Returns: The title, then each row with its label in front.
  func lines(_ columns: Int, room: Int) -> [PaneLine] {
    let title = shortestTitle(columns)
    let whole = rows.map { lines(of: $0, columns, limit: Self.mostLines) }
    // Each row has a line; those further up get what they need more first.
    var spare = room - title.count - rows.count
    var shown: [PaneLine] = title
    for (row, lines) in zip(rows, whole) {
      let more = min(lines.count - 1, max(spare, 0))
      spare -= more
      shown += more == lines.count - 1 ? lines : self.lines(of: row, columns, limit: more + 1)
    }
    return shown
  }

  private func lines(of row: Row, _ columns: Int, limit: Int) -> [PaneLine] {
    var text = StyledText(row.label.padded(to: Self.labelColumns), row.labelTone)
    text.add(row.text)
    return text.lines(columns, indent: Self.labelColumns, limit: limit)
  }

  /// The lines that a row has at most.
  private static let mostLines = 3
  /// The columns of the labels, with the space behind them.
  private static let labelColumns = 12

  /// The title on one line, with the count of callbacks where there is room for it.
  private func shortestTitle(_ columns: Int) -> [PaneLine] {
    var whole = title
    whole.add(count)
    let lines = whole.lines(columns)
    return lines.count == 1 ? lines : title.lines(columns, limit: 1)
  }
}

/// Reads a step of the trace into a card.
@MainActor struct StepCardBuilder {
  let step: TraceStep
  let session: SceneSession
  let depths: BoxDepths
  private var card = StepCard()

  init(_ step: TraceStep, in session: SceneSession, depths: BoxDepths) {
    self.step = step
    self.session = session
    self.depths = depths
  }

  /// The card, loudest things first.
  mutating func build() -> StepCard {
    if let news = session.news { return build(news) }
    card.title = title
    let callbacks = step.events.count { $0.kind == .callback }
    if callbacks > 0 {
      card.count = StyledText("  \(callbacks) callback\(callbacks == 1 ? "" : "s")", .faint)
    }
    addBreaches()
    addRefusals()
    addWindow()
    addTraits()
    addPresentations()
    addContainers()
    addHearers()
    addPassedOver()
    addBoxes()
    return card
  }

  /// What was undone or read again is no step: the card tells what that changed, and what is wrong.
  private mutating func build(_ news: String) -> StepCard {
    card.title = StyledText(VisibleText.of(news), .heading)
    addBreaches()
    addBoxes()
    if card.rows.isEmpty { add("boxes", StyledText("all as before")) }
    return card
  }

  private var title: StyledText {
    var text = StyledText("step \(step.number)  ", .faint)
    text.add(VisibleText.of(headline), .heading)
    return text
  }

  private var headline: String {
    switch step.cause {
    case .launch: "opened"
    case .terminal: "terminal \(step.title)"
    case .rotation: step.title.hasPrefix("launch") ? step.title : "turned \(step.title)"
    case .device: "device \(step.title)"
    case .pane, .container, .presentation, .change: step.title
    }
  }

  // MARK: What went wrong

  private mutating func addBreaches() {
    for event in step.events where event.kind == .breach {
      add("breach", StyledText(words(event), .conflict), .conflict)
    }
    for event in step.events where event.isConflict {
      add("CONFLICT", StyledText(conflictText(event), .conflict), .conflict)
    }
  }

  /// The constraint that was given up, out of UIKit's message.
  private func conflictText(_ event: TraceEvent) -> String {
    let lines = (event.reason ?? "").split(separator: "\n").map(String.init)
    let marker = lines.firstIndex { $0.contains("breaking constraint") }
    let constraint = marker.flatMap { $0 + 1 < lines.count ? lines[$0 + 1] : nil } ?? ""
    let text = constraint.isEmpty ? "constraints contradict each other" : "gave up \(constraint)"
    return VisibleText.of(text.trimmingPrefix { $0 == " " }.description)
  }

  private mutating func addRefusals() {
    for event in step.events where event.kind == .refusal {
      add("refused", StyledText(words(event), .alert), .alert)
    }
  }

  private func words(_ event: TraceEvent) -> String {
    let name = event.subject.map { "\($0.name): " } ?? ""
    let reason = event.reason.map { ", \($0)" } ?? ""
    return VisibleText.of(name + event.name + reason)
  }

  // MARK: Window and traits

  private mutating func addWindow() {
    guard let event = step.events.first(where: { $0.name == "scene geometry" }) else {
      guard step.cause == .launch else { return }
      let geometry = session.windowScene.geometry
      return add(
        "window", StyledText("\(geometry.size.traceText) points, \(geometry.orientation)"))
    }
    var text = StyledText(event.old ?? "")
    text.add(" → ", .faint)
    text.add(event.new ?? "", .changed)
    text.add(" points", .faint)
    add("window", text)
  }

  /// A row for each change of a trait, or, at the launch, for both size classes.
  private mutating func addTraits() {
    guard step.cause != .launch else { return addFirstClasses() }
    var changes: [TraitChange] = []
    var owners: [String: String] = [:]
    for event in step.events where event.kind == .callback && LogCategory(event) == .traits {
      for change in TraitChange.all(in: event) where !changes.contains(change) {
        changes.append(change)
        owners[change.trait + change.new] = event.subject?.identifier
      }
    }
    for change in changes {
      var text = StyledText(change.old)
      text.add(" → ", .faint)
      text.add(change.new, .changed)
      if let reason = reason(of: change, for: owners[change.trait + change.new]) {
        text.add("  because \(reason)", .traits)
      }
      add(change.trait, text, .traits)
    }
  }

  private mutating func addFirstClasses() {
    guard let root = session.window.rootViewController else { return }
    let classes: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
    for trait in classes {
      var text = StyledText(root.traitCollection.describe(trait), .heading)
      text.add("  because \(session.reason(root.origin(of: trait), trait))", .traits)
      add(trait.name, text, .traits)
    }
  }

  /// Why the first controller that was told has the new value.
  private func reason(of change: TraitChange, for name: String?) -> String? {
    let trait = TraitChoice.all.map(\.trait).first { $0.name == change.trait }
    guard let trait, let name,
      let controller = session.controllers.first(where: { $0.displayName == name })
    else { return nil }
    return session.reason(controller.origin(of: trait), trait)
  }

  // MARK: Presentations and containers

  private mutating func addPresentations() {
    for event in step.events where event.kind == .state {
      switch event.name {
      case "presented":
        var text = name(of: event)
        text.add(" as \(event.new ?? "")", .presentation)
        if let reason = event.reason { text.add("  \(reason)", .faint) }
        add("presented", text, .presentation)
      case "presentation style":
        var text = name(of: event)
        text.add(" \(Self.style(event.old))")
        text.add(" → ", .faint)
        text.add(Self.style(event.new), .changed)
        if let reason = event.reason { text.add("  \(reason)", .faint) }
        add("became", text, .presentation)
      case "dismissed": add("dismissed", name(of: event), .presentation)
      default: break
      }
    }
  }

  /// A style without what it was adapted from.
  private static func style(_ text: String?) -> String {
    String((text ?? "").split(separator: ",").first ?? "")
  }

  /// What containers did: collapsed, expanded, showed other columns.
  private mutating func addContainers() {
    for event in step.events
    where event.kind == .state && LogCategory(event) == .other && event.subject != nil {
      var text = name(of: event)
      text.add(" \(VisibleText.of(Self.words(event)))")
      if let reason = event.reason { text.add("  \(VisibleText.of(reason))", .faint) }
      addTo(event.name, text, .presentation)
    }
  }

  /// What a container did, after its name.
  private static func words(_ event: TraceEvent) -> String {
    let change = [event.old, event.new].compactMap { $0 }.joined(separator: " → ")
    switch event.name {
    case "collapse": return "shows one column: \(change)"
    case "expand": return "shows several columns: \(change)"
    default: return change
    }
  }

  // MARK: Who heard of it

  private mutating func addHearers() {
    guard step.cause != .launch else { return }
    let traits = hearers(["willTransition(to:with:)", "traitCollectionDidChange(_:)"])
    let sizes = hearers(["viewWillTransition(to:with:)"])
    if !traits.isEmpty { add("told traits", list(traits)) }
    if !sizes.isEmpty { add("told size", list(sizes)) }
  }

  /// Whom one of these callbacks reached, in order.
  private func hearers(_ callbacks: [String]) -> [String] {
    var names: [String] = []
    for event in step.events where event.kind == .callback && callbacks.contains(event.name) {
      guard let name = event.subject?.name, event.old != nil, event.old != "nil",
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  private mutating func addPassedOver() {
    var groups: [(reason: String, names: [String])] = []
    for event in step.events where event.kind == .notTold {
      let reason = Self.passedOverReason(event)
      let name = event.subject?.name ?? ""
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        if !groups[index].names.contains(name) { groups[index].names.append(name) }
      } else {
        groups.append((reason, [name]))
      }
    }
    for group in groups {
      var text = list(group.names)
      text.add("  \(VisibleText.of(group.reason))", .passedOver)
      addTo("not told", text, .passedOver)
    }
  }

  /// Why somebody was passed over, and of what.
  private static func passedOverReason(_ event: TraceEvent) -> String {
    let reason = event.reason ?? ""
    let what = LogCategory(event) == .traits ? "of traits" : "of size"
    if let size = reason.split(separator: "size unchanged: ").last, reason.hasPrefix("size unch") {
      return "\(what), which stays \(size)"
    }
    return "\(what): \(reason)"
  }

  // MARK: What changed on the canvas

  private mutating func addBoxes() {
    let changes = session.changes
    guard !changes.isEmpty else { return }
    func count(_ kind: (FrameCensus.Change) -> Bool) -> Int { changes.count(where: kind) }
    let counts = [
      (count { $0.isMoved }, "moved"), (count { $0.isResized }, "resized"),
      (count { $0.mark.kind == .appeared }, "appeared"), (count { $0.mark.kind == .left }, "left"),
    ]
    var text = StyledText(
      counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    text.add("  now ", .faint)
    text.add("▭", .changed)
    text.add(", before ┄", .faint)
    for kind in [CanvasChange.Kind.appeared, .left] {
      let names = changes.filter { $0.mark.kind == kind && $0.isController }.map(\.name)
      guard !names.isEmpty else { continue }
      text.add("  \(kind.rawValue): ", .faint)
      text.add(list(names))
    }
    add("boxes", text)
  }

  // MARK: Helpers

  private mutating func add(
    _ label: String, _ text: StyledText, _ tone: PaneLine.Tone = .faint
  ) {
    card.rows.append(StepCard.Row(label: label, text: text, labelTone: tone))
  }

  /// Adds to the row with the same label, if there is one.
  private mutating func addTo(_ label: String, _ text: StyledText, _ tone: PaneLine.Tone) {
    guard let index = card.rows.firstIndex(where: { $0.label == label }) else {
      return add(label, text, tone)
    }
    card.rows[index].text.add(text, separator: "; ")
  }

  private func name(of event: TraceEvent) -> StyledText {
    guard let subject = event.subject else { return StyledText() }
    return StyledText(VisibleText.of(subject.name), depths.tone(of: subject.name))
  }

  /// Names in the hues of their boxes; many are counted.
  private func list(_ names: [String]) -> StyledText {
    var text = StyledText()
    for (index, name) in names.prefix(Self.mostNames).enumerated() {
      if index > 0 { text.add(", ", .faint) }
      text.add(VisibleText.of(name), depths.tone(of: name))
    }
    if names.count > Self.mostNames {
      text.add(" and \(names.count - Self.mostNames) more", .faint)
    }
    return text
  }

  private static let mostNames = 7
}
