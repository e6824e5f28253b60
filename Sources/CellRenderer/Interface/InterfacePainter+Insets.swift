import AdaptiveUI
import Cells
import Foundation
import Pictures

// What is apart from an edge in points is a column apart from it.

extension InterfacePainter {
  /// The cells of a clip without the first or last column beside the outline, and without that of the ground
  /// around a view at which a text begins, where a shape is half a column or more apart from these in points.
  func insideEdges(_ clip: CellRect, of shape: PictureShape) -> CellRect {
    let scale = plan.scale
    guard scale.isScaled else { return clip }
    var cells = clip
    if scale.isOutlined {
      cells = apart(
        shape.frame, from: CGRect(origin: .zero, size: plan.picture.size),
        columns: scale.window.columnRange, at: [.left, .right], in: cells)
    }
    let edge = plan.picture.nodes[shape.owner].parent.map { plan.nearestEdge[$0] } ?? -1
    guard edge >= 0, plan.boxOfNode[edge] < 0, plan.halves[edge].width > 4 else { return cells }
    var side = UIRectEdge.left
    if case .content(let content) = shape.kind, content.content.alignment == .right {
      side = .right
    }
    return apart(
      shape.frame, from: plan.picture.nodes[edge].frame,
      columns: plan.halves[edge].minX..<plan.halves[edge].maxX, at: side, in: cells)
  }

  /// The cells of a clip without the first or last of some columns, which a rectangle covers, where a frame
  /// is half a column or more apart from its sides.
  private func apart(
    _ frame: CGRect, from around: CGRect, columns: Range<Int>, at sides: UIRectEdge,
    in clip: CellRect
  ) -> CellRect {
    let half = plan.scale.cell.width / 2
    var (left, right) = (clip.minColumn, clip.maxColumn)
    if sides.contains(.left), frame.minX - around.minX >= half {
      left = max(left, columns.lowerBound + 1)
    }
    if sides.contains(.right), around.maxX - frame.maxX >= half {
      right = min(right, columns.upperBound - 1)
    }
    guard left < right else { return clip }
    return CellRect(column: left, row: clip.minRow, columns: right - left, rows: clip.size.rows)
  }

  /// Some cells without those of the sign at the end of the list row around a view, and a blank before it,
  /// if the view's text is in the row of the sign: the sign stays there, and the text is cut.
  func beforeSign(ofRowAround index: Int, _ cells: CellRect) -> CellRect {
    let nodes = plan.picture.nodes
    func middleRow(_ node: Int) -> Int { plan.row(of: node, at: nodes[node].frame.midY) }
    guard let row = nodes[index].rowIndex, row != index, let content = nodes[row].content,
      case .row(_, _, let accessory) = content.role, accessory != .none, !content.isMirrored,
      middleRow(index) == middleRow(row)
    else { return cells }
    let frame = nodes[row].frame
    let inside = plan.scale.cells(frame.insetBy(dx: min(Self.rowMargin, frame.width / 4), dy: 0))
    // The sign has one column, and the blank before it another.
    let right = min(besideLines(cells, row).maxColumn, inside.maxColumn - 2)
    guard cells.minColumn < right else { return cells }
    return CellRect(
      column: cells.minColumn, row: cells.minRow, columns: right - cells.minColumn,
      rows: cells.size.rows)
  }
}
