import Cells

/// A key with its modifiers, as written in help, footer and configuration.
struct KeyStroke: Sendable, Hashable {
  var key: Key
  var modifiers: KeyModifiers = []

  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  private static let names: [(name: String, key: Key)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Shift-Tab", .backTab),
    ("Backspace", .backspace), ("Del", .delete), ("Ins", .insert), ("↑", .up), ("↓", .down),
    ("←", .left), ("→", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp),
    ("PgDn", .pageDown), ("Space", .character(" ")),
  ]

  /// Reads `r`, `Ctrl-L`, `F1`, `PgUp`, `Space`; `nil` for anything else.
  init?(text: String) {
    if let named = Self.names.first(where: { $0.name == text }) {
      self.init(named.key)
    } else if text.count == 1, let character = text.first {
      self.init(.character(character))
    } else if text.hasPrefix("Ctrl-"), text.count == 6, let letter = text.lowercased().last {
      self.init(.character(letter), .control)
    } else if text.first == "F", let number = Int(text.dropFirst()), (1...12).contains(number) {
      self.init(.function(number))
    } else if let named = Self.names.first(where: { $0.name.lowercased() == text.lowercased() }) {
      self.init(named.key)
    } else {
      return nil
    }
  }

  /// The text that ``init(text:)`` parses.
  var text: String {
    if let named = Self.names.first(where: { $0.key == key }) { return named.name }
    switch key {
    case .character(let letter):
      return modifiers.contains(.control) ? "Ctrl-\(letter.uppercased())" : String(letter)
    case .function(let number): return "F\(number)"
    default: return ""
    }
  }

  /// Whether a key press matches; shift is ignored, since the character includes it.
  func matches(_ pressed: Key, _ held: KeyModifiers) -> Bool {
    key == pressed && modifiers == held.subtracting(.shift)
  }
}
