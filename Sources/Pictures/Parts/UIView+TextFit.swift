package import AdaptiveUI
package import Foundation

/// What becomes of a text in the room that its view has for it, in points.
package enum TextFit: Sendable {
  /// All of it is shown.
  case whole
  /// The view puts an ellipsis in place of a part.
  case shortened
  /// A part is left out, or beyond the view's edges, and nothing tells it.
  case clipped
}

extension UIView {
  /// What becomes of a text that the view shows, in the fonts that layout measured it in.
  ///
  /// - Parameters:
  ///   - content: What is shown.
  ///   - room: Where it is shown; for all of a view its frame.
  /// - Returns: Whether the view leaves something out; for what shows no text ``TextFit/clipped``.
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
  /// Whether the view puts an ellipsis in place of a part of its text.
  package var shortensText: Bool {
    guard let content = (self as? any CellPresentable)?.shownContent else { return false }
    return pictureContents(content).contains { part in
      textFit(of: part.content, in: part.frame(in: bounds, bounds.size)) == .shortened
    }
  }
}

extension CellContent {
  /// The letters of all that is to be read, a row's detail too.
  fileprivate var letters: [Character] {
    guard case .row(let detail, _, _) = role else { return text.letters }
    return text.letters + detail.letters
  }
}

extension String {
  /// The characters but for the spaces, of which breaking leaves some out.
  fileprivate var letters: [Character] { filter { !$0.isWhitespace }.map(\.self) }
}
