import AdaptiveUI
import Cells
import Foundation
import Pictures

// Placed texts are written into cells.

extension InterfacePainter {
  /// The palette with which texts are divided into spans.
  var palette: Palette {
    usesColor ? Palette(usesColor: true, isOnGround: true) : lines.palette
  }

  /// The style with which lines are built; colours are set later, when the ground behind is known.
  func textStyle(_ request: TextRequest) -> Style {
    let content = request.content.content
    var style = Style(attributes: content.isBold ? .bold : [])
    if !usesColor {
      let isDimmed = request.opacity < 0.5 || plan.picture.nodes[request.node].isCovered
      style = lines.palette.text(content, isDimmed: isDimmed)
    }
    if isBareButton(request) { style.attributes.insert(.underline) }
    return style
  }

  /// Writes all pieces.
  mutating func writeTexts() {
    claimControls()
    for piece in texts.pieces where !piece.line.spans.isEmpty {
      levelGround(behind: piece)
      paintBand(behind: piece)
      paintSwitch(behind: piece)
    }
    for piece in texts.pieces where !piece.line.spans.isEmpty {
      let request = requests[piece.request]
      var column = piece.start
      for span in spans(of: piece, request) {
        column += write(span, at: CellPoint(column: column, row: piece.row), request)
      }
    }
  }

  /// Draws a pale ground along the chosen one of several lines.
  private mutating func paintBand(behind piece: TextPiece) {
    guard usesColor, piece.line.isOnBand else { return }
    let request = requests[piece.request]
    let line = CellRect(
      column: request.room.minColumn, row: piece.row, columns: request.room.size.columns, rows: 1)
    tint(
      HalfRect(line), .tertiarySystemFill, plan.picture.shapes[request.order], request.order)
  }

  /// The spans that are written for a piece.
  private func spans(of piece: TextPiece, _ request: TextRequest) -> [ContentSpan] {
    let isCut = isCut(piece, request)
    if isCut, isTorn(piece, request) { return Self.bar(for: piece) }
    if isPill(piece, request) { return piece.line.spans.map(\.withKnobAlone) }
    guard isCut, textFit(of: piece.request) != .shortened else { return piece.line.spans }
    return piece.line.spans.map { span in
      var span = span
      span.text = span.text.split(separator: "…" as Character, omittingEmptySubsequences: false)
        .joined(separator: SpareRows.goesOn)
      return span
    }
  }

  /// Whether a part of a text is missing in one of its lines.
  private func isCut(_ piece: TextPiece, _ request: TextRequest) -> Bool {
    piece.line.hasEllipsis && !request.content.content.text.hasEllipsis
  }

  /// Whether so little of a cut text remains that it only shows that there is one.
  private func isTorn(_ piece: TextPiece, _ request: TextRequest) -> Bool {
    guard plan.options.barsTornTexts, plan.scale.isScaled, request.kind == .text else {
      return false
    }
    var letters = 0
    for other in texts.pieces where other.request == piece.request {
      letters += other.line.text.count { $0 != "…" && $0 != " " }
      if letters >= Self.leastLetters { return false }
    }
    return true
  }

  /// The fewest letters with which a cut text is readable.
  private static let leastLetters = 4

  /// A bar in place of a text without room.
  private static func bar(for piece: TextPiece) -> [ContentSpan] {
    var style = piece.line.spans.first?.style ?? Style()
    style.attributes = .dim
    return [ContentSpan(String(repeating: "▬", count: piece.line.columns), style)]
  }

  /// Chooses, of two grounds in a text's cells, that of its own view, or else the one nearer to the middle of this.
  private mutating func levelGround(behind piece: TextPiece) {
    guard piece.row >= 0, piece.row < texts.size.rows, !raster.hasEqualHalves(piece.row) else {
      return
    }
    let (node, shapes) = (requests[piece.request].node, plan.picture.shapes)
    let order = requests[piece.request].order
    let middle = shapes.indices.contains(order) ? plan.scale.halves(shapes[order].frame) : nil
    let isAbove = middle.map { $0.minY + $0.maxY <= 2 * (2 * piece.row + 1) } ?? false
    func isOwn(_ x: Int, _ y: Int) -> Bool {
      let ground = raster.ground(x: x, y: y)
      return shapes.indices.contains(ground) && shapes[ground].owner == node
    }
    for x in piece.columns {
      let (upper, lower) = (isOwn(x, 2 * piece.row), isOwn(x, 2 * piece.row + 1))
      raster.level(x: x, row: piece.row, toUpper: upper == lower ? isAbove : upper)
    }
  }

