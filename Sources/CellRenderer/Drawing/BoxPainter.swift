import Cells

/// Paints the boxes of a tree, back to front.
struct BoxPainter {
  var tree: BoxTree
  let palette: Palette
  var sheet: Sheet
  /// The last answer about two boxes whose lines meet, as the cells of a line ask the same.
  private var lastMeeting: (owner: Int, box: Int, joins: Bool)?
  /// Whether a title had to be placed in a row inside its box.
  var hasLooseTitles = false
  /// Whether titles without room are shortened, or moved to the lower line, rather than inside
  /// their boxes.
  var keepsTitlesOnLines = false

  init(tree: BoxTree, sheet: Sheet, palette: Palette) {
    self.tree = tree
    self.sheet = sheet
    self.palette = palette
  }

  /// Paints some rows of a finished picture again; these rows have no titles.
  mutating func paintAgain(_ rows: Range<Int>) {
    let columns = sheet.bounds.size.columns
    let band = CellRect(column: 0, row: rows.lowerBound, columns: columns, rows: rows.count)
    sheet.band = band
    sheet.clear(band, with: Cell())
    paintBoxes()
    sheet.band = nil
  }

  /// Paints everything but titles and arrows, which need the final visibility of lines.
  mutating func paintBoxes() {
    for index in tree.boxes.indices where !tree.boxes[index].isCovered {
      if let band = sheet.band, !tree.boxes[index].isSeen(in: band) { continue }
      switch tree.boxes[index].kind {
      case .bordered: paintBordered(index)
      case .bare: paintBare(index)
      case .shading(let isFaint):
        let area = tree.boxes[index].rect.intersection(tree.boxes[index].clip)
        sheet.shade(area, isFaint: isFaint)
        sheet.claim(area, for: index, isShading: true)
      }
    }
    paintPictures()
  }

  /// The scalar of a shade, over which something may still be drawn.
  private static let filler = Palette.shade.unicodeScalars.first?.value ?? 0

  /// The smallest number of rows of the folded picture, while only arrows, titles and marks are
  /// missing.
  ///
  /// These are drawn on level lines, on blank cells, and over shades; only findings add lines.
  func leastRows(_ options: CanvasOptions) -> Int {
    sheet.buffer.leastRows(
      besides: Self.filler,
      mayGetLines: options.hasIssues, closingGaps: options.look == .interface)
  }

  /// The number of rows with texts, as far as these are written.
  var textRows: Int { sheet.buffer.textRows(besides: Self.filler) }

  private mutating func paintBordered(_ index: Int) {
    let box = tree.boxes[index]
    let area = box.drawn.intersection(box.clip).intersection(sheet.bounds)
    guard !area.isEmpty else { return }
    sheet.claim(box.rect.intersection(area), for: index)
    let inside = box.inside
    if !isDrawnAlready(box) {
      if clearPart(of: inside, for: index) != inside {
        sheet.clear(inside, with: palette.inside(box))
      }
      paintFrame(index, area)
    }
    paintContent(of: box, in: area)
  }

  /// Whether the box around it has the same cells, is blank and looks the same.
  ///
  /// Every box painted there since also contains this one, because covered boxes are left out.
  private func isDrawnAlready(_ box: Box) -> Bool {
    guard let outer = box.around.map({ tree.boxes[$0] }), outer.leader == box.leader else {
      return false
    }
    return outer.content == nil && outer.isDimmed == box.isDimmed
      && outer.isFocused == box.isFocused
  }

  /// The cells of a box that need no clearing, because the box around it was cleared and nothing
  /// was drawn there since.
  ///
  /// They exist only for the first box in another.
  func clearPart(of cells: CellRect, for index: Int) -> CellRect {
    let box = tree.boxes[index]
    // A new picture is blank.
    if index == 0, !box.isDimmed { return cells }
    guard let around = box.around, around == index - 1 else { return .nothing }
    let outer = tree.boxes[around]
    let isAsCleared =
      outer.kind == .bordered && !outer.isCovered && outer.content == nil
      && outer.isDimmed == box.isDimmed && !isDrawnAlready(outer)
    return isAsCleared ? outer.inside.intersection(cells) : .nothing
  }

  /// Draws the lines of a box, as far as they are in `area`.
  mutating func paintFrame(_ index: Int, _ area: CellRect) {
    let drawn = tree.boxes[index].drawn
    let pen = Pen(
      box: index, weight: tree.boxes[index].isFocused ? .heavy : .light,
      style: palette.line(tree.boxes[index]))
    let (columns, rows) = (drawn.size.columns, drawn.size.rows)
    let (left, top) = (drawn.minColumn, drawn.minRow)
    for row in [top, drawn.maxRow - 1] {
      let side = CellRect(column: left, row: row, columns: columns, rows: 1)
      draw(side, of: drawn, pen, within: area)
    }
    for column in [left, drawn.maxColumn - 1] {
      let side = CellRect(column: column, row: top + 1, columns: 1, rows: rows - 2)
      draw(side, of: drawn, pen, within: area)
    }
  }

