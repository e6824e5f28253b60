package import Foundation
import VectorRenderer

/// A sheet as one SVG: a row for each scene, with its findings in words below it.
package struct SheetSVG {
  private static let gap: CGFloat = 24
  private static let line: CGFloat = 18

  /// The upper left corners of a document's scenes, and the arrows between them that are still to
  /// be drawn.
  private var corners: [CGPoint] = []
  private var arrows: [Arrow] = []
  /// The left edge of the scenes; the lanes of arrows are on the left of it.
  private var left = Self.gap
  private var body = ""
  private var definitions = ""
  private var y: CGFloat = 24
  private var width: CGFloat = 0

  /// A segue from a control of one scene to another scene.
  private struct Arrow {
    let from: CGPoint
    let to: Int
  }

  private static let lane: CGFloat = 9
  private static let mostLanes = 16

  /// The sheet and its size, in points.
  package static func document(_ contents: SheetContents) -> (svg: String, size: CGSize) {
    var sheet = SheetSVG()
    sheet.text(contents.title, size: 22, weight: 700)
    for document in contents.documents {
      sheet.add(document, isNamed: document.file != contents.title)
    }
    let size = CGSize(width: max(sheet.width + gap, 400), height: sheet.y + gap)
    let svg = VectorPicture.document(
      size, title: contents.title, body: sheet.body, definitions: sheet.definitions,
      ground: "#f2f2f7")
    return (svg, size)
  }

  private mutating func add(_ document: SheetContents.Document, isNamed: Bool) {
    if isNamed {
      y += Self.gap
      text(document.file, size: 17, weight: 600)
    }
    if let problem = document.problem { text(problem, color: SheetContents.Mark.wrong) }
    (corners, arrows) = ([], [])
    let ways = document.scenes.enumerated().reduce(0) { sum, scene in
      sum + scene.element.segues.count { $0.target.map { $0 != scene.offset } ?? false }
    }
    left = Self.gap + CGFloat(min(ways, Self.mostLanes)) * Self.lane
    for scene in document.scenes { add(scene) }
    drawArrows()
    left = Self.gap
  }

  /// Short arrows have the lanes next to the scenes, which reduces crossings.
  private mutating func drawArrows() {
    let known = arrows.filter { corners.indices.contains($0.to) }
    let order = known.indices.sorted { first, second in
      func length(_ index: Int) -> CGFloat { abs(corners[known[index].to].y - known[index].from.y) }
      return (length(first), first) < (length(second), second)
    }
    for (number, index) in order.enumerated() {
      let lane = left - 16 - CGFloat(number % Self.mostLanes) * Self.lane
      draw(from: known[index].from, to: corners[known[index].to], lane: lane, number)
    }
  }

  private mutating func add(_ scene: SheetContents.Scene) {
    y += Self.gap / 2
    text(scene.name, size: 15, weight: 600)
    var x = left
    var number = 1
    let top = y + Self.line + 8
    corners.append(CGPoint(x: left, y: top))
    for segue in scene.segues {
      guard let target = segue.target, target != corners.count - 1 else { continue }
      let frame = segue.frame ?? CGRect(origin: .zero, size: scene.figures.first?.size ?? .zero)
      let x = left + max(min(frame.minX, scene.figures.first?.size.width ?? 0), 0)
      arrows.append(Arrow(from: CGPoint(x: x, y: top + frame.midY), to: target))
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
    for segue in scene.segues { text(segue.words) }
  }

  /// Draws an arrow from a control to the left, along a lane, and to a scene's left edge.
  private mutating func draw(from start: CGPoint, to corner: CGPoint, lane: CGFloat, _ number: Int)
  {
    // Arrows to one scene end one below another.
    let end = CGPoint(x: corner.x - 2, y: corner.y + 40 + CGFloat(number % 8) * 6)
    let text = SVGValue.numbers
    let turn: CGFloat = end.y > start.y ? 6 : -6
    body +=
      "<path d=\"M\(text(start.x, start.y))H\(text(lane + 6))Q\(text(lane, start.y, lane, start.y + turn))"
      + "V\(text(end.y - turn))Q\(text(lane, end.y, lane + 6, end.y))H\(text(end.x))"
      + "M\(text(end.x - 6, end.y - 4))L\(text(end.x, end.y))L\(text(end.x - 6, end.y + 4))\""
      + " fill=\"none\" stroke=\"\(Self.way)\" stroke-width=\"1.5\"/>\n"
      + "<circle cx=\"\(text(start.x))\" cy=\"\(text(start.y))\" r=\"3.5\" fill=\"\(Self.way)\"/>\n"
  }

  /// The colour of arrows between scenes.
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
    // The approximate width of letters.
    width = max(width, left + CGFloat(text.count) * size * 0.56)
    place(text, x: left, y: y, size: size, weight: weight, color: color)
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
