import Cells

/// A document's text in lines, with the object of each line; computed once for a text.
struct SourcePage {
  let source: String
  let lines: [String]
  /// The names of the objects that begin on lines, by line.
  let objects: [String?]
  let isXML: Bool
  /// The first line of each name.
  private let places: [String: Int]
  /// The columns of the longest line.
  let width: Int

  /// - Parameters:
  ///   - source: The text.
  ///   - known: The lines of objects without a name in the text, from 1, by name.
  init(_ source: String, known: [String: Int] = [:]) {
    self.source = source
    let rows = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let names = SourceNames(rows)
    objects = rows.map { names.name(in: $0) }
    isXML = rows.first { !$0.isEmpty }?.hasPrefix("<") == true
    lines = rows.map { row in
      String(row.utf8.contains(0x09) ? row.replacing("\t", with: "    ")[...] : row)
    }
    width = lines.reduce(0) { max($0, $1.utf8.count) }
    var places: [String: Int] = [:]
    // Unique names come before those that several objects may share.
    for (index, name) in objects.enumerated() {
      if let name, places[name] == nil { places[name] = index }
    }
    for (index, row) in rows.enumerated() where isXML {
      for name in SourceNames.furtherNames(in: row) where places[name] == nil {
        places[name] = index
      }
    }
    self.places = places.merging(known.mapValues { $0 - 1 }) { _, known in known }
  }

  /// The line of the first of these names in the text, from 0.
  func line(of names: [String]) -> Int? { names.lazy.compactMap { places[$0] }.first }

  /// The columns to scroll to the right so that a line of a document is readable: its indentation,
  /// if the line is longer than the room.
  func column(showing index: Int, in columns: Int) -> Int {
    let line = lines[index]
    guard TextWidth.columns(of: line) + "\(lines.count)".count + 1 > columns else { return 0 }
    return max(line.prefix { $0 == " " }.count - 2, 0)
  }

  /// The lines for a pane: numbered, scrolled horizontally, some of them coloured.
  ///
  /// - Parameters:
  ///   - marked: The line of the focused object.
  ///   - column: The number of characters that are scrolled out of sight at the left.
  ///   - coloured: The lines that may be visible; colouring takes time.
  /// - Returns: A pane's line for each line.
  func paneLines(marked: Int?, column: Int, coloured: Range<Int>) -> [PaneLine] {
    let digits = "\(lines.count)".count
    return lines.indices.map { index in
      let number = "\(index + 1)"
      let gutter =
        String(repeating: " ", count: digits - number.count) + number
        + (index == marked ? "▸" : " ")
      var line = PaneLine(
        text: gutter + (column == 0 ? lines[index] : String(lines[index].dropFirst(column))),
        tone: index == marked ? .heading : .text, target: objects[index])
      guard coloured.contains(index) else { return line }
      line.spans = [PaneSpan(columns: 0..<digits, tone: .faint)]
      if index != marked {
        line.spans += SourceColours.spans(of: lines[index], isXML: isXML).compactMap {
          $0.part(in: column..<Int.max, movedBy: digits + 1 - column)
        }
      }
      return line
    }
  }
}
