import AdaptiveUI
import CellRenderer
import Documents
import Foundation

// The rows of a card about traits, presentations, containers and boxes.

extension StepCardBuilder {
  // MARK: Traits

  /// A row for each change of a trait, or, at the launch, for both size classes.
  mutating func addTraits() {
    guard step.cause != .launch else { return addFirstClasses() }
    let calls = lines.filter { $0.event.kind == .callback && LogCategory($0.event) == .traits }
      .map { ($0, TraitChange.all(in: $0.event).filter { !$0.isArrival }) }
    let readers = readers(in: calls)
    let all = Set(readers.values.joined())
    var changes: [TraitChange] = []
    for (line, told) in calls {
      for change in told where !changes.contains(change) {
        changes.append(change)
        let reason = reason(of: change, line)
        let reasons = [reason.map { "because \($0)" }, reason.map(Self.short)]
        let names = readers[change.label] ?? []
        let forms = reasons.map { text(words(of: change, line), $0) }
        // Where all were told of all, the row below says who they were.
        let named =
          names.count == all.count
          ? [] : reasons.map { text(words(of: change, line), $0, on: list(names, most: 2)) }
        add(change.label, forms: named + forms, brief: change.letters, .traits)
      }
    }
  }

  /// The names of those who were told that a trait changed, by its label; of those to whom it was announced
  /// where nobody was.
  private func readers(in calls: [(StepRun.Line, [TraitChange])]) -> [String: [String]] {
    let done = calls.filter { $0.0.event.name != "willTransition(to:with:)" }
    var readers: [String: [String]] = [:]
    for (line, changes) in done.isEmpty ? calls : done {
      guard let name = line.event.subject?.name else { continue }
      for label in changes.map(\.label) where readers[label]?.contains(name) != true {
        readers[label, default: []].append(name)
      }
    }
    return readers
  }

  /// What an undo gave back: nobody heard of it, for the scene began again without the step.
  mutating func addUndoneTraits() {
    guard let undone = session.undoneTraits else { return }
    for change in undone {
      add(change.label, forms: [text(change.words, nil)], brief: change.letters, .traits)
    }
    add(
      "told",
      forms: [
        "nobody: the scene began again without that step; U does it again", "nobody; U: again",
      ]
      .map { StyledText($0, .faint) })
  }

  private func text(
    _ words: (old: String, new: String), _ reason: String?, on names: StyledText = StyledText()
  ) -> StyledText {
    var text = StyledText(words.old)
    text.add(" → ", .faint)
    text.add(words.new, .changed)
    text.add(names.isEmpty ? names : StyledText(" on ", .faint))
    text.add(names)
    if let reason { text.add("  \(said(reason))", .traits) }
    return text
  }

  /// The values in words: a split view controller with columns may show only one of them.
  private func words(of change: TraitChange, _ line: StepRun.Line) -> (old: String, new: String) {
    let words = change.words
    guard change.isAboutColumns,
      let controller = session.controllers.first(where: {
        $0.displayName == line.event.subject?.identifier
      }),
      let split = controller as? UISplitViewController ?? controller.splitViewController
    else { return words }
    let (old, new) = (run.base ?? session.changesBase, session.census)
    func shown(_ word: String, _ census: FrameCensus?) -> String {
      guard word == TraitChange.expanded, let census else { return word }
      return split.shownColumns(in: census) > 1 ? word : "one in sight"
    }
    return (shown(words.old, old), shown(words.new, new))
  }

  /// A reason without the words that only join it to a sentence.
  private static func short(_ reason: String) -> String {
    for beginning in ["it is ", "it was "] where reason.hasPrefix(beginning) {
      let rest = String(reason.dropFirst(beginning.count))
      return rest.first?.isNumber == true ? "at \(rest)" : rest
    }
    return reason
  }

  /// Both size classes, with the letters by which header and canvas call them.
  private mutating func addFirstClasses() {
    guard let root = session.window.rootViewController else { return }
    let classes: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
    for trait in classes {
      let value = root.traitCollection.describe(trait)
      let reason = session.reason(for: trait, of: root)
      let side = trait == UITraitHorizontalSizeClass.self ? "w" : "h"
      let forms = ["because \(reason)", Self.short(reason)].map { reason in
        var text = StyledText("\(side)\(value.prefix(1).uppercased()) ", .faint)
        text.add(value, .heading)
        text.add("  \(reason)", .traits)
        return text
      }
      card.rows.append(
        StepCard.Row(label: trait.name, kind: .traits, forms: forms, spreads: false))
    }
  }

