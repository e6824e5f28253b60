import Synchronization

/// The letters of a family's fonts, read from its table when they are first asked for.
final class BundledLetters: Sendable {
  private let table: String
  private let columns: [String]
  private let letters = Mutex<[Letters]?>(nil)

  init(table: String, columns: [String]) {
    self.table = table
    self.columns = columns
  }

  /// The letters of the font that is this column of the table.
  func cut(_ index: Int) -> Letters {
    letters.withLock { letters in
      if let letters { return letters[index] }
      let table = NumberTable(table)
      let read = columns.map { Letters(table, column: $0) }
      letters = read
      return read[index]
    }
  }

  /// The letters of one font.
  struct Letters: Sendable {
    /// From U+0020 to U+007E, in thousandths of an em.
    private let advances: [Double]
    /// By `NumberTable.pair`.
    private let kerning: [UInt16: Double]

    init(_ table: NumberTable, column: String) {
      advances = table.advances(column)
      kerning = table.kerning(column)
    }

    /// The width of a line in thousandths of an em.
    func width(of text: some StringProtocol) -> Double {
      var width = 0.0
      var previous: UInt8?
      for character in text {
        width += GlyphAdvances.advance(of: character, printable: advances)
        let ascii = character.asciiValue
        if let previous, let ascii { width += kerning[NumberTable.pair(previous, ascii)] ?? 0 }
        previous = ascii
      }
      return width
    }
  }
}
