import AdaptiveUI
import Cells

/// Draws marks over a finished picture: they take nothing away that can be read.
struct MarkPen {
  private(set) var buffer: CellBuffer
  private let usesColor: Bool
  /// What old outlines are made of.
  static let dashes: Set<Cell.Content> = Set("┄┆┌┐└┘".map { .character($0) })
  private let isOnLight: Bool

  init(buffer: CellBuffer, _ options: (usesColor: Bool, isOnLight: Bool)) {
    self.buffer = buffer
    (usesColor, isOnLight) = options
  }

  /// Dashes where something was, dim, and only where nothing stands and `isPlain` says that nothing
  /// is shown around; none at all where less than half of the outline would be left.
  ///
  /// What vanished and should be there is red, and always drawn.
  mutating func drawOld(
    _ rect: CellRect, within window: CellRect, isMissed: Bool = false,
    isPlain: (CellPoint) -> Bool
  ) {
    let area = rect.intersection(window).intersection(buffer.bounds)
    guard !area.isEmpty else { return }
    let edge = rect.edge(within: area)
    let open = edge.filter { buffer.isOpen(at: $0) && isPlain($0) }
    guard isMissed || 2 * open.count >= edge.count else { return }
    for point in open {
      let join = rect.lines(at: point, weight: .light)
      let isCorner =
        (join.up != .none || join.down != .none) && (join.left != .none || join.right != .none)
      let isUpright = join.up != .none || join.down != .none
      let glyph: Character = isCorner ? join.glyph : isUpright ? "┆" : "┄"
      var style = buffer.style(at: point)
      if usesColor, let light = style.background.isLight {
        style.foreground = light ? .palette(240) : .palette(250)
      }
      style.attributes.insert(.dim)
      buffer[point] = Cell(.character(glyph), style: style)
      if isMissed { brighten(point, in: .finding) }
    }
  }

  /// A bright outline around something; `isSeen` says where nothing else is in front.
  ///
  /// Text without a frame is bright itself.
  mutating func draw(
    _ rect: CellRect, isText: Bool, in ink: Ink, isSeen: (CellPoint) -> Bool
  ) {
    let area = rect.intersection(buffer.bounds)
    guard !area.isEmpty else { return }
    guard !isText else { return brighten(area, in: ink, isSeen) }
    for point in rect.edge(within: area) where isSeen(point) {
      if buffer.join(at: point) != nil {
        brighten(point, in: ink)
      } else if buffer.isOpen(at: point) {
        buffer[point] = Cell(
          .line(rect.lines(at: point, weight: .light)), style: buffer.style(at: point))
        brighten(point, in: ink)
      }
    }
    guard ink == .finding else { return }
    let corner = CellPoint(column: max(rect.maxColumn - 2, rect.minColumn), row: rect.minRow)
    guard area.contains(corner), isSeen(corner),
      buffer.join(at: corner) != nil || buffer.isGround(at: corner)
    else { return }
    buffer[corner] = Cell(.character("!"), style: buffer.style(at: corner))
    brighten(corner, in: ink)
  }

  private mutating func brighten(
    _ area: CellRect, in ink: Ink, _ isSeen: (CellPoint) -> Bool
  ) {
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        let point = CellPoint(column: column, row: row)
        guard isSeen(point), !buffer.isGround(at: point), buffer.join(at: point) == nil else {
          continue
        }
        brighten(point, in: ink)
        if ink == .finding { buffer[point].style.attributes.insert(.underline) }
      }
    }
  }

  private mutating func brighten(_ point: CellPoint, in ink: Ink) {
    var cell = buffer[point]
    cell.style.attributes.remove(.dim)
    cell.style.attributes.insert(.bold)
    if usesColor {
      cell.style.foreground = ink.color(onLight: cell.style.background.isLight ?? isOnLight)
    }
    buffer[point] = cell
  }

  /// What a mark says.
  enum Ink {
    /// The last step changed it.
    case change
    /// Something is found about it.
    case finding

    func color(onLight isOnLight: Bool) -> Color {
      switch self {
      case .change: isOnLight ? .palette(130) : .palette(11)
      case .finding: isOnLight ? .palette(160) : .palette(9)
      }
    }
  }
}

extension CellBuffer {
  /// Whether a cell of the picture shows no more than grounds.
  func isGround(at point: CellPoint) -> Bool { isBlank(at: point) || isHalfBlock(at: point) }

  /// Whether a cell shows no more than grounds, and no text stands beside it: blanks between words are
  /// part of a text.
  func isOpen(at point: CellPoint) -> Bool {
    isGround(at: point)
      && [point.column - 1, point.column + 1].allSatisfy { column in
        let beside = CellPoint(column: column, row: point.row)
        return !bounds.contains(beside) || isGround(at: beside) || join(at: beside) != nil
          || MarkPen.dashes.contains(self[beside].content)
      }
  }

  /// Whether a cell of the picture shows two grounds, one above the other.
  func isHalfBlock(at point: CellPoint) -> Bool { self[point].content == .character("▀") }
}

extension Color {
  /// Whether a ground of this colour calls for dark letters; `nil` where the terminal decides.
  var isLight: Bool? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 1_400_000
  }
}

extension CellRect {
  /// The outermost cells inside that lie in `area`.
  func edge(within area: CellRect) -> [CellPoint] {
    var points: [CellPoint] = []
    for row in area.minRow..<area.maxRow {
      let isLevel = row == minRow || row == maxRow - 1
      let columns = isLevel ? Array(area.minColumn..<area.maxColumn) : [minColumn, maxColumn - 1]
      for column in columns {
        let point = CellPoint(column: column, row: row)
        if area.contains(point), points.last != point { points.append(point) }
      }
    }
    return points
  }
}
