import Foundation

/// A message with places for values, as C's formats have them, with `%@` for objects and words in
/// braces that say who may read a value.
struct LogFormat {
  private var parts: [Part] = []

  private enum Part {
    case text(String)
    /// How a value is written: flags, width and precision, and its kind by a letter.
    case place(look: String, kind: Character)
  }

  /// Reads a message.
  init(_ message: String) {
    var rest = message[...]
    while let sign = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<sign])))
      rest = rest[rest.index(after: sign)...]
      parts.append(Self.place(&rest))
    }
    parts.append(.text(String(rest)))
  }

  /// Reads what follows a percent sign.
  private static func place(_ rest: inout Substring) -> Part {
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      rest = rest[rest.index(after: end)...]
    }
    let look = rest.prefix { "0123456789.-+# ".contains($0) }
    rest = rest.dropFirst(look.count)
    // How wide a number is in memory does not matter to one that knows it.
    rest = rest.drop { "hlqjztL".contains($0) }
    guard let kind = rest.popFirst() else { return .text("%" + look) }
    return kind == "%" ? .text("%") : .place(look: String(look), kind: kind)
  }

  /// The message with values in the places; places without one say so.
  func filled(with values: [Any]) -> String {
    var values = values[...]
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .place(let look, let kind):
        guard let value = values.popFirst() else { return "<decode: missing data>" }
        return Self.written(value, look, kind)
      }
    }.joined()
  }

  private static func written(_ value: Any, _ look: String, _ kind: Character) -> String {
    switch kind {
    case "d", "i", "D":
      if let number = value as? any BinaryInteger {
        return String(format: "%\(look)lld", Int64(truncatingIfNeeded: number))
      }
    case "u", "x", "X", "o", "U":
      if let number = value as? any BinaryInteger {
        return String(format: "%\(look)ll\(kind)", UInt64(truncatingIfNeeded: number))
      }
    case "f", "e", "g", "F", "E", "G", "a":
      if let number = value as? Double ?? (value as? Float).map(Double.init)
        ?? (value as? CGFloat).map(Double.init)
      {
        return String(format: "%\(look)\(kind)", number)
      }
    default: break
    }
    return String(describing: value)
  }
}
