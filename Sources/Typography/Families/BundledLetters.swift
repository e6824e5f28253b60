import Foundation
import NumberTables
import Synchronization

/// The fonts of a family, read from its table when they are first asked for.
final class BundledLetters: Sendable {
  private let table: String
  private let cuts = Mutex<[Cut]>([])

  init(table: String) { self.table = table }

  /// The font whose weight is nearest.
  func cut(_ weight: FontWeight) -> Cut {
    cuts.withLock { cuts in
      if cuts.isEmpty { cuts = Self.read(NumberTable(table)) }
      func distance(_ cut: Cut) -> CGFloat { abs(cut.weight.rawValue - weight.rawValue) }
      return cuts.dropFirst().reduce(cuts[0]) { distance($1) < distance($0) ? $1 : $0 }
    }
  }

  /// A font for each column, at least one.
  private static func read(_ table: NumberTable) -> [Cut] {
    (table.columns.isEmpty ? ["Regular"] : table.columns).map { Cut(table, column: $0) }
  }

  /// A font of one weight.
  struct Cut: Sendable {
    /// What the font's name ends in.
    let ending: String
    let weight: FontWeight
    /// In thousandths of an em, as widths are.
    let lineHeight: Double
    /// From U+0020 to U+007E.
    private let advances: [Double]
    /// By `NumberTable.pair`.
    private let kerning: [UInt16: Double]

    init(_ table: NumberTable, column: String) {
      ending = column
      weight = FontWeight(fontName: column)
      lineHeight = table.lineHeight(column)
      advances = table.advances(column)
      kerning = table.kerning(column)
    }

    /// The width of a line.
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
