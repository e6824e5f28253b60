/// A drawing split into fixed text and the numbers that may change while a window is widened.
///
/// The numbers are coordinates and lengths; colours, names and a document's texts belong to the
/// fixed text.
package struct NumberedDrawing: Sendable, Hashable, Codable {
  /// The text before, between and after the numbers: one part more than there are numbers.
  package var parts: [String]
  /// The numbers in the order of the text.
  package var numbers: [Double]

  /// Splits a drawing in SVG.
  package init(_ svg: String) {
    var scanner = Scanner(svg)
    scanner.run()
    (parts, numbers) = (scanner.parts, scanner.numbers)
  }

  /// The drawing with other numbers.
  package func svg(with numbers: [Double]) -> String {
    zip(parts, numbers).reduce(into: "") { $0 += $1.0 + Self.text($1.1) } + (parts.last ?? "")
  }

  /// A number rounded to hundredths.
  static func hundredths(_ number: Double) -> Double {
    (number * 100).rounded(.toNearestOrAwayFromZero) / 100
  }

  /// A number rounded to hundredths, as the page's script writes it.
  package static func text(_ number: Double) -> String {
    let hundredths = hundredths(number)
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// Whether the drawing is on the straight line between two others, at the fraction `part` from
  /// the first, 0 to 1.
  ///
  /// `tolerance` gives the permitted deviation of each number, in points.
  package func lies(
    between start: NumberedDrawing, and end: NumberedDrawing, part: Double,
    tolerance: (Int) -> Double
  ) -> Bool {
    guard parts == start.parts, parts == end.parts else { return false }
    return numbers.indices.allSatisfy {
      let expected = start.numbers[$0] + (end.numbers[$0] - start.numbers[$0]) * part
      return abs(numbers[$0] - expected) <= tolerance($0)
    }
  }

  /// The attributes whose numbers are coordinates and lengths in points.
  private static let moving: Set<String> = [
    "x", "y", "width", "height", "rx", "r", "cx", "cy", "d", "transform", "textLength",
    "data-frame",
  ]

  /// Scans a text once, from its first byte to its last.
  private struct Scanner {
    private let bytes: [UInt8]
    private var place = 0
    private var start = 0
    private(set) var parts: [String] = []
    private(set) var numbers: [Double] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func run() {
      while place < bytes.count {
        if bytes[place] == UInt8(ascii: "<") { readTag() } else { place += 1 }
      }
      parts.append(String(decoding: bytes[start...], as: UTF8.self))
    }

    /// Reads from `<` to `>`; in quoted values, `>` is written as an entity.
    private mutating func readTag() {
      var name = place
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
        switch bytes[place] {
        case UInt8(ascii: " "): name = place + 1
        case UInt8(ascii: "\""):
          // The byte before is `=`.
          let key = String(decoding: bytes[name..<max(place - 1, name)], as: UTF8.self)
          place += 1
          readValue(of: key)
        default: break
        }
        place += 1
      }
    }

    private mutating func readValue(of key: String) {
      let isMoving = NumberedDrawing.moving.contains(key)
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        if isMoving, isNumber(at: place) { readNumber() } else { place += 1 }
      }
    }

    private func isDigit(_ index: Int) -> Bool {
      index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }

    private func isNumber(at index: Int) -> Bool {
      isDigit(index) || bytes[index] == UInt8(ascii: "-") && isDigit(index + 1)
    }

    private mutating func readNumber() {
      let first = place
      if bytes[place] == UInt8(ascii: "-") { place += 1 }
      while isDigit(place) { place += 1 }
      if place < bytes.count, bytes[place] == UInt8(ascii: "."), isDigit(place + 1) {
        place += 1
        while isDigit(place) { place += 1 }
      }
      guard let number = Double(String(decoding: bytes[first..<place], as: UTF8.self)) else {
        return
      }
      parts.append(String(decoding: bytes[start..<first], as: UTF8.self))
      numbers.append(number)
      start = place
    }
  }
}
