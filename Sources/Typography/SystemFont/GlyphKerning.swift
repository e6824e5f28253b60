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
    func add(_ space: Double, to firsts: String, before seconds: String) {
      for first in firsts.utf8 where printable.contains(first) {
        for second in seconds.utf8 where printable.contains(second) {
          table[index(first, second)] &+= Int8(exactly: space) ?? 0
        }
      }
    }
    let shapes = NumberTable("SystemShapes")
    for left in shapes.columns {
      for (right, space) in shapes.entries(left) where space != 0 {
        add(space, to: right, before: left)
      }
    }
    for (pair, space) in NumberTable("SystemPairs").entries("text") {
      add(space, to: String(pair.prefix(1)), before: String(pair.suffix(1)))
    }
    return table
  }()
}
