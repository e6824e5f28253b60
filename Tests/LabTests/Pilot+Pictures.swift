import Foundation
import TestSupport
import Testing

extension Pilot {
  private var parts: ScreenParts { ScreenParts(rows: rows) }

  /// The first row: what is shown, and on what.
  var header: String { parts.header }

  /// The last row: the keys that mean something now.
  var footer: String { parts.footer }

  /// What is said of what was just done; empty without it.
  var notice: String { parts.notice }

  /// The pane.
  var pane: String { parts.pane }

  /// The list or text that lies over the canvas, with its box.
  var overlay: String { parts.overlay }
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
    let row = (rows.prefix(3) + rows.suffix(1)).first {
      [" ✓ ", " › ", " ▲ ", " ! "].contains($0.prefix(3))
    }
    return String((row ?? "").dropFirst())
  }

  /// The pane, from the row with the names of all panes on; without the empty rows at its end.
  var pane: String {
    let all = rows.dropLast()
    guard let first = all.firstIndex(where: { $0.contains(/\[[1-6] \w+\]/) }) else { return "" }
    // Beside the canvas it begins after a line, below it at the first column.
    let names = all[first].prefix { $0 != "[" }
    let column =
      names.lastIndex(of: "│").map { names.distance(from: names.startIndex, to: $0) + 1 } ?? 0
    let lines = all[first...].map { String($0.dropFirst(column)) }
    return Array(lines.reversed().drop { $0.isEmpty }.reversed()).joined(separator: "\n")
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
  var told: String { notice.isEmpty ? pane : notice + "\n\n" + pane }
}

/// Compares a part of the screen with the picture of this name in `Pictures`, which `WINCH_RECORD=1` records.
func expectPicture(
  _ found: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let picture = RecordedFile("Pictures/\(name).txt")
  do {
    let recorded = try picture.text(against: found + "\n")
    #expect(found + "\n" == recorded, sourceLocation: sourceLocation)
  } catch let recorded as RecordedFile.Recorded {
    Issue.record(recorded, sourceLocation: sourceLocation)
  }
}
