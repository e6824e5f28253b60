import Cells
import Foundation
// All tests of the lab compare pictures.
@_exported import TestStage
import Testing

extension Pilot {
  /// The parts of the screen before the end.
  subscript<Part>(dynamicMember part: KeyPath<ScreenParts, Part>) -> Part {
    ScreenParts(rows: rows)[keyPath: part]
  }

  /// Where a text begins on the screen; with another one before it, in the first row that has both.
  func place(
    of text: String, behind other: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CellPoint {
    try ScreenParts(rows: rows).place(of: text, behind: other, sourceLocation: sourceLocation)
  }
}

/// The parts of a screen of the lab.
struct ScreenParts {
  let rows: [String]

  /// The first row: what is shown, and on what.
  var header: String { rows.first ?? "" }

  /// The last row: the keys that mean something now, behind an answer where there is no ruler.
  var footer: String { rows.last ?? "" }

  /// What is said of what was just done: in the ruler's last row, or before the keys; empty without it.
  var notice: String {
    let row = (rows.prefix(3) + rows.suffix(1)).first { Self.signs.contains($0.prefix(3)) }
    // Keys come behind three spaces.
    return (row ?? "").dropFirst().components(separatedBy: "   ")[0]
  }

  /// What rows begin with that say what was done.
  private static let signs: [Substring] = [" ✓ ", " › ", " ▲ ", " ! "]

  /// What both rows of the ruler begin with.
  private static let rulers: [Substring] = [" ↔ ", " ↕ ", " ( "]

  /// The names of all panes, with the one that shows in brackets.
  private nonisolated(unsafe) static let names = /\[([1-6] \w+)\]/

  /// The rows above the footer, and above the bar of time.
  private var body: ArraySlice<String> {
    let rows = rows.dropLast()
    return rows.last?.first == "├" ? rows.dropLast() : rows
  }

  /// Where the pane begins, by row and column: beside the canvas after a line, else below it.
  private var corner: (row: Int, column: Int)? {
    guard let row = body.firstIndex(where: { $0.contains(Self.names) }) else { return nil }
    let before = rows[row].prefix { $0 != "[" }
    let line = before.lastIndex(of: "│")
    return (row, line.map { before.distance(from: before.startIndex, to: $0) + 1 } ?? 0)
  }

  /// The pane, from the row with the names of all panes on; without the empty rows at its end.
  var pane: String {
    guard let (row, column) = corner else { return "" }
    return Self.text(body[row...].map { $0.dropFirst(column) })
  }

  /// Lines without the spaces at their ends, and without the empty ones at the end.
  private static func text(_ lines: [Substring]) -> String {
    let lines = lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    return lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// The number and the name of the pane that shows.
  var paneName: String { pane.firstMatch(of: Self.names).map { String($0.1) } ?? "" }

  /// The first row below header and ruler.
  var canvasTop: Int {
    1 + rows.dropFirst().prefix { (Self.rulers + Self.signs).contains($0.prefix(3)) }.count
  }

  /// What is between header and ruler above, and pane or footer below or beside.
  var canvas: String {
    let start = canvasTop
    guard let (row, column) = corner else { return Self.text(body[start...].map { $0[...] }) }
    let end = column > 0 ? body.endIndex : row
    return Self.text(body[start..<end].map { column > 0 ? $0.prefix(column - 1) : $0[...] })
  }

  /// The list or text that lies over the canvas, with its box.
  var overlay: String {
    for (index, row) in rows.enumerated().reversed() {
      guard let corner = row.range(of: "┌─ "),
        let end = row[corner.upperBound...].firstIndex(of: "┐")
      else { continue }
      let left = row.distance(from: row.startIndex, to: corner.lowerBound)
      let width = row.distance(from: corner.lowerBound, to: end) + 1
      let lines = rows[index...].map { String($0.dropFirst(left).prefix(width)) }
      let count = (lines.firstIndex { $0.hasPrefix("└") } ?? lines.count - 1) + 1
      return lines.prefix(count).joined(separator: "\n")
    }
    return ""
  }
}

extension ScreenParts {
  init(_ screen: String) {
    rows = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What is said of what was just done, and the pane.
  var report: String { notice.isEmpty ? pane : notice + "\n\n" + pane }

  /// Where a text begins; with another one before it, in the first row that has both.
  func place(
    of text: String, behind other: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CellPoint {
    let places = rows.enumerated().lazy.compactMap { row, line -> CellPoint? in
      let start = other.isEmpty ? line.startIndex : line.range(of: other)?.upperBound
      guard let start, let found = line[start...].range(of: text) else { return nil }
      return CellPoint(column: TextWidth.columns(of: line[..<found.lowerBound]), row: row)
    }
    let screen = rows.joined(separator: "\n")
    return try #require(places.first, "no “\(text)” on\n\(screen)", sourceLocation: sourceLocation)
  }
}

extension String {
  /// The lines that have a text.
  func lines(with text: String) -> String {
    split(separator: "\n").filter { $0.contains(text) }.joined(separator: "\n")
  }

  /// The lines before the first that has a text.
  func lines(to text: String) -> String {
    split(separator: "\n").prefix { !$0.contains(text) }.joined(separator: "\n")
  }

  /// The lines from the first on that has a text.
  func lines(from text: String) -> String {
    split(separator: "\n").drop { !$0.contains(text) }.joined(separator: "\n")
  }
}
