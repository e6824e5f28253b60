/// A part of a line in a look of its own.
struct PaneSpan: Sendable, Equatable {
  /// Offsets in the line's text, in characters.
  var columns: Range<Int>
  var tone: PaneLine.Tone
}
