#if !canImport(Darwin)
  /// What a method is called as a message, what it takes and what it gives back.
  struct MethodWords {
    /// The selector that Swift would give the method for Objective-C.
    let selector: String
    /// The types of the arguments.
    let arguments: [String]
    /// The type of the result; `()` without one.
    let result: String

    /// Reads a method's full name.
    ///
    /// - Parameters:
    ///   - name: Such as `App.Page.tapped(_: AdaptiveUI.UIButton, forEvent: AdaptiveUI.UIEvent) -> ()`.
    ///   - start: What precedes the method's name.
    init?(_ name: String, of start: String) {
      guard name.hasPrefix(start), let arrow = name.firstRange(of: ") -> ") else { return nil }
      result = String(name[arrow.upperBound...])
      var rest = name[..<arrow.lowerBound].dropFirst(start.count)
      // A private one is written `(tapped in _0123)(…)`.
      if rest.hasPrefix("("), let space = rest.firstIndex(of: " "),
        let end = rest.firstIndex(of: ")")
      {
        let base = rest[rest.index(after: rest.startIndex)..<space]
        rest = base + rest[rest.index(after: end)...]
      }
      guard let open = rest.firstIndex(of: "(") else { return nil }
      let base = String(rest[..<open])
      // What takes closures or is generic is no message.
      guard !base.contains(where: { " .<".contains($0) }), !result.contains("->") else {
        return nil
      }
      var types: [String] = []
      var selector = base
      for (index, part) in Self.list(rest[rest.index(after: open)...]).enumerated() {
        let colon = part.firstRange(of: ": ")
        let label = colon.map { part[..<$0.lowerBound] } ?? "_"
        switch (label, index) {
        case ("_", _): selector += ":"
        case (_, 0): selector += "With" + label.prefix(1).uppercased() + label.dropFirst() + ":"
        default: selector += label + ":"
        }
        types.append(String(part[(colon?.upperBound ?? part.startIndex)...]))
      }
      self.selector = selector
      arguments = types
    }

    /// The parts between commas, those inside of brackets left out.
    private static func list(_ text: Substring) -> [Substring] {
      var parts: [Substring] = []
      var start = text.startIndex
      var depth = 0
      for index in text.indices {
        switch text[index] {
        case "<", "(", "[": depth += 1
        case ">", ")", "]": depth -= 1
        case "," where depth == 0:
          parts.append(text[start..<index])
          start = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        default: break
        }
      }
      return text.isEmpty ? [] : parts + [text[start...]]
    }
  }
#endif
