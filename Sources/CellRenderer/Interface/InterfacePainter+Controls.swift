import AdaptiveUI
import Cells
import Foundation
import Pictures

// Controls that say by their form what they are: switches, and fields with nothing in them.

extension InterfacePainter {
  /// Notes the sign of a switch: a knob at one end of a line, in the hue of the switch when it is on.
  mutating func requestSwitch(
    _ content: PictureContent, _ isOn: Bool, _ shape: PictureShape, _ order: Int
  ) {
    let cells = besideLines(plan.scale.cells(shape.frame), shape.owner)
    let row = plan.row(of: shape.owner, at: shape.frame.midY)
    // One column stays free beside the text that the switch is about.
    let columns = min(max(cells.size.columns - 1, 2), 5)
    let isMirrored = content.content.isMirrored
    let start = isMirrored ? cells.minColumn : max(cells.maxColumn - columns, cells.minColumn)
    var sign = content
    sign.content = ShownContent(
      .label, text: Self.sign(isOn, columns: columns, isMirrored: isMirrored))
    sign.content.isBold = isOn
    sign.color = isOn ? content.accent : content.secondary
    if !content.content.isEnabled { sign.color = sign.color.faded(0.5) }
    let node = plan.picture.nodes[shape.owner]
    var request = TextRequest(
      kind: .text, order: order, node: shape.owner, content: sign,
      room: CellRect(column: start, row: row, columns: columns, rows: 1),
      row: row, limit: .nothing,
      clip: plan.scale.cells(node.clip).intersection(plan.scale.window),
      opacity: shape.opacity)
    request.isSwitch = true
    requests.append(request)
  }

  /// Whether a text is the title of a button that has neither a ground nor brackets: a line below it tells
  /// it from a label, as Button Shapes do on a device.
  func isBareButton(_ request: TextRequest) -> Bool {
    let node = plan.picture.nodes[request.node]
    return request.content.content.role == .button(.plain) && !node.hasGround
      && !node.isInTabBar
  }

  /// Puts the knob alone where a text beside the switch leaves no room for all of its sign.
  ///
  /// - Returns: Whether there is room for that.
  mutating func placeKnob(_ index: Int, _ line: ContentLine) -> Bool {
    let request = requests[index]
    guard let knob = line.text.first(where: { "○●".contains($0) }) else { return false }
    for column in request.room.columnRange.reversed()
    where isOpen(column..<column + 1, request.row, request) {
      add(
        index, request.row, column,
        ContentLine(spans: [ContentSpan(String(knob), textStyle(request))]))
      return true
    }
    return false
  }

  /// What a switch looks like, which tells without colour whether it is on: two to five columns.
  private static func sign(_ isOn: Bool, columns: Int, isMirrored: Bool) -> String {
    let hasEnds = columns > 3
    let length = columns - (hasEnds ? 3 : 1)
    let line = String(repeating: isOn ? "━" : "─", count: length)
    let knob = isOn ? "●" : "○"
    let sign = isOn == isMirrored ? knob + line : line + knob
    return hasEnds ? "(\(sign))" : sign
  }

  /// Notes the ground of a field, whose ends are drawn when it is known what stands there.
  mutating func noteField(_ rect: HalfRect, _ shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    guard usesColor, rect.width > 3, node.kind.isField, !node.isInSearchBar else { return }
    let color = node.color(.secondaryLabel).faded(shape.opacity)
    fields.append(
      FieldGround(cells: rect.touchedCells, color: color, node: shape.owner, order: order))
  }

  /// Whether a node is a field without a ground, whose ends alone show where it is.
  func isBareField(_ index: Int) -> Bool {
    let node = plan.picture.nodes[index]
    return usesColor && !node.hasGround && node.kind.isField && !node.isInSearchBar
  }

  /// Notes a field without a ground.
  mutating func noteBareField(_ shape: PictureShape, _ order: Int) {
    guard isBareField(shape.owner) else { return }
    let frame = plan.picture.nodes[shape.owner].frame
    let cells = besideLines(plan.scale.cells(frame), shape.owner)
    let row = plan.row(of: shape.owner, at: frame.midY)
    let line = CellRect(column: cells.minColumn, row: row, columns: cells.size.columns, rows: 1)
    noteField(HalfRect(line), shape, order)
  }

  /// Draws thin lines at both ends of fields: a ground alone would be a grey bar.
  mutating func drawFields() {
    for field in fields {
      let clip = plan.scale.cells(plan.picture.nodes[field.node].clip)
        .intersection(plan.scale.window)
      let ends = [
        (field.cells.minColumn, GroundLayer.leftEnd),
        (field.cells.maxColumn - 1, GroundLayer.rightEnd),
      ]
      for row in field.cells.rowRange {
        for (column, glyph) in ends {
          drawEnd(glyph, CellPoint(column: column, row: row), field, clip)
        }
      }
    }
  }

  private mutating func drawEnd(
    _ glyph: UInt32, _ point: CellPoint, _ field: FieldGround, _ clip: CellRect
  ) {
    let y = 2 * point.row + 1
    guard clip.contains(point), lines.sheet.bounds.contains(point),
      lines.sheet.buffer.isBlank(at: point),
      !raster.isCovered(x: point.column, y: y, after: field.order),
      let ground = raster.color(x: point.column, y: y)
    else { return }
    let style = Style(foreground: field.color.over(ground).cellColor)
    lines.sheet.put(StoredCell(plain: glyph, style: style), at: point)
  }
}

/// The ground of a field.
struct FieldGround {
  let cells: CellRect
  /// The colour of its ends.
  let color: PictureColor
  let node: Int
  /// Its number among the shapes.
  let order: Int
}
