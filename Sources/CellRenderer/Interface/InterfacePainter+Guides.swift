import Cells
import Pictures

extension InterfacePainter {
  /// Draws the guides of all boxes in blank cells that are not next to a text, unless something in front
  /// of the box covers them.
  mutating func paintGuides() {
    for (index, box) in lines.tree.boxes.enumerated() where !box.guides.isEmpty {
      let last = lastOrder(in: plan.nodeOfBox[index])
      for (point, cell) in lines.guideCells(of: box) where isFree(point, after: last) {
        lines.sheet.put(cell, at: point)
      }
    }
  }

  private func isFree(_ point: CellPoint, after order: Int) -> Bool {
    lines.sheet.buffer.isBlank(at: point)
      && texts.isApart(point.column..<point.column + 1, row: point.row)
      && isVisible(point.column, point.row, after: order)
  }

  /// The number of the last shape of a view and of what it contains.
  private func lastOrder(in node: Int) -> Int {
    let owners = node..<plan.picture.nodes[node].end
    return plan.picture.shapes.lastIndex { owners.contains($0.owner) } ?? -1
  }
}