  /// Draws one side of a frame; between its ends, and away from other lines, all its cells are
  /// alike.
  private mutating func draw(
    _ side: CellRect, of frame: CellRect, _ pen: Pen, within area: CellRect
  ) {
    let seen = sheet.changeable(side.intersection(area))
    guard !seen.isEmpty else { return }
    let isLevel = side.size.rows == 1 && side.size.columns > 1
    let inner = isLevel ? seen.inset(columns: 1, rows: 0) : seen.inset(columns: 0, rows: 1)
    let line =
      isLevel
      ? LineJoin(right: pen.weight, left: pen.weight)
      : LineJoin(up: pen.weight, down: pen.weight)
    if isIsolated(inner, in: tree.boxes[tree.boxes[pen.box].leader].parent) {
      sheet.fill(inner, with: line, style: pen.style, owner: pen.box)
    } else {
      drawRuns(inner, of: frame, pen, within: area)
    }
    let last = CellPoint(column: seen.maxColumn - 1, row: seen.maxRow - 1)
    draw(seen.origin, on: frame, pen, within: area)
    if last != seen.origin { draw(last, on: frame, pen, within: area) }
  }

  /// Whether cells of a frame meet no other line: none is there, and the box around them had none
  /// there.
  private func isIsolated(_ cells: CellRect, in parent: Int?) -> Bool {
    guard !sheet.hasLines(in: cells) else { return false }
    guard let parent, tree.boxes[parent].kind == .bordered else { return true }
    return tree.boxes[parent].drawn.inset(columns: 1, rows: 1).intersection(cells) == cells
  }

  /// Draws cells between the ends of a side that meet other lines; those that meet the same line become
  /// alike, as where a controller's view has the cells of the box around it.
  private mutating func drawRuns(
    _ side: CellRect, of frame: CellRect, _ pen: Pen, within area: CellRect
  ) {
    let isLevel = side.size.rows == 1
    var next = side.origin
    while side.contains(next) {
      let run = sheet.run(from: next, in: side)
      if let line = sheet.line(at: next), meeting(line.owner, pen.box) {
        draw(next, on: frame, pen, within: area)
        sheet.fill(run, with: sheet.buffer.stored(at: next), owner: pen.box)
      } else {
        for row in run.rowRange {
          for column in run.columnRange {
            draw(CellPoint(column: column, row: row), on: frame, pen, within: area)
          }
        }
      }
      next =
        isLevel
        ? CellPoint(column: run.maxColumn, row: next.row)
        : CellPoint(column: next.column, row: run.maxRow)
    }
  }

  /// Draws one cell of a frame, joined with the lines there if the boxes are related.
  ///
  /// Where a box that is now covered drew over a line of the boxes around, that line is drawn
  /// again.
  private mutating func draw(
    _ point: CellPoint, on frame: CellRect, _ pen: Pen, within area: CellRect
  ) {
    var join = frame.lines(at: point, weight: pen.weight).ending(in: area, at: point)
    var style = pen.style
    if let line = sheet.line(at: point), meeting(line.owner, pen.box) {
      join = join.joined(with: line.join)
      if line.join.heaviest > pen.weight { style = line.style }
    } else {
      var outer = tree.boxes[tree.boxes[pen.box].leader].parent
      while let parent = outer, tree.boxes[parent].kind == .bordered,
        tree.boxes[parent].drawn.hasOnEdge(point)
      {
        let weight: LineWeight = tree.boxes[parent].isFocused ? .heavy : .light
        join = join.joined(
          with: tree.boxes[parent].drawn.lines(at: point, weight: weight))
        outer = tree.boxes[parent].parent
      }
    }
    sheet.put(join, style: style, at: point, owner: pen.box)
  }

  /// Draws the lines that a box and those around it have in a cell, in the style of the heaviest.
  mutating func drawOuterLines(at point: CellPoint, of index: Int) {
    var found: (join: LineJoin, box: Int)?
    var next: Int? = tree.boxes[index].leader
    while let box = next {
      let area = tree.boxes[box].drawn.intersection(tree.boxes[box].clip)
        .intersection(sheet.bounds)
      if tree.boxes[box].drawn.hasOnEdge(point), area.contains(point) {
        let weight: LineWeight = tree.boxes[box].isFocused ? .heavy : .light
        let join = tree.boxes[box].drawn.lines(at: point, weight: weight)
          .ending(in: area, at: point)
        let isHeavier = found.map { weight > $0.join.heaviest } ?? true
        found = (
          found.map { join.joined(with: $0.join) } ?? join, isHeavier ? box : found?.box ?? box
        )
      }
      next = tree.boxes[box].parent
    }
    guard let found else { return }
    let style = palette.line(tree.boxes[found.box])
    sheet.put(found.join, style: style, at: point, owner: found.box)
  }