  /// Writes a span of a text where no opaque shape covers it; its cells are the view's for clicks, as a row
  /// may not be where the view's points are.
  ///
  /// - Returns: The columns that it takes.
  private mutating func write(
    _ span: ContentSpan, at point: CellPoint, _ request: TextRequest
  ) -> Int {
    let width = TextWidth.columns(of: span.text)
    let style = usesColor ? shownStyle(span.style, at: point, request) : span.style
    for seen in visibleRuns(point.column..<point.column + width, point.row, request.order) {
      let cells = seen.intersection(request.clip)
      lines.sheet.write(span.text, at: point, style: style, clippedTo: cells)
      claim(cells, for: request.node, request.order)
    }
    return width
  }

  /// The style of a span with a colour that is legible on its ground.
  private func shownStyle(_ style: Style, at point: CellPoint, _ request: TextRequest) -> Style {
    var shown = style
    var color = request.content.color
    if case .rgb(let red, let green, let blue) = style.foreground {
      color = PictureColor(red: red, green: green, blue: blue, alpha: color.alpha)
    }
    if style.attributes.contains(.dim) {
      color = request.content.secondary
      shown.attributes.remove(.dim)
    }
    let ground =
      raster.color(x: point.column, y: 2 * point.row + 1) ?? plan.picture.background
    var ink = dimmed(color.faded(request.opacity).over(ground), at: point, request.order)
    if request.kind != .text { ink = ink.legibleAsOwnWord(on: ground) }
    shown.foreground = ink.cellColor
    return shown
  }

  // MARK: Images

  /// Shows an image's art or name if all the cells for it are free, else its sign, else nothing.
  mutating func placeImage(_ index: Int) {
    if placeCaption(index) { return }
    let request = requests[index]
    let isInBar = plan.picture.nodes[request.node].kind == .barButton
    let columns = request.room.intersection(request.clip).size.columns
    let rows = max(request.room.intersection(request.clip).size.rows, 1)
    let found = request.lines(columns: columns, rows: rows, palette, textStyle(request))
    guard let last = found.last else { return }
    let sign = ImageSign.sign(for: request.content.content.text)
    // A sign alone is clearer than the first letters of a name.
    let isTorn = last.hasEllipsis && last.columns < Self.leastLetters + Self.columnsOfSign
    let isSign = isTorn || found.count > 1 && (isInBar || sign != ImageSign.picture)
    if request.kind != .image || !isSign, placeImage(index, found) { return }
    guard request.kind == .image, isSign || found.count > 1 else { return }
    _ = placeImage(index, [ContentLine(spans: [ContentSpan(sign, textStyle(request))])])
  }

  /// Writes the whole name of a bar's picture beside its sign, over the blanks up to the middle between it and
  /// the next item: a sign alone says little of what the button does.
  ///
  /// - Returns: Whether there is room for that.
  private mutating func placeCaption(_ index: Int) -> Bool {
    let (request, nodes) = (requests[index], plan.picture.nodes)
    guard request.kind == .image, request.content.content.role == .label,
      nodes[request.node].kind == .barButton, let parent = nodes[request.node].parent
    else { return false }
    let line = request.lines(columns: .max / 2, rows: 1, palette, textStyle(request)).first
    guard let line else { return false }
    let own = request.room.columnRange
    let others = requests.filter { $0.node != request.node && nodes[$0.node].parent == parent }
      .map(\.room.columnRange)
    let before = others.map(\.upperBound).filter { $0 <= own.lowerBound }.max()
    let after = others.map(\.lowerBound).filter { $0 >= own.upperBound }.min()
    let first = before.map { ($0 + own.lowerBound) / 2 + 1 } ?? .min
    let last = after.map { ($0 + own.upperBound) / 2 } ?? .max
    let free = request.clip.columnRange.clamped(to: first..<last)
    guard line.columns + 2 <= free.count else { return false }
    let middle = (own.lowerBound + own.upperBound - line.columns) / 2
    let start = min(max(middle, free.lowerBound + 1), free.upperBound - 1 - line.columns)
    let columns = start..<start + line.columns
    guard texts.isApart(columns, row: request.row), isOpen(columns, request.row, request) else {
      return false
    }
    texts.add(TextPiece(request: index, row: request.row, start: start, line: line))
    return true
  }

