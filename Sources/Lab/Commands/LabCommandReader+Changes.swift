import AdaptiveUI
import Documents
import Foundation

extension LabCommandReader {
  /// The first words of the commands that change the model.
  static let changes = [
    "override", "constant", "priority", "uikit", "display-mode", "place", "call", "view-as",
    "install",
  ]

  /// Reads a change; `nil` for other verbs.
  func change() throws(Problem) -> SceneChange? {
    switch verb {
    case "override": return try traitChange()
    case "constant":
      let (name, value) = try nameAndLast("a constraint and a number")
      guard let constant = Double(value), abs(constant) <= 100_000 else {
        throw Problem(message: "'\(value)' is no number of points")
      }
      return .constant(name, constant)
    case "priority":
      let (name, value) = try nameAndLast("a constraint and a number")
      guard let priority = Int(value), (1...1000).contains(priority) else {
        throw Problem(message: "'\(value)' is no priority from 1 to 1000")
      }
      return .priority(name, priority)
    case "uikit":
      guard let number = Int(rest), UIKitEra(rawValue: number) != nil else {
        let eras = UIKitEra.allCases.map { "\($0.rawValue)" }
        throw Problem(message: "'uikit' needs \(eras.joined(separator: " or "))")
      }
      return .era(number)
    case "display-mode":
      let mode = arguments.last ?? ""
      try check(mode, DisplayModes.all.map(\.name), "a mode")
      return .displayMode(
        owner: arguments.count > 1 ? arguments.dropLast().joined(separator: " ") : nil, mode: mode)
    case "place":
      _ = try place()
      return .place(rest)
    case "call":
      try check(rest, ["on", "off"], "a state")
      return .call(isOn: rest == "on")
    case "view-as": return try viewChange()
    case "install":
      return try installChange()
    default:
      // The name of a trait alone is that of the system, where people set it, else of the whole window.
      guard let choice = TraitChoice.named(verb) else { return nil }
      return choice.isSetting
        ? .setting(verb, try value(of: choice, rest))
        : try traitValue(choice, of: SceneSession.windowName, rest)
    }
  }

  private func traitChange() throws(Problem) -> SceneChange? {
    guard arguments.count >= 3 else {
      throw Problem(message: "'override' needs a controller or 'window', a trait and a value")
    }
    let (name, written) = (arguments[arguments.count - 2], arguments[arguments.count - 1])
    try check(name, TraitChoice.all.map(\.name), "a trait")
    guard let choice = TraitChoice.named(name) else { return nil }
    return try traitValue(choice, of: arguments.dropLast(2).joined(separator: " "), written)
  }

  private func traitValue(
    _ choice: TraitChoice, of owner: String, _ written: String
  ) throws(Problem) -> SceneChange {
    let inherit = SceneChange.inherit
    let value = written == inherit ? nil : try value(of: choice, written, or: [inherit])
    return .trait(owner: owner, name: choice.name, value: value)
  }

  /// The value that was meant, in the spelling of the list; `others` may replace it.
  private func value(
    of choice: TraitChoice, _ written: String, or others: [String] = []
  ) throws(Problem) -> String {
    if let meant = choice.value(meaning: written) { return meant }
    let (name, values) = (choice.name, choice.values.map(\.name) + others)
    let wrong = written.isEmpty ? "'\(name)' needs a value" : "'\(written)' is no \(name)"
    throw Problem(
      message: "\(wrong); there are \(values.joined(separator: ", "))",
      suggestion: nearestName(to: written, in: values))
  }

  private func installChange() throws(Problem) -> SceneChange {
    let classes = arguments.suffix(2)
    let pair =
      arguments.count < 4
      ? nil : ClassPair(width: classes.first ?? "", height: classes.last ?? "")
    let words = pair == nil ? arguments : arguments.dropLast(2)
    guard words.count >= 2, let state = words.last else {
      throw Problem(message: "'install' needs a view or constraint, and on or off")
    }
    try check(state, ["on", "off"], "a state")
    return .install(
      words.dropLast().joined(separator: " "), isOn: state == "on", for: pair)
  }

  private func viewChange() throws(Problem) -> SceneChange {
    if rest == "itself" { return .viewAs(horizontal: nil, vertical: nil) }
    guard arguments.count == 2 else {
      throw Problem(message: "'view-as' needs a width and a height class, or 'itself'")
    }
    for name in arguments { try check(name, ["any", "compact", "regular"], "a size class") }
    return .viewAs(horizontal: arguments[0], vertical: arguments[1])
  }

  private func place() throws(Problem) -> WindowPlace {
    if let place = WindowPlace(text: rest) { return place }
    throw Problem(
      message: "'place' needs \(WindowPlace.names.joined(separator: ", ")) or a size in points",
      suggestion: nearestName(to: rest, in: WindowPlace.names))
  }

  private func nameAndLast(_ what: String) throws(Problem) -> (String, String) {
    guard let last = arguments.last, arguments.count >= 2 else {
      throw Problem(message: "'\(verb)' needs \(what)")
    }
    return (arguments.dropLast().joined(separator: " "), last)
  }
}
