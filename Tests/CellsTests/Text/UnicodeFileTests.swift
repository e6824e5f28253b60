import Cells
import Foundation
import Testing

/// Unicode's own files against the one function that measures and paints.
struct UnicodeFileTests {
  private static func lines(_ name: String) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Unicode/\(name)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let rule = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return rule.isEmpty ? nil : rule
    }
  }

  /// The characters of a test: between `÷` a cluster of scalars, joined by `×`.
  private static func clusters(_ line: String) -> [String] {
    line.split(separator: "÷").map { cluster in
      let scalars = cluster.split(separator: "×").compactMap { number in
        UInt32(number.trimmingCharacters(in: .whitespaces), radix: 16).flatMap(Unicode.Scalar.init)
      }
      return String(String.UnicodeScalarView(scalars))
    }.filter { !$0.isEmpty }
  }

  @Test func `GraphemeBreakTest: text is taken apart where Unicode breaks it`() throws {
    let tests = try Self.lines("GraphemeBreakTest.txt").map(Self.clusters)

    #expect(tests.count > 500)
    for clusters in tests where !clusters.contains(where: Self.isOlder) {
      let text = clusters.joined()
      #expect(
        text.map(String.init).map(Self.numbers) == clusters.map(Self.numbers),
        "\(Self.numbers(text))")
    }
  }

  @Test func `GraphemeBreakTest: no text moves what stands behind it`() throws {
    for clusters in try Self.lines("GraphemeBreakTest.txt").map(Self.clusters) {
      let text = clusters.joined()
      var buffer = CellBuffer(size: CellSize(columns: 20, rows: 3))
      buffer.drawBox(buffer.bounds, weight: .light, style: Style())
      let inside = buffer.bounds.inset(columns: 1, rows: 1)

      let used = buffer.write(text, at: inside.origin, style: Style(), clippedTo: inside)

      #expect(used == TextWidth.columns(of: text), "\(Self.numbers(text))")
      #expect(used == TextWidth.columns(of: TextWidth.sanitised(text)), "\(Self.numbers(text))")
      let row = buffer.lines[1]
      #expect(row.first == "│" && row.last == "│", "\(Self.numbers(text))")
      #expect(TextWidth.columns(of: row) == 20, "\(Self.numbers(text))")
    }
  }

  /// Later versions of Unicode count U+2701 no longer among the pictures that a joiner joins.
  private static func isOlder(_ cluster: String) -> Bool {
    cluster.unicodeScalars.elementsEqual(["\u{2701}", "\u{200D}", "\u{2701}"])
  }

  /// Narrow to the file and wide to some terminals; two columns are kept free for them.
  private static let disputed: [ClosedRange<UInt32>] = [
    0x3248...0x324F, 0x4DC0...0x4DFF, 0x1F1E6...0x1F1FF,
  ]

  @Test func `EastAsianWidth: W and F take two columns, all others one`() throws {
    var wrong: [String] = []
    var count = 0
    for line in try Self.lines("EastAsianWidth.txt") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let first = try #require(ends.first)
      for value in first...(ends.last ?? first) {
        guard let scalar = Unicode.Scalar(value), Self.isAssigned(scalar) else { continue }
        count += 1
        let isWide = ["W", "F"].contains(fields[1]) && !Self.isMark(scalar)
        let isDisputed = Self.disputed.contains { $0.contains(value) }
        let columns = TextWidth.columns(of: Character(scalar))
        if columns != (isWide || isDisputed ? 2 : 1) {
          wrong.append("U+\(Self.numbers("\(scalar)"))")
        }
      }
    }
    #expect(count > 140_000)
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  /// Private characters have no properties that could be tested.
  private static func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }

  /// A mark alone is shown as a placeholder of one column.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func numbers(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
