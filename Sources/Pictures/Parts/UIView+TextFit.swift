package import AdaptiveUI
package import Foundation

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
  package func textFit(of content: PictureContent, in room: CGRect) -> TextFit {
    let lines = environment.perform { pictureParts(content, in: room).lines }
    let (wanted, shown) = (content.content.letters, lines.flatMap(\.text.letters))
    let ellipses = (wanted.count { $0 == "…" }, shown.count { $0 == "…" })
    if ellipses.1 > ellipses.0 { return .shortened }
    guard shown.count == wanted.count, !shown.isEmpty else { return .clipped }
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
    guard let content = (self as? any CellPresentable)?.shownContent else { return false }
    return pictureContents(content).contains { part in
      textFit(of: part.content, in: part.frame(in: bounds, bounds.size)) == .shortened
    }
  }
}

extension CellContent {
  /// The letters of all readable text, including a row's detail.
  fileprivate var letters: [Character] {
    guard case .row(let detail, _, _) = role else { return text.letters }
    return text.letters + detail.letters
  }
}

extension String {
  /// The characters except white space, since breaking lines removes some of it.
  fileprivate var letters: [Character] { filter { !$0.isWhitespace }.map(\.self) }
}
