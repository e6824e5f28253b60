import AdaptiveUI
import Cells
import Foundation
import Pictures

// The edges of views that no ground shows: borders, and cards that a shadow or a slightly different colour sets off.

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
    noteEdge(
      node.color(.opaqueSeparator), shape, order, hasShadow(before: order) ? .shadowed : .plain)
  }

  /// Whether the shape before one is its view's shadow.
  private func hasShadow(before order: Int) -> Bool {
    guard order > 0, case .shadow = plan.picture.shapes[order - 1].kind else { return false }
    return plan.picture.shapes[order - 1].owner == plan.picture.shapes[order].owner
  }

  /// Notes the edge of a view that has a border.
  mutating func noteBorder(_ color: PictureColor, _ shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    guard !node.kind.isField, node.row == nil, shape.frame == node.frame else { return }
    noteEdge(color, shape, order, .border)
  }

  private mutating func noteEdge(
    _ color: PictureColor, _ shape: PictureShape, _ order: Int, _ origin: ViewEdge.Origin
  ) {
    guard plan.boxOfNode[shape.owner] < 0 else { return }
    var cells = plan.halves[shape.owner].touchedCells
    if plan.nearestBox[shape.owner] >= 0 {
      let box = lines.tree.boxes[plan.nearestBox[shape.owner]]
      cells = cells.intersection(box.drawn.inset(columns: 1, rows: 1))
    }
    edges.removeAll { $0.node == shape.owner }
    edges.append(
      ViewEdge(
        cells: cells, color: color.faded(shape.opacity), node: shape.owner, order: order,
        origin: origin))
  }

  /// A view that is narrower, or lower, has no room for lines.
  private static let (leastColumnsOfEdge, leastRowsOfEdge) = (6, 3)

  /// Draws thin lines along edges that the grounds on both sides do not show; cards beside each other that have one
  /// size have them all or none, and none where a device would not show them either.
  mutating func drawEdges() {
    func key(_ edge: ViewEdge) -> EdgeKey {
      let node = plan.picture.nodes[edge.node]
      let size = node.frame.size
      return EdgeKey(
        parent: node.parent,
        size: CGSize(width: size.width.rounded(), height: size.height.rounded()))
    }
    let cells = edges.map { edge in
      // Without colours no ground is seen, whatever its contrast.
      let contrast = usesColor ? contrast(of: edge) : 1
      let isSeen = contrast > Self.leastOfEdge || (contrast == 1 && edge.origin == .plain)
      return isSeen ? nil : openCells(of: edge)
    }
    let bare = Set(
      zip(edges, cells).filter { $0.0.origin != .border && $0.1 == nil }.map { key($0.0) })
    for (edge, open) in zip(edges, cells) where edge.origin == .border || !bare.contains(key(edge))
    {
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
    let style = usesColor ? Style(foreground: color.cellColor) : Style(attributes: .dim)
    lines.sheet.put(Cell(.line(line), style: style), at: point)
  }

  /// Draws thin lines where bars end, in place of their grounds: below bars at the top, above others.
  mutating func drawBarEdges() {
    for (index, node) in plan.picture.nodes.enumerated() where node.hasGround {
      guard case .bar(let bar) = node.kind else { continue }
      let half = plan.halves[index]
      let row = (bar == .navigation ? half.maxY : half.minY) / 2 - 1
      let order = plan.picture.shapes.lastIndex { $0.owner == index } ?? -1
      for column in half.wholeCells.intersection(plan.clip(of: index)).columnRange {
        let point = CellPoint(column: column, row: row)
        guard lines.sheet.bounds.contains(point), lines.sheet.buffer.isBlank(at: point),
          texts.isApart(column..<column + 1, row: row),
          isVisible(column, row, after: order)
        else { continue }
        lines.sheet.put(
          StoredCell(plain: CellBuffer.thinLine, style: Style(attributes: .dim)), at: point)
      }
    }
  }

  /// The highest contrast of the grounds on both sides of an edge, at the middles of its four lines; 1 is none.
  private func contrast(of edge: ViewEdge) -> Double {
    let (cells, middle) = (edge.cells, edge.cells.minRow + edge.cells.maxRow)
    let column = (cells.minColumn + cells.maxColumn) / 2
    let sides = [
      ((cells.minColumn - 1, middle), (cells.minColumn, middle)),
      ((cells.maxColumn, middle), (cells.maxColumn - 1, middle)),
      ((column, 2 * cells.minRow - 1), (column, 2 * cells.minRow + 1)),
      ((column, 2 * cells.maxRow), (column, 2 * cells.maxRow - 2)),
    ]
    return sides.reduce(1) { highest, side in
      guard let outer = raster.color(x: side.0.0, y: side.0.1),
        let inner = raster.color(x: side.1.0, y: side.1.1)
      else { return highest }
      return max(highest, outer.contrast(with: inner))
    }
  }

  /// The contrast of two grounds whose edge is seen.
  private static let leastOfEdge = 1.02
}

/// The edge of a view.
struct ViewEdge {
  /// What has the edge: a view with a border, a card with a shadow, or one without.
  enum Origin { case border, shadowed, plain }

  let cells: CellRect
  let color: PictureColor
  let node: Int
  /// Its number among the shapes.
  let order: Int
  let origin: Origin
}
