import AdaptiveUI
import CellRenderer
import Documents
import Foundation

// The rows of a card about the objects that received callbacks, and those that did not.

extension TraceSubject {
  /// The name with the part that was meant: a popover may change when what it shows does not.
  fileprivate var wholeName: String { part.map { "\($0) of \(name)" } ?? name }
}

extension TraceEvent {
  /// Whether UIKit did without an answer of the object, instead of not notifying it.
  var isUnasked: Bool { kind == .skipped && LogCategory(self) == .other }
}

extension StepCardBuilder {
  /// The receivers of callbacks, in order: one callback after the other, and each of them from
  /// parents to children.
  mutating func addRecipients() {
    guard step.cause != .launch else { return }
    let recipients = recipients
    guard !recipients.isEmpty else { return }
    let whole = text(of: recipients, most: Self.mostNames) { $0.addBreak() }
    let short = Self.shortened(recipients)
    // The receivers of announcements are more informative than those of later callbacks.
    let announced = short.filter(\.isAnnouncement)
    let parts = announced.isEmpty || announced.count == short.count ? [short] : [short, announced]
    let forms = parts.flatMap { groups in
      Self.listLengths(of: groups.map { $0.names.count }.max() ?? 0).map { most in
        text(of: groups, most: most) { $0.add("  ") }
      }
    }
    card.rows.append(
      StepCard.Row(
        label: "told", kind: .recipients, forms: [whole] + forms, named: 1, mostLines: 9))
  }

  /// The callbacks in few words: objects that were notified of traits before and after the change are listed
  /// once, with those to which it was only announced.
  private static func shortened(_ recipients: [Recipients]) -> [Recipients] {
    let isAnnounced = recipients.contains(where: \.isAnnouncement)
    var shown = recipients.filter { !isAnnounced || $0.callback != .handlerRan }
    for index in shown.indices { shown[index].words = shown[index].callback.shortWords }
    guard let will = shown.firstIndex(where: { $0.callback == .traitsWillChange }),
      let did = shown.first(where: { $0.callback == .traitsChanged })?.names,
      Set(did).isSubset(of: shown[will].names)
    else { return shown }
    let all = shown[will].names
    shown[will].words = "traits"
    shown[will].names = all.filter(did.contains)
    shown[will].onlyAnnounced = all.filter { !did.contains($0) }
    return shown.filter { $0.callback != .traitsChanged }
  }

  /// Objects that received the same callback, one after the other.
  private struct Recipients {
    let callback: Callback
    var names: [String]
    /// Objects to which the change was announced and which were not notified afterwards.
    var onlyAnnounced: [String] = []
    var words: String

    init(_ callback: Callback, to name: String) {
      (self.callback, names, words) = (callback, [name], callback.words)
    }

    /// Whether the callback came before anything changed.
    var isAnnouncement: Bool { [.traitsWillChange, .sizeWillChange].contains(callback) }

    /// The callbacks, in the order in which UIKit calls them within one step.
    ///
    /// Rules C10 and C11.
    enum Callback: String, CaseIterable {
      case traitsWillChange = "willTransition(to:with:)"
      case sizeWillChange = "viewWillTransition(to:with:)"
      case traitsChanged = "traitCollectionDidChange(_:)"
      case handlerRan = "registerForTraitChanges handler"

      var words: String {
        switch self {
        case .traitsWillChange: "traits will change"
        case .sizeWillChange: "size will change"
        case .traitsChanged: "traits changed"
        case .handlerRan: "handler ran"
        }
      }

      var shortWords: String {
        switch self {
        case .traitsWillChange: "traits will"
        case .sizeWillChange: "size"
        case .traitsChanged: "traits did"
        case .handlerRan: "handler"
        }
      }
    }
  }

  /// The callbacks with their receivers, in order.
  private var recipients: [Recipients] {
    var recipients: [Recipients] = []
    for event in events where event.kind == .callback {
      guard let callback = Recipients.Callback(rawValue: event.name),
        let name = event.subject?.wholeName,
        callback == .handlerRan || event.old != nil && event.old != "nil"
      else { continue }
      if let index = recipients.firstIndex(where: { $0.callback == callback }) {
        if !recipients[index].names.contains(name) { recipients[index].names.append(name) }
      } else {
        recipients.append(Recipients(callback, to: name))
      }
    }
    // In a run some steps announce sizes alone, before one that announces traits first.
    guard run.count > 1 else { return recipients }
    return Recipients.Callback.allCases.compactMap { callback in
      recipients.first { $0.callback == callback }
    }
  }

