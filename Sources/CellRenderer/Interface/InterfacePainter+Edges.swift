import AdaptiveUI
import Cells
import Foundation
import Pictures

// The edges of views that no ground shows: borders, and cards of the colour of what is behind them.

extension InterfacePainter {
  /// Notes the edge of a card: an opaque ground around other views, apart from all sides of the ground behind.
  mutating func noteCard(_ color: PictureColor, _ shape: PictureShape, _ order: Int) {
    let nodes = plan.picture.nodes
    let node = nodes[shape.owner]
    guard usesColor, color.isOpaque, node.role == .box, node.content == nil, node.rowIndex == nil,
      node.end > shape.owner + 1, shape.frame == node.frame
    else { return }
    let edge = node.parent.map { plan.nearestEdge[$0] } ?? -1
    let around =
      edge >= 0 ? nodes[edge].frame : CGRect(origin: .zero, size: plan.picture.size)
    let gap = InterfacePlan.gap
    guard around.insetBy(dx: gap, dy: gap).contains(node.frame) else { return }
    noteEdge(node.color(.opaqueSeparator), shape, order)
  }

  /// Notes the edge of a view that has a border.
  mutating func noteBorder(_ color: PictureColor, _ shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    guard usesColor, !node.kind.isField, node.row == nil, shape.frame == node.frame else { return }
    noteEdge(color, shape, order)
  }

  private mutating func noteEdge(_ color: PictureColor, _ shape: PictureShape, _ order: Int) {
    guard plan.boxOfNode[shape.owner] < 0 else { return }
    var cells = plan.halves[shape.owner].touchedCells
    if plan.nearestBox[shape.owner] >= 0 {
      let box = lines.tree.boxes[plan.nearestBox[shape.owner]]
      cells = cells.intersection(box.drawn.inset(columns: 1, rows: 1))
    }
    edges.removeAll { $0.node == shape.owner }
    edges.append(
      ViewEdge(
        cells: cells, color: color.faded(shape.opacity), node: shape.owner, order: order))
  }

  /// A view that is narrower, or lower, has no room for lines.
  private static let (leastColumnsOfEdge, leastRowsOfEdge) = (6, 3)

  /// Draws thin lines along edges with the same ground on both sides; views beside each other that have one size
  /// have them all or none.
  mutating func drawEdges() {
    let unseen = edges.filter { !isSeen($0) }
    let cells = unseen.map(openCells)
    func key(_ edge: ViewEdge) -> EdgeKey {
      let node = plan.picture.nodes[edge.node]
      let size = node.frame.size
      return EdgeKey(
        parent: node.parent,
        size: CGSize(width: size.width.rounded(), height: size.height.rounded()))
    }
    let crowded = Set(zip(unseen, cells).filter { $0.1 == nil }.map { key($0.0) })
    for (edge, open) in zip(unseen, cells) where !crowded.contains(key(edge)) {
      for point in open ?? [] { drawEdge(edge, at: point) }
    }
  }

  private struct EdgeKey: Hashable {
    let parent: Int?
    let size: CGSize
  }

  /// The cells for the lines of an edge, which show nothing else; `nil` if these are so few that stray corners
  /// would be left.
  private func openCells(of edge: ViewEdge) -> [CellPoint]? {
    let clip = plan.scale.cells(plan.picture.nodes[edge.node].clip)
      .intersection(plan.scale.window).intersection(lines.sheet.bounds)
    guard edge.cells.size.rows >= Self.leastRowsOfEdge,
      edge.cells.size.columns >= Self.leastColumnsOfEdge
    else { return nil }
    let points = edge.cells.edge(within: edge.cells.intersection(clip))
    let open = points.filter { point in
      lines.sheet.buffer.isBlank(at: point)
        && !raster.isCovered(x: point.column, y: 2 * point.row + 1, after: edge.order)
    }
    return 4 * open.count >= 3 * points.count ? open : nil
  }

  private mutating func drawEdge(_ edge: ViewEdge, at point: CellPoint) {
    guard let ground = raster.color(x: point.column, y: 2 * point.row + 1) else { return }
    let color = dimmed(edge.color.over(ground), at: point, edge.order)
    let line = edge.cells.lines(at: point, weight: .light)
    lines.sheet.put(Cell(.line(line), style: Style(foreground: color.cellColor)), at: point)
  }

  /// Whether the ground on one side of an edge differs from that on the other.
  private func isSeen(_ edge: ViewEdge) -> Bool {
    let (cells, middle) = (edge.cells, edge.cells.minRow + edge.cells.maxRow)
    let column = (cells.minColumn + cells.maxColumn) / 2
    let sides = [
      ((cells.minColumn - 1, middle), (cells.minColumn, middle)),
      ((cells.maxColumn, middle), (cells.maxColumn - 1, middle)),
      ((column, 2 * cells.minRow - 1), (column, 2 * cells.minRow + 1)),
      ((column, 2 * cells.maxRow), (column, 2 * cells.maxRow - 2)),
    ]
    return sides.contains { outside, inside in
      guard let outer = raster.color(x: outside.0, y: outside.1),
        let inner = raster.color(x: inside.0, y: inside.1)
      else { return false }
      return outer.contrast(with: inner) > Self.leastOfEdge
    }
  }

  /// The contrast of two grounds whose edge is seen.
  private static let leastOfEdge = 1.02
}

/// The edge of a view.
struct ViewEdge {
  let cells: CellRect
  let color: PictureColor
  let node: Int
  /// Its number among the shapes.
  let order: Int
}
