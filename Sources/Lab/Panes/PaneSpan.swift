/// A part of a pane's line with a tone of its own.
struct PaneSpan: Sendable, Equatable {
  /// Offsets of characters in the line's text.
  var columns: Range<Int>
  var tone: PaneLine.Tone
}

extension PaneLine {
  /// The pieces of one row of a text, each with its parts of the spans.
  ///
  /// - Parameters:
  ///   - texts: The pieces, the first with `indent` characters in front that are not the text's,
  ///     unless it is the text's beginning; all others with them.
  ///   - range: The words of the row.
  ///   - isFirst: Whether the text begins here.
  ///   - indent: The characters in front.
  /// - Returns: The pieces, each with its spans.
  func spanned(
    _ texts: [String], from range: Range<String.Index>, isFirst: Bool, _ indent: Int
  ) -> [(String, [PaneSpan])] {
    var start = isFirst ? 0 : text.distance(from: text.startIndex, to: range.lowerBound)
    return texts.enumerated().map { index, piece in
      let lead = isFirst && index == 0 ? 0 : indent
      let own = start..<(start + max(piece.count - lead, 0))
      start = own.upperBound
      return (piece, spans.compactMap { $0.part(in: own, movedBy: lead - own.lowerBound) })
    }
  }
}

extension PaneSpan {
  /// The part of the span in a range of the text, moved to the right; `nil` for none.
  func part(in range: Range<Int>, movedBy distance: Int) -> PaneSpan? {
    let common = columns.clamped(to: range)
    guard !common.isEmpty else { return nil }
    return PaneSpan(
      columns: (common.lowerBound + distance)..<(common.upperBound + distance), tone: tone)
  }
}
