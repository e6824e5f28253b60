import AdaptiveUI
import Cells

/// A film as an asciicast of version 2: a header, then a line for each frame with the output that
/// is sent to a terminal.
///
/// The first frame is complete; each further one contains the differences from the one before.
/// Colours are sent in the form they have, RGB colours with three numbers.
package enum FilmCast {
  /// The lines of the file; equal films give equal lines.
  ///
  /// - Throws: The encoder's errors; strings and finite numbers cause none.
  package static func lines(of film: CellFilm) throws -> [String] {
    let size = film.frames.first?.picture.size ?? CellSize(columns: 0, rows: 0)
    let head = Head(width: size.columns, height: size.rows, title: film.title)
    var lines = [try JSONText.of(head, isPretty: false)]
    var last: CellBuffer?
    for (frame, time) in zip(film.frames, film.times) {
      let start = last == nil ? "\u{1B}[?25l\u{1B}[0m\u{1B}[2J" : ""
      let output = start + sequences(from: last, to: frame.picture)
      last = frame.picture
      lines.append(try JSONText.of(Event(milliseconds: time, output: output), isPretty: false))
    }
    // Without an event at its end the last frame would have no duration.
    let end = Event(milliseconds: film.times.last ?? 0, output: "\u{1B}[0m\u{1B}[?25h")
    return lines + [try JSONText.of(end, isPretty: false)]
  }

  private struct Head: Encodable {
    let version = 2
    let width: Int
    let height: Int
    let title: String
  }

  /// Written as `[seconds, "o", output]`.
  private struct Event: Encodable {
    let milliseconds: Int
    let output: String

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(Double(milliseconds) / 1000)
      try list.encode("o")
      try list.encode(output)
    }
  }

  /// The output that changes one picture on a terminal into another.
  private static func sequences(from old: CellBuffer?, to new: CellBuffer) -> String {
    let runs = old.map { new.changes(from: $0) } ?? new.runs(acrossBlanks: 8)
    var output = ""
    var style: Style?
    for run in runs {
      output += "\u{1B}[\(run.origin.row + 1);\(run.origin.column + 1)H"
      for cell in run.cells {
        guard let glyph = cell.glyph else { continue }
        if cell.style != style { output += sequence(of: cell.style) }
        style = cell.style
        output.append(glyph)
      }
    }
    return output
  }

  /// The output that makes a terminal write in a style, whatever its previous style.
  private static func sequence(of style: Style) -> String {
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    let codes =
      ["0"] + attributes.filter { style.attributes.contains($0.0) }.map(\.1)
      + codes(of: style.foreground, ground: 38) + codes(of: style.background, ground: 48)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static func codes(of color: Color, ground: Int) -> [String] {
    switch color {
    case .standard: []
    case .palette(let number): ["\(ground)", "5", "\(number)"]
    case .rgb(let red, let green, let blue):
      ["\(ground)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
