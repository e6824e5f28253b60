import Cells
import Pictures

/// A rectangle of half cells: whole columns across, half rows down.
struct HalfRect: Sendable, Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The halves of whole cells.
  init(_ rect: CellRect) {
    self.init(
      minX: rect.minColumn, minY: 2 * rect.minRow, maxX: rect.maxColumn, maxY: 2 * rect.maxRow)
  }

  func intersection(_ other: HalfRect) -> HalfRect {
    HalfRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The cells of which both halves are inside.
  var wholeCells: CellRect {
    let (first, end) = ((minY + 1) >> 1, maxY >> 1)
    return CellRect(
      column: minX, row: first, columns: max(width, 0), rows: max(end - first, 0))
  }

  /// The cells of which at least one half is inside.
  var touchedCells: CellRect {
    let (first, end) = (minY >> 1, (maxY + 1) >> 1)
    return CellRect(
      column: minX, row: first, columns: max(width, 0), rows: max(end - first, 0))
  }
}

/// The grounds of a picture: two colours per cell, one above the other.
struct GroundRaster: Sendable {
  let columns: Int
  /// Twice the number of the picture's rows.
  let halfRows: Int
  /// `halfRows × columns`, row-major: `0xFFRRGGBB`, or 0 for the terminal's own background.
  private(set) var pixels: [UInt32]
  /// The number of the last opaque ground in each half cell; −1 for none.
  private(set) var covers: [Int32]
  /// The number of the last ground in each half cell that is opaque, or a control's, whether or not
  /// it covers what is there; −1 for none.
  private var fills: [Int32]

  /// The raster of a picture with a background in its window, which has no number.
  init(size: CellSize, window: CellRect, background: PictureColor) {
    columns = size.columns
    halfRows = 2 * size.rows
    covers = Array(repeating: -1, count: columns * halfRows)
    fills = covers
    let color = background.isOpaque ? Self.pack(background) : 0
    let all = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    let area = window.intersection(all)
    pixels = Array(repeating: area == all ? color : 0, count: columns * halfRows)
    guard area != all else { return }
    let halves = CellRect(
      column: area.minColumn, row: 2 * area.minRow, columns: area.size.columns,
      rows: 2 * area.size.rows)
    pixels.fill(halves, of: CellSize(columns: columns, rows: halfRows), with: color)
  }

  var bounds: HalfRect { HalfRect(minX: 0, minY: 0, maxX: columns, maxY: halfRows) }

  /// Draws a colour over a rectangle.
  ///
  /// `order` decides later whether it covers a text, which it does only in `covering`, if given;
  /// `ground` is the number of the ground if it differs from `order`.
  mutating func fill(
    _ rect: HalfRect, with color: PictureColor, order: Int, covering: HalfRect? = nil,
    ground: Int? = nil
  ) {
    let area = rect.intersection(bounds)
    let covered = covering?.intersection(area) ?? area
    guard !area.isEmpty, !color.isClear else { return }
    let packed = Self.pack(color)
    if let number = ground ?? (color.isOpaque ? order : nil) {
      let cells = CellRect(
        column: area.minX, row: area.minY, columns: area.width, rows: area.height)
      fills.fill(cells, of: CellSize(columns: columns, rows: halfRows), with: Int32(number))
    }
    guard color.isOpaque else { return blend(area, with: color) }
    pixels.withUnsafeMutableBufferPointer { pixels in
      covers.withUnsafeMutableBufferPointer { covers in
        for row in area.minY..<area.maxY {
          let line = row * columns + area.minX..<row * columns + area.maxX
          pixels[line].update(repeating: packed)
          guard covered.minY <= row, row < covered.maxY, !covered.isEmpty else { continue }
          let hidden = row * columns + covered.minX..<row * columns + covered.maxX
          covers[hidden].update(repeating: Int32(order))
        }
      }
    }
  }

