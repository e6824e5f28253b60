import Foundation

/// JSON as every output writes it: keys in alphabetical order, and nothing that acts on a terminal.
package enum JSONText {
  /// The text of a value.
  ///
  /// - Parameters:
  ///   - value: What is written.
  ///   - isPretty: Whether each member is on a line of its own.
  /// - Returns: The text, without a line feed at its end.
  /// - Throws: What the encoder throws, for numbers that are none.
  package static func of(_ value: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The encoder leaves characters that end lines, begin control sequences in eight bits or reorder
  /// text as they are; written as escapes they mean the same.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: mustBeEscaped) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      guard mustBeEscaped(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
