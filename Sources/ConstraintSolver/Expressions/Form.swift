/// A variable, or a column of the tableau, times a number.
struct Cell: Sendable, Hashable {
  var index: Int
  var coefficient: Double
}

/// Four of a kind.
///
/// A vector would be the same; reading one of its numbers, though, waits until all were written.
private struct Four<Element: Sendable>: Sendable {
  private var first: Element
  private var second: Element
  private var third: Element
  private var fourth: Element

  init(_ element: Element) {
    first = element
    second = element
    third = element
    fourth = element
  }

  subscript(position: Int) -> Element {
    get {
      switch position {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch position {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }
}

/// A sum of at most four inputs times numbers, and a constant; kept without memory of its own.
struct Form: Sendable {
  static let capacity = 4

  // The widest first: no room is lost between them.
  private var coefficients = Four(0.0)
  var constant = 0.0
  private var inputs = Four(Int32(-1))
  @Narrow private(set) var count = 0

  init(constant: Double = 0) { self.constant = constant }

  init(input: Int) {
    count = 1
    inputs[0] = Int32(input)
    coefficients[0] = 1
  }

  subscript(position: Int) -> Cell {
    Cell(index: Int(inputs[position]), coefficient: coefficients[position])
  }

  /// Whether the input is part of the form, even with a coefficient that cancelled.
  func contains(_ input: Int) -> Bool {
    for position in 0..<count where inputs[position] == Int32(input) { return true }
    return false
  }

  /// Adds `coefficient · input`.
  ///
  /// - Returns: Whether there was room.
  mutating func add(_ input: Int, _ coefficient: Double) -> Bool {
    for position in 0..<count where inputs[position] == Int32(input) {
      coefficients[position] += coefficient
      return true
    }
    guard count < Self.capacity else { return false }
    inputs[count] = Int32(input)
    coefficients[count] = coefficient
    count += 1
    return true
  }

  /// Adds `factor · other`.
  ///
  /// - Returns: Whether there was room.
  mutating func add(_ other: Form, times factor: Double) -> Bool {
    constant += other.constant * factor
    for position in 0..<other.count {
      let cell = other[position]
      guard add(cell.index, cell.coefficient * factor) else { return false }
    }
    return true
  }
}
