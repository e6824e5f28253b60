package import Foundation
import VectorRenderer

extension SheetContents.Mark {
  /// Red for findings.
  static let wrong = "#e5202e"
  /// Violet for changes.
  static let changed = "#8a3ffc"

  /// The largest part of a figure that is filled; larger outlines would colour all of it.
  private static let mostFilled: CGFloat = 0.3

  /// A numbered outline over a figure of a size.
  ///
  /// A frame that extends beyond the figure is outlined where it is inside, and a frame outside of
  /// it at the edge, because the next figure has other subjects.
  package func svg(number: Int, color: String, in size: CGSize) -> String {
    guard let frame else { return "" }
    let text = SVGValue.number
    let place = Self.visible(frame.insetBy(dx: -1, dy: -1), in: size)
    let isFilled = place.width * place.height <= size.width * size.height * Self.mostFilled
    let fill = isFilled ? "\(color)\" fill-opacity=\"0.08" : "none"
    let label = "\(number)"
    let width = CGFloat(label.count) * 7 + 8
    return
      "<g><rect x=\"\(text(place.minX))\" y=\"\(text(place.minY))\" width=\"\(text(place.width))\""
      + " height=\"\(text(place.height))\" fill=\"\(fill)\" stroke=\"\(color)\""
      + " stroke-width=\"2\"/>"
      + "<rect x=\"\(text(place.minX))\" y=\"\(text(place.minY - 7))\" width=\"\(text(width))\" height=\"15\""
      + " rx=\"7.5\" fill=\"\(color)\"/>"
      + "<text x=\"\(text(place.minX + width / 2))\" y=\"\(text(place.minY + 4))\" font-size=\"11\""
      + " font-weight=\"700\" text-anchor=\"middle\" fill=\"#ffffff\">\(label)</text></g>\n"
  }

  /// The part of a frame that is in a figure, or at least a line at the nearest edge.
  static func visible(_ frame: CGRect, in size: CGSize) -> CGRect {
    func part(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let first = min(max(low, 0), max(length - 2, 0))
      return (first, max(min(high, length), first + min(2, length)))
    }
    let (left, right) = part(frame.minX, frame.maxX, size.width)
    let (top, bottom) = part(frame.minY, frame.maxY, size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension SheetContents.Figure {
  /// The figure with outlines around the subjects of findings and changes.
  ///
  /// Numbers continue from `first`, with findings first.
  func markedBody(first: Int) -> String {
    var number = first
    var result = body
    for (marks, color) in [
      (findings, SheetContents.Mark.wrong), (changes ?? [], SheetContents.Mark.changed),
    ] {
      for mark in marks {
        result += mark.svg(number: number, color: color, in: size)
        number += 1
      }
    }
    return result
  }

  var markCount: Int { findings.count + (changes?.count ?? 0) }
}
