import AdaptiveUI
import Cells
import Foundation
import Pictures

// Which views have room for lines around them.

extension InterfacePlan {
  /// Whether lines around a view would take the rows that its texts and controls need.
  func isTooLow(_ rect: CellRect, for node: PictureNode, _ index: Int) -> Bool {
    let inside = rect.inset(columns: 0, rows: 1).rowRange
    guard inside.count < 10 else { return false }
    var middles: [CGFloat] = []
    for child in picture.nodes[index + 1..<max(node.end, index + 1)]
    where child.content?.showsSomething == true && child.opacity > 0 {
      let middle = child.frame.midY
      if !middles.contains(where: { abs($0 - middle) < scale.cell.height / 4 }) {
        middles.append(middle)
      }
    }
    guard inside.count >= middles.count, options.showsNames else {
      return inside.count < middles.count
    }
    // What the lines push inside must not meet what is there.
    let rows = middles.map { min(max(scale.row(at: $0), inside.lowerBound), inside.upperBound - 1) }
    return Set(rows).count < middles.count
  }

  /// Whether a view is a box that is too low for lines, and whose extent nothing else shows.
  func isLowBox(_ node: PictureNode) -> Bool {
    guard node.role == .box, node.content == nil, !node.hasGround, node.row == nil,
      node.rowIndex == nil, node.frame.width > 0, node.frame.height > 0
    else { return false }
    return node.identifier.map { !$0.isObjectID && !node.isFromDocument } ?? false
      || node.controller?.identifier != nil
  }
}
