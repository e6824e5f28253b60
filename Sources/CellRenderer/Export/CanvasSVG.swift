package import Cells

/// Writes pictures of cells as SVG: the same cells give the same text.
package enum CanvasSVG {
  /// Points of the drawing per cell.
  package static let cell = (width: 8, height: 17)

  /// A whole document with one picture.
  package static func text(of buffer: CellBuffer, title: String) -> String {
    sheet([(title: title, buffer: buffer)], columns: 1, showsTitles: false)
  }

  /// A whole screen, edge to edge, on a light or a dark ground.
  package static func screen(_ buffer: CellBuffer, title: String, isDark: Bool) -> String {
    let size = size(ofScreen: buffer)
    let (ground, ink) = isDark ? ("#0d1117", "#e6edf3") : ("#fff", "#1f2328")
    // Not every program that draws SVG knows a background.
    let paper = "<rect width=\"\(size.width)\" height=\"\(size.height)\" fill=\"\(ground)\"/>"
    return document(
      width: size.width, height: size.height, title: title,
      rules: ["svg { background: \(ground); color: \(ink); }"],
      [paper] + lines(of: buffer, on: ground))
  }

  /// How large the picture of a whole screen is, in pixels.
  package static func size(ofScreen buffer: CellBuffer) -> (width: Int, height: Int) {
    (buffer.size.columns * cell.width, buffer.size.rows * cell.height)
  }

  /// Several pictures with their titles, row by row.
  package static func sheet(
    _ pictures: [(title: String, buffer: CellBuffer)], columns: Int, showsTitles: Bool = true
  ) -> String {
    let gap = 16
    let heading = showsTitles ? 24 : 0
    let columns = max(columns, 1)
    let sizes = pictures.map { picture in
      (
        width: picture.buffer.size.columns * cell.width,
        height: picture.buffer.size.rows * cell.height
      )
    }
    let rows = stride(from: 0, to: pictures.count, by: columns).map { start in
      start..<min(start + columns, pictures.count)
    }
    let columnWidth = sizes.map(\.width).max() ?? 0
    var body: [String] = []
    var y = gap
    for row in rows {
      for (place, index) in row.enumerated() {
        let x = gap + place * (columnWidth + gap)
        if showsTitles {
          body.append(
            "<text class=\"t\" x=\"\(x)\" y=\"\(y + 14)\">\(escaped(pictures[index].title))</text>")
        }
        body.append("<g transform=\"translate(\(x) \(y + heading))\">")
        body += lines(of: pictures[index].buffer)
        body.append("</g>")
      }
      y += heading + (row.map { sizes[$0].height }.max() ?? 0) + gap
    }
    let width = gap + min(columns, max(pictures.count, 1)) * (columnWidth + gap)
    return document(width: width, height: y, title: pictures.first?.title ?? "", body)
  }

  /// A whole document around the elements; `rules` are further style rules, one per line.
  static func document(
    width: Int, height: Int, title: String, rules: [String] = [], _ body: [String]
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
    width="\(width)" height="\(height)" role="img">
    <title>\(escaped(title))</title>
    <style>
    svg { background: #fff; color: #1f2328; }
    text { font: 13.3px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; \
    fill: currentColor; white-space: pre; }
    .t { font-weight: bold; }
    .b { font-weight: bold; } .d { opacity: .6; } .i { font-style: italic; } \
    .u { text-decoration: underline; }
    @media (prefers-color-scheme: dark) { svg { background: #0d1117; color: #e6edf3; } }\(rules.map { "\n" + $0 }.joined())
    </style>
    \(body.joined(separator: "\n"))
    </svg>
    """
  }

  private static func lines(of buffer: CellBuffer, on ground: String = "#fff") -> [String] {
    (0..<buffer.size.rows).flatMap { elements(of: buffer, row: $0, on: ground) }
  }

  /// One element for each run of equal style in a row, and one behind it if it has a background
  /// colour.
  static func elements(
    of buffer: CellBuffer, row: Int, on ground: String = "#fff"
  ) -> [String] {
    var elements: [String] = []
    var column = 0
    while column < buffer.size.columns {
      let style = buffer[column, row].style
      var end = column + 1
      while end < buffer.size.columns, buffer[end, row].style == style { end += 1 }
      elements += run(buffer, row, column..<end, style, ground)
      column = end
    }
    return elements
  }

  private static func run(
    _ buffer: CellBuffer, _ row: Int, _ columns: Range<Int>, _ style: Style,
    _ ground: String
  ) -> [String] {
    if style.attributes.contains(.ground) { return halves(row, columns, style) }
    let text = columns.compactMap { column in
      SVGLines.stroke(of: buffer[column, row]) == nil ? buffer[column, row].glyph : " "
    }.map(String.init).joined()
    let isReversed = style.attributes.contains(.reverse)
    let behind = isReversed ? style.foreground : style.background
    let front = isReversed ? style.background : style.foreground
    let (x, y) = (columns.lowerBound * cell.width, row * cell.height)
    let width = columns.count * cell.width
    var elements: [String] = []
    if isReversed || behind != .standard {
      let fill = hex(behind) ?? "currentColor"
      elements.append(
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(cell.height)\" fill=\"\(fill)\"/>"
      )
    }
    let fill = hex(front) ?? (isReversed ? ground : nil)
    elements += SVGLines.elements(
      of: buffer, row, columns, color: fill ?? "currentColor",
      isDim: style.attributes.contains(.dim))
    guard text.contains(where: { $0 != " " }) else { return elements }
    let look = classes(style.attributes) + (fill.map { " style=\"fill:\($0)\"" } ?? "")
    elements.append(
      "<text x=\"\(x)\" y=\"\(y + 13)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
        + "\(look) xml:space=\"preserve\">\(escaped(text))</text>")
    return elements
  }

  /// Two colours one above the other, without a seam between them.
  private static func halves(_ row: Int, _ columns: Range<Int>, _ style: Style) -> [String] {
    let (x, width) = (columns.lowerBound * cell.width, columns.count * cell.width)
    let upper = cell.height / 2
    let parts = [
      (style.foreground, row * cell.height, upper),
      (style.background, row * cell.height + upper, cell.height - upper),
    ]
    return parts.compactMap { color, y, height in
      hex(color).map {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\($0)\""
          + " shape-rendering=\"crispEdges\"/>"
      }
    }
  }

  private static func classes(_ attributes: Style.Attributes) -> String {
    let names: [(Style.Attributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"),
    ]
    let used = names.filter { attributes.contains($0.0) }.map(\.1)
    return used.isEmpty ? "" : " class=\"\(used.joined(separator: " "))\""
  }

  /// The classic sixteen, legible on light and dark; the cube and the greys follow them.
  private static let classic = [
    "#24292f", "#cf222e", "#1a7f37", "#9a6700", "#0969da", "#8250df", "#1b7c83", "#6e7781",
    "#57606a", "#ff4d4f", "#2da44e", "#bf8700", "#218bff", "#a475f9", "#3192aa", "#8c959f",
  ]

  private static func hex(_ color: Color) -> String? {
    switch color {
    case .standard: return nil
    case .palette(let number) where number < 16: return classic[Int(number)]
    case .palette(let number) where number < 232:
      let cube = Int(number) - 16
      func level(_ part: Int) -> Int { part == 0 ? 0 : 55 + part * 40 }
      return hex(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    case .palette(let number):
      let level = 8 + (Int(number) - 232) * 10
      return hex(level, level, level)
    case .rgb(let red, let green, let blue): return hex(Int(red), Int(green), Int(blue))
    }
  }

  private static func hex(_ parts: Int...) -> String {
    "#"
      + parts.map { part in
        let digits = String(part, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in TextWidth.sanitised(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
