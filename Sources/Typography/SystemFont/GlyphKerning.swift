import NumberTables

/// How much nearer or farther than their advance widths neighbours are in the iOS system font, in
/// thousandths of an em.
///
/// Fitted, together with the advances, to the widths of labels and buttons that Interface Builder sized
/// in public documents: first by the shapes that face each other, then by pair. No font file was used.
enum GlyphKerning {
  /// The kerning between two printable characters of ASCII; nothing for any other.
  static func between(_ left: UInt8, _ right: UInt8) -> Double {
    guard printable.contains(left), printable.contains(right) else { return 0 }
    return Double(table[index(left, right)])
  }

  private static let printable: ClosedRange<UInt8> = 0x20...0x7E

  private static func index(_ left: UInt8, _ right: UInt8) -> Int {
    Int(left - printable.lowerBound) * printable.count + Int(right - printable.lowerBound)
  }

  /// Every pair of printable characters, row by row.
  private static let table: [Int8] = {
    var table = [Int8](repeating: 0, count: printable.count * printable.count)
    func add(_ space: Double, _ firsts: ArraySlice<UInt8>, _ seconds: ArraySlice<UInt8>) {
      let space = Int8(exactly: space) ?? 0
      for first in firsts where printable.contains(first) {
        for second in seconds where printable.contains(second) {
          table[index(first, second)] &+= space
        }
      }
    }
    let shapes = NumberTable("SystemShapes")
    for left in shapes.columns {
      let seconds = Array(left.utf8)[...]
      shapes.forEach(left) { if $1 != 0 { add($1, $0, seconds) } }
    }
    NumberTable("SystemPairs").forEach("text") { add($1, $0.prefix(1), $0.suffix(1)) }
    return table
  }()
}
