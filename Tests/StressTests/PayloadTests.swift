import Foundation
import Stress
import Testing

/// Escape payloads in every string of every kind of document; nothing of them may come out.
@MainActor struct PayloadTests {
  /// All payloads at once, and such as a YAML or XML file may hold as they are.
  private static let payload = HostileText.all.joined(separator: "x")
  private static let bare = String(
    payload.unicodeScalars.filter { $0.value >= 0x85 || $0 == "x" }.map(Character.init))

  private static func example(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The payload as a YAML string in quotes.
  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }.joined() + "\""
  }

  /// The text with each of the matches replaced, one at a time.
  private static func variants(
    _ text: String, _ pattern: Regex<(Substring, Substring)>, _ replacement: String
  ) -> [(part: String, text: String)] {
    text.matches(of: pattern).map { match in
      var variant = text
      variant.replaceSubrange(match.1.startIndex..<match.1.endIndex, with: replacement)
      return (String(match.1), variant)
    }
  }

  @Test(arguments: ["everything", "words"]) func `every scalar of a scene`(name: String) throws {
    let scene = try Self.example("Corpora/scene/\(name).yaml")
    // Values and keys: words that a colon, a comma, a bracket or the line's end follows.
    let word = /([A-Za-z0-9][A-Za-z0-9 ]*|"[^"]*")(?=:|,|\]|\}|\n)/
    let variants =
      Self.variants(scene, word, Self.quoted(Self.payload))
      + Self.variants(scene, word, Self.quoted("a" + Self.payload))

    #expect(variants.count > 200)
    for variant in variants {
      let problem = FuzzTarget.scene.run(Array(variant.text.utf8))
      #expect(problem == nil, "in the place of \(variant.part)")
    }
  }

  @Test func `every string of a recording, and the names in its commands`() throws {
    let record = try Self.example("Corpora/record/popover.jsonl")
    let escaped = Self.payload.unicodeScalars.map(Self.escape).joined()
    let variants =
      Self.variants(record, /:"([^"]*)"/, escaped)
      + ["device", "focus", "override window", "present", "re"].flatMap {
        Self.variants(record, /"do":"([^"]*)"/, "\($0) \(escaped)")
          + Self.variants(record, /"do":"([^"]*)"/, "\($0)\(Self.bare)")
      }

    #expect(variants.count > 40)
    for variant in variants {
      let problem = FuzzTarget.record.run(Array(variant.text.utf8))
      #expect(problem == nil, "in the place of \(variant.part)")
    }
  }

  /// A scalar as JSON may write it.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  @Test(arguments: ["everything", "words", "controls"])
  func `every attribute and text of a storyboard`(name: String) throws {
    let storyboard = try Self.example("Corpora/storyboard/\(name).storyboard")
    let payloads = [
      Self.bare, Self.payload.replacing("&", with: "&amp;").replacing("<", with: "&lt;"),
      Self.payload.unicodeScalars.map { "&#\($0.value);" }.joined(),
      Self.bare.unicodeScalars.map { "&#\($0.value);" }.joined(),
    ]
    // The last is the first in another spelling, which one example shows to be the same, as that
    // numbers are no place for text; in the others each place has one of the spellings.
    let isWhole = name == "everything"
    let spellings = isWhole ? 4 : 3
    for (spelling, payload) in payloads.prefix(spellings).enumerated() {
      let variants =
        Self.variants(storyboard, isWhole ? /="([^"]*)"/ : /="([^"]*[A-Za-z][^"]*)"/, payload)
        + Self.variants(storyboard, />([^<>]*[a-z][^<>]*)</, payload)
      for (place, variant) in variants.enumerated() where isWhole || place % spellings == spelling {
        let problem = FuzzTarget.storyboard.run(Array(variant.text.utf8))
        #expect(problem == nil, "in the place of \(variant.part)")
      }
    }
  }

  @Test(arguments: [FuzzTarget.format, .equation, .keys, .scene, .storyboard])
  func `each payload alone, and behind what is right`(target: FuzzTarget) throws {
    let mutator = try target.mutator()
    for payload in HostileText.all {
      for example in mutator.corpus.prefix(4) {
        for input in [Array(payload.utf8), example + Array(payload.utf8)] {
          #expect(target.run(input) == nil, "\(payload.unicodeScalars.map(\.value))")
        }
      }
    }
  }
}
