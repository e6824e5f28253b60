package import AdaptiveUI
package import Foundation

/// A visible part of a view; its node has the clip.
package struct PictureShape: Sendable {
  /// The index of the view's node.
  package var owner: Int
  /// Its frame, in points of the window; in a picture with parts, of the coordinates in which its node is
  /// drawn.
  package var frame: CGRect
  /// Its opacity, 0 to 1.
  package var opacity: Double
  /// Its kind, with what is drawn.
  package var kind: Kind

  /// The kinds of shapes.
  package enum Kind: Sendable {
    /// A shadow that the grounds of the same view cast which follow.
    case shadow(PictureShadow)
    /// The background of a view.
    case ground(PictureColor, radius: CGFloat)
    /// The ground of a control, which may be drawn as low as one line of text.
    case pill(PictureColor, radius: CGFloat)
    /// A line along the edges, `width` points wide.
    case border(PictureColor, width: CGFloat, radius: CGFloat)
    /// A dimming view over what is behind.
    case scrim
    /// A thin line between rows.
    case separator(PictureColor)
    /// The grabber of a sheet.
    case grabber(PictureColor)
    /// The arrow of a popover; the frame is the point that it touches.
    case arrow(PopoverArrow.Edge, PictureColor)
    /// A view's text, or a control's sign; in a picture with parts only such signs as no control draws itself.
    case content(PictureContent)
    /// A ground behind a part of the content; the frame is the room of the content.
    case band(PictureBand)
    /// An image or a symbol; the frame is the room of the content, to which the view may clip it.
    case image(PictureImage)
    /// The place of an image that the view does not have.
    case placeholder
    /// A small ornament.
    case sign(PictureSign)
    /// Lines of text with fonts and baselines, as layout broke them; the frame is the room of the content.
    case text([PictureLine])
  }
}

/// Text or a control's sign, with its colours.
package struct PictureContent: Sendable, Hashable {
  /// The text or sign.
  package var content: ShownContent
  /// The colour of the text.
  package var color: PictureColor
  /// The colour of secondary contents: details, and parts of a control that are not selected.
  package var secondary: PictureColor
  /// The colour of contents that can be used or are on.
  package var accent: PictureColor
  /// The colours of the text's parts, one for each run of the content.
  package var runs: [PictureColor] = []
  /// The font size, in points.
  package var fontSize: CGFloat

  /// Creates content in which all runs have one colour.
  package init(
    content: ShownContent, color: PictureColor, secondary: PictureColor, accent: PictureColor,
    runs: [PictureColor] = [], fontSize: CGFloat
  ) {
    self.content = content
    (self.color, self.secondary, self.accent) = (color, secondary, accent)
    self.runs = runs
    self.fontSize = fontSize
  }
}
