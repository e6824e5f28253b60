import AdaptiveUI
import Foundation

/// How a text fits in the room of its view, in points.
package enum TextFit: Sendable {
  /// All of it is shown.
  case whole
  /// The view replaces a part of it by an ellipsis.
  case shortened
  /// A part is left out, or is beyond the view's edges, without any sign.
  case clipped
}

extension UIView {
  /// How a text of the view fits, in the fonts with which layout measured it.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - room: The rectangle of the content; for the whole view its frame.
  /// - Returns: Whether the view leaves something out; ``TextFit/clipped`` for content without
  ///   text.
  func textFit(of content: PictureContent, in room: CGRect) -> TextFit {
    if let label = self as? UILabel, label.text == content.content.text,
      content.content.text.unicodeScalars.contains(where: { !$0.isBlank }),
      environment.perform({ label.isKnownToFit(in: room.size) })
    {
      return .whole
    }
    let parts = environment.perform { pictureParts(content, in: room) }
    let lines = parts.lines
    // Words in place of an image are as long as they like.
    if lines.isEmpty, !parts.images.isEmpty { return .whole }
    let wanted = content.content.letters
    let shown = lines.reduce(into: LetterCount()) { $0.add($1.text) }
    if shown.ellipses > wanted.ellipses { return .shortened }
    guard shown.all == wanted.all, shown.all > 0 else { return .clipped }
    let isInside = lines.allSatisfy { line in
      line.x >= room.minX - 0.5 && line.x + line.width <= room.maxX + 0.5
        && (!(self is UITextView) || line.baseline <= room.maxY)
    }
    return isInside ? .whole : .clipped
  }
}

extension UIView {
  /// Whether the view replaces a part of its text by an ellipsis.
  package var shortensText: Bool {
    guard let content = asContentPresentable?.shownContent else { return false }
    return pictureContents(content).contains { part in
      textFit(of: part.content, in: part.frame(in: bounds, bounds.size)) == .shortened
    }
  }
}

extension ShownContent {
  /// The letters of all readable text, including a row's detail.
  fileprivate var letters: LetterCount {
    var letters = LetterCount()
    letters.add(text)
    if case .row(let detail, _, _) = role { letters.add(detail) }
    return letters
  }
}

/// The number of scalars in texts except white space, since breaking lines removes some of it, and except
/// the signs of going back and on, which are drawn.
private struct LetterCount {
  var all = 0
  var ellipses = 0

  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars where !scalar.isBlank && scalar != "‹" && scalar != "›" {
      all += 1
      if scalar == "…" { ellipses += 1 }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; only beyond ASCII does that need Unicode's tables.
  fileprivate var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
