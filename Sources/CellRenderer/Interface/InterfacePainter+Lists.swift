import AdaptiveUI
import Cells
import Foundation
import Pictures

// Lists of a document whose rows only code brings or fills are still to be seen as lists.

extension InterfacePainter {
  /// The most rows that are drawn in a table without any.
  private static let mostStandIns = 3
  /// The margin at both sides of rows, their headings and large titles, in points.
  static let rowMargin: CGFloat = 16

  // MARK: Tables without rows

  /// Draws a few quiet rows of equal height into a document's table that has none.
  mutating func paintRows(ofEmpty index: Int) {
    let node = plan.picture.nodes[index]
    guard let rows = node.rowsToCome,
      !plan.picture.nodes[index..<max(node.end, index + 1)].contains(where: { $0.row != nil })
    else { return }
    let row = plan.scale.cells(rows.first.offsetBy(dx: node.frame.minX, dy: node.frame.minY))
    let clip = plan.scale.cells(node.frame.intersection(node.clip))
      .intersection(lines.sheet.bounds)
    let count = standIns(for: row, of: index)
    let all = CellRect(
      column: row.minColumn, row: row.minRow, columns: row.size.columns,
      rows: count * row.size.rows)
    guard count > 1, all.maxRow <= clip.maxRow else { return }
    if let ground = rows.ground {
      tint(HalfRect(all), ground, index, opacity: node.opacity, order: -1)
    }
    let margin = Int((Self.rowMargin / plan.scale.cell.width).rounded())
    let order = plan.picture.shapes.lastIndex { $0.owner == index } ?? -1
    for last in stride(from: row.maxRow - 1, to: all.maxRow, by: row.size.rows) {
      let line = CellRect(
        column: row.minColumn + margin, row: last, columns: row.size.columns - margin, rows: 1)
      separators.append(
        Separator(
          table: index, area: line.intersection(clip), color: rows.line.faded(node.opacity),
          order: order))
    }
  }

  /// How many rows are drawn for a table, the first of which is given: so few that the middle of its
  /// controller's view is left to what is said there.
  private func standIns(for row: CellRect, of index: Int) -> Int {
    let nodes = plan.picture.nodes
    var owner = index
    while nodes[owner].controller == nil, let outer = nodes[owner].parent { owner = outer }
    let middle = (plan.halves[owner].minY + plan.halves[owner].maxY) / 4
    guard !row.isEmpty else { return 0 }
    return min(Self.mostStandIns, (middle - 1 - row.minRow) / row.size.rows)
  }

  // MARK: Rows without content

  /// Names the prototypes that show nothing by their identifiers, or else by their classes.
  ///
  /// - Returns: Their nodes.
  mutating func nameEmptyRows() -> Set<Int> {
    let nodes = plan.picture.nodes
    var named: Set<Int> = []
    for (index, node) in nodes.enumerated() where node.row == .cell {
      guard let name = node.nameOfRow,
        !nodes[index..<max(node.end, index + 1)].contains(where: { $0.content?.showsText == true })
      else { continue }
      let inside = plan.scale.cells(
        node.frame.insetBy(dx: min(Self.rowMargin, node.frame.width / 4), dy: 0))
      let (rows, columns) = (plan.rows(ofListRow: index), TextWidth.columns(of: name))
      guard !rows.isEmpty, columns <= inside.size.columns else { continue }
      let first = rows.lowerBound + (plan.isOnLine(listRow: index) ? 1 : 0)
      add(
        note: name, at: index,
        CellRect(column: inside.minColumn, row: first, columns: columns, rows: rows.count),
        .tertiaryLabel)
      named.insert(index)
    }
    return named
  }

  // MARK: Lists without a size

  /// What to say about a list without a size, from long to short; `className` is that of the document's program, which
  /// gives it a size.
  func notes(onFlat list: FlatList, _ className: String?) -> [String] {
    let part = list.isWithoutHeight ? "height" : "width"
    let lack = "1 \(list.lack.noun) without \(part)"
    let named = list.name.map { "\(lack): \($0)" } ?? lack
    return (className.map { ["\(named); \($0) gives it one in code"] } ?? []) + [named, lack]
  }
}

extension ShownContent {
  /// Whether it is more than an empty row with its sign at the end.
  fileprivate var showsText: Bool {
    switch role {
    case .row(let detail, _, _): !text.isEmpty || !detail.isEmpty
    default: showsSomething
    }
  }
}
