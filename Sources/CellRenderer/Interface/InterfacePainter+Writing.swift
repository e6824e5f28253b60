import AdaptiveUI
import Cells
import Foundation
import Pictures

// Texts that have found their places become cells.

extension InterfacePainter {
  /// How texts are broken into parts of one look.
  var palette: Palette {
    usesColor ? Palette(usesColor: true, isOnGround: true) : lines.palette
  }

  /// The style that lines are made with; colours come when it is known what is behind them.
  func textStyle(_ request: TextRequest) -> Style {
    let content = request.content.content
    guard usesColor else {
      let isDimmed = request.opacity < 0.5 || plan.picture.nodes[request.node].isCovered
      return lines.palette.text(content, isDimmed: isDimmed)
    }
    return Style(attributes: content.isBold ? .bold : [])
  }

  /// Writes all pieces.
  mutating func writeTexts() {
    for piece in texts.pieces where !piece.line.spans.isEmpty {
      levelGround(behind: piece)
      paintChosen(piece)
    }
    for piece in texts.pieces where !piece.line.spans.isEmpty {
      let request = requests[piece.request]
      var column = piece.start
      for span in spans(of: piece, request) {
        column += write(span, at: CellPoint(column: column, row: piece.row), request)
      }
    }
  }

  /// Lays a quiet ground along the chosen line of a picker's wheels.
  private mutating func paintChosen(_ piece: TextPiece) {
    let request = requests[piece.request]
    guard usesColor, case .wheels = request.content.content.role,
      piece.line.spans.contains(where: { $0.style.attributes.contains(.bold) })
    else { return }
    let line = CellRect(
      column: request.room.minColumn, row: piece.row, columns: request.room.size.columns, rows: 1)
    tint(
      HalfRect(line), .tertiarySystemFill, plan.picture.shapes[request.order], request.order)
  }

  /// What is written for a piece.
  private mutating func spans(of piece: TextPiece, _ request: TextRequest) -> [ContentSpan] {
    if isTorn(piece, request) { return Self.bar(for: piece) }
    guard isCut(piece, request), textFit(of: piece.request) != .shortened else {
      return piece.line.spans
    }
    return piece.line.spans.map { span in
      var span = span
      span.text = span.text.replacing("…", with: Self.goesOn)
      return span
    }
  }

  /// What stands where a text goes on for which there are no more cells; an ellipsis is the view's own.
  private static let goesOn = "»"

  /// Whether something of a text is missing in one of its lines.
  private func isCut(_ piece: TextPiece, _ request: TextRequest) -> Bool {
    piece.line.text.hasEllipsis && !request.content.content.text.hasEllipsis
  }

  /// Whether so little is left of a text that it only tells that one is there.
  private func isTorn(_ piece: TextPiece, _ request: TextRequest) -> Bool {
    guard plan.options.barsTornTexts, plan.scale.isScaled, request.kind == .text else {
      return false
    }
    guard isCut(piece, request) else { return false }
    let left = texts.pieces.lazy.filter { $0.request == piece.request }.map(\.line.text)
    return left.reduce(0) { $0 + $1.count { $0 != "…" && $0 != " " } } < Self.leastLetters
  }

  /// The letters of a cut text that can still be read.
  private static let leastLetters = 4

  /// What stands for a text where there is no room for it.
  private static func bar(for piece: TextPiece) -> [ContentSpan] {
    var style = piece.line.spans.first?.style ?? Style()
    style.attributes = .dim
    return [ContentSpan(String(repeating: "▬", count: piece.line.columns), style)]
  }

  /// Chooses of two grounds in a text's cells the one that is nearer to the middle of its view.
  private mutating func levelGround(behind piece: TextPiece) {
    let shape =
      plan.picture.shapes.indices.contains(requests[piece.request].order)
      ? plan.picture.shapes[requests[piece.request].order] : nil
    let middle = shape.map { plan.scale.halves($0.frame) }
    let isAbove = middle.map { $0.minY + $0.maxY <= 2 * (2 * piece.row + 1) } ?? false
    for x in piece.columns { raster.level(x: x, row: piece.row, toUpper: isAbove) }
  }

  /// Writes a part of a text where nothing opaque covers it.
  ///
  /// - Returns: The columns that it takes.
  private mutating func write(
    _ span: ContentSpan, at point: CellPoint, _ request: TextRequest
  ) -> Int {
    let width = TextWidth.columns(of: span.text)
    let style = usesColor ? shownStyle(span.style, at: point, request) : span.style
    var start: Int?
    for column in point.column...point.column + width {
      let isSeen = column < point.column + width && isVisible(column, point.row, request)
      if isSeen, start == nil { start = column }
      if !isSeen, let first = start {
        let seen = CellRect(column: first, row: point.row, columns: column - first, rows: 1)
        lines.sheet.write(
          span.text, at: point, style: style, clippedTo: seen.intersection(request.clip))
        start = nil
      }
    }
    return width
  }

  /// The colour of a part of a text on what is behind it.
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
    var ink = color.faded(request.opacity).over(ground)
    let (x, y) = (point.column, 2 * point.row + 1)
    for scrim in scrims
    where scrim.order > request.order && scrim.rect.minX <= x && x < scrim.rect.maxX
      && scrim.rect.minY <= y && y < scrim.rect.maxY
    {
      ink = PictureColor.black.faded(Self.darkness).over(ink)
    }
    shown.foreground = ink.cellColor
    return shown
  }

  // MARK: What yields

  /// Shows a picture's art or name where all the cells for it are free, else nothing.
  mutating func placeImage(_ index: Int) {
    let request = requests[index]
    let room = request.room.intersection(request.clip)
    let rows = max(room.size.rows, 1)
    var found = request.lines(
      columns: room.size.columns, rows: rows, palette, textStyle(request))
    guard let first = found.first else { return }
    // A sign alone says more than the first letter of a name.
    if request.kind == .image, found.count == 1, first.text.contains("…"), first.columns < 6 {
      found[0].spans = [ContentSpan("▨", textStyle(request))]
    }
    let middle = room.size.rows > 0 ? room.minRow + (rows - found.count) / 2 : request.row
    let starts =
      signRow(of: request).map { [$0] }
      ?? [middle] + room.rowRange.filter { $0 != middle && $0 + found.count <= room.maxRow }
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
      return
    }
  }

  /// The only row for the sign of a picture whose ground is one row; `nil` for others.
  private func signRow(of request: TextRequest) -> Int? {
    guard request.kind == .image, request.content.content.role == .label,
      plan.picture.shapes.indices.contains(request.order),
      plan.scale.halves(plan.picture.shapes[request.order].frame).height < 3
    else { return nil }
    return request.row
  }

  // MARK: What has no row

  /// Tells in each row how many more texts there are than can be seen, as `+2 more` at its end.
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

  /// Cuts the last text of a row for a number.
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
