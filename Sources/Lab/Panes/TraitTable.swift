import AdaptiveUI
import Cells

/// The traits of the focused controller with their origins, and the changes in the last step.
@MainActor struct TraitTable {
  let session: SceneSession
  let controller: UIViewController
  /// The values before the last step, by name of trait.
  let before: [String: String]

  init(_ controller: UIViewController, in session: SceneSession) {
    self.session = session
    self.controller = controller
    let name = controller.displayName
    var before: [String: String] = [:]
    if let undone = session.undoneTraits {
      self.before = undone.reduce(into: before) { $0[$1.trait] = $1.old }
      return
    }
    for event in session.environment.recorder.steps.last?.events ?? []
    where event.subject?.identifier == name && LogCategory(event) == .traits
      && event.kind == .callback
    {
      for change in TraitChange.all(in: event) { before[change.trait] = change.old }
    }
    self.before = before
  }

  /// A line for each trait: size classes and changed traits with their origins, all others
  /// together.
  func lines(_ columns: Int, depths: BoxDepths) -> [PaneLine] {
    var title = StyledText("traits of ", .faint)
    title.add(session.said(controller.spokenName), depths.tone(of: controller.spokenName))
    var whole = title
    whole.add("  \(controller.className)", .faint)
    // A class without room is left out: an ellipsis would look like a shortened name.
    if !controller.spokenName.hasPrefix(controller.className), whole.lines(columns).count == 1 {
      title = whole
    }
    var lines = title.lines(columns, limit: 1)
    let own = controller.traitCollection
    var (main, rest): ([any UITraitDefinition.Type], [any UITraitDefinition.Type]) = ([], [])
    for trait in traits { if hasLine(trait) { main.append(trait) } else { rest.append(trait) } }
    let values = main.map { own.describe($0) }
    let width = values.map { TextWidth.columns(of: $0) }.max() ?? 0
    for (trait, value) in zip(main, values) {
      var text = StyledText(trait.name.padded(to: 11), .text)
      if let letters = Self.letters(trait, value) { text.add(letters + " ", .faint) }
      let old = before[trait.name]
      text.add(value.padded(to: width), old == nil ? .heading : .changed)
      if let old { text.add(" ◂ \(old)", .changed) }
      text.add("  " + session.words(controller.origin(of: trait), trait), .faint)
      lines += text.lines(columns, indent: 13, limit: 1)
    }
    let others = rest.map { "\($0.name) \(own.describe($0))" }.joined(separator: ", ")
    lines += StyledText(others, .faint).lines(columns, indent: 2, limit: 2)
    return lines
  }

  /// The abbreviation of a size class in titles of boxes, such as `wC`.
  private static func letters(_ trait: any UITraitDefinition.Type, _ value: String) -> String? {
    let letter = value.first.map { String($0).uppercased() } ?? "-"
    if trait == UITraitHorizontalSizeClass.self { return "w" + letter }
    if trait == UITraitVerticalSizeClass.self { return "h" + letter }
    return nil
  }

  /// Whether a trait has a line of its own.
  private func hasLine(_ trait: any UITraitDefinition.Type) -> Bool {
    trait == UITraitHorizontalSizeClass.self || trait == UITraitVerticalSizeClass.self
      || before[trait.name] != nil || controller.origin(of: trait) != .window
  }

  private var traits: [any UITraitDefinition.Type] {
    var traits: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitPreferredContentSizeCategory.self,
    ]
    // A trait that is usually the default is listed only where it was set.
    if session.recording.hasChange {
      let others = [UITraitLayoutDirection.self] + TraitChoice.further.map(\.trait)
      let (own, unset) = (controller.traitCollection, UITraitCollection())
      traits += others.filter {
        !["leftToRight", unset.describe($0)].contains(own.describe($0))
      }
    }
    return traits
  }
}

/// A trait in a callback about new traits.
struct TraitChange: Sendable, Equatable {
  let trait: String
  let old: String
  let new: String

  /// The traits of an event, in its order; none for the first traits of a controller.
  static func all(in event: TraceEvent) -> [TraitChange] {
    guard let old = event.old, let new = event.new else { return [] }
    let (before, after) = (parts(old), parts(new))
    guard before.map(\.name) == after.map(\.name) else { return [] }
    return zip(before, after).map { TraitChange(trait: $0.name, old: $0.value, new: $1.value) }
  }

  /// The traits that differ.
  @MainActor static func all(
    from old: UITraitCollection, to new: UITraitCollection
  ) -> [TraitChange] {
    new.changedTraits(from: old).map {
      TraitChange(trait: $0.name, old: old.describe($0), new: new.describe($0))
    }
  }

  private static func parts(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ",").map { part in
      let words = part.split(separator: " ")
      return (
        words.dropLast().joined(separator: " "), words.last.map(String.init) ?? ""
      )
    }
  }
}

extension String {
  /// The text padded with spaces to a width in columns.
  func padded(to columns: Int) -> String {
    self + String.blanks(columns - TextWidth.columns(of: self))
  }
}
