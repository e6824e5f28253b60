import Cells

/// A film as one SVG that is animated by style rules alone, without scripts, and repeats.
///
/// A row that looks the same in several frames is written once. Rows that are shown in the same
/// frames form a group whose visibility is animated; rows that are in all frames are not animated.
/// Where animation is off, as for people who prefer reduced motion, the first frame is visible.
package enum FilmSVG {
  /// The document; equal films give equal text.
  package static func text(of film: CellFilm) -> String {
    guard let size = film.frames.first?.picture.size else {
      return CanvasSVG.document(width: 0, height: 0, title: film.title, [])
    }
    let margin = 16
    let groups = groups(of: film)
    var body = ["<g transform=\"translate(\(margin) \(margin))\" xml:space=\"preserve\">"]
    var rules: [String] = []
    for (number, group) in groups.enumerated() {
      guard group.frames.count < film.frames.count else {
        body += group.elements
        continue
      }
      rules += Self.rules("k\(number)", shown: group.frames, film.times)
      body.append("<g class=\"k k\(number)\">")
      body += group.elements
      body.append("</g>")
    }
    body.append("</g>")
    let seconds = thousandths(film.times.last ?? 0)
    let general = [
      ".k { visibility: hidden; animation: \(seconds)s step-end infinite; }",
      "@media (prefers-reduced-motion: reduce) { .k { animation: none !important; } }",
    ]
    return CanvasSVG.document(
      width: size.columns * CanvasSVG.cell.width + 2 * margin,
      height: size.rows * CanvasSVG.cell.height + 2 * margin, title: film.title,
      rules: rules.isEmpty ? [] : general + rules, body)
  }

  /// Rows that are shown in the same frames.
  private struct Group {
    /// The frames by number, in order.
    let frames: [Int]
    var elements: [String]
  }

  /// Every look of a row once, grouped with the rows that are shown in the same frames, in the
  /// order of first appearance.
  private static func groups(of film: CellFilm) -> [Group] {
    var groups: [Group] = []
    var places: [[Int]: Int] = [:]
    let rows = film.frames.first?.picture.size.rows ?? 0
    for row in 0..<rows {
      for look in looks(of: row, in: film) where !look.elements.isEmpty {
        if let place = places[look.frames] {
          groups[place].elements += look.elements
        } else {
          places[look.frames] = groups.count
          groups.append(look)
        }
      }
    }
    return groups
  }

  /// The looks of a row, each with its frames.
  private static func looks(of row: Int, in film: CellFilm) -> [Group] {
    var looks: [(elements: [String], frames: [Int])] = []
    for (number, frame) in film.frames.enumerated() {
      if number > 0, frame.picture.hasSameRow(row, as: film.frames[number - 1].picture),
        let last = looks.firstIndex(where: { $0.frames.last == number - 1 })
      {
        looks[last].frames.append(number)
        continue
      }
      // Written once for all of them.
      let elements = CanvasSVG.elements(of: frame.picture, row: row).map {
        $0.replacing(" lengthAdjust=\"spacingAndGlyphs\"", with: "")
          .replacing(" xml:space=\"preserve\"", with: "")
      }
      if let known = looks.firstIndex(where: { $0.elements == elements }) {
        looks[known].frames.append(number)
      } else {
        looks.append((elements, [number]))
      }
    }
    return looks.map { Group(frames: $0.frames, elements: $0.elements) }
  }

  /// The style rules that show a group in its frames and hide it in all others.
  private static func rules(_ name: String, shown frames: [Int], _ times: [Int]) -> [String] {
    let end = times.last ?? 1
    let isShown = Set(frames)
    var keys: [String] = []
    for number in times.indices.dropLast()
    where number == 0 || isShown.contains(number) != isShown.contains(number - 1) {
      let place = thousandths(times[number] * 100_000 / end)
      keys.append("\(place)%{visibility:\(isShown.contains(number) ? "visible" : "hidden")}")
    }
    let still = isShown.contains(0) ? ";visibility:visible" : ""
    return [
      ".\(name){animation-name:\(name)\(still)}", "@keyframes \(name){\(keys.joined())}",
    ]
  }

  /// A number of thousandths as a decimal fraction.
  private static func thousandths(_ number: Int) -> String {
    let (whole, rest) = (number / 1000, number % 1000)
    guard rest > 0 else { return "\(whole)" }
    let digits = String(String(1000 + rest).dropFirst())
    return "\(whole)." + digits.replacing(/0+$/, with: "")
  }
}
