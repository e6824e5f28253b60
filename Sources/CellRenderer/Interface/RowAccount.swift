import AdaptiveUI
import Cells
import Foundation
import Pictures

/// The rows that a picture keeps however it is folded, as far as its plan tells before anything is drawn: those with
/// edges of boxes, and those with texts.
///
/// What other views may cover is left out, and so are signs of controls: a folded picture has these rows or more.
@MainActor package struct RowAccount {
  private var edges: [Bool]
  private var texts: [Bool]
  /// Whether rows may be left out although they show something, as ``SpareRows`` has it: those of what is
  /// scrolled, and the last ones of a long text unless an edge is there.
  package private(set) var maySpareRows = false

  /// The account of a picture of which nothing is known before it is drawn.
  package static let unknown = RowAccount(rows: 0)

  private init(rows: Int) {
    edges = Array(repeating: false, count: rows)
    texts = edges
  }

  /// The number of rows with upper and lower edges of boxes.
  package var edgeRows: Int { edges.count(where: \.self) }
  /// The number of rows with any of these.
  package var leastRows: Int { zip(edges, texts).count { $0 || $1 } }

  /// Counts the rows of a plan on a canvas of some rows, of which there is room for `room`: texts are not looked at
  /// if edges alone are more.
  init(_ plan: InterfacePlan, rows: Int, within room: Int) {
    self.init(rows: rows)
    if plan.scale.isOutlined { note(edgesOf: plan.scale.onOutline(plan.scale.window)) }
    let covers = Covers(plan.picture)
    for (box, node) in plan.nodeOfBox.enumerated() {
      let drawn = plan.tree.boxes[box].drawn
      let area = drawn.intersection(plan.tree.boxes[box].clip)
      guard area.size.columns > 2, !covers.hide(plan.picture.nodes[node], node) else { continue }
      for row in [drawn.minRow, drawn.maxRow - 1] where area.rowRange.contains(row) {
        note(edge: row)
      }
    }
    guard edgeRows <= room else { return }
    for (order, shape) in plan.picture.shapes.enumerated() {
      guard case .content(let content) = shape.kind, !covers.hide(shape, order) else { continue }
      note(content.content, shape, plan)
    }
    if plan.picture.nodes.contains(where: { $0.kind.isScrollView }) { maySpareRows = true }
  }

  private mutating func note(edgesOf rect: CellRect) {
    note(edge: rect.minRow)
    note(edge: rect.maxRow - 1)
  }

  private mutating func note(edge row: Int) {
    if edges.indices.contains(row) { edges[row] = true }
  }

  // MARK: Texts

  private mutating func note(_ content: ShownContent, _ shape: PictureShape, _ plan: InterfacePlan)
  {
    let (cells, clip) = (plan.scale.cells(shape.frame), plan.clip(of: shape.owner))
    let room = cells.intersection(clip)
    guard content.isWritten, room.size.columns > 0, shape.opacity > 0 else { return }
    let free = content.lineLimit == 1 ? [] : rows(of: room, around: shape.owner, plan)
    let lines = content.text.firstLines(max(free.count, 2))
    if maySpareRows(lines, of: room, free) { maySpareRows = true }
    let isTall = free.count > 1 && (lines.count > 1 || content.role.startsAtTop)
    guard isTall else {
      let row = plan.row(of: shape.owner, at: shape.frame.midY)
      if clip.rowRange.contains(row) { note(text: row) }
      return
    }
    let shown = lines.prefix(free.count)
    let first = content.role.startsAtTop ? 0 : (free.count - shown.count) / 2
    for (offset, line) in shown.enumerated() {
      // A line that repeats the one above says nothing of its own.
      let isNew = offset == 0 || shown[offset - 1] != line
      if isNew, line.utf8.contains(where: { $0 != 0x20 }) { note(text: free[first + offset]) }
    }
  }

  /// Whether a text may have three lines or more, of which the last can go: one that fills its rows ends in
  /// the last of them, any other may grow and end anywhere.
  private func maySpareRows(_ lines: [Substring], of room: CellRect, _ rows: [Int]) -> Bool {
    if rows.count > 2, lines.count >= rows.count, let last = rows.last {
      return !edges.indices.contains(last) || !edges[last]
    }
    // Lines of boxes and margins may take some of the columns.
    return lines.count > 2
      || lines.contains { TextWidth.columns(of: $0) > room.size.columns - 4 }
  }

  /// The rows of some cells without those of the lines of the box around.
  private func rows(of room: CellRect, around node: Int, _ plan: InterfacePlan) -> [Int] {
    let box = plan.nearestBox[node]
    guard box >= 0 else { return Array(room.rowRange) }
    let drawn = plan.tree.boxes[box].drawn
    return room.rowRange.filter { $0 != drawn.minRow && $0 != drawn.maxRow - 1 }
  }

  private mutating func note(text row: Int) {
    if texts.indices.contains(row) { texts[row] = true }
  }
}

/// The opaque grounds of a picture, which cover what is behind them.
@MainActor private struct Covers {
  private var grounds: [(order: Int, owner: Int, frame: CGRect)] = []

  init(_ picture: WindowPicture) {
    for (order, shape) in picture.shapes.enumerated() {
      switch shape.kind {
      case .ground(let color, _), .pill(let color, _):
        guard color.faded(shape.opacity).isOpaque else { continue }
        grounds.append((order, shape.owner, shape.frame))
      default: continue
      }
    }
  }

  /// Whether a ground in front of a shape may cover some of it.
  func hide(_ shape: PictureShape, _ order: Int) -> Bool {
    grounds.contains { $0.order > order && $0.frame.intersects(shape.frame) }
  }

  /// Whether a ground in front of a node and all that is in it may cover some of its edges.
  func hide(_ node: PictureNode, _ index: Int) -> Bool {
    grounds.contains { $0.owner >= max(node.end, index + 1) && $0.frame.intersects(node.frame) }
  }
}

extension ShownContent {
  /// Whether it is written as a text, which is not empty.
  fileprivate var isWritten: Bool {
    switch role {
    case .label, .button, .sectionTitle, .paragraphs, .row: !text.isEmpty
    default: false
    }
  }
}
