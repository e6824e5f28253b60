import AdaptiveUI
import Cells
import Foundation
import Pictures

/// Draws a window as its user would see it: grounds first, then the lines of controllers, then
/// texts, which are placed between lines and other texts.
@MainActor struct InterfacePainter {
  let plan: InterfacePlan
  var raster: GroundRaster
  var lines: BoxPainter
  /// The requests for places in rows, in the order of shapes.
  var requests: [TextRequest] = []
  var texts: TextTable
  /// The texts that are left without a row of their own, or without some of their letters.
  var crowded: Set<Int> = []
  /// The dimming shapes, with their numbers in the order of shapes.
  var scrims: [(order: Int, rect: HalfRect)] = []
  /// Thin lines between rows.
  var separators: [Separator] = []
  /// The grounds of fields.
  var fields: [FieldGround] = []
  /// The edges of cards, and of views with a border.
  var edges: [ViewEdge] = []
  /// The controls, fields and images whose grounds are drawn, back to front.
  var controls: [DrawnControl] = []
  /// Whether the rows of a table have such lines, by the table's node.
  var separatedTables: [Int: Bool] = [:]
  /// The places of the names of boxes that are too low for lines, by node.
  var lowPlaces: [Int: CellRect] = [:]
  /// Whether the room of a large text is drawn.
  var showsLargeTexts = false
  /// The next node whose lines are to be drawn.
  private var nextNode = 0

  /// The fraction of light that a scrim removes.
  static let darkness = 0.35

  init(_ plan: InterfacePlan, canvas: CellSize) {
    self.plan = plan
    raster = GroundRaster(
      size: canvas, window: plan.scale.window, background: plan.picture.background)
    lines = BoxPainter(
      tree: plan.tree, sheet: Sheet(size: canvas),
      palette: Palette(usesColor: plan.options.usesColor, isOnLight: false))
    lines.keepsTitlesOnLines = true
    texts = TextTable(size: canvas)
  }

  var usesColor: Bool { plan.options.usesColor }

  /// Draws grounds and lines.
  mutating func paint() {
    for order in plan.picture.shapes.indices { paint(order) }
    beginNodes(before: plan.picture.nodes.count)
  }

  /// Draws everything except what stays out of the way, grounds and marks.
  mutating func finish() {
    drawSeparators()
    drawFields()
    drawEdges()
    if !usesColor { drawBarEdges() }
    if plan.scale.isOutlined { paintCaption() }
    lines.paintArrows()
    lines.paintGrabbers()
    lines.paintTitles()
    writeLowBoxes()
    markFocus()
  }

  private mutating func paint(_ order: Int) {
    let shape = plan.picture.shapes[order]
    // Contents in front of a view's subviews are drawn after all their lines.
    if shape.owner < nextNode {
      beginNodes(before: max(plan.picture.nodes[shape.owner].end, nextNode))
    }
    beginNodes(before: shape.owner)
    let clip = plan.scale.halves(plan.picture.nodes[shape.owner].clip)
      .intersection(HalfRect(plan.scale.window))
    switch shape.kind {
    case .ground(let color, _):
      fill(shape, order, color.inCells, clip)
      noteCard(color, shape, order)
    case .pill(let color, _):
      let rect = pill(shape)
      fill(rect, color.inCells.faded(shape.opacity), order, clip, shape)
      noteControl(rect, shape.owner, order)
      noteField(rect, shape, order)
    case .border(let color, _, _): noteBorder(color, shape, order)
    case .shadow: break
    default:
      beginNodes(before: shape.owner + 1)
      paintInFront(shape, order, clip)
    }
  }

  private mutating func paintInFront(_ shape: PictureShape, _ order: Int, _ clip: HalfRect) {
    switch shape.kind {
    case .scrim: darken(plan.scale.halves(shape.frame).intersection(clip), order)
    case .content(let content): request(content, shape, order)
    case .separator(let color):
      if separates(shape.owner) { requestSeparator(color, shape, order) }
    case .ground, .pill, .border, .shadow, .grabber, .arrow: break
    // The texts of this look are laid out in cells.
    case .band, .image, .placeholder, .sign, .text: break
    }
  }

  // MARK: Grounds

  private mutating func fill(
    _ shape: PictureShape, _ order: Int, _ color: PictureColor, _ clip: HalfRect
  ) {
    let isWhole = shape.frame == plan.picture.nodes[shape.owner].frame
    let rect = isWhole ? plan.halves[shape.owner] : plan.scale.halves(shape.frame)
    fill(rect, color.faded(shape.opacity), order, clip, shape)
    noteField(rect, shape, order)
  }

