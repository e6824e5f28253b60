import Cells
import Pictures

/// Draws grounds behind the contents of cells; neighbours often look alike, so the last results are
/// kept.
struct GroundLayer {
  // No ground is 0, so that the first cell is unlike both.
  private var lastBlank = (
    upper: UInt32(0), lower: UInt32(0), cell: StoredCell.ground(.standard, .standard)
  )
  /// The last contents by their foregrounds: the lines of boxes in one another have different ones.
  private var glyphs = Array(
    repeating: (look: UInt64(0), ground: UInt32(0), isLine: false, shown: UInt64(0)), count: 16)

  /// What the left end of a field is made of, `▏`.
  static let leftEnd: UInt32 = 0x258F
  /// What the right end of a field is made of, `▕`.
  static let rightEnd: UInt32 = 0x2595

  /// Gives a cell its two grounds, in the format of ``GroundRaster``; the content of the cell has
  /// the lower one behind it.
  mutating func lay(_ upper: UInt32, _ lower: UInt32, behind cell: inout StoredCell) {
    guard upper != 0 || lower != 0 else { return }
    // Between the words of a button its line goes on.
    guard cell.isBlank, !cell.attributes.contains(.underline) else {
      return layGround(lower != 0 ? lower : upper, behind: &cell)
    }
    if lastBlank.upper != upper || lastBlank.lower != lower {
      lastBlank = (upper, lower, .ground(Self.color(upper), Self.color(lower)))
    }
    // Of one colour it remains blank.
    if upper == lower { cell.look = lastBlank.cell.look } else { cell = lastBlank.cell }
  }

  private mutating func layGround(_ pixel: UInt32, behind cell: inout StoredCell) {
    let isLine = cell.isLine || cell.isThinLine
    let slot = Int(cell.look >> 8) & (glyphs.count - 1)
    let known = glyphs[slot]
    if known.ground == pixel, known.look == cell.look, known.isLine == isLine {
      cell.look = known.shown
      return
    }
    guard let ground = GroundRaster.unpack(pixel) else { return }
    let look = cell.look
    var style = cell.style
    style.background = ground.cellColor
    style.foreground = Self.legible(style.foreground, on: ground, isLine: isLine)
    cell.style = style
    glyphs[slot] = (look, pixel, isLine, cell.look)
  }

  private static func color(_ pixel: UInt32) -> Color {
    GroundRaster.unpack(pixel)?.cellColor ?? .standard
  }

  /// A colour that differs enough from a ground, as near as can be to the one that is wanted; thin lines
  /// stay as they are.
  private static func legible(
    _ color: Color, on ground: PictureColor, isLine: Bool
  ) -> Color {
    let isLight = ground.brightness > 128
    switch color {
    case .standard: return isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    case .palette where ground.isColored:
      return isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    case .palette(let hue): return .palette(isLight ? BoxHue.forLight(hue) : hue)
    case .rgb(let red, let green, let blue):
      let ink = PictureColor(red: red, green: green, blue: blue)
      return isLine ? color : ink.legible(on: ground).cellColor
    }
  }
}

extension PictureColor {
  /// Whether it is not grey, so that another hue on it may be hard to distinguish.
  fileprivate var isColored: Bool {
    max(red, green, blue) - min(red, green, blue) > 96
  }
}
