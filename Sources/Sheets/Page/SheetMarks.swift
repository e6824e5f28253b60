import Foundation
import VectorRenderer

extension SheetContents.Mark {
  /// Red for what is wrong.
  static let wrong = "#e5202e"
  /// Violet for what changed.
  static let changed = "#8a3ffc"

  /// An outline with a number, drawn over a figure.
  func svg(number: Int, color: String) -> String {
    guard let frame else { return "" }
    let text = SVGValue.number
    let place = frame.insetBy(dx: -1, dy: -1)
    let label = "\(number)"
    let width = CGFloat(label.count) * 7 + 8
    return
      "<g><rect x=\"\(text(place.minX))\" y=\"\(text(place.minY))\" width=\"\(text(place.width))\""
      + " height=\"\(text(place.height))\" fill=\"\(color)\" fill-opacity=\"0.08\" stroke=\"\(color)\""
      + " stroke-width=\"2\"/>"
      + "<rect x=\"\(text(place.minX))\" y=\"\(text(place.minY - 7))\" width=\"\(text(width))\" height=\"15\""
      + " rx=\"7.5\" fill=\"\(color)\"/>"
      + "<text x=\"\(text(place.minX + width / 2))\" y=\"\(text(place.minY + 4))\" font-size=\"11\""
      + " font-weight=\"700\" text-anchor=\"middle\" fill=\"#ffffff\">\(label)</text></g>\n"
  }
}

extension SheetContents.Figure {
  /// The figure with outlines around what findings and changes are about.
  ///
  /// Numbers go on from `first`, findings first.
  func markedBody(first: Int) -> String {
    var number = first
    var result = body
    for (marks, color) in [
      (findings, SheetContents.Mark.wrong), (changes ?? [], SheetContents.Mark.changed),
    ] {
      for mark in marks {
        result += mark.svg(number: number, color: color)
        number += 1
      }
    }
    return result
  }

  var markCount: Int { findings.count + (changes?.count ?? 0) }
}
