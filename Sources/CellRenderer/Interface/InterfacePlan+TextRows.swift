import AdaptiveUI
import Cells
import Foundation
import Pictures

// The cells to which contents are clipped, and the rows for their middles, between the lines of boxes and on grounds.

extension InterfacePlan {
  /// The cells to which a view is clipped; a row whose drawn row is outside its cells, or on a line, has
  /// those of its list.
  func clip(of index: Int) -> CellRect {
    let nodes = picture.nodes
    var points = nodes[index].clip
    if let row = nodes[index].rowIndex, let list = nodes[row].parent,
      listRows[row] != nil || isOnLine(listRow: row)
    {
      points = nodes[list].clip.intersection(nodes[list].frame)
    }
    var cells = scale.cells(points)
    if cells.size.rows < 2, points.height > 0 {
      // A clipping view lower than a row is drawn in the row of its middle.
      let row = scale.row(at: points.midY)
      let (first, end) = (min(cells.minRow, row), max(cells.maxRow, row + 1))
      cells = CellRect(
        column: cells.minColumn, row: first, columns: cells.size.columns, rows: end - first)
    }
    return cells.intersection(scale.window)
  }

  /// The row for the middle of a view's content; rows of a list have it at the same position,
  /// regardless of how each is rounded.
  func row(of node: Int, at y: CGFloat) -> Int {
    if let pill = pills[node] { return (pill.minY + pill.maxY - 1) >> 2 }
    if let row = lineRow(of: node) { return inClip(row, node) }
    guard let listRow = picture.nodes[node].rowIndex else {
      return onGround(offLines(inClip(scale.row(at: y), node), node), node)
    }
    return stackedRows[node] ?? row(at: y, inListRow: listRow)
  }

  /// The nearest row of the ground around a node, if the node is inside it in points.
  private func onGround(_ row: Int, _ node: Int) -> Int {
    let parent = picture.nodes[node].parent
    let edge = parent.map { nearestEdge[$0] } ?? -1
    guard edge >= 0, boxOfNode[edge] < 0,
      picture.nodes[node].frame.isVertically(inside: picture.nodes[edge].frame)
    else { return row }
    let rows = halves[edge].touchedCells.rowRange
    return rows.isEmpty ? row : min(max(row, rows.lowerBound), rows.upperBound - 1)
  }

  /// The row next to the line of the box around a node, if the node does not reach that line in
  /// points.
  private func offLines(_ row: Int, _ node: Int) -> Int {
    guard let parent = picture.nodes[node].parent, nearestBox[parent] >= 0 else {
      return row
    }
    let box = nearestBox[parent]
    let (drawn, frame) = (tree.boxes[box].drawn, picture.nodes[node].frame)
    let outer = picture.nodes[nodeOfBox[box]].frame
    guard drawn.size.rows >= 3, drawn.rowRange.contains(row) else { return row }
    let ground = groundRows(of: node)
    if row == drawn.minRow, frame.minY > outer.minY + 0.5 || ground.contains(row + 1) {
      return row + 1
    }
    if row == drawn.maxRow - 1, frame.maxY < outer.maxY - 0.5 || ground.contains(row - 1) {
      return row - 1
    }
    return row
  }

  /// The whole rows of a node's ground, or of the one that it is on; none if that is a box's.
  private func groundRows(of node: Int) -> Range<Int> {
    let parent = picture.nodes[node].parent
    let ground =
      picture.nodes[node].hasGround ? node : parent.map { nearestEdge[$0] } ?? -1
    guard ground >= 0, boxOfNode[ground] < 0 else { return 0..<0 }
    return halves[ground].wholeCells.rowRange
  }

  /// The last row of a view's clip where only the view's middle is outside of it.
  private func inClip(_ row: Int, _ node: Int) -> Int {
    let (frame, clip) = (picture.nodes[node].frame, picture.nodes[node].clip)
    let rows = scale.cells(clip).rowRange
    guard !rows.isEmpty, !rows.contains(row),
      frame.intersection(clip).height >= frame.height * Self.leastShown
    else { return row }
    return min(max(row, rows.lowerBound), rows.upperBound - 1)
  }

  /// The part of its height that a view has to show for its text to be shown.
  private static let leastShown: CGFloat = 0.4
}
