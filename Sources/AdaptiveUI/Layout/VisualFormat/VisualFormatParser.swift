/// Reads a sentence of the Visual Format Language from left to right, one scalar ahead.
///
/// Rules LA10.1, LA10.5.
struct VisualFormatParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ format: String) { scalars = Array(format.unicodeScalars) }

  /// The whole sentence.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if let axis = try orientation() { format.axis = axis }
    var connection = VisualFormat.Connection.none
    if next == "|" {
      format.leadingBar = offset
      offset += 1
      connection = try self.connection()
    }
    while true {
      guard next == "[" else { throw expectedView(format, after: connection) }
      format.parts.append(try view(after: connection))
      guard let scalar = next else { return format }
      guard scalar == "-" || scalar == "|" || scalar == "[" else {
        throw VisualFormatError("Expected a '-', a '|' or a view", at: offset)
      }
      connection = try self.connection()
      guard next == "|" else { continue }
      format.end = (connection, offset)
      offset += 1
      guard next == nil else {
        throw VisualFormatError("Expected the end of the format after '|'", at: offset)
      }
      return format
    }
  }

  // MARK: Sentences

  private func expectedView(
    _ format: VisualFormat, after connection: VisualFormat.Connection
  ) -> VisualFormatError {
    next == "|" && format.parts.isEmpty
      ? VisualFormatError("Expected a view between two '|'", at: offset)
      : VisualFormatError(
        "Expected a view. That is how you give the start of a view: '['", at: offset)
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    guard let letter = next, letter == "H" || letter == "V" else { return nil }
    offset += 1
    let isVertical = letter == "V"
    guard take(":") else {
      let way = isVertical ? "vertical" : "horizontal"
      throw VisualFormatError(
        "Expected a ':' after '\(letter)' to specify \(way) arrangement", at: offset)
    }
    return isVertical ? .vertical : .horizontal
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let gaps =
      next == "(" ? try predicates() : [VisualFormat.Predicate(operand: try simpleOperand())]
    guard take("-") else {
      throw VisualFormatError("Expected a '-' after the distance", at: offset)
    }
    return .gaps(gaps)
  }

  private mutating func view(
    after connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> VisualFormat.Part {
    offset += 1
    guard let name = name() else {
      throw VisualFormatError("Expected the name of a view", at: offset)
    }
    let sizes = next == "(" ? try predicates() : []
    guard take("]") else {
      throw VisualFormatError(
        sizes.isEmpty
          ? "Expected a ']' here. That is how you give the end of a view."
          : "A predicate on a view's thickness must end with ')' and the view must end with ']'",
        at: offset)
    }
    return VisualFormat.Part(name: name, sizes: sizes, connection: connection)
  }

  // MARK: Predicates

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    offset += 1
    var list: [VisualFormat.Predicate] = []
    repeat { list.append(try predicate()) } while take(",")
    guard take(")") else {
      throw VisualFormatError(
        "A predicate on a view's thickness must end with ')' and the view must end with ']'",
        at: offset)
    }
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let operand = try operand()
    let priority = take("@") ? try self.operand() : nil
    return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let first = next, "<=>".unicodeScalars.contains(first) else { return .equal }
    let start = offset
    offset += 1
    guard take("=") else {
      throw VisualFormatError("Unknown relation. Must be ==, >=, or <=", at: start)
    }
    return first == "<" ? .lessThanOrEqual : first == ">" ? .greaterThanOrEqual : .equal
  }

  private mutating func operand() throws(VisualFormatError)
    -> VisualFormat.Spot<
      VisualFormat.Operand
    >
  {
    if let name = name() {
      return VisualFormat.Spot(value: .name(name.value), offset: name.offset)
    }
    return try number(isSigned: true)
  }

  private mutating func simpleOperand() throws(VisualFormatError)
    -> VisualFormat.Spot<
      VisualFormat.Operand
    >
  {
    if let name = name() {
      return VisualFormat.Spot(value: .name(name.value), offset: name.offset)
    }
    return try number(isSigned: false)
  }

  // MARK: Words

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    offset += 1
    return true
  }

  /// A C identifier.
  private mutating func name() -> VisualFormat.Spot<String>? {
    let start = offset
    guard let first = next, first.isLetterOfName else { return nil }
    while let scalar = next, scalar.isLetterOfName || scalar.isDigit { offset += 1 }
    return VisualFormat.Spot(value: text(from: start), offset: start)
  }

  /// A number as C reads it; signs are only in parentheses.
  private mutating func number(
    isSigned: Bool
  ) throws(VisualFormatError) -> VisualFormat.Spot<VisualFormat.Operand> {
    let start = offset
    if isSigned, next == "-" || next == "+" { offset += 1 }
    skipDigits()
    if take(".") { skipDigits() }
    if next == "e" || next == "E" {
      offset += 1
      if next == "-" || next == "+" { offset += 1 }
      skipDigits()
    }
    guard let value = Double(text(from: start)), value.isFinite else {
      throw VisualFormatError("Expected a number or the name of a metric", at: start)
    }
    return VisualFormat.Spot(value: .number(value), offset: start)
  }

  private mutating func skipDigits() {
    while let scalar = next, scalar.isDigit { offset += 1 }
  }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<offset]))
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isLetterOfName: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
  }
}
