/// The part of a line that a message shows, and where its caret goes.
package struct SourceExcerpt {
  /// Visible text.
  package let text: String
  /// How many columns of a terminal are before the place.
  package let indent: Int

  /// The longest part of a line that is shown, in Unicode scalars.
  private static let width = 100

  /// The part of a line around a place.
  ///
  /// - Parameters:
  ///   - line: The line, as the file has it.
  ///   - offset: The place, in Unicode scalars.
  ///   - trimsIndent: Whether what is blank at the beginning is left out.
  package init(of line: String, around offset: Int, trimsIndent: Bool = false) {
    let scalars = Array(line.unicodeScalars)
    let blank = scalars.prefix { $0 == " " || $0 == "\t" }.count
    let first = trimsIndent ? min(blank, max(offset, 0)) : 0
    let isNear = offset - first < Self.width * 3 / 4
    let start = isNear ? first : offset - Self.width / 2
    let end = min(scalars.count, start + Self.width)
    guard start < end else {
      (text, indent) = ("", 0)
      return
    }
    let shown = scalars[start..<end].map(VisibleText.of)
    let before = shown.prefix(max(0, offset - start))
    text = (isNear ? "" : "…") + shown.joined() + (end < scalars.count ? "…" : "")
    indent = before.map(VisibleText.columns).reduce(isNear ? 0 : 1, +)
  }
}
