import AdaptiveUI
import Cells
import Foundation
import Pictures

// The rows that a folded picture may do without.

extension InterfacePainter {
  /// The fewest lines of a text that stay.
  private static let leastLines = 2
  /// The fewest rows with texts that stay of scrolled content.
  private static let leastTexts = 4

  /// The rows that may be left out after all gaps.
  func spareRows() -> SpareRows {
    let pieces = Dictionary(grouping: texts.pieces.filter { !$0.line.spans.isEmpty }, by: \.row)
    var spare = SpareRows(rowHeight: plan.scale.cell.height)
    addLongTexts(pieces, to: &spare)
    spare.scrolled = scrolledRows(pieces)
    return spare
  }

  // MARK: Texts

  private func addLongTexts(_ pieces: [Int: [TextPiece]], to spare: inout SpareRows) {
    let long = linesOfLongTexts()
    guard !long.isEmpty else { return }
    func isSpare(_ row: Int) -> Bool {
      lines.sheet.bounds.rowRange.contains(row) && !hasLevelLines(row, outside: 0..<0)
        && pieces[row, default: []].allSatisfy { piece in
          guard let lines = long[piece.request] else { return false }
          return lines.firstIndex { $0.row == row }.map { $0 >= Self.leastLines } ?? false
        }
    }
    var found: [(line: Int, row: Int)] = []
    for (request, lines) in long.sorted(by: { $0.key < $1.key }) {
      let last = lines.enumerated().reversed().prefix { isSpare($0.element.row) }
      guard !last.isEmpty else { continue }
      found += last.map { ($0.offset, $0.element.row) }
      let room = requests[request].room.intersection(requests[request].clip)
      spare.texts.append(
        SpareRows.LongText(
          lines: lines.map { ($0.row, $0.columns.upperBound) },
          limit: max(room.maxColumn, lines.map(\.columns.upperBound).max() ?? 0)))
    }
    // The longest text gives up a line first.
    for (_, row) in found.sorted(by: { ($1.line, $1.row) < ($0.line, $0.row) })
    where !spare.textRows.contains(row) {
      spare.textRows.append(row)
    }
  }

  /// The lines of texts that have more of them than must stay, by request.
  private func linesOfLongTexts() -> [Int: [TextPiece]] {
    let shown = texts.pieces.filter { piece in
      guard !piece.line.spans.isEmpty, requests[piece.request].kind == .text else { return false }
      switch requests[piece.request].content.content.role {
      case .label, .paragraphs: return true
      default: return false
      }
    }
    return Dictionary(grouping: shown, by: \.request).filter { _, lines in
      lines.count > Self.leastLines
        && zip(lines, lines.dropFirst()).allSatisfy { $0.row < $1.row }
    }
  }

  /// Whether a row has level lines of boxes other than those of some nodes.
  private func hasLevelLines(_ row: Int, outside nodes: Range<Int>) -> Bool {
    (0..<lines.sheet.bounds.maxColumn).contains { column in
      let point = CellPoint(column: column, row: row)
      guard let join = lines.sheet.buffer.join(at: point),
        join.left != .none || join.right != .none
      else { return false }
      return lines.sheet.lineOwner(at: point).map { !nodes.contains(plan.nodeOfBox[$0]) } ?? true
    }
  }

  // MARK: Scrolled content

  /// The rows of the scroll view that shows most of the window, if any does.
  ///
  /// Those at the edge from which it is scrolled away go first, so that each is seen at some position.
  private func scrolledRows(_ pieces: [Int: [TextPiece]]) -> SpareRows.Scrolled? {
    guard let index = plan.picture.nodes.indices.first(where: isMainScrollView),
      let extent = plan.picture.nodes[index].scrollExtent
    else { return nil }
    let inside = index..<plan.picture.nodes[index].end
    // A window that turns may be higher than its canvas for a while.
    let rows = openCells(of: index, extent).intersection(lines.sheet.bounds).rowRange
    let free = rows.filter { row in
      pieces[row, default: []].allSatisfy { inside.contains(requests[$0.request].node) }
        && !hasLevelLines(row, outside: inside.dropFirst())
    }
    let filled = free.filter { pieces[$0] != nil }
    return SpareRows.Scrolled(
      view: plan.picture.nodes[index].id, rows: rows, filled: filled,
      spare: Self.spare(free, filled, scrolled: extent.scrolledShare))
  }

  /// The rows of scrolled content that may go, in the order in which they go, until a third of those that
  /// show a text are left: those above the others as far as it is scrolled down, from 0 to 1.
  private static func spare(_ rows: [Int], _ filled: [Int], scrolled share: CGFloat) -> [Int] {
    let texts = Set(filled)
    var (upper, lower, order) = (rows.startIndex, rows.endIndex, [Int]())
    var left = filled.count - max(filled.count / 3, leastTexts)
    while left > 0 {
      if Int((share * CGFloat(order.count + 1)).rounded()) > upper {
        order.append(rows[upper])
        upper += 1
      } else {
        lower -= 1
        order.append(rows[lower])
      }
      if let row = order.last, texts.contains(row) { left -= 1 }
    }
    return order
  }

  /// Whether a node is a scroll view over at least half of the window, which scrolls up and down.
  private func isMainScrollView(_ index: Int) -> Bool {
    guard plan.picture.nodes[index].kind != .textView,
      let extent = plan.picture.nodes[index].scrollExtent,
      extent.contentSize.width <= extent.bounds.width + 1
    else { return false }
    let (cells, window) = (openCells(of: index, extent).size, plan.scale.window.size)
    return 2 * cells.rows >= window.rows && 2 * cells.columns >= window.columns
  }

  /// The cells of a scroll view that no bars cover.
  private func openCells(of index: Int, _ extent: ScrollExtent) -> CellRect {
    let node = plan.picture.nodes[index]
    return plan.scale.cells(node.frame.inset(by: extent.adjustedContentInset))
      .intersection(plan.scale.cells(node.clip)).intersection(plan.scale.window)
  }
}
