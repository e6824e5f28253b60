import AdaptiveUI
import Cells

/// A piece of content in one style.
struct ContentSpan: Sendable, Hashable {
  var text: String
  var style: Style

  init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}

/// A line of content, before it is aligned.
struct ContentLine: Sendable, Hashable {
  var spans: [ContentSpan]
  var alignment = ShownContent.Alignment.left
  /// Whether it is the chosen one of several lines, along which there is a pale ground where there are grounds.
  var isOnBand = false

  /// The width of the line, in columns.
  var columns: Int { spans.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }
}
