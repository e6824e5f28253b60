package import Foundation
import VectorRenderer

/// A sheet as one SVG: a row for each scene, with what is wrong in words below it.
package struct SheetSVG {
  private static let gap: CGFloat = 24
  private static let line: CGFloat = 18

  /// The upper left corners of the scenes of a document, and the ways between them that are to be drawn.
  private var corners: [CGPoint] = []
  private var arrows: [(from: CGPoint, to: Int)] = []
  private var body = ""
  private var definitions = ""
  private var y: CGFloat = 24
  private var width: CGFloat = 0

  /// The sheet and its size, in points.
  package static func document(_ contents: SheetContents) -> (svg: String, size: CGSize) {
    var sheet = SheetSVG()
    sheet.text(contents.title, size: 22, weight: 700)
    for document in contents.documents { sheet.add(document) }
    let size = CGSize(width: max(sheet.width + gap, 400), height: sheet.y + gap)
    let svg = VectorPicture.document(
      size, title: contents.title, body: sheet.body, definitions: sheet.definitions,
      ground: "#f2f2f7")
    return (svg, size)
  }

  private mutating func add(_ document: SheetContents.Document) {
    y += Self.gap
    text(document.file, size: 17, weight: 600)
    if let problem = document.problem { text(problem, color: SheetContents.Mark.wrong) }
    (corners, arrows) = ([], [])
    for scene in document.scenes { add(scene) }
    for arrow in arrows where corners.indices.contains(arrow.to) {
      draw(from: arrow.from, to: corners[arrow.to])
    }
  }

  private mutating func add(_ scene: SheetContents.Scene) {
    y += Self.gap / 2
    text(scene.name, size: 15, weight: 600)
    var x = Self.gap
    var number = 1
    let top = y + Self.line + 8
    corners.append(CGPoint(x: Self.gap, y: top))
    for lead in scene.leads {
      guard let target = lead.target, target != corners.count - 1 else { continue }
      let frame = lead.frame ?? CGRect(origin: .zero, size: scene.figures.first?.size ?? .zero)
      arrows.append((CGPoint(x: Self.gap + frame.maxX, y: top + frame.midY), target))
    }
    var height: CGFloat = 0
    var sentences: [(String, String)] = []
    for figure in scene.figures {
      place(figure.caption, x: x, y: top - 6)
      if let before = figure.before {
        draw(before.body, before.definitions, x: x, y: top)
        x += before.size.width + 8
      }
      draw(figure.markedBody(first: number), figure.definitions, x: x, y: top)
      for (marks, color) in [
        (figure.findings, SheetContents.Mark.wrong),
        (figure.changes ?? [], SheetContents.Mark.changed),
      ] {
        for mark in marks {
          sentences.append(("\(number)  \(mark.text)", color))
          number += 1
        }
      }
      x += figure.size.width + Self.gap
      height = max(height, figure.size.height, figure.before?.size.height ?? 0)
    }
    width = max(width, x)
    y = top + height + Self.gap
    for (sentence, color) in sentences { text(sentence, color: color) }
    for lead in scene.leads { text(lead.words) }
  }

  /// An arrow along a curve, from a control to the scene that it leads to.
  private mutating func draw(from start: CGPoint, to corner: CGPoint) {
    let end = CGPoint(x: corner.x - 3, y: corner.y + 30)
    let number = SVGValue.numbers
    // Out to the right of the control, in from the left of the scene.
    let bend = max(abs(end.y - start.y) / 3, 60)
    body +=
      "<path d=\"M\(number(start.x, start.y))C\(number(start.x + bend, start.y)) "
      + "\(number(end.x - bend / 2, end.y)) \(number(end.x, end.y))M\(number(end.x - 9, end.y - 5))"
      + "L\(number(end.x, end.y))L\(number(end.x - 9, end.y + 5))\" fill=\"none\""
      + " stroke=\"\(Self.way)\" stroke-width=\"2\" stroke-opacity=\"0.75\"/>\n"
  }

  /// The colour of ways between scenes.
  private static let way = "#007d79"

  private mutating func draw(_ body: String, _ definitions: String, x: CGFloat, y: CGFloat) {
    self.body +=
      "<g transform=\"translate(\(SVGValue.number(x)) \(SVGValue.number(y)))\">\n\(body)</g>\n"
    self.definitions += definitions
  }

  private mutating func text(
    _ text: String, size: CGFloat = 13, weight: Int = 400, color: String = "#1c1c1e"
  ) {
    y += max(Self.line, size * 1.2)
    // About as wide as letters are.
    width = max(width, Self.gap + CGFloat(text.count) * size * 0.56)
    place(text, x: Self.gap, y: y, size: size, weight: weight, color: color)
  }

  private mutating func place(
    _ text: String, x: CGFloat, y: CGFloat, size: CGFloat = 12, weight: Int = 400,
    color: String = "#636366"
  ) {
    body +=
      "<text x=\"\(SVGValue.number(x))\" y=\"\(SVGValue.number(y))\" font-size=\"\(SVGValue.number(size))\""
      + " font-weight=\"\(weight)\" fill=\"\(color)\">\(SVGValue.escaped(text))</text>\n"
  }
}