  /// Blends a colour with the present ones; half cells outside the window have none.
  private mutating func blend(_ area: HalfRect, with color: PictureColor) {
    var last: (from: UInt32, to: UInt32) = (0, 0)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in area.minY..<area.maxY {
        for index in row * columns + area.minX..<row * columns + area.maxX {
          let old = pixels[index]
          guard old != 0 else { continue }
          if old != last.from { last = (old, Self.mix(color, over: old)) }
          pixels[index] = last.to
        }
      }
    }
  }

  /// Gives a cell of two grounds one of them, and its neighbours with the same two as well, so that
  /// the edge behind a text is straight.
  ///
  /// A text has one colour behind it; cells of two colours beside it would notch the edge.
  mutating func level(x: Int, row: Int, toUpper: Bool) {
    guard x >= 0, x < columns, row >= 0, 2 * row + 1 < halfRows else { return }
    let (upper, lower) = (2 * row * columns, (2 * row + 1) * columns)
    let pair = (pixels[upper + x], pixels[lower + x])
    guard pair.0 != pair.1, pair.0 != 0, pair.1 != 0 else { return }
    func isAlike(_ x: Int) -> Bool { (pixels[upper + x], pixels[lower + x]) == pair }
    var (first, end) = (x, x + 1)
    while first > 0, isAlike(first - 1) { first -= 1 }
    while end < columns, isAlike(end) { end += 1 }
    let pixel = toUpper ? pair.0 : pair.1
    for x in first..<end { (pixels[upper + x], pixels[lower + x]) = (pixel, pixel) }
  }

  /// Whether all cells of a row of the picture have the same colour in both halves; without an early exit
  /// several are compared at a time.
  func hasEqualHalves(_ row: Int) -> Bool {
    let (upper, lower) = (2 * row * columns, (2 * row + 1) * columns)
    return pixels.withUnsafeBufferPointer { pixels in
      let above = UnsafeBufferPointer(rebasing: pixels[upper..<upper + columns])
      let below = UnsafeBufferPointer(rebasing: pixels[lower..<lower + columns])
      var difference: UInt32 = 0
      for x in 0..<columns { difference |= above[x] ^ below[x] }
      return difference == 0
    }
  }

  /// The colour of a half cell of the picture; `nil` for the terminal's own background.
  func color(x: Int, y: Int) -> PictureColor? {
    guard x >= 0, x < columns, y >= 0, y < halfRows else { return nil }
    return Self.unpack(pixels[y * columns + x])
  }

  /// The colour of a half cell as it is stored; 0 outside the picture.
  func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, x < columns, y >= 0, y < halfRows else { return 0 }
    return pixels[y * columns + x]
  }

  /// The number of the visible ground in a half cell; −1 for none.
  func ground(x: Int, y: Int) -> Int {
    guard x >= 0, x < columns, y >= 0, y < halfRows else { return -1 }
    return Int(fills[y * columns + x])
  }

  /// Whether a ground drawn after `order` covers a half cell.
  func isCovered(x: Int, y: Int, after order: Int) -> Bool {
    guard x >= 0, x < columns, y >= 0, y < halfRows else { return true }
    return covers[y * columns + x] > order
  }

  static func pack(_ color: PictureColor) -> UInt32 {
    0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  static func unpack(_ pixel: UInt32) -> PictureColor? {
    guard pixel != 0 else { return nil }
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
    return PictureColor(red: byte(16), green: byte(8), blue: byte(0))
  }

  /// A colour composited over an opaque one.
  static func mix(_ color: PictureColor, over pixel: UInt32) -> UInt32 {
    guard let under = unpack(pixel) else { return pixel }
    return pack(color.over(under))
  }
}

extension PictureColor {
  /// The colour as a ground of cells.
  ///
  /// Pale greys contrast more with their surroundings than on a device, because next to letters,
  /// and on screens of any brightness, they would look white.
  var inCells: PictureColor {
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    guard most - least <= 16 || !isOpaque else { return self }
    guard isOpaque else { return alpha < 0.25 ? faded(Self.step) : self }
    guard least >= 0xE0, brightness < 253 else { return self }
    func darker(_ byte: UInt8) -> UInt8 {
      UInt8(255 - min(Double(255 - byte) * Self.step, 255).rounded())
    }
    return PictureColor(red: darker(red), green: darker(green), blue: darker(blue))
  }

  /// The factor by which the difference from white, or the opacity, grows.
  private static let step = 1.25

  /// The receiver composited over an opaque colour.
  func over(_ under: PictureColor) -> PictureColor {
    func part(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8((Double(front) * alpha + Double(back) * (1 - alpha)).rounded())
    }
    return PictureColor(
      red: part(red, under.red), green: part(green, under.green), blue: part(blue, under.blue))
  }

  /// The perceived brightness, from 0 to 255.
  var brightness: Int { (2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)) / 10_000 }

  /// The colour for a cell.
  var cellColor: Color { .rgb(red, green, blue) }
}
