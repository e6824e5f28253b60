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

  /// Draws the ground of a switch, in its own colour when it is on, with room for the knob that is written on it.
  mutating func paintSwitch(behind piece: TextPiece) {
    guard requests[piece.request].isSwitch else { return }
    let request = requests[piece.request]
    guard isPill(piece, request) else { return }
    // A white knob is to be seen on any of them.
    let color = request.content.color.legible(on: .white, least: 2)
    for seen in visibleRuns(piece.columns, piece.row, request.order) {
      let cells = seen.intersection(request.clip)
      let point = cells.origin
      let ground = raster.color(x: point.column, y: 2 * point.row + 1) ?? plan.picture.background
      let shown = dimmed(
        color.faded(request.opacity).over(ground), at: point, request.order)
      raster.fill(
        HalfRect(cells), with: shown, order: -1,
        covering: HalfRect(minX: 0, minY: 0, maxX: 0, maxY: 0))
    }
  }

  /// Whether a piece is the whole sign of a switch, which colours show as a pill.
  func isPill(_ piece: TextPiece, _ request: TextRequest) -> Bool {
    usesColor && request.isSwitch && piece.columns.count > 2
  }

  /// A colour under the dimming views that are in front of a shape with a number.
  func dimmed(_ color: PictureColor, at point: CellPoint, _ order: Int) -> PictureColor {
    let (x, y) = (point.column, 2 * point.row + 1)
    return scrims.reduce(color) { color, scrim in
      guard scrim.order > order, scrim.rect.minX <= x, x < scrim.rect.maxX,
        scrim.rect.minY <= y, y < scrim.rect.maxY
      else { return color }
      return PictureColor.black.faded(Self.darkness).over(color)
    }
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

  /// Notes the ground of a field, whose ends are drawn when it is known what is there.
  mutating func noteField(_ rect: HalfRect, _ shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    guard usesColor, rect.width > 3, node.kind.isField, !node.isInSearchBar else { return }
    let color = node.color(.secondaryLabel).faded(shape.opacity)
    let whole = rect.wholeCells
    fields.append(
      FieldGround(
        cells: whole.isEmpty ? rect.touchedCells : whole, color: color, node: shape.owner,
        order: order))
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
    noteControl(HalfRect(line), shape.owner, order)
    noteField(HalfRect(line), shape, order)
  }

  /// Draws thin lines at both ends of fields: a ground alone would be a grey bar.
  mutating func drawFields() {
    for field in fields {
      let clip = plan.scale.cells(plan.picture.nodes[field.node].clip)
        .intersection(plan.scale.window)
      if let beside = controlBeside(field) {
        drawApart(field, from: beside, field.cells.intersection(clip))
      }
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

  /// The control whose ground touches that of a field above or below it and looks like it; `nil` for none.
  private func controlBeside(_ field: FieldGround) -> Int? {
    let (shapes, cells) = (plan.picture.shapes, field.cells)
    let middle = (cells.minColumn + cells.maxColumn) / 2
    guard let own = raster.color(x: middle, y: 2 * cells.minRow + 1) else { return nil }
    for y in [2 * cells.maxRow, 2 * cells.minRow - 1] {
      let ground = raster.ground(x: middle, y: y)
      guard shapes.indices.contains(ground), shapes[ground].owner != field.node,
        case .pill = shapes[ground].kind, let color = raster.color(x: middle, y: y),
        own.contrast(with: color) < Self.leastOfNeighbours
      else { continue }
      return shapes[ground].owner
    }
    return nil
  }

  /// The least contrast of grounds that touch each other and are seen as two.
  private static let leastOfNeighbours = 1.25

  /// Draws a field that touches a control of the same ground as a well with a line below it: empty beside a button,
  /// and in its own colour beside another field.
  private mutating func drawApart(_ field: FieldGround, from beside: Int, _ cells: CellRect) {
    let node = plan.picture.nodes[field.node]
    let well = plan.picture.nodes[beside].kind.isField ? nil : node.color(.systemBackground)
    for row in cells.rowRange {
      for column in cells.columnRange
      where !raster.isCovered(x: column, y: 2 * row + 1, after: field.order) {
        let point = CellPoint(column: column, row: row)
        if let well {
          raster.fill(
            HalfRect(CellRect(column: column, row: row, columns: 1, rows: 1)),
            with: dimmed(well, at: point, field.order), order: -1,
            covering: HalfRect(minX: 0, minY: 0, maxX: 0, maxY: 0), ground: field.order)
        }
        guard row == field.cells.maxRow - 1, lines.sheet.bounds.contains(point),
          let ground = raster.color(x: column, y: 2 * row + 1)
        else { continue }
        var style = lines.sheet.buffer.style(at: point)
        if lines.sheet.buffer.isBlank(at: point) {
          style.foreground = field.color.over(ground).cellColor
        }
        style.attributes.insert(.underline)
        let shown = style
        lines.sheet.restyle(CellRect(origin: point, size: CellSize(columns: 1, rows: 1))) {
          $0 = shown
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

extension ContentSpan {
  /// The sign of a switch without all but its knob, which is white.
  var withKnobAlone: ContentSpan {
    var style = self.style
    style.foreground = .rgb(255, 255, 255)
    return ContentSpan(String(text.map { "○●".contains($0) ? "●" : " " }), style)
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