  mutating func meeting(_ owner: Int, _ box: Int) -> Bool {
    if let last = lastMeeting, last.owner == owner, last.box == box { return last.joins }
    let joins = tree.linesJoin(owner, box)
    lastMeeting = (owner, box, joins)
    return joins
  }

  /// Draws grabbers on the upper edges of sheets, where those are visible.
  ///
  /// Rule SH06.
  mutating func paintGrabbers() {
    for index in tree.boxes.indices
    where tree.boxes[index].hasGrabber && tree.boxes[index].kind == .bordered {
      let box = tree.boxes[index]
      let length = min(4, box.drawn.size.columns - 2)
      let first = box.drawn.minColumn + (box.drawn.size.columns - length) / 2
      for column in first..<first + length {
        let point = CellPoint(column: column, row: box.drawn.minRow)
        guard sheet.bounds.contains(point), box.clip.contains(point),
          let owner = sheet.lineOwner(at: point), tree.linesJoin(owner, index)
        else { continue }
        let style = sheet.buffer.style(at: point)
        sheet.put(Cell(.character(Palette.grabber), style: style), at: point)
      }
    }
  }

  /// Draws the arrows of popovers into their frames, where those are visible.
  mutating func paintArrows() {
    for index in tree.boxes.indices where tree.boxes[index].arrow != nil {
      let box = tree.boxes[index]
      guard !box.isCovered, let arrow = box.arrow, box.kind == .bordered else { continue }
      let (point, glyph) = arrow.place(on: box.drawn)
      guard sheet.bounds.contains(point), box.clip.contains(point),
        let owner = sheet.lineOwner(at: point), tree.linesJoin(owner, index)
      else { continue }
      sheet.put(Cell(.character(glyph), style: sheet.buffer.style(at: point)), at: point)
    }
  }
}

extension Box {
  /// Whether any of its cells may be visible in a rectangle.
  func isSeen(in rect: CellRect) -> Bool {
    !drawn.intersection(clip).intersection(rect).isEmpty
  }
}

/// The style of a box's lines.
struct Pen {
  let box: Int
  let weight: LineWeight
  let style: Style
}

extension LineJoin {
  /// The receiver without the lines that would lead from `point` out of `area`.
  func ending(in area: CellRect, at point: CellPoint) -> LineJoin {
    LineJoin(
      up: point.row > area.minRow ? up : .none,
      right: point.column < area.maxColumn - 1 ? right : .none,
      down: point.row < area.maxRow - 1 ? down : .none,
      left: point.column > area.minColumn ? left : .none)
  }

  /// The weight of the heaviest line.
  var heaviest: LineWeight { max(max(up, right), max(down, left)) }
}

extension CellRect {
  /// An empty rectangle.
  static let nothing = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// Whether a cell is one of the outermost cells inside.
  func hasOnEdge(_ point: CellPoint) -> Bool {
    contains(point)
      && (point.column == minColumn || point.column == maxColumn - 1 || point.row == minRow
        || point.row == maxRow - 1)
  }

  /// The lines that a frame on the outermost cells has at one of them.
  func lines(at point: CellPoint, weight: LineWeight) -> LineJoin {
    let isLevel = point.row == minRow || point.row == maxRow - 1
    let isUpright = point.column == minColumn || point.column == maxColumn - 1
    return LineJoin(
      up: isUpright && point.row > minRow ? weight : .none,
      right: isLevel && point.column < maxColumn - 1 ? weight : .none,
      down: isUpright && point.row < maxRow - 1 ? weight : .none,
      left: isLevel && point.column > minColumn ? weight : .none)
  }
}

extension ArrowMark {
  /// The cell and the character of the arrow in a frame; corners are kept.
  func place(on frame: CellRect) -> (CellPoint, Character) {
    let column = min(max(position, frame.minColumn + 1), frame.maxColumn - 2)
    let row = min(max(position, frame.minRow + 1), frame.maxRow - 2)
    return switch edge {
    case .top: (CellPoint(column: column, row: frame.minRow), "▲")
    case .bottom: (CellPoint(column: column, row: frame.maxRow - 1), "▼")
    case .left: (CellPoint(column: frame.minColumn, row: row), "◀")
    case .right: (CellPoint(column: frame.maxColumn - 1, row: row), "▶")
    }
  }
}
