package import Cells
package import Foundation

/// The rows of a picture that may be left out although they show something, if it does not suffice to
/// leave out gaps: the last lines of long texts, then rows of scrolled content.
///
/// What they show is not lost in silence: the last line of a text that stays ends in a mark, and a sign
/// tells how much of the content is beyond the edge.
@MainActor package struct SpareRows {
  /// A text of several lines.
  struct LongText {
    /// The rows of its lines, and where each line ends.
    let lines: [(row: Int, end: Int)]
    /// The end of the columns that it may use.
    let limit: Int
  }

  /// A scroll view that shows most of a window.
  struct Scrolled {
    let view: ObjectIdentifier
    /// Its rows, without those that bars cover.
    let rows: Range<Int>
    /// Those that show something.
    let filled: [Int]
    /// Those that may go, in the order in which they go.
    let spare: [Int]
  }

  /// Content of a scroll view that rows left out have moved beyond its lower edge.
  package struct Beyond {
    package let view: ObjectIdentifier
    /// The height of the part that is left out, in points.
    package let height: CGFloat
  }

  var texts: [LongText] = []
  /// The rows that only continue texts, in the order in which they go.
  var textRows: [Int] = []
  var scrolled: Scrolled?
  /// The height of a row, in points.
  var rowHeight: CGFloat = 0

  /// The rows in the order in which they go.
  package var rows: [Int] { textRows + (scrolled?.spare ?? []) }

  /// The content that is beyond the lower edge of a scroll view when only some rows are kept; `nil` for
  /// none.
  package func beyond(keeping kept: [Int]) -> Beyond? {
    guard let scrolled else { return nil }
    let kept = Set(kept)
    let lost = scrolled.filled.reversed().prefix { !kept.contains($0) }
    guard let first = lost.last else { return nil }
    return Beyond(
      view: scrolled.view, height: CGFloat(scrolled.rows.upperBound - first) * rowHeight)
  }

  /// A picture in which texts that go on in rows that are not kept end in a mark.
  package func marked(_ buffer: CellBuffer, keeping kept: [Int]) -> CellBuffer {
    guard !texts.isEmpty else { return buffer }
    var buffer = buffer
    let kept = Set(kept)
    for text in texts where text.lines.contains(where: { !kept.contains($0.row) }) {
      guard let last = text.lines.last(where: { kept.contains($0.row) }) else { continue }
      let column = min(last.end, text.limit - 1)
      let style = buffer.style(at: CellPoint(column: last.end - 1, row: last.row))
      buffer.write(Self.goesOn, at: CellPoint(column: column, row: last.row), style: style)
    }
    return buffer
  }

  /// The mark of a text that is cut for lack of cells; an ellipsis is the view's own.
  static let goesOn = "»"
}
