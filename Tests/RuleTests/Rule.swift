import Foundation

/// A numbered statement about UIKit, as the list beside this file names it.
struct Rule {
  /// How sure the statement is.
  enum Confidence: String {
    case high, medium, low
  }

  var id: String
  var confidence: Confidence

  /// The letters before the number.
  var family: Substring { id.prefix { $0.isLetter } }

  /// Reads a file that is beside this one.
  private static func lines(of file: String) throws -> [Substring] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    return try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Every rule, in the list's order.
  static func all() throws -> [Rule] {
    try lines(of: "rules.txt").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let confidence = Confidence(rawValue: String(words[1])) else {
        return nil
      }
      return Rule(id: String(words[0]), confidence: confidence)
    }
  }

  /// The rules that say how iOS 8 differs, and those that the table of eras names.
  static func differingByEra() throws -> [String] {
    try lines(of: "eras.txt").flatMap { $0.split(separator: " ").map(String.init) }
  }

  /// The rules that no test can show, with the reasons.
  static func exceptions() throws -> [(id: String, reason: String)] {
    try lines(of: "exceptions.txt").map { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (words[0], words.count > 1 ? words[1] : "")
    }
  }
}