  private func text(
    of recipients: [Recipients], most: Int, separate: (inout StyledText) -> Void
  ) -> StyledText {
    if let text = textOfOne(recipients) { return text }
    var text = StyledText()
    for (index, group) in recipients.enumerated() {
      if index > 0 { separate(&text) }
      if recipients.count > 1 { text.add("\(index + 1). ", .heading, isWhole: true) }
      text.add("\(group.words): ", .faint)
      let isRepeated = index > 0 && group.names.count > 1 && group.names == recipients[0].names
      text.add(
        isRepeated
          ? StyledText("the same \(group.names.count)", .faint)
          : order(of: group.names, most: most))
      guard !group.onlyAnnounced.isEmpty else { continue }
      text.add("; only announced: ", .faint)
      text.add(order(of: group.onlyAnnounced, most: most))
    }
    return text
  }

  /// Several callbacks of one object, whose name is said once; `nil` for others.
  private func textOfOne(_ recipients: [Recipients]) -> StyledText? {
    guard recipients.count > 1, let name = recipients[0].names.first,
      recipients.allSatisfy({ $0.names == [name] && $0.onlyAnnounced.isEmpty })
    else { return nil }
    var text = StyledText(said(name), depths.tone(of: name))
    text.add(": \(recipients.map(\.words).joined(separator: " → "))", .faint)
    return text
  }

  /// The names in the order of the calls, with arrows.
  private func order(of names: [String], most: Int) -> StyledText {
    var text = StyledText()
    // One name is as short as the word that would replace it.
    let most = names.count == most + 1 ? names.count : most
    for (index, name) in names.prefix(most).enumerated() {
      let arrow = index > 0 ? " → " : ""
      text.add(arrow, .faint)
      text.add(said(name), depths.tone(of: name))
    }
    if names.count > most { text.add(" → \(names.count - most) more", .faint) }
    return text
  }

  /// Objects that did not receive a callback for the same reason.
  private struct PassedOver {
    let reason: String
    var names: [String]
  }

  mutating func addPassedOver() {
    var whole: [PassedOver] = []
    var short: [PassedOver] = []
    // Users ask more often about missing trait callbacks.
    for line in skipped(of: true) + skipped(of: false) {
      let reason = reason(of: line)
      let name = line.event.subject?.wholeName ?? ""
      Self.add(name, reason.whole, to: &whole)
      Self.add(name, reason.short, to: &short)
    }
    guard !whole.isEmpty else { return }
    // With less room the remaining names are counted.
    let parts = (1..<max(short.count, 1)).reversed().map { count in
      var text = text(of: Array(short.prefix(count)), names: 1)
      let rest = short.dropFirst(count).reduce(0) { $0 + $1.names.count }
      text.add(" and \(rest) more", .faint)
      text.add(keys: "f unfolds the log")
      return text
    }
    let lengths = Self.listLengths(of: (whole + short).map { $0.names.count }.max() ?? 0)
    card.rows.append(
      StepCard.Row(
        label: "not told", kind: .doubt,
        forms: lengths.map { keyed(text(of: whole, names: $0), whole, names: $0) }
          + lengths.map { keyed(text(of: short, names: $0), short, names: $0) } + parts
          + [4, 3, 2].map {
            namesOfPassedOver(most: $0)
          },
        named: lengths.count, mostLines: 9))
  }

  /// A text with the key that names those whom it counts.
  private func keyed(_ text: StyledText, _ groups: [PassedOver], names: Int) -> StyledText {
    var text = text
    if groups.contains(where: { $0.names.count > names }) { text.add(keys: "f unfolds the log") }
    return text
  }

