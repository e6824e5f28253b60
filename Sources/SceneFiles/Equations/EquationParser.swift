import Documents

/// An error in an equation, with its offset from the beginning in Unicode scalars.
struct EquationError: Error, Equatable {
  var message: String
  var offset: Int
  var suggestion: String?
}

/// Reads an equation by recursive descent.
///
///     equation  = anchor relation sum [ "@" priority ]
///     sum       = product { ( "+" | "-" ) product }
///     product   = factor { ( "*" | "/" ) factor }
///     factor    = [ "-" ] ( number | anchor | "(" sum ")" )
///     anchor    = [ item "." ] [ guide "." ] attribute
///     relation  = "==" | "<=" | ">=" | "=" | "≤" | "≥"
///     priority  = number | "required" | "defaultHigh" | "defaultLow" | "fittingSizeLevel"
struct EquationParser {
  /// The maximum nesting of parentheses.
  private static let maximumDepth = 16
  /// UIKit's names of priorities.
  ///
  /// Rule LA2.1.
  static let priorities: [(name: String, value: Double)] = [
    ("required", 1000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
  ]

  private let tokens: [EquationToken]
  private let start: SourceMark
  private var position = 0
  private var depth = 0

  /// Creates a parser for a text that begins at `start` in the file.
  init(_ text: String, start: SourceMark) {
    var lexer = EquationLexer(text)
    tokens = lexer.tokens()
    self.start = start
  }

  /// A partially read sum: `multiplier * anchor + constant`.
  private struct Linear {
    var anchor: SceneAnchor?
    var multiplier = 0.0
    var constant = 0.0

    mutating func scale(by factor: Double) {
      multiplier *= factor
      constant *= factor
    }
  }

  mutating func equation() throws(EquationError) -> SceneEquation {
    let first = try anchor()
    guard case .relation(let relation) = current.kind else {
      throw error("expected ==, <= or >= but found \(current.name)")
    }
    advance()
    let right = try sum()
    let priority = try priority()
    guard current.kind == .end else { throw error("did not expect \(current.name) here") }
    return SceneEquation(
      first: first, relation: relation, multiplier: right.anchor == nil ? 1 : right.multiplier,
      second: right.anchor, constant: right.constant, priority: priority)
  }

  private mutating func sum() throws(EquationError) -> Linear {
    var left = try product()
    while case .symbol(let sign) = current.kind, sign == "+" || sign == "-" {
      advance()
      let offset = current.offset
      var right = try product()
      if sign == "-" { right.scale(by: -1) }
      if left.anchor != nil, right.anchor != nil {
        throw EquationError(message: "only one attribute may stand on the right", offset: offset)
      }
      left.constant += right.constant
      if let anchor = right.anchor { (left.anchor, left.multiplier) = (anchor, right.multiplier) }
    }
    return left
  }

  private mutating func product() throws(EquationError) -> Linear {
    var left = try factor()
    while case .symbol(let sign) = current.kind, sign == "*" || sign == "/" {
      advance()
      let offset = current.offset
      let right = try factor()
      if sign == "/" {
        guard right.anchor == nil, right.constant != 0 else {
          throw EquationError(
            message: "the divisor has to be a number other than 0", offset: offset)
        }
        left.scale(by: 1 / right.constant)
      } else if right.anchor == nil {
        left.scale(by: right.constant)
      } else {
        guard left.anchor == nil else {
          throw EquationError(message: "attributes cannot be multiplied", offset: offset)
        }
        let factor = left.constant
        left = right
        left.scale(by: factor)
      }
    }
    return left
  }

  private mutating func factor() throws(EquationError) -> Linear {
    switch current.kind {
    case .number(let value):
      advance()
      return Linear(constant: value)
    case .word: return Linear(anchor: try anchor(), multiplier: 1)
    case .symbol("-"):
      advance()
      var value = try nested { parser throws(EquationError) in try parser.factor() }
      value.scale(by: -1)
      return value
    case .symbol("("):
      advance()
      let value = try nested { parser throws(EquationError) in try parser.sum() }
      guard current.kind == .symbol(")") else {
        throw error("expected ) but found \(current.name)")
      }
      advance()
      return value
    default: throw error("expected a number or an attribute but found \(current.name)")
    }
  }

  private mutating func nested(
    _ body: (inout Self) throws(EquationError) -> Linear
  ) throws(EquationError) -> Linear {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("this is nested too deeply") }
    return try body(&self)
  }

  private mutating func priority() throws(EquationError) -> Double {
    guard current.kind == .symbol("@") else { return 1000 }
    advance()
    let value: Double
    switch current.kind {
    case .number(let number): value = number
    case .word(let word):
      guard let named = Self.priorities.first(where: { $0.name == word }) else {
        throw error(
          "no priority is called “\(word)”",
          suggestion: nearestName(to: word, in: Self.priorities.map(\.name)))
      }
      value = named.value
    default: throw error("expected a priority but found \(current.name)")
    }
    guard value > 0, value <= 1000 else { throw error("a priority is above 0 and at most 1000") }
    advance()
    return value
  }

  // MARK: Tokens

  private var current: EquationToken { tokens[min(position, tokens.count - 1)] }

  private mutating func advance() { position += 1 }

  private func error(_ message: String, suggestion: String? = nil) -> EquationError {
    EquationError(message: message, offset: current.offset, suggestion: suggestion)
  }

  // MARK: Anchors

  private mutating func anchor() throws(EquationError) -> SceneAnchor {
    guard case .word = current.kind else {
      throw error("expected an attribute such as title.leading but found \(current.name)")
    }
    let mark = start.advanced(by: current.offset)
    var words: [(text: String, offset: Int)] = []
    repeat {
      if !words.isEmpty { advance() }
      guard case .word(let word) = current.kind else {
        throw error("expected a name after the dot but found \(current.name)")
      }
      words.append((word, current.offset))
      advance()
    } while current.kind == .symbol(".") && words.count < 4
    return try anchor(of: words, mark: mark)
  }

  private func anchor(
    of words: [(text: String, offset: Int)], mark: SourceMark
  ) throws(EquationError) -> SceneAnchor {
    let last = words[words.count - 1]
    guard let attribute = SceneAnchor.Attribute(word: last.text) else {
      throw Self.notAnAttribute(last, isAlone: words.count == 1)
    }
    var item = SceneAnchor.Item.owner
    var guide: SceneAnchor.Guide?
    for (index, word) in words.dropLast().enumerated() {
      if let named = SceneAnchor.Guide(word: word.text), guide == nil {
        guide = named
      } else if index == 0 {
        item = word.text == "superview" ? .superview : .named(word.text)
      } else {
        throw EquationError(
          message: "“\(word.text)” is not a layout guide", offset: word.offset,
          suggestion: nearestName(to: word.text, in: SceneAnchor.Guide.allCases.map(\.rawValue)))
      }
    }
    return SceneAnchor(item: item, mark: mark, guide: guide, attribute: attribute)
  }

  private static func notAnAttribute(
    _ word: (text: String, offset: Int), isAlone: Bool
  ) -> EquationError {
    let names = SceneAnchor.Attribute.allCases.map(\.rawValue)
    let nearest = nearestName(to: word.text, in: names)
    let isItem = isAlone && nearest == nil
    return EquationError(
      message: isItem
        ? "“\(word.text)” needs an attribute, such as \(word.text).leading"
        : "“\(word.text)” is not a layout attribute",
      offset: word.offset, suggestion: nearest)
  }
}