  /// Places lines below one another in the middle of an image.
  ///
  /// - Returns: Whether all their cells are free.
  private mutating func placeImage(_ index: Int, _ found: [ContentLine]) -> Bool {
    let request = requests[index]
    var room = request.room.intersection(request.clip)
    // The name of an image is on the ground that stands for it.
    let drawn = controls.last { $0.node == request.node && $0.order == request.order }
    if let drawn, drawn.cells.size.rows > 1 { room = room.intersection(drawn.cells) }
    let rows = max(room.size.rows, 1)
    let middle = room.size.rows > 0 ? room.minRow + (rows - found.count) / 2 : request.row
    let starts =
      signRow(of: request).map { [$0] }
      ?? [middle] + otherRows(of: index, in: room, found, besides: middle)
    for first in starts {
      let places = found.enumerated().map { offset, line in
        (row: first + offset, start: room.minColumn + max(room.size.columns - line.columns, 0) / 2)
      }
      let isFree = zip(places, found).allSatisfy { place, line in
        let columns = place.start..<place.start + line.columns
        return texts.isApart(columns, row: place.row)
          && columns.allSatisfy {
            isVisible($0, place.row, request)
              && lines.sheet.buffer.isBlank(at: CellPoint(column: $0, row: place.row))
          }
      }
      guard isFree else { continue }
      for (place, line) in zip(places, found) {
        let (lead, trimmed) = line.trimmed
        texts.add(
          TextPiece(
            request: index, row: place.row, start: place.start + lead, line: trimmed))
      }
      return true
    }
    return false
  }

  /// The rows for an image's name where another one is in its middle row: first those on the side on which the
  /// image is of the other one.
  private func otherRows(
    of index: Int, in room: CellRect, _ found: [ContentLine], besides middle: Int
  ) -> [Int] {
    let rows = room.rowRange.filter { $0 != middle && $0 + found.count <= room.maxRow }
    let width = found.map(\.columns).max() ?? 0
    let start = room.minColumn + max(room.size.columns - width, 0) / 2
    let (shapes, order) = (plan.picture.shapes, requests[index].order)
    guard let piece = texts.piece(in: start..<start + width, row: middle) else { return rows }
    let taken = requests[texts.pieces[piece].request]
    let other = taken.order
    guard taken.kind == .image, shapes.indices.contains(order), shapes.indices.contains(other)
    else {
      return rows
    }
    let (above, below) = (rows.filter { $0 < middle }.reversed(), rows.filter { $0 > middle })
    let isAbove = shapes[order].frame.midY < shapes[other].frame.midY
    return isAbove ? above + below : below + above
  }

  /// The columns of `▨`, a blank and an ellipsis.
  private static let columnsOfSign = 3

  /// The only row for the sign of an image whose ground is one row high; `nil` for others.
  private func signRow(of request: TextRequest) -> Int? {
    guard request.kind == .image, request.content.content.role == .label,
      plan.picture.shapes.indices.contains(request.order),
      plan.pills[request.node] != nil
        || plan.scale.halves(plan.picture.shapes[request.order].frame).height < 3
    else { return nil }
    return request.row
  }

  // MARK: Texts without a row

  /// Appends to each row the number of texts that are not shown, as `+2 more`.
  mutating func countLost(_ lost: [Int]) {
    var counts: [(index: Int, number: Int)] = []
    for index in lost {
      let request = requests[index]
      if let known = counts.firstIndex(where: { count in
        requests[count.index].row == request.row
          && requests[count.index].room.columnRange.overlaps(request.room.columnRange)
      }) {
        counts[known].number += 1
      } else {
        counts.append((index, 1))
      }
    }
    for (index, number) in counts {
      let marks = ["+\(number) more", "+\(number)"].map {
        ContentLine(spans: [ContentSpan($0, Style(attributes: .dim))])
      }
      guard !marks.contains(where: { tell($0, at: index) }), let short = marks.last else {
        continue
      }
      tellOverText(short, at: index)
    }
  }

  /// Writes a number into the last free columns of a row.
  ///
  /// - Returns: Whether there are enough.
  private mutating func tell(_ mark: ContentLine, at index: Int) -> Bool {
    let request = requests[index]
    let columns = request.limit.isEmpty ? request.room.columnRange : request.limit.columnRange
    for start in stride(
      from: columns.upperBound - mark.columns, through: request.room.minColumn, by: -1)
    where texts.isApart(start..<start + mark.columns, row: request.row)
      && isVisible(start, request.row, request)
    {
      texts.add(TextPiece(request: index, row: request.row, start: start, line: mark))
      return true
    }
    return false
  }

  /// Truncates the last text of a row to make room for a number.
  private mutating func tellOverText(_ mark: ContentLine, at index: Int) {
    let (request, row) = (requests[index], requests[index].row)
    guard
      let piece = texts.piece(column: request.room.maxColumn - 1, row: row)
        ?? texts.piece(column: request.room.minColumn, row: row)
    else { return }
    let end = texts.pieces[piece].columns.upperBound
    guard end - texts.pieces[piece].start > mark.columns + 4 else { return }
    texts.cut(piece, before: end - mark.columns - 1)
    texts.add(TextPiece(request: index, row: row, start: end - mark.columns, line: mark))
  }
}