  /// Who was not told of what, without the reasons.
  private func namesOfPassedOver(most: Int) -> StyledText {
    let kinds = [(true, "of traits"), (false, "of size")].compactMap { isAboutTraits, words in
      let lines = skipped(of: isAboutTraits)
      guard !lines.isEmpty else { return nil as String? }
      // In a drag some steps notify those that others pass over.
      return lines.allSatisfy { lastCallback(like: $0.event) != nil }
        ? words + " in some steps" : words
    }
    var names: [String] = []
    for line in skipped(of: true) + skipped(of: false) {
      let name = line.event.subject?.wholeName ?? ""
      if !names.contains(name) { names.append(name) }
    }
    var text = list(names, most: most)
    text.add("  \(kinds.joined(separator: " and "))", .passedOver)
    text.add(keys: "f unfolds the log")
    return text
  }

  private func skipped(of traits: Bool) -> [StepRun.Line] {
    lines.filter {
      $0.event.kind == .skipped && LogCategory($0.event) == (traits ? .traits : .sizes)
    }
  }

  /// Who was not asked, and why: an app that takes part in multitasking assumes the answer.
  mutating func addUnasked() {
    var unasked: [PassedOver] = []
    for line in lines where line.event.isUnasked {
      Self.add(line.event.subject?.wholeName ?? "", line.event.reason ?? "", to: &unasked)
    }
    guard !unasked.isEmpty else { return }
    card.rows.append(
      StepCard.Row(
        label: "not asked", kind: .doubt, forms: [text(of: unasked, names: Self.mostNames)],
        mostLines: 9))
  }

  private static func add(_ name: String, _ reason: String, to groups: inout [PassedOver]) {
    if let index = groups.firstIndex(where: { $0.reason == reason }) {
      if !groups[index].names.contains(name) { groups[index].names.append(name) }
    } else {
      groups.append(PassedOver(reason: reason, names: [name]))
    }
  }

  private func text(of groups: [PassedOver], names: Int) -> StyledText {
    var text = StyledText()
    for group in groups {
      var part = list(group.names, most: names)
      part.add("  \(said(group.reason))", .passedOver)
      text.add(part, separator: "; ")
    }
    return text
  }

  /// Why an object did not receive a callback, and which one; and the same in few words.
  private func reason(of line: StepRun.Line) -> (whole: String, short: String) {
    let (event, reason) = (line.event, line.event.reason ?? "")
    let isAboutTraits = LogCategory(event) == .traits
    if let size = reason.split(separator: "size unchanged: ").last, reason.hasPrefix("size unch") {
      let short = "of size, unchanged"
      guard let notified = lastCallback(like: event) else {
        return ("of size: it kept \(size)", short)
      }
      // In a drag some steps told it and others did not: that is no contradiction.
      return notified.step < line.step
        ? (
          "of size from \(line.firstSize.width.traceText) wide on: it kept \(size); before, it was told",
          "of size from \(line.firstSize.width.traceText) wide on: it kept \(size)"
        )
        : (
          "of size until \(line.size.width.traceText) wide: it kept \(size); then it was told",
          "of size until \(line.size.width.traceText) wide: it kept \(size)"
        )
    }
    if isAboutTraits, event.rule == "P07", appears(event.subject) {
      let short = "of traits: it was out of the window"
      return isNotifiedOnArrival(event.subject)
        ? ("\(short), and got them when it came back", short)
        : ("\(short), and is back with the traits it had", short)
    }
    // Who hears of traits when they have changed was only not told that they will.
    let what =
      !isAboutTraits
      ? "of size" : "of traits" + (isNotifiedOnArrival(event.subject) ? " before" : "")
    return ("\(what): \(reason)", "\(what): \(reason)")
  }

  /// The last line of another step about the same callback.
  private func lastCallback(like event: TraceEvent) -> StepRun.Line? {
    lines.last {
      $0.event.kind == .callback && $0.event.name == event.name
        && $0.event.subject == event.subject
    }
  }

  /// Whether it was added to the window later.
  private func appears(_ subject: TraceSubject?) -> Bool {
    lines.contains { $0.event.name == "viewIsAppearing(_:)" && $0.event.subject == subject }
  }

  private func isNotifiedOnArrival(_ subject: TraceSubject?) -> Bool {
    lines.contains {
      $0.event.kind == .callback && $0.event.name == "traitCollectionDidChange(_:)"
        && $0.event.subject == subject
    }
  }
}
