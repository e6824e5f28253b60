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
    for (left, spaces) in zip(SystemKerning.rightSides(), SystemKerning.shapes()) {
      for (right, space) in zip(SystemKerning.leftSides(), spaces) {
        for first in left.utf8 {
          for second in right.utf8 { table[index(first, second)] = space }
        }
      }
    }
    for (space, letters) in SystemKerning.pairs() {
      let bytes = Array(letters.utf8)
      for place in stride(from: 0, to: bytes.count - 1, by: 2) {
        table[index(bytes[place], bytes[place + 1])] += space
      }
    }
    return table
  }()
}
