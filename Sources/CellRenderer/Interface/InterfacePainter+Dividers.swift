import AdaptiveUI
import Cells
import Pictures

// Parts of a control that are side by side stay apart.

extension InterfacePainter {
  /// Draws thin lines between segments of a control, and between tabs if some are close together.
  mutating func drawDividers() {
    for parts in partsSideBySide() {
      for (left, right) in zip(parts, parts.dropFirst()) { drawDivider(left, right) }
    }
  }

  /// The fewest blanks between tabs that need no lines.
  private static let enoughBlanks = 3

  /// The texts of segments, and of tabs that are close together, from the left, by control.
  private func partsSideBySide() -> [[TextPiece]] {
    let nodes = plan.picture.nodes
    var controls: [(node: Int, parts: [TextPiece])] = []
    for piece in texts.pieces
    where !piece.line.spans.isEmpty && requests[piece.request].staysInRow {
      let node = requests[piece.request].node
      let control = nodes[node].kind == .segmentedControl ? node : nodes[node].parent ?? node
      if let known = controls.firstIndex(where: { $0.node == control }) {
        controls[known].parts.append(piece)
      } else {
        controls.append((control, [piece]))
      }
    }
    return controls.compactMap { control, parts in
      let parts = parts.sorted { $0.start < $1.start }
      let areClose = zip(parts, parts.dropFirst()).contains { left, right in
        right.start - left.columns.upperBound < Self.enoughBlanks
      }
      return areClose || nodes[control].kind == .segmentedControl ? parts : nil
    }
  }

  /// Draws a thin line in the blank between two parts that is nearest to where the second begins in
  /// points; where a ground ends between them, that is enough.
  private mutating func drawDivider(_ left: TextPiece, _ right: TextPiece) {
    let (row, blanks) = (left.row, left.columns.upperBound..<right.start)
    guard left.row == right.row, !blanks.isEmpty else { return }
    let column = min(
      max(requests[right.request].room.minColumn, blanks.lowerBound), blanks.upperBound - 1)
    let point = CellPoint(column: column, row: row)
    let ground = raster.pixel(x: column, y: 2 * row + 1)
    guard lines.sheet.bounds.contains(point), lines.sheet.buffer.isBlank(at: point),
      [left.columns.upperBound - 1, right.start].allSatisfy({
        raster.pixel(x: $0, y: 2 * row + 1) == ground
      }), isVisible(column, row, requests[right.request])
    else { return }
    let color = requests[right.request].content.secondary
    var style = Style(attributes: usesColor ? [] : .dim)
    if usesColor, let under = raster.color(x: column, y: 2 * row + 1) {
      style.foreground = color.over(under).cellColor
    }
    lines.sheet.put(Cell(.character("│"), style: style), at: point)
  }
}