  /// The reason for the new value in the first notified controller, and its size at that moment.
  private func reason(of change: TraitChange, _ line: StepRun.Line) -> String? {
    let trait = TraitChoice.all.map(\.trait).first { $0.name == change.trait }
    guard let trait, let name = line.event.subject?.identifier,
      let controller = session.controllers.first(where: { $0.displayName == name })
    else { return nil }
    return session.reason(for: trait, of: controller, at: line.size)
  }

  // MARK: Presentations and containers

  mutating func addPresentations() {
    for line in lines where line.event.kind == .state {
      let event = line.event
      switch event.name {
      case "presented":
        var text = name(of: event)
        text.add(" as \(event.new ?? "")", .presentation)
        if let reason = event.reason { text.add("  \(reason)", .faint) }
        add("presented", text, .adaptation)
      case "presentation style":
        var text = name(of: event)
        text.add(" \(Self.style(event.old))")
        text.add(" → ", .faint)
        text.add(Self.style(event.new), .changed)
        if let reason = event.reason ?? answer(about: event) { text.add("  \(reason)", .faint) }
        text.add(place(of: line), .faint)
        add("became", text, .adaptation)
      case "dismissed": add("dismissed", name(of: event), .adaptation)
      default: break
      }
    }
  }

  /// The delegate's answer.
  private func answer(about event: TraceEvent) -> String? {
    let question = lines.last {
      $0.event.isAboutStyle && $0.event.subject?.identifier == event.subject?.identifier
    }
    return question?.event.new.map { "its delegate answered \($0)" }
  }

  /// The window at the time of the event, if it is another one now.
  private func place(of line: StepRun.Line) -> String {
    line.size == run.size ? "" : "  at \(line.size.width.traceText) wide"
  }

  /// A style without what it was adapted from.
  private static func style(_ text: String?) -> String {
    String((text ?? "").split(separator: ",").first ?? "")
  }

  /// The changes in containers: collapsed, expanded, other columns shown.
  mutating func addContainers() {
    var found: [(label: String, subject: String?, text: StyledText)] = []
    for line in lines
    where line.event.kind == .state && LogCategory(line.event) == .other
      && line.event.subject != nil
    {
      let event = line.event
      let index = found.firstIndex { $0.label == event.name }
      // What the same container does besides needs its name not again.
      let isSame = index.map { found[$0].subject == event.subject?.identifier } == true
      var text = isSame ? StyledText() : name(of: event)
      text.add("\(isSame ? "" : " ")\(said(Self.words(event)))")
      if let reason = event.reason { text.add("  \(said(reason))", .faint) }
      text.add(place(of: line), .faint)
      if let index {
        found[index].text.add(text, separator: "; ")
      } else {
        found.append((event.name, event.subject?.identifier, text))
      }
    }
    for (label, _, text) in found { add(label, text, .adaptation) }
  }

  // MARK: What changed on the canvas

  mutating func addBoxes() {
    guard !changes.isEmpty else { return }
    let groups = boxGroups
    // Where rows are free, everything that left or moved has its name.
    let lengths = Self.listLengths(
      of: groups.map { $0.names.count }.max() ?? 0, from: [28, 14] + Self.listLengths)
    var forms = lengths.map { most in text(of: groups) { _ in most } }
    // One name at least: that of the smallest group, which one says best.
    let named = groups.indices.filter { !groups[$0].names.isEmpty }
      .sorted { (groups[$0].count, $0) < (groups[$1].count, $1) }
    if groups.count > 1 {
      forms += named.map { index in text(of: groups) { $0 == index ? 1 : 0 } }
    }
    add("boxes", forms: forms + [text(of: groups) { _ in 0 }])
    card.rows[card.rows.count - 1].mostLines = 8
    if !named.isEmpty { card.rows[card.rows.count - 1].naming = forms.count - 1 }
  }

  /// The constraints that views have or lose; what is gone is only counted, for its object may be as well.
  mutating func addConstraints() {
    guard step.cause != .launch, let base = run.base ?? session.changesBase else { return }
    let (installed, uninstalled) = session.census.constraints(since: base)
    guard !installed.isEmpty || uninstalled > 0 else { return }
    let found = session.constraints.filter { installed.contains(ObjectIdentifier($0)) }
    let counts = [
      installed.isEmpty ? nil : "\(installed.count) installed",
      uninstalled == 0 ? nil : "\(uninstalled) uninstalled",
    ].compactMap { $0 }.joined(separator: ", ")
    let equations = found.prefix(Self.mostEquations).map { said($0.relationText) }
    let whole = StyledText(counts)
    guard !equations.isEmpty, found.count <= Self.mostEquations else {
      return add("constraints", whole)
    }
    var named = whole
    named.add("  \(equations.joined(separator: "; "))", .faint)
    add("constraints", forms: [named, whole])
  }

