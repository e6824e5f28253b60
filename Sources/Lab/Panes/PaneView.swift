import AdaptiveUI
import CellRenderer
import Cells

/// The side pane: the focused controller's traits above, the log of transitions below.
final class PaneView: UIView, CellDrawable {
  /// Where the pane stands; decides which of its sides is drawn.
  var place = PanePlace.beside
  /// Whom the traits are of.
  var traitsTitle = ""
  /// One row a trait: name, value, where the value comes from.
  var traits: [TraitRow] = []
  /// The log, oldest first.
  var log: [LogLine] = []
  /// How many lines the log is scrolled up from its end.
  var scroll = 0 { didSet { scroll = max(scroll, 0) } }

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0, rect.size.columns > 2 else { return }
    buffer.fill(rect, with: Theme.text)
    let inner = drawEdge(in: &buffer, rect: rect)
    let traitRows = drawTraits(in: &buffer, rect: inner)
    let rest = CellRect(
      column: inner.origin.column, row: inner.origin.row + traitRows,
      columns: inner.size.columns, rows: inner.size.rows - traitRows)
    drawLog(in: &buffer, rect: rest)
  }

  /// Draws the line towards the canvas and returns what is left.
  private func drawEdge(in buffer: inout CellBuffer, rect: CellRect) -> CellRect {
    switch place {
    case .beside:
      for row in rect.origin.row..<rect.maxRow {
        buffer.write(
          "│", at: CellPoint(column: rect.origin.column, row: row), style: Theme.faint,
          clippedTo: rect)
      }
      return CellRect(
        column: rect.origin.column + 1, row: rect.origin.row, columns: rect.size.columns - 1,
        rows: rect.size.rows)
    case .below, .behind:
      return rect
    }
  }

  /// Draws the traits, at most half of the pane, and returns the rows used.
  private func drawTraits(in buffer: inout CellBuffer, rect: CellRect) -> Int {
    let room = place == .below ? 1 : min(traits.count + 2, rect.size.rows / 2)
    guard room > 0 else { return 0 }
    if place == .below {
      let summary = traits.prefix(2).map { "\($0.name) \($0.value) ← \($0.origin)" }
      let line = ([traitsTitle] + summary).joined(separator: "  ")
      write(line, row: 0, in: &buffer, rect: rect, style: Theme.heading)
      return 1
    }
    write(traitsTitle, row: 0, in: &buffer, rect: rect, style: Theme.heading)
    let nameWidth = (traits.map { TextWidth.columns(of: $0.name) }.max() ?? 0) + 2
    let valueWidth = (traits.map { TextWidth.columns(of: $0.value) }.max() ?? 0) + 2
    for (index, trait) in traits.prefix(max(room - 2, 0)).enumerated() {
      write(trait.name, row: index + 1, in: &buffer, rect: rect, style: Theme.text)
      write(
        trait.value, row: index + 1, column: nameWidth, in: &buffer, rect: rect,
        style: Theme.heading)
      write(
        trait.origin, row: index + 1, column: nameWidth + valueWidth, in: &buffer, rect: rect,
        style: Theme.faint)
    }
    write(
      String(repeating: "─", count: rect.size.columns), row: room - 1, in: &buffer, rect: rect,
      style: Theme.faint)
    return room
  }

  /// Draws the end of the log, or what the user scrolled to.
  private func drawLog(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    let last = max(log.count - clampedScroll(rows: rect.size.rows), 0)
    let first = max(last - rect.size.rows, 0)
    for (row, line) in log[first..<last].enumerated() {
      write(line.text, row: row, in: &buffer, rect: rect, style: line.style)
    }
  }

  private func clampedScroll(rows: Int) -> Int { min(scroll, max(log.count - rows, 0)) }

  private func write(
    _ text: String, row: Int, column: Int = 1, in buffer: inout CellBuffer, rect: CellRect,
    style: Style
  ) {
    guard row < rect.size.rows else { return }
    buffer.write(
      text, at: CellPoint(column: rect.origin.column + column, row: rect.origin.row + row),
      style: style, clippedTo: rect)
  }
}

/// One line above the log: a trait of the focused controller.
struct TraitRow: Sendable, Equatable {
  let name: String
  let value: String
  let origin: String
}

/// One line of the log.
struct LogLine: Sendable, Equatable {
  let text: String
  let style: Style
}
