import Synchronization

/// The characters of several scalars that pictures contain, by number.
///
/// A stored cell has room for one scalar: pictures are mostly copied and compared, and such characters are
/// rare. A character has one number while the program runs, so that cells with equal numbers are equal.
@usableFromInline enum ComposedCharacters {
  /// A scalar with the marks that follow it in order, 0 for none; ``TextWidth`` allows at most four.
  struct Scalars: Sendable, Hashable {
    var base: UInt32 = 0
    var first: UInt32 = 0
    var second: UInt32 = 0
    var third: UInt32 = 0
    var fourth: UInt32 = 0
  }

  private struct Table {
    var numbers: [Scalars: UInt32] = [:]
    var scalars: [Scalars] = []
  }

  private static let table = Mutex(Table())

  /// The first number; all scalars are lower.
  @inlinable static var firstNumber: UInt32 { 0x11_0000 }

  /// The number of a character, the same for the same scalars.
  static func number(of scalars: Scalars) -> UInt32 {
    table.withLock { table in
      if let known = table.numbers[scalars] { return known }
      let number = firstNumber + UInt32(table.scalars.count)
      table.scalars.append(scalars)
      table.numbers[scalars] = number
      return number
    }
  }

  /// The scalars of a number.
  static func scalars(of number: UInt32) -> Scalars {
    table.withLock { $0.scalars[Int(number - firstNumber)] }
  }
}
