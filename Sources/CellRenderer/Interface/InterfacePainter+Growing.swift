import AdaptiveUI
import Cells
import Foundation
import Pictures

// Texts that fit in their views extend over free cells around them, because a cell is wider in
// points than a letter.

extension InterfacePainter {
  /// How a text fits in its view, in points; it is measured on demand.
  func textFit(of index: Int) -> TextFit { plan.window.textFit(of: requests[index].order) }

  /// Extends a text that is cut, though its view shows all of it, over free cells: first beside it,
  /// then below and above, then on both sides of all its rows.
  ///
  /// As a last resort its blank lines are removed.
  mutating func grow(_ index: Int) {
    let request = requests[index]
    guard request.mayGrow, isCut(index), textFit(of: index) == .whole else { return }
    let own = pieces(of: index)
    if request.content.content.lineLimit == 1 || own.count == 1, let last = own.last {
      let isDone = growAcross(index, last) || request.staysInRow
      if isDone { return }
      if isListed(request), request.content.content.lineLimit == 1 { return spill(index) }
    }
    growDown(index, rows(of: index))
    if isCut(index) { widen(index, rows(of: index)) }
    if isCut(index) { squeeze(index, rows(of: index)) }
    if isCut(index) { spill(index) }
    if isCut(index) { crowded.insert(index) }
  }

  /// The width of a text that is too short to be cut: next to nothing would remain of it.
  private static let shortText = 4

  /// Writes a short text whole, such as a number, over the blank ends of the grounds beside it.
  private mutating func spill(_ index: Int) {
    let request = requests[index]
    // Of a long text the beginning says that it is too long.
    let beginning = request.content.content.text.prefix(Self.shortText + 1)
    guard TextWidth.columns(of: beginning) <= Self.shortText, isCut(index),
      let piece = pieces(of: index).first,
      let whole = request.lines(
        columns: Self.shortText, rows: 1, palette, textStyle(request)
      ).first
    else { return }
    let missing = whole.columns - request.room.size.columns
    texts.remove(request: index)
    for start in (0...max(missing, 0)).map({ request.room.minColumn - $0 }) {
      let columns = start..<start + whole.columns
      guard request.clip.columnRange.contains(columns), isOpen(columns, piece.row, request),
        columns.allSatisfy({ isVisible($0, piece.row, request) })
      else { continue }
      return add(index, piece.row, start, whole)
    }
    texts.add(piece)
  }

  /// Whether a text is in a row of a list: there all begin in one column and have as many lines as in
  /// their views, however the row's height is rounded.
  private func isListed(_ request: TextRequest) -> Bool {
    plan.picture.nodes[request.node].rowIndex != nil
  }

  private func pieces(of index: Int) -> [TextPiece] {
    texts.pieces.filter { $0.request == index && !$0.line.spans.isEmpty }
  }

  private func rows(of index: Int) -> [Int] {
    texts.pieces.indices.filter {
      texts.pieces[$0].request == index && !texts.pieces[$0].line.spans.isEmpty
    }.map { texts.pieces[$0].row }
  }

  /// Whether the last line of a text ends in a mark of truncation.
  private func isCut(_ index: Int) -> Bool {
    guard let last = texts.pieces.last(where: { $0.request == index && !$0.line.spans.isEmpty })
    else { return false }
    return last.line.hasEllipsis
  }

  private mutating func growAcross(_ index: Int, _ piece: TextPiece) -> Bool {
    let request = requests[index]
    let needed = TextWidth.columns(of: request.content.content.text) + 2
    let style = textStyle(request)
    guard let whole = request.lines(columns: needed, rows: 1, palette, style).first else {
      return false
    }
    guard whole.columns > request.room.size.columns else { return false }
    texts.remove(request: index)
    var columns = request.room.columnRange
    // The text beside it may have extended over some of them.
    while let first = columns.first, !texts.isApart(first..<first + 1, row: piece.row) {
      columns.removeFirst()
    }
    while let last = columns.last, !texts.isApart(last..<last + 1, row: piece.row) {
      columns.removeLast()
    }
    let missing = whole.columns - columns.count
    var right = freeColumns(from: columns.upperBound, step: 1, piece.row, request)
    let left = freeColumns(from: columns.lowerBound - 1, step: -1, piece.row, request)
    if request.content.content.alignment == .left,
      makeRoom(missing - right, after: columns.upperBound + right, piece.row, for: index)
    {
      right = missing
    }
    let alignment = heldSide(of: request)
    var (before, after) = alignment.shares(of: missing, left: left, right: right)
    // Edges stay aligned where the whole text cannot be shown anyway.
    let isShort = before + after < missing
    if isShort || isListed(request), alignment == .left { before = 0 }
    if isShort || isListed(request), alignment == .right { after = 0 }
    // A text that remains cut does not extend up to the control beside it.
    if before + after < missing, after == 0, columns.count > 3,
      isOnOther(columns.upperBound..<columns.upperBound + 1, piece.row, request)
    {
      columns.removeLast()
    }
    let room = CellRect(
      column: columns.lowerBound - before, row: piece.row, columns: columns.count + before + after,
      rows: 1)
    if let line = request.lines(columns: room.size.columns, rows: 1, palette, style).first {
      add(index, piece.row, start(of: line, in: room, request), line)
    }
    return before + after == missing
  }

