import Cells

/// Makes styles bright.
struct Highlighter {
  let usesColor: Bool
  let isOnLight: Bool
  /// The last style that was made bright, since neighbouring cells often look alike.
  private var last: (look: UInt64, ink: MarkPen.Ink, attributes: Style.Attributes, bright: UInt64)?

  init(usesColor: Bool, isOnLight: Bool) {
    (self.usesColor, self.isOnLight) = (usesColor, isOnLight)
  }

  mutating func bright(
    _ look: UInt64, in ink: MarkPen.Ink, with attributes: Style.Attributes = .bold
  ) -> UInt64 {
    if let last, last.look == look, last.ink == ink, last.attributes == attributes {
      return last.bright
    }
    var style = Style(look: look)
    style.attributes.remove(.dim)
    style.attributes.formUnion(attributes)
    if usesColor {
      style.foreground = ink.color(on: style.background, or: isOnLight)
    }
    last = (look, ink, attributes, style.look)
    return style.look
  }
}