  private mutating func fill(
    _ rect: HalfRect, _ color: PictureColor, _ order: Int, _ clip: HalfRect, _ shape: PictureShape
  ) {
    let area = insideLines(rect, shape.owner).intersection(clip).intersection(raster.bounds)
    guard !area.isEmpty else { return }
    // Shapes beside a ground in points are not covered by the rows in which it is drawn.
    let covered = area.intersection(plan.scale.halves(shape.frame))
    var ground: Int?
    if case .pill = shape.kind { ground = order }
    raster.fill(area, with: color, order: order, covering: covered, ground: ground)
    if color.isOpaque { coverLines(area.wholeCells, behind: shape.owner) }
  }

  /// The half cells of a ground without those of the lines of the box around it, unless it is as wide as
  /// these: a narrower one would look like a gap in the lines.
  private func insideLines(_ rect: HalfRect, _ node: Int) -> HalfRect {
    guard plan.boxOfNode[node] < 0, plan.nearestBox[node] >= 0 else { return rect }
    let box = lines.tree.boxes[plan.nearestBox[node]]
    guard rect.minX > box.rect.minColumn || rect.maxX < box.rect.maxColumn else { return rect }
    let inside = rect.intersection(HalfRect(box.drawn.inset(columns: 1, rows: 1)))
    return inside.isEmpty ? rect : inside
  }

  /// The half cells of a control's ground: the row of its text if it is up to two rows high.
  func pill(_ shape: PictureShape) -> HalfRect {
    let isWhole = shape.frame == plan.picture.nodes[shape.owner].frame
    if isWhole, let pill = plan.pills[shape.owner] { return pill }
    let rect = isWhole ? plan.halves[shape.owner] : plan.scale.halves(shape.frame)
    guard rect.height < 6, rect.width > 0 else { return isWhole ? rect : insideEnds(rect, shape) }
    let row = plan.row(of: shape.owner, at: shape.frame.midY)
    let line = HalfRect(minX: rect.minX, minY: 2 * row, maxX: rect.maxX, maxY: 2 * row + 2)
    return isWhole ? line : insideEnds(line, shape)
  }

  /// The ground of a part of a control without the first and last column of the control's own, which is to be
  /// seen around it.
  private func insideEnds(_ part: HalfRect, _ shape: PictureShape) -> HalfRect {
    let whole = plan.halves[shape.owner]
    var inside = part
    inside.minX = max(part.minX, whole.minX + 1)
    inside.maxX = min(part.maxX, whole.maxX - 1)
    return inside.width > 2 ? inside : part
  }

  private mutating func darken(_ rect: HalfRect, _ order: Int) {
    scrims.append((order, rect))
    raster.fill(rect, with: PictureColor.black.faded(Self.darkness), order: order)
    // Lines keep their hue, and become as faint as their surroundings.
    lines.sheet.restyleLines(in: plan.scale.onOutline(rect.touchedCells)) {
      $0.attributes.insert(.dim)
    }
  }

  /// Takes away the lines that an opaque view covers, but not those of the boxes around it, which are
  /// drawn again where others were drawn over them.
  private mutating func coverLines(_ cells: CellRect, behind node: Int) {
    guard lines.sheet.hasLines(in: cells) else { return }
    let area = cells.intersection(lines.sheet.bounds)
    let around = plan.nearestBox[node]
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        let point = CellPoint(column: column, row: row)
        guard let owner = lines.sheet.lineOwner(at: point) else { continue }
        if around >= 0, lines.tree.contains(lines.tree.boxes[owner].leader, around) { continue }
        lines.sheet.put(Cell(), at: point)
        if around >= 0 { lines.drawOuterLines(at: point, of: around) }
      }
    }
  }

  // MARK: Lines

  /// Draws the lines of the nodes before one, and records their cells for hits.
  private mutating func beginNodes(before end: Int) {
    while nextNode < end {
      begin(nextNode)
      nextNode += 1
    }
  }

  private mutating func begin(_ index: Int) {
    paintExtent(ofEmpty: index)
    paintRows(ofEmpty: index)
    let shown = plan.shownOfNode[index]
    let box = plan.boxOfNode[index]
    guard shown >= 0 || box >= 0 else { return }
    let clip = plan.scale.cells(plan.picture.nodes[index].clip).intersection(plan.scale.window)
    if shown >= 0 {
      let area = ownCells(of: index, plan.shown[shown].rect)
        .intersection(plan.picture.nodes[index].row == nil ? clip : plan.clip(of: index))
        .intersection(lines.sheet.bounds)
      if !area.isEmpty { lines.sheet.claimHit(area, for: shown) }
    }
    guard box >= 0 else { return }
    let drawn = lines.tree.boxes[box].drawn
    let area = drawn.intersection(lines.tree.boxes[box].clip).intersection(lines.sheet.bounds)
    guard !area.isEmpty else { return }
    lines.sheet.claimFront(lines.tree.boxes[box].rect.intersection(area), for: box)
    lines.paintFrame(box, area)
  }
}
