/// A token of an equation, with its offset from the beginning in Unicode scalars.
struct EquationToken: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case word(String)
    case relation(SceneEquation.Relation)
    /// One of `. + - * / ( ) @`.
    case symbol(Unicode.Scalar)
    case unknown(String)
    case end
  }

  let kind: Kind
  let offset: Int

  /// The token as messages show it.
  var name: String {
    switch kind {
    case .number(let value): "“\(value.formattedShort)”"
    case .word(let word): "“\(word)”"
    case .relation(let relation): "“\(relation.rawValue)”"
    case .symbol(let symbol): "“\(symbol)”"
    case .unknown(let text): "“\(text)”"
    case .end: "the end"
    }
  }
}

extension Double {
  /// Whole numbers without a fraction.
  var formattedShort: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}

/// Splits an equation into tokens.
///
/// Identifiers may contain hyphens (`list-nav`), attributes may not, so that `a.bottom-8`
/// subtracts.
struct EquationLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var isAfterDot = false

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func tokens() -> [EquationToken] {
    var tokens: [EquationToken] = []
    while true {
      while let scalar = current, scalar == " " || scalar == "\t" || scalar == "\n" {
        position += 1
      }
      let start = position
      let kind = next()
      tokens.append(EquationToken(kind: kind, offset: start))
      isAfterDot = kind == .symbol(".")
      if kind == .end { return tokens }
    }
  }

  private var current: Unicode.Scalar? {
    scalars.indices.contains(position) ? scalars[position] : nil
  }

  private func scalar(after distance: Int) -> Unicode.Scalar? {
    scalars.indices.contains(position + distance) ? scalars[position + distance] : nil
  }

  private mutating func next() -> EquationToken.Kind {
    guard let scalar = current else { return .end }
    if Self.isLetter(scalar) { return word() }
    if Self.isDigit(scalar) { return number() }
    if let relation = relation() { return relation }
    position += 1
    return ".+-*/()@".unicodeScalars.contains(scalar)
      ? .symbol(scalar) : .unknown(String(Character(scalar)))
  }

  private mutating func word() -> EquationToken.Kind {
    let start = position
    while let scalar = current {
      let joins =
        scalar == "-" && !isAfterDot && self.scalar(after: 1).map(Self.isLetterOrDigit) == true
      guard joins || Self.isLetterOrDigit(scalar) else { break }
      position += 1
    }
    return .word(text(from: start))
  }

  private mutating func number() -> EquationToken.Kind {
    let start = position
    while let scalar = current, Self.isDigit(scalar) { position += 1 }
    if current == ".", scalar(after: 1).map(Self.isDigit) == true {
      position += 1
      while let scalar = current, Self.isDigit(scalar) { position += 1 }
    }
    let text = text(from: start)
    guard let value = Double(text), value.magnitude <= 1e9 else { return .unknown(text) }
    return .number(value)
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars[start..<position] { text.append(scalar) }
    return String(text)
  }

  private mutating func relation() -> EquationToken.Kind? {
    let relation: SceneEquation.Relation
    var length = 1
    switch (current, scalar(after: 1)) {
    case ("=", "="): (relation, length) = (.equal, 2)
    case ("<", "="): (relation, length) = (.lessThanOrEqual, 2)
    case (">", "="): (relation, length) = (.greaterThanOrEqual, 2)
    case ("=", _): relation = .equal
    case ("≤", _): relation = .lessThanOrEqual
    case ("≥", _): relation = .greaterThanOrEqual
    default: return nil
    }
    position += length
    return .relation(relation)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || isDigit(scalar)
  }
}