  /// More equations are only counted.
  private static let mostEquations = 2

  /// What changed in words without colours, a line for each kind of change.
  var boxLines: [String] {
    boxGroups.map { group in
      guard !group.names.isEmpty else { return "\(group.word): \(group.count) boxes" }
      let rest = group.count - group.names.count
      return "\(group.word): " + group.names.map(\.words).joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
    }
  }

  private var boxGroups: [BoxGroup] {
    let kinds: [(word: String, boxes: [FrameCensus.Change])] = [
      ("moved", changes.filter { $0.isMoved && !$0.isResized }),
      ("resized", changes.filter(\.isResized)),
      ("installed", changes.filter { $0.mark.kind == .appeared && $0.isInstallation }),
      ("appeared", changes.filter { $0.mark.kind == .appeared && !$0.isInstallation }),
      ("uninstalled", changes.filter { $0.mark.kind == .left && $0.isInstallation }),
      ("left", changes.filter { $0.mark.kind == .left && !$0.isInstallation }),
    ]
    return kinds.filter { !$0.boxes.isEmpty }.map { word, boxes in
      BoxGroup(word: word, count: boxes.count, names: names(of: boxes).map(called))
    }
  }

  /// Boxes with the same kind of change.
  private struct BoxGroup {
    let word: String
    let count: Int
    let names: [Called]
  }

  /// The groups with at most so many names as `most` gives for the index of each.
  private func text(of groups: [BoxGroup], most: (Int) -> Int) -> StyledText {
    var text = StyledText()
    for (index, group) in groups.enumerated() {
      if !text.isEmpty { text.add("; ", .faint) }
      // Whom it concerns is asked before how many they are.
      guard most(index) > 0, !group.names.isEmpty else {
        text.add("\(group.count) \(group.word)")
        continue
      }
      let names = group.names
      text.add(
        list(names, of: names.count, most: most(index), others: group.count - names.count))
      text.add(" \(group.word)", .faint)
    }
    guard showsOldOutlines else { return text }
    text.add("  ", .faint)
    text.add("now ▭ before ┄", .faint, isWhole: true)
    return text
  }

  /// The old and new frames of boxes that a save moved; more than two are only counted.
  mutating func addFrames() {
    guard (1...2).contains(changes.count) else { return }
    for change in changes {
      guard let old = change.mark.old, let new = change.mark.new else { continue }
      var text = StyledText(Self.words(old))
      text.add(" → ", .faint)
      text.add(Self.words(new), .changed)
      text.add("  \(VisibleText.of(change.name))", .faint)
      add("frame", text)
    }
  }

  private static func words(_ frame: CGRect) -> String {
    let rect = CGRect(
      x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
      height: frame.height.rounded())
    return "\(rect.size.traceText) at \(rect.minX.traceText),\(rect.minY.traceText)"
  }

  /// The names of boxes: controllers before views, boxes with names before those called by their text; none where
  /// all have one name, such as that of their class.
  private func names(of boxes: [FrameCensus.Change]) -> [String] {
    let known = boxes.filter(\.isNamed) + boxes.filter { !$0.isNamed && $0.name.contains("“") }
    let texts = known.isEmpty ? texts(of: boxes) : []
    guard texts.isEmpty else { return texts }
    let named = known.isEmpty ? boxes : known
    guard named.count == 1 || Set(named.map(\.name)).count > 1 else { return [] }
    return named.filter(\.isController).map(\.name) + named.filter { !$0.isController }.map(\.name)
  }
}

extension StepCardBuilder {
  /// What boxes without a name say.
  private func texts(of boxes: [FrameCensus.Change]) -> [String] {
    let views = Set(boxes.compactMap(\.mark.view))
    guard !views.isEmpty else { return [] }
    return session.smallViews.filter { views.contains(ObjectIdentifier($0)) }
      .compactMap { $0.shownText.map { "“\($0.cut(to: 24))”" } }
  }
}

extension UISplitViewController {
  /// How many of its columns were in the window.
  fileprivate func shownColumns(in census: FrameCensus) -> Int {
    let columns: [Column] = [.primary, .supplementary, .secondary, .inspector]
    let controllers = children + viewControllers + columns.compactMap(viewController(for:))
    let views = Set(controllers.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init))
    return Set(census.entries.map(\.view).filter(views.contains)).count
  }
}
