import AdaptiveUI
import Cells
import Foundation
import Pictures

// Fields give columns that they do not need to the labels before them.

extension InterfacePlan {
  /// Lets the grounds of fields begin after the labels before them, as far as these need more columns than
  /// they have and the fields have less to show than room for it.
  mutating func planFields() {
    guard scale.isScaled else { return }
    for (index, node) in picture.nodes.enumerated() where node.hasGround {
      guard let content = node.content, node.kind.isField,
        let label = labelBefore(index), let text = picture.nodes[label].content?.text
      else { continue }
      let start =
        scale.cells(picture.nodes[label].frame).minColumn + TextWidth.columns(of: text) + 1
      let needed = max(TextWidth.columns(of: content.text) + Self.columnsOfEnds, Self.leastColumns)
      guard start > halves[index].minX, start + needed <= halves[index].maxX else { continue }
      halves[index].minX = start
      fieldStarts[index] = start
    }
  }

  /// The blank and the thin line at both ends of a field.
  private static let columnsOfEnds = 4
  /// The fewest columns of a field.
  private static let leastColumns = 6

  /// The label or button in the row of a field that ends next to its beginning, and is cut.
  private func labelBefore(_ field: Int) -> Int? {
    let frame = picture.nodes[field].frame
    guard let parent = picture.nodes[field].parent else { return nil }
    return (parent + 1..<picture.nodes[parent].end).first { index in
      let node = picture.nodes[index]
      guard node.parent == parent, let content = node.content,
        content.role == .label || content.role == .button(.plain)
      else { return false }
      let cells = scale.cells(node.frame)
      return node.frame.maxX <= frame.minX + Self.gap && cells.maxColumn + 2 > halves[field].minX
        && abs(node.frame.midY - frame.midY) <= scale.cell.height / 2
        && TextWidth.columns(of: content.text) > halves[field].minX - 1 - cells.minColumn
    }
  }
}
