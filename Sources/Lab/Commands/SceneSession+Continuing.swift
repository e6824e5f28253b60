import AdaptiveUI
import Documents

extension SceneSession {
  /// Commands that begin with the typed text and have one more word, the nearest first.
  func continuations(of text: String) -> [String] {
    guard let space = text.firstIndex(of: " ") else { return [] }
    let verb = String(text[..<space])
    let rest = String(text[text.index(after: space)...])
    let typed = rest.lowercased()
    return words(after: verb, rest)
      .filter { $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed }
      .map { "\(verb) \($0)" }
  }

  /// The words that may follow a verb, as far as the command is complete with them.
  private func words(after verb: String, _ rest: String) -> [String] {
    switch verb {
    case "rotate": ["right", "left"]
    case "uikit": UIKitEra.allCases.map { "\($0.rawValue)" }
    case "call": ["on", "off"]
    case "window": ["full"]
    case "place": WindowPlace.names
    case "display-mode": DisplayModes.all.map(\.name)
    case "present": scene.presentationIDs
    case "key": scene.keys.map { String($0.key) }
    case "device": ["terminal"] + Device.allNames
    case "move": FocusMove.allCases.map(\.rawValue)
    case "focus", "activate": choices(views)
    case "constant", "priority": constraints.map { $0.spokenName + " " }
    case "view-as":
      ["itself"]
        + ClassPair.names.flatMap { width in ClassPair.names.map { "\(width) \($0)" } }
    case "install":
      (choices(views) + constraints.map(\.spokenName)).flatMap { ["\($0) on", "\($0) off"] }
    case "override": overrides(rest)
    default: TraitChoice.named(verb).map { $0.isSetting ? $0.values.map(\.name) : values($0) } ?? []
    }
  }

  /// Owners; after an owner its traits; after a trait its values.
  private func overrides(_ rest: String) -> [String] {
    let owners = [Self.windowName] + controllers.map(\.spokenName)
    guard let owner = owners.first(where: { rest.hasPrefix($0 + " ") }) else {
      return owners.map { $0 + " " }
    }
    let choice = TraitChoice.all.first { rest.hasPrefix("\(owner) \($0.name) ") }
    guard let choice else { return TraitChoice.all.map { "\(owner) \($0.name) " } }
    return values(choice).map { "\(owner) \(choice.name) \($0)" }
  }

  /// What an override of a trait may be.
  private func values(_ choice: TraitChoice) -> [String] {
    choice.values.map(\.name) + [SceneChange.inherit]
  }
}