  /// The side at which a text that extends stays: a centred one remains centred, and one that fills a view
  /// whose edge is below another view's begins or ends there.
  private func heldSide(of request: TextRequest) -> ShownContent.Alignment {
    let own = request.content.content.alignment
    guard !request.isCentred else { return .center }
    let nodes = plan.picture.nodes
    guard own == .center, let parent = nodes[request.node].parent else { return own }
    let frame = nodes[request.node].frame
    let others = (parent + 1..<max(nodes[parent].end, parent + 1)).filter {
      $0 != request.node && nodes[$0].parent == parent
    }
    let column = plan.scale.cell.width
    if others.contains(where: { abs(nodes[$0].frame.minX - frame.minX) < column }) { return .left }
    return others.contains { abs(nodes[$0].frame.maxX - frame.maxX) < column } ? .right : .center
  }

  /// The number of cells from a column on that show nothing but the text's own ground.
  private func freeColumns(
    from column: Int, step: Int, _ row: Int, _ request: TextRequest
  ) -> Int {
    let limit = request.limit.intersection(request.clip)
    var count = 0
    while true {
      let next = column + count * step
      let point = CellPoint(column: next, row: row)
      guard limit.columnRange.contains(next), isVisible(next, row, request),
        texts.isApart(next..<next + 1, row: row), lines.sheet.buffer.isBlank(at: point),
        isSameGround(next, row, request), !isOnOther(next + step..<next + step + 1, row, request)
      else { return count }
      count += 1
    }
  }

  /// Extends a text over free rows below it, then above it, until all of it is shown.
  private mutating func growDown(_ index: Int, _ rows: [Int]) {
    let request = requests[index]
    guard let first = rows.first, let last = rows.last, request.mayWrap, !staysOneLine(request),
      !plan.picture.nodes[request.node].kind.isField
    else { return }
    func isFree(_ row: Int) -> Bool {
      request.limit.rowRange.contains(row) && isOpen(request.room.columnRange, row, request)
        && isSameGround(request.room.minColumn, row, request)
        && request.room.columnRange.allSatisfy { isVisible($0, row, request) }
    }
    guard isFree(last + 1) || isFree(first - 1) else { return }
    var tall = request
    tall.content.content.lineLimit = 0
    let needed = tall.lines(
      columns: request.room.size.columns, rows: 60, palette, textStyle(request)
    ).count
    var (top, bottom) = (first, last + 1)
    while bottom - top < needed, isFree(bottom) { bottom += 1 }
    while bottom - top < needed, isFree(top - 1) { top -= 1 }
    guard bottom - top > last + 1 - first else { return }
    texts.remove(request: index)
    requests[index] = tall
    _ = placeTall(index, top..<bottom)
  }

  /// Extends all rows of a text over as many free columns on both sides as it needs, or over all
  /// there are.
  private mutating func widen(_ index: Int, _ rows: [Int]) {
    let request = requests[index]
    guard let first = rows.first, rows.count > 1 else { return }
    func free(_ column: Int, _ step: Int) -> Int {
      rows.map { freeColumns(from: column, step: step, $0, request) }.min() ?? 0
    }
    texts.remove(request: index)
    let columns = request.room.columnRange
    let right = free(columns.upperBound, 1)
    let left = free(columns.lowerBound - 1, -1)
    var room = request.room
    var found = request.lines(
      columns: columns.count, rows: rows.count, palette, textStyle(request))
    let most = left + right
    // No column makes the lines fewer that the text itself contains.
    let hasTooMany = most > 1 && request.content.content.text.lineFeedCount >= rows.count
    for missing in stride(from: hasTooMany ? most : 1, through: most, by: 1)
    where found.last?.hasEllipsis == true {
      let (before, after) = request.content.content.alignment.shares(
        of: missing, left: left, right: right)
      room = CellRect(
        column: columns.lowerBound - before, row: first, columns: columns.count + before + after,
        rows: 1)
      found = request.lines(
        columns: room.size.columns, rows: rows.count, palette, textStyle(request))
    }
    for (row, line) in zip(rows, found) {
      add(index, row, start(of: line, in: room, request), line)
    }
  }

  /// Lays out a text again without blank lines and without consecutive spaces.
  private mutating func squeeze(_ index: Int, _ rows: [Int]) {
    let text = requests[index].content.content.text
    guard let first = rows.first, let last = rows.last, text.hasSpareBlanks,
      requests[index].content.content.runs.isEmpty
    else { return }
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    texts.remove(request: index)
    requests[index].content.content.text = lines.joined(separator: "\n")
    _ = placeTall(index, first..<last + 1)
  }
}

extension TextRequest {
  /// Whether it is a text that may extend beyond the cells of its view.
  fileprivate var mayGrow: Bool {
    guard kind == .text, !content.content.text.hasEllipsis else { return false }
    switch content.content.role {
    case .label, .button, .field, .paragraphs, .sectionTitle: return true
    default: return false
    }
  }

  /// Whether it may be broken into lines: a single word may not.
  fileprivate var mayWrap: Bool {
    content.content.lineLimit != 1 || content.content.text.contains(where: \.isWhitespace)
  }
}

extension String {
  /// Whether the text is truncated; most texts do not even have the first byte of an ellipsis.
  var hasEllipsis: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(0xE2) } != false
      && unicodeScalars.contains("…")
  }

  /// Whether there are spaces or line feeds at its ends, or beside one another.
  fileprivate var hasSpareBlanks: Bool {
    utf8.withContiguousStorageIfAvailable(Self.hasSpareBlanks) ?? Self.hasSpareBlanks(utf8)
  }

  @inline(__always) private static func hasSpareBlanks(_ bytes: some Sequence<UInt8>) -> Bool {
    var isAfterBlank = true
    for byte in bytes {
      let isBlank = byte == 0x20 || byte == 0x0A
      if isBlank, isAfterBlank { return true }
      isAfterBlank = isBlank
    }
    return isAfterBlank
  }
}

extension ContentLine {
  /// Whether the line is truncated.
  var hasEllipsis: Bool { spans.contains { $0.text.hasEllipsis } }
}
