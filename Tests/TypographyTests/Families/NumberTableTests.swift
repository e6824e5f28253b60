import Foundation
import NumberTables
import Testing

@testable import Typography

/// The tables under `Sources/TypographyTables`, and what is said of one that is none.
struct NumberTableTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/TypographyTables/Tables").standardized
  private static let ascii = GlyphAdvances.printableASCII.map { String(UnicodeScalar($0)) }

  private static func text(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file + ".tsv")))
  }

  private func read(_ text: String) throws -> NumberTable {
    try Array(text.utf8).withUnsafeBufferPointer { try NumberTable($0, file: "Font") }
  }

  @Test func `the binary carries every file, and each can be read`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(files.count == 33)
    for file in files.map({ String($0.prefix { $0 != "." }) }) {
      let text = try Self.text(file)
      let table = try text.withUnsafeBufferPointer { try NumberTable($0, file: file) }
      let carried = try NumberTable(reading: file)
      #expect(carried.rows == table.rows && carried.columns == table.columns, "\(file)")
      for column in table.columns {
        let values = [carried, table].map { $0.entries(column).map(\.value) }
        #expect(values[0] == values[1], "\(file)")
      }
    }
  }

  @Test(
    arguments: [
      ("Helvetica", ["Regular", "Bold"]),
      ("HelveticaNeue", ["Thin", "Light", "Regular", "Bold"]),
      ("TimesNewRoman", ["Regular", "Bold"]),
      ("AvenirNext", ["Regular"]), ("System", ["text", "display", "early", "bold"]),
    ])
  func `a family of the system has a column for each font`(file: String, columns: [String]) throws {
    #expect(try NumberTable(reading: file).columns == columns)
    try expectLetters(file)
  }

  @Test(arguments: BundledFace.families)
  func `a family that apps bring along has fonts by weight, then the height of lines`(
    family: BundledFace
  ) throws {
    let table = try NumberTable(reading: family.fontName)
    let weights = table.columns.map { FontWeight(fontName: $0).rawValue }

    #expect(weights == weights.sorted() && Set(weights).count == weights.count)
    #expect(weights.contains(0))
    for column in table.columns {
      let name = "\(family.fontName)-\(column)"
      let face = try #require(FontSpecification(name: name, size: 10))
      #expect(face.name == name || face.name == family.fontName)
      #expect((1.1...1.6).contains(face.lineHeight / 10), "\(name)")
    }
    #expect(table.rows.last == "line")
    try expectLetters(family.fontName, end: 1)
  }

  /// The letters of ASCII in order, then pairs, then `end` other rows.
  private func expectLetters(_ file: String, end: Int = 0) throws {
    let table = try NumberTable(reading: file)
    for (row, letter) in Self.ascii.enumerated() {
      #expect(table.rows.count > row && table.rows[row] == letter, "\(file).tsv:\(row + 3)")
    }
    #expect(Set(table.rows).count == table.rows.count, "\(file).tsv has a row twice")
    for (row, pair) in table.rows.dropLast(end).enumerated().dropFirst(Self.ascii.count) {
      let isPair = pair.count == 2 && pair.allSatisfy { Self.ascii.contains(String($0)) }
      #expect(isPair, "\(file).tsv:\(row + 3): \(pair)")
    }
    for column in table.columns {
      for (row, value) in table.column(column).dropLast(end).enumerated() {
        #expect((-300...1300).contains(value), "\(file).tsv:\(row + 3): \(column)")
      }
    }
  }

  @Test func `each letter has one shape to the right, one to the left, and every pair fits a byte`()
    throws
  {
    let shapes = try NumberTable(reading: "SystemShapes")
    for sides in [shapes.rows, shapes.columns] {
      let letters = sides.flatMap { $0.map(String.init) }
      #expect(letters.sorted() == letters.sorted().filter(Self.ascii.contains))
      #expect(Set(letters).count == letters.count)
    }
    let pairs = try NumberTable(reading: "SystemPairs")
    #expect(Set(pairs.rows).count == pairs.rows.count)
    for (row, pair) in pairs.rows.enumerated() {
      #expect(pair.count == 2 && pair.utf8.count == 2, "SystemPairs.tsv:\(row + 3)")
    }
    let spaces = pairs.column("text") + shapes.columns.flatMap(shapes.column)
    #expect(spaces.allSatisfy { abs($0) <= 60 && $0 == $0.rounded() })
  }

  @Test func `sizes grow, and other letters are single`() throws {
    let sizes = try NumberTable(reading: "SystemTracking").rows.map { try #require(Double($0)) }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == sizes.count)

    let others = try NumberTable(reading: "SystemOthers").rows
    #expect(others.allSatisfy { $0.count == 1 })
    #expect(Set(others).count == others.count)
  }

  @Test func `names have spaces, numbers may be broken, negative or none`() throws {
    let table = try read(
      """
      # a font; points; nowhere
      letters\tthin\tbold
      ␣\t1.25\t-
      a␣\t-0.434\t900

      """)

    #expect(table.rows == [" ", "a "])
    #expect(table.entries("thin").map(\.value) == [1.25, -0.434])
    #expect(table.entries("bold").map(\.name) == ["a "])
    #expect(table.column("black") == [])
  }

  @Test(
    arguments: [
      ("", "Font.tsv:1:1: the first line is not “# subject; unit; source”"),
      ("# a; b; c\n", "Font.tsv:2:1: a name is missing"),
      ("# a; b; c\nletters\n", "Font.tsv:2:8: a column is missing"),
      ("# a; b; c\nletters\tthin\nA\n", "Font.tsv:3:2: a number is missing"),
      ("# a; b; c\nletters\tthin\n–\t5 6\n", "Font.tsv:3:3: this is no number"),
      ("# a; b; c\nletters\tthin\nA\t5.6.7\n", "Font.tsv:3:3: this is no number"),
      ("# a; b; c\nletters\tthin\nA\t\n", "Font.tsv:3:3: a number is missing"),
      ("# a; b; c\nletters\tthin\nA\t1234567890123456\n", "Font.tsv:3:3: this is no number"),
      ("# a; b; c\nletters\tthin\nA\t5\t6\n", "Font.tsv:3:4: the line should end here"),
      ("# a; b; c\nletters\tthin\nA\t5\n\tB\n", "Font.tsv:4:1: a name is missing"),
      ("# a; b; c\nletters\tthin\nA\t5", "Font.tsv:3:4: the line should end here"),
    ])
  func `what is no table is named with its line and column`(text: String, message: String) {
    let error = #expect(throws: NumberTableError.self) { try read(text) }
    #expect(error?.description == message)
  }

  @Test func `without a table letters are as wide as those that none has`() {
    let none = NumberTable("None")
    #expect(none.advances("Regular") == Array(repeating: 580, count: 95))
    #expect(none.kerning("Regular").isEmpty)
    #expect(none.lineHeight("Regular") == 1193.359375)
    #expect(throws: NumberTableError.self) { try NumberTable(reading: "None") }
  }
}
