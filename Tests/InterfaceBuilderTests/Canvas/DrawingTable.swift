import Foundation
import TestSupport

/// The tables of `Drawings`.
extension Drawing {
  static let folder = TestFolder.of().appending(path: "Drawings")

  /// The rows of a table, which is named without its ending, such as `Sections/plain-sections`.
  static func rows(of table: String) throws -> [Drawing] {
    let file = folder.appending(path: "\(table).csv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try rows(of: text, name: file.lastPathComponent) { name in
      let url = file.deletingLastPathComponent().appending(path: name)
      return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
  }

  /// The only row of a table.
  static func only(of table: String) throws -> Drawing {
    let rows = try rows(of: table)
    guard rows.count == 1 else {
      throw DrawingError("\(table).csv has \(rows.count) rows, not one")
    }
    return rows[0]
  }

  /// The rows of a table's text; `find` tells where a document of this name is.
  static func rows(
    of text: String, name: String, find: (String) -> URL?
  ) throws -> [Drawing] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty && !$1.hasPrefix("#") }
      .map { (number: $0 + 1, fields: fields($1)) }
    guard let heading = lines.first?.fields else { throw DrawingError("\(name) has no columns") }
    let columns = try heading.map { try DrawingColumn($0 ?? "", table: name) }
    let rows = lines.dropFirst()
    for (index, column) in heading.enumerated()
    where rows.allSatisfy({ index < $0.fields.count && $0.fields[index] == nil }) {
      throw DrawingError("\(name): no row has anything in the column '\(column ?? "")'")
    }
    let base = name.replacing(".csv", with: "")
    let own = find("\(base).xib") ?? find("\(base).storyboard")
    return try rows.map { line in
      let place = "\(name):\(line.number)"
      guard line.fields.count == columns.count else {
        throw DrawingError("\(place) has \(line.fields.count) fields for \(columns.count) columns")
      }
      return try Drawing(Array(zip(columns, line.fields)), place: place, own: own, find: find)
    }
  }

  private init(
    _ fields: [(DrawingColumn, String?)], place: String, own: URL?, find: (String) -> URL?
  ) throws {
    var document = own
    var changes: [(DrawingPath, String)] = []
    var expectations: [(DrawingMeasure, DrawingMeasure.Value)] = []
    for case (let column, let field?) in fields {
      switch column {
      case .document:
        guard let url = find(field) else { throw DrawingError("\(place): there is no '\(field)'") }
        document = url
      case .change(let path): changes.append((path, field))
      case .measure(let measure):
        guard let value = DrawingMeasure.Value(field) else {
          throw DrawingError("\(place): '\(field)' is no length of \(measure)")
        }
        expectations.append((measure, value))
      }
    }
    guard let document else { throw DrawingError("\(place): no document lies beside the table") }
    guard !expectations.isEmpty else { throw DrawingError("\(place) expects nothing") }
    self.init(place: place, document: document, changes: changes, expectations: expectations)
  }

  /// The fields of a line between commas, `nil` where there is nothing.
  ///
  /// One with a comma in it is in quotation marks, and so is one that is empty; signs that cannot be in a
  /// line are written as in the document, such as `&#10;`.
  private static func fields(_ line: Substring) -> [String?] {
    var fields: [String?] = [nil]
    var isQuoted = false
    for character in line {
      switch character {
      case "," where !isQuoted: fields.append(nil)
      case "\"":
        isQuoted.toggle()
        fields[fields.count - 1] = fields[fields.count - 1] ?? ""
      default: fields[fields.count - 1] = (fields[fields.count - 1] ?? "") + String(character)
      }
    }
    return fields.map {
      $0?.replacing(/&#([0-9]+);/) { match in
        UInt32(match.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
      }
    }
  }
}

/// What a column of a table is about.
enum DrawingColumn {
  case document
  case change(DrawingPath)
  case measure(DrawingMeasure)

  init(_ heading: String, table: String) throws {
    switch heading {
    case "document": self = .document
    case "build": self = .change(DrawingPath("document@toolsVersion"))
    case "device": self = .change(DrawingPath("device@id"))
    case _ where heading.contains(".") && !heading.contains("@"):
      guard let measure = DrawingMeasure(heading) else {
        throw DrawingError("\(table): nothing is measured by '\(heading)'")
      }
      self = .measure(measure)
    default: self = .change(DrawingPath(heading))
    }
  }
}
