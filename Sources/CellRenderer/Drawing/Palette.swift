import AdaptiveUI
import Cells
import Foundation
import Pictures

/// The styles of a picture; hue shows depth, and nothing else.
struct Palette: Sendable, Equatable {
  let usesColor: Bool
  var isOnLight = false
  /// Whether texts are on drawn grounds, where every colour can be read unchanged.
  var isOnGround = false

  /// The style of a box's lines and title; focus is shown by the weight of its lines.
  func line(_ box: Box) -> Style {
    var style = Style()
    if usesColor { style.foreground = BoxHue.color(depth: box.depth, isOnLight: isOnLight) }
    if box.isDimmed { style.attributes.insert(.dim) }
    return style
  }

  /// Whether letters of the colour can be read on the terminal's background; `false` for greys,
  /// which are drawn in the terminal's own colour.
  private func isReadable(_ color: UIColor) -> Bool {
    let parts = [color.red, color.green, color.blue]
    guard color.alpha > 0, (parts.max() ?? 0) - (parts.min() ?? 0) > 0.1 else { return false }
    let brightness = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return isOnLight ? brightness < 0.85 : brightness > 0.1
  }

  private func letters(_ color: UIColor?) -> Color {
    guard usesColor, let color, isOnGround || !color.isTextColor && isReadable(color) else {
      return .standard
    }
    return .rgb(Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
  }

  /// The style of a box's content; without hue, so that it is easiest to read.
  func text(_ box: Box) -> Style { text(box.content, isDimmed: box.isDimmed) }

  func text(_ content: ShownContent?, isDimmed: Bool) -> Style {
    var style = Style()
    if isDimmed { style.attributes.insert(.dim) }
    if let content {
      style.foreground = letters(content.foreground)
      if content.isBold { style.attributes.insert(.bold) }
      if !content.isEnabled { style.attributes.insert(.dim) }
      if content.isHighlighted || content.isSelected { style.attributes.insert(.reverse) }
    }
    return style
  }

  /// The style of a part of a text that is drawn in `style`.
  func text(_ run: ShownContent.Run, on style: Style) -> Style {
    var style = style
    style.foreground = letters(run.foreground)
    if run.isBold { style.attributes.insert(.bold) } else { style.attributes.remove(.bold) }
    return style
  }

  /// The style of a part of a sign that is drawn in `style`.
  func text(_ color: UIColor?, on style: Style) -> Style {
    var style = style
    if color != nil { style.foreground = letters(color) }
    return style
  }

  /// The cell with which the inside of a box is filled.
  func inside(_ box: Box) -> Cell {
    guard box.isDimmed else { return Cell() }
    return Cell(.character(Self.shade), style: Style(attributes: [.dim]))
  }

  /// The style of dotted lines, in the colours of the overlay on the focused view.
  func guide(_ kind: Guide.Kind) -> Style {
    guard usesColor else { return Style(attributes: [.dim]) }
    return Style(foreground: .palette(kind == .safeArea ? 4 : 2))
  }

  /// Whether a cell shows a part of a guide, on any ground; dots of texts have other styles.
  func isGuide(_ cell: Cell) -> Bool {
    guard let glyph = cell.glyph else { return false }
    if "┈┊".contains(glyph) { return true }
    guard glyph == "·" else { return false }
    let style = guide(.margins)
    let colors = [style.foreground, usesColor ? .palette(BoxHue.forLight(2)) : style.foreground]
    return colors.contains(cell.style.foreground) && cell.style.attributes == style.attributes
  }

  /// The character of covered or dimmed cells without other content.
  static let shade: Character = "░"
  /// The character that fills a box without room for lines or text.
  static let block: Character = "▪"
  /// The character of the grabber of a sheet.
  static let grabber: Character = "▬"
  /// The marker before the name, or text, of the focused box.
  static let marker = Title.marker

  /// A component between 0 and 1 as a byte.
  private static func byte(_ component: CGFloat) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}
