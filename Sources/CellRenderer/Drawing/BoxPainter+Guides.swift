import Cells

// Safe areas and margins are drawn last: where nothing else is.

extension BoxPainter {
  var hasGuides: Bool { tree.boxes.contains { !$0.guides.isEmpty } }

  /// Draws the guides of all boxes in blank cells in which no other box is in front.
  mutating func paintGuides() {
    for (index, box) in tree.boxes.enumerated() {
      for (point, cell) in guideCells(of: box)
      where sheet.buffer.isBlank(at: point) && sheet.front(at: point) == index {
        sheet.put(cell, at: point)
      }
    }
  }

  /// The cells of the dotted rectangles of a box: dashes for safe areas, dots for margins.
  func guideCells(of box: Box) -> [(CellPoint, Cell)] {
    let inside = box.inside.intersection(sheet.bounds)
    return box.guides.flatMap { guide in
      guide.rect.edge(in: inside).map { ($0, cell(of: guide, at: $0)) }
    }
  }

  private func cell(of guide: Guide, at point: CellPoint) -> Cell {
    let isLevel = point.row == guide.rect.minRow || point.row == guide.rect.maxRow - 1
    let dash: Character = isLevel ? "┈" : "┊"
    return Cell(
      .character(guide.kind == .margins ? "·" : dash), style: palette.guide(guide.kind))
  }
}

extension CellRect {
  /// The cells of its edges that are inside of another rectangle, by rows.
  fileprivate func edge(in other: CellRect) -> [CellPoint] {
    let area = intersection(other)
    return area.rowRange.flatMap { row in
      area.columnRange.map { CellPoint(column: $0, row: row) }
    }.filter(hasOnEdge)
  }
}
