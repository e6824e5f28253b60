package import Foundation
package import Pictures

/// Collects the elements of an SVG drawing: the same calls give the same text.
package struct SVGWriter {
  /// The elements.
  package private(set) var body = ""
  /// The definitions that elements refer to.
  package private(set) var definitions = ""
  /// The prefix of all names, so that one document can contain several drawings.
  private let prefix: String
  private var names = 0
  /// The names of definitions, by their text.
  private var known: [String: String] = [:]
  /// How text gets the width that layout measured.
  package let textFit: TextFit

  /// How text in another font gets its width.
  package enum TextFit {
    /// By `textLength`, which browsers support.
    case length
    /// By a scale, for programs that do not support it; the function gives the natural width of a
    /// text in points.
    case scale((_ text: String, _ families: [String], _ size: CGFloat, _ weight: Int) -> CGFloat)
  }

  /// Creates a writer whose names all begin with `prefix`.
  package init(prefix: String = "", textFit: TextFit = .length) {
    self.prefix = prefix
    self.textFit = textFit
    body.reserveCapacity(1 << 14)
  }

  /// Adds an element, or a part of one, as it is.
  package mutating func add(_ text: String) { body += text + "\n" }

  /// Adds a definition once; `make` receives its name.
  ///
  /// - Returns: The name.
  package mutating func define(_ key: String, _ make: (String) -> String) -> String {
    if let name = known[key] { return name }
    names += 1
    let name = "\(prefix)d\(names)"
    known[key] = name
    definitions += make(name) + "\n"
    return name
  }

  // MARK: Shapes

  /// Draws a rectangle with some rounded corners.
  package mutating func box(
    _ frame: CGRect, _ corners: Corners = Corners(), fill: PictureColor? = nil,
    stroke: PictureColor? = nil, width: CGFloat = 1, more: String = ""
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let line =
      stroke == nil
      ? "" : SVGValue.paint("stroke", stroke) + " stroke-width=\"\(SVGValue.number(width))\""
    add("<\(Self.outline(frame, corners))\(SVGValue.paint("fill", fill))\(line)\(more)/>")
  }

  /// The element's name and geometry.
  package static func outline(_ frame: CGRect, _ corners: Corners) -> String {
    let number = SVGValue.number
    let radius = min(corners.radius, frame.width / 2, frame.height / 2)
    guard radius > 0, corners.rounded != .all else {
      let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
      return "rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
        + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(round)"
    }
    return "path d=\"\(path(frame, radius, corners.rounded))\""
  }

  private static func path(_ frame: CGRect, _ radius: CGFloat, _ rounded: Corners.Mask) -> String {
    func size(_ corner: Corners.Mask) -> CGFloat { rounded.contains(corner) ? radius : 0 }
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0
        ? "a\(SVGValue.numbers(radius, radius)) 0 0 1 \(SVGValue.numbers(x, y))" : ""
    }
    let (a, b) = (size(.topLeft), size(.topRight))
    let (c, d) = (size(.bottomRight), size(.bottomLeft))
    let number = SVGValue.number
    return "M\(SVGValue.numbers(frame.minX + a, frame.minY))H\(number(frame.maxX - b))"
      + "\(arc(b, b, b))V\(number(frame.maxY - c))\(arc(c, -c, c))H\(number(frame.minX + d))"
      + "\(arc(d, -d, -d))V\(number(frame.minY + a))\(arc(a, a, -a))Z"
  }

  /// Draws a circle.
  package mutating func circle(
    _ middle: CGPoint, _ radius: CGFloat, fill: PictureColor?, more: String = ""
  ) {
    add(
      "<circle cx=\"\(SVGValue.number(middle.x))\" cy=\"\(SVGValue.number(middle.y))\""
        + " r=\"\(SVGValue.number(radius))\"\(SVGValue.paint("fill", fill))\(more)/>")
  }

  /// Draws a line along `path`, with round ends.
  package mutating func line(_ path: String, _ color: PictureColor, width: CGFloat) {
    add(
      "<path d=\"\(path)\" fill=\"none\"\(SVGValue.paint("stroke", color))"
        + " stroke-width=\"\(SVGValue.number(width))\" stroke-linecap=\"round\""
        + " stroke-linejoin=\"round\"/>")
  }

  /// Begins a group that is clipped to a shape.
  package mutating func beginClip(_ frame: CGRect, _ corners: Corners = Corners()) {
    let outline = Self.outline(frame, corners)
    let name = define("clip " + outline) { "<clipPath id=\"\($0)\"><\(outline)/></clipPath>" }
    add("<g clip-path=\"url(#\(name))\">")
  }

  /// Ends the innermost group.
  package mutating func end() { add("</g>") }

  // MARK: Text

  /// Draws a line of text, each run as wide as it was measured.
  package mutating func text(_ line: PictureLine) {
    var x = line.x
    for piece in line.pieces {
      if piece.text.contains(where: { !$0.isWhitespace }) { self.piece(piece, x, line.baseline) }
      x += piece.width
    }
  }

  private mutating func piece(_ piece: PicturePiece, _ x: CGFloat, _ baseline: CGFloat) {
    let number = SVGValue.number
    var place = " x=\"\(number(x))\" y=\"\(number(baseline))\""
    switch textFit {
    case .length:
      if piece.width > 0.5 {
        place += " textLength=\"\(number(piece.width))\" lengthAdjust=\"spacingAndGlyphs\""
      }
    case .scale(let natural):
      let font = piece.font
      let width = natural(
        piece.text, SVGValue.families(font.family), font.size, font.weight)
      if width > 0, piece.width > 0.5, abs(width - piece.width) > 0.05 {
        let scale = Double(piece.width / width)
        place =
          " transform=\"translate(\(number(x)) \(number(baseline))) scale(\((scale * 1e4).rounded() / 1e4) 1)\""
      }
    }
    var look = " font-size=\"\(number(piece.font.size))\""
    if piece.font.weight != 400 { look += " font-weight=\"\(piece.font.weight)\"" }
    if let family = piece.font.family { look += " font-family=\"\(SVGValue.family(family))\"" }
    let hasSpaces = piece.text.first == " " || piece.text.last == " " || piece.text.contains("  ")
    let space = hasSpaces ? " xml:space=\"preserve\"" : ""
    add(
      "<text\(place)\(look)\(SVGValue.paint("fill", piece.color))\(space)>"
        + "\(SVGValue.escaped(piece.text))</text>")
  }
}
