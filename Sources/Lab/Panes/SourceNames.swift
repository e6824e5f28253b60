/// The names of objects in the lines of a document.
package struct SourceNames {
  /// The outlets of an Xcode document, whose names are used for their targets.
  private var outlets: [String: String] = [:]

  /// Reads the outlets of a document, given by its lines.
  package init(_ lines: [Substring]) {
    guard lines.first?.hasPrefix("<") == true else { return }
    for line in lines where line.contains("<outlet ") {
      guard let name = Self.value(of: "property=\"", in: line, until: "\""),
        let object = Self.value(of: "destination=\"", in: line, until: "\"")
      else { continue }
      outlets[object] = name
    }
  }

  /// The name of the object that begins on a line of a scene or of an Xcode document.
  package func name(in line: Substring) -> String? {
    let start = line.drop { $0 == " " }
    guard start.first == "<" else {
      return Self.value(of: "id: ", in: line, until: ",}# ")
    }
    guard !start.hasPrefix("<outlet"), let id = Self.value(of: "id=\"", in: line, until: "\"")
    else {
      return nil
    }
    return outlets[id] ?? Self.value(of: "userLabel=\"", in: line, until: "\"") ?? id
  }

  /// The other names of the object on a line: its identifiers and its class.
  static func furtherNames(in line: Substring) -> [String] {
    guard line.drop(while: { $0 == " " }).first == "<", !line.contains("<outlet ") else {
      return []
    }
    return ["id=\"", "storyboardIdentifier=\"", "customClass=\""].compactMap {
      value(of: $0, in: line, until: "\"")
    }
  }

  /// The text after a key that begins a word.
  ///
  /// Keys and ends are ASCII, so that bytes suffice: searching for characters costs many times as much.
  private static func value(of key: String, in line: Substring, until ends: String) -> String? {
    let (line, key, ends) = (Array(line.utf8), Array(key.utf8), Array(ends.utf8))
    let befores = Array(" {".utf8)
    for start in line.indices where line[start] == key[0] && line[start...].starts(with: key) {
      guard start == 0 || befores.contains(line[start - 1]) else { continue }
      let value = line[(start + key.count)...].prefix { !ends.contains($0) }
      return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    }
    return nil
  }
}
