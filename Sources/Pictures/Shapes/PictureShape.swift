package import AdaptiveUI
package import Foundation

/// Something that a view shows, in points of the window; what clips it is its node's affair.
package struct PictureShape: Sendable {
  /// The position of the view's node.
  package var owner: Int
  /// Where it is, in points of the window.
  package var frame: CGRect
  /// How much can be seen of it, 0 to 1.
  package var opacity: Double
  /// What it is.
  package var kind: Kind

  /// What a shape is.
  package enum Kind: Sendable {
    /// What is behind everything in the view.
    case ground(PictureColor, radius: CGFloat)
    /// The ground of a control, which may be drawn as low as one line of text.
    case pill(PictureColor, radius: CGFloat)
    /// A line along the edges, `width` points wide.
    case border(PictureColor, width: CGFloat, radius: CGFloat)
    /// Darkness over what is behind.
    case scrim
    /// A thin line between rows.
    case separator(PictureColor)
    /// The handle of a sheet.
    case grabber(PictureColor)
    /// The arrow of a popover; the frame is the point that it touches.
    case arrow(PopoverArrow.Edge, PictureColor)
    /// What a view shows as text, or a control as a sign.
    case content(PictureContent)
  }
}

/// Text or a control's sign, with its colours.
package struct PictureContent: Sendable, Hashable {
  /// What is shown.
  package var content: CellContent
  /// The colour of the text.
  package var color: PictureColor
  /// The colour of what is less important: details, and parts of a control that are not chosen.
  package var secondary: PictureColor
  /// The colour of what can be used or is on.
  package var accent: PictureColor
  /// The colours of the text's parts, as many as the content has runs.
  package var runs: [PictureColor] = []
  /// How large letters are, in points.
  package var fontSize: CGFloat

  /// Creates content of one look.
  package init(
    content: CellContent, color: PictureColor, secondary: PictureColor, accent: PictureColor,
    runs: [PictureColor] = [], fontSize: CGFloat
  ) {
    self.content = content
    (self.color, self.secondary, self.accent) = (color, secondary, accent)
    self.runs = runs
    self.fontSize = fontSize
  }
}
