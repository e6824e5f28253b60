import Cells
import Foundation
import Sweep

/// All widths, or all heights, that the window could have, with the problems and changes at each.
///
/// The first row is the track: problems, changes of size classes and arrangements, and the window's
/// own size. A second row names thresholds and devices.
final class RulerView: LabPart {
  /// The ruler; `nil` before a scene is open.
  var ruler: Ruler?
  /// The keys that are said on it, with their cells.
  private(set) var hits: [(row: Int, columns: Range<Int>, key: String)] = []

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    hits = []
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.text)
    guard let ruler, let track = Self.track(in: rect, of: ruler) else { return }
    buffer.write(
      ruler.caption, at: rect.origin, style: theme.heading, clippedTo: rect)
    var rest = ruler.track(track.size.columns)[...]
    while let first = rest.first {
      let run = rest.prefix { $0.tone == first.tone && $0.sign == first.sign }
      let cells = CellRect(
        column: track.minColumn + first.column, row: track.minRow, columns: run.count, rows: 1)
      buffer.fill(
        cells.intersection(rect),
        with: Cell(.character(Character(first.glyph)), style: theme.style(first.tone)))
      rest = rest[run.endIndex...]
    }
    drawWorst(ruler, in: &buffer, rect, behind: track)
    drawKeys(in: &buffer, rect)
    guard rect.size.rows > 1 else { return drawNumbers(in: &buffer, rect, track, ruler) }
    var labels = ruler.labels(track.size.columns)
    // Signs without words would be less useful than the last of the round sizes.
    let room = track.size.columns - Self.legendColumns - 2
    let kept = labels.filter { $0.column + $0.width <= room || !$0.isRoundSize }
    if kept.allSatisfy({ $0.column + $0.width <= room }) { labels = kept }
    drawLegend(ruler, in: &buffer, rect, right: labels, of: track)
    for label in labels {
      buffer.write(
        label.text,
        at: CellPoint(column: track.minColumn + label.column, row: track.minRow + 1),
        style: label.isFaint ? theme.faint : theme.text, clippedTo: rect)
    }
  }

  /// The columns of the legend.
  private static let legendColumns = 34

  /// Shows the legend of the track, if the names leave room for it.
  private func drawLegend(
    _ ruler: Ruler, in buffer: inout CellBuffer, _ rect: CellRect, right labels: [Ruler.Label],
    of track: CellRect
  ) {
    let end = labels.map { $0.column + $0.width }.max() ?? 0
    // Leaps and bends are explained if there is room; the help explains all signs.
    let signs = [Ruler.Sign.here, .sizeClass, .arrangement] + ruler.signs
    func width(_ count: Int) -> Int {
      signs.prefix(count).reduce(-2) { $0 + TextWidth.columns(of: $1.words) + 4 }
    }
    let room = track.size.columns - end - 2
    guard let count = (3...signs.count).last(where: { width($0) <= room }) else { return }
    var column = track.maxColumn - width(count)
    for sign in signs.prefix(count) {
      let parts = [(sign.rawValue, theme.style(sign.tone)), (" \(sign.words)  ", theme.faint)]
      for (text, style) in parts {
        column += buffer.write(
          text, at: CellPoint(column: column, row: track.minRow + 1), style: style, clippedTo: rect)
      }
    }
  }

  /// In a single row sizes are on the track, in its free cells.
  private func drawNumbers(
    in buffer: inout CellBuffer, _ rect: CellRect, _ track: CellRect, _ ruler: Ruler
  ) {
    let cells = ruler.track(track.size.columns)
    for label in ruler.numbers(track.size.columns) {
      let columns = max(label.column - 1, 0)...(label.column + label.width)
      guard columns.upperBound < cells.count,
        columns.allSatisfy({ [.known, .unknown].contains(cells[$0].tone) })
      else { continue }
      buffer.write(
        label.text, at: CellPoint(column: track.minColumn + label.column, row: track.minRow),
        style: theme.faint, clippedTo: rect)
    }
  }

  /// Shows the legend of the track's colour after it.
  private func drawWorst(
    _ ruler: Ruler, in buffer: inout CellBuffer, _ rect: CellRect, behind track: CellRect
  ) {
    guard let worst = ruler.worst else { return }
    let sign = worst == .error ? Ruler.Sign.error : .warning
    let column = track.maxColumn + 1
    let columns = buffer.write(
      "\(sign.rawValue) issue", at: CellPoint(column: column, row: track.minRow),
      style: theme.style(sign.tone), clippedTo: rect)
    hits.append((track.minRow, column..<column + columns, "6"))
  }

  /// Shows the keys that jump along the ruler: under the caption, or after the track.
  private func drawKeys(in buffer: inout CellBuffer, _ rect: CellRect) {
    let isBelow = rect.size.rows > 1
    guard isBelow || Self.hasKeys(rect) else { return }
    let place = CellPoint(
      column: isBelow ? rect.minColumn + 1 : rect.maxColumn - Self.keys.count - 1,
      row: rect.minRow + (isBelow ? 1 : 0))
    buffer.write(Self.keys, at: place, style: theme.faint, clippedTo: rect)
    for (index, character) in Self.keys.enumerated() where "()".contains(character) {
      let column = place.column + index
      hits.append((place.row, column..<column + 1, String(character)))
    }
  }

  private static let keys = "( ) jump"

  /// Whether the keys are after the track.
  private static func hasKeys(_ rect: CellRect) -> Bool {
    rect.size.rows == 1 && rect.size.columns >= 72
  }

  /// The cells of the track; `nil` if there is no room for it.
  static func track(in rect: CellRect, of ruler: Ruler) -> CellRect? {
    let caption = Ruler.captionColumns
    let legend = (ruler.worst != nil ? 9 : 1) + (hasKeys(rect) ? keys.count + 1 : 0)
    guard rect.size.columns >= caption + legend + 12 else { return nil }
    return CellRect(
      column: rect.minColumn + caption, row: rect.minRow,
      columns: rect.size.columns - caption - legend, rows: 1)
  }
}

extension Theme {
  /// Only the window's own place is bold or reversed: it is the one that everybody looks for.
  fileprivate func style(_ tone: Ruler.Tone) -> Style {
    switch tone {
    case .unknown, .known: faint
    case .warning: warning
    case .error: Style(foreground: alert.foreground)
    case .change: Style(foreground: heading.foreground)
    case .own: key
    }
  }
}
