import Foundation

/// Checks a document's SVG for what could run or load something.
///
/// Browsers run and load nothing in an SVG that is shown as an image. One that would try is refused
/// nevertheless, and as a whole, because a part of an image is a different image.
enum SVGReview {
  /// Whether the first element is that of an SVG.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    var scanner = Scanner(bytes)
    while let tag = scanner.next() {
      guard case .element(let name, _) = tag else { continue }
      return name == "svg"
    }
    return false
  }

  /// Whether it contains neither scripts, nor external references, nor entities.
  static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
      return false
    }
    let plain = text.lowercased()
    guard !plain.contains("@import"), !plain.contains("javascript:"), !plain.contains("\\"),
      refersToItself(plain)
    else { return false }
    var scanner = Scanner(bytes)
    while let tag = scanner.next() {
      guard case .element(let name, let attributes) = tag, !refused.contains(name),
        !name.hasPrefix("animate"), attributes.allSatisfy(isHarmless)
      else { return false }
    }
    return scanner.isAtEnd
  }

  /// Elements that run or load something, or contain another kind of document.
  private static let refused: Set<String> = [
    "script", "foreignobject", "iframe", "embed", "object", "handler", "listener", "set", "discard",
    "audio", "video", "feimage", "link", "meta", "base", "html", "body",
  ]

  private static func isHarmless(_ attribute: (name: String, value: String)) -> Bool {
    if attribute.name.hasPrefix("on") || attribute.name == "base" || attribute.name == "src" {
      return false
    }
    guard attribute.name == "href" else { return true }
    let value = attribute.value.lowercased()
    return !value.contains("&")
      && (value.isEmpty || value.hasPrefix("#") || value.hasPrefix("data:image/png;")
        || value.hasPrefix("data:image/jpeg;"))
  }

  /// Whether each `url(` refers to an element of the document.
  private static func refersToItself(_ text: String) -> Bool {
    text.components(separatedBy: "url(").dropFirst().allSatisfy { rest in
      rest.drop { " \t\n\r\"'".contains($0) }.hasPrefix("#")
    }
  }

  private enum Tag {
    /// An element with names in lower case and without their prefixes.
    case element(String, [(name: String, value: String)])
    /// Declarations, CDATA sections and processing instructions, which can define or hide other
    /// text.
    case declaration
  }

  /// Scans one tag after another.
  private struct Scanner {
    private let bytes: [UInt8]
    private var place = 0
    private(set) var isAtEnd = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Tag? {
      while true {
        guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else {
          isAtEnd = true
          return nil
        }
        place = start + 1
        if skip("!--") {
          guard find("-->") else { return nil }
        } else if skip("?xml ") {
          guard find("?>") else { return nil }
        } else if skip("/") {
          guard find(">") else { return nil }
        } else if place < bytes.count,
          bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "?")
        {
          return .declaration
        } else {
          return element()
        }
      }
    }

    private mutating func skip(_ text: String) -> Bool {
      guard bytes[place...].starts(with: text.utf8) else { return false }
      place += text.utf8.count
      return true
    }

    /// Moves behind the next occurrence of a text.
    private mutating func find(_ text: String) -> Bool {
      while place < bytes.count {
        if skip(text) { return true }
        place += 1
      }
      return false
    }

    /// Reads an element; `nil` if the tag does not end.
    private mutating func element() -> Tag? {
      let name = word()
      var attributes: [(name: String, value: String)] = []
      while place < bytes.count {
        let byte = bytes[place]
        if byte == UInt8(ascii: ">") {
          place += 1
          return .element(name, attributes)
        }
        guard byte > 0x20, byte != UInt8(ascii: "/") else {
          place += 1
          continue
        }
        let key = word()
        while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
        guard skip("=") else { return nil }
        while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
        guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]),
          let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
        else { return nil }
        let value = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
        attributes.append((key, value.trimmingCharacters(in: .whitespacesAndNewlines)))
        place = end + 1
      }
      return nil
    }

    private mutating func word() -> String {
      let start = place
      while place < bytes.count, bytes[place] > 0x20, !"=/>\"'".utf8.contains(bytes[place]) {
        place += 1
      }
      // An empty name must not stop the scan.
      if place == start, place < bytes.count { place += 1 }
      let name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
      return name.split(separator: ":").last.map(String.init) ?? name
    }
  }
}
