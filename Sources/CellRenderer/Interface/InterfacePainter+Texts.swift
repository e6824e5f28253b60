import AdaptiveUI
import Cells
import Foundation
import Pictures

// The rows of texts: each is in its own row if nothing else is there, otherwise in the nearest free
// one.

extension InterfacePainter {
  /// Places all texts and writes them.
  mutating func layTexts() {
    let order = textsFromTop()
    var lost: [Int] = []
    for index in order where isSeen(index) || isSeenOnLine(index) {
      if !place(index) { lost.append(index) }
    }
    if plan.scale.isScaled {
      for index in order { grow(index) }
    }
    countLost(lost)
    for index in requests.indices where requests[index].kind == .image { placeImage(index) }
    addNotes()
    writeTexts()
    drawDividers()
  }

  /// The texts by row; of those in one row the upper in points are first, then those drawn first.
  private func textsFromTop() -> [Int] {
    let shapes = plan.picture.shapes
    func place(_ index: Int) -> (Int, CGFloat, Int) {
      let request = requests[index]
      let middle = shapes.indices.contains(request.order) ? shapes[request.order].frame.midY : 0
      return (request.row, middle, request.order)
    }
    return requests.indices.filter { requests[$0].kind == .text }.map { ($0, place($0)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  // MARK: Looking

  /// Whether any cell of a text's row is visible.
  private func isSeen(_ index: Int) -> Bool {
    let request = requests[index]
    guard request.clip.minRow <= request.row, request.row < request.clip.maxRow else {
      return false
    }
    return isShown(
      request.room.intersection(request.clip).columnRange, request.row, request)
  }

  /// Puts a text back into the row of a line if something covers the row inside.
  ///
  /// - Returns: Whether it is seen there.
  private mutating func isSeenOnLine(_ index: Int) -> Bool {
    let (request, shapes) = (requests[index], plan.picture.shapes)
    guard plan.picture.nodes[request.node].rowIndex == nil, shapes.indices.contains(request.order)
    else { return false }
    requests[index].row = plan.scale.row(at: shapes[request.order].frame.midY)
    guard requests[index].row != request.row, isSeen(index) else {
      requests[index].row = request.row
      return false
    }
    return true
  }

  /// Whether opaque shapes leave any of some cells of a row to a text.
  private func isShown(_ columns: Range<Int>, _ row: Int, _ request: TextRequest) -> Bool {
    columns.contains { isVisible($0, row, request) }
  }

  /// Whether no opaque shape covers a text in a cell.
  func isVisible(_ column: Int, _ row: Int, _ request: TextRequest) -> Bool {
    isVisible(column, row, after: request.order)
  }

  /// Whether no opaque shape covers one with a number in a cell.
  func isVisible(_ column: Int, _ row: Int, after order: Int) -> Bool {
    !raster.isCovered(x: column, y: 2 * row, after: order)
      || !raster.isCovered(x: column, y: 2 * row + 1, after: order)
  }

  /// Whether a text may use some cells of a row, next to the texts already there.
  func isOpen(_ columns: Range<Int>, _ row: Int, _ request: TextRequest) -> Bool {
    guard request.clip.minRow <= row, row < request.clip.maxRow,
      texts.isApart(columns, row: row)
    else { return false }
    return lines.sheet.buffer.areBlank(columns, row: row)
  }

  /// Whether the ground of a cell is the text's ground in its own row.
  func isSameGround(_ column: Int, _ row: Int, _ request: TextRequest) -> Bool {
    let own = min(max(request.room.minColumn, 0), raster.columns - 1)
    let wanted = raster.pixel(x: own, y: 2 * request.row + 1)
    return raster.pixel(x: column, y: 2 * row + 1) == wanted
      && raster.pixel(x: column, y: 2 * row) == wanted
  }

  // MARK: Placing

  /// - Returns: Whether a place was found.
  private mutating func place(_ index: Int) -> Bool {
    let request = requests[index]
    if placeLarge(index) { return true }
    let whole = wholeLine(of: request)
    let isOneLine =
      request.mayBeOneLine && whole?.hasEllipsis == false || staysOneLine(request)
    if request.isTall, !isOneLine, placeTall(index, request.room.rowRange) { return true }
    guard let whole else { return true }
    let (lead, line) = whole.trimmed
    guard !line.spans.isEmpty else { return true }
    let start = start(of: whole, in: request.room, request) + lead
    let columns = start..<start + line.columns
    let inside = rowOffLine(request)
    func isFree(_ row: Int) -> Bool {
      isOpen(columns, row, request) && (row == inside || !isOnOther(columns, row, request))
    }
    let rows = rows(for: request)
    if let own = rows.first, isFree(own) {
      // What something covers takes no cells from others.
      guard isShown(columns, own, request) else { return true }
      add(index, own, start, line)
      return true
    }
    if rows.first == request.row, placeBeside(index, start, line) { return true }
    let inOrder = rowsInOrder(index)
    if let row = rows.dropFirst().first(where: {
      inOrder.contains($0) && isFree($0) && ($0 != inside || isShown(columns, $0, request))
    }) {
      add(index, row, start, line)
      return true
    }
    if request.isSwitch, placeKnob(index, line) { return true }
    return share(index, line)
  }

  /// Whether a text is one line in its view that is not broken anew in its cells: the clip cuts off its end, or it
  /// is a single word.
  func staysOneLine(_ request: TextRequest) -> Bool {
    request.kind == .text && (request.isCutOff || request.isWordTooWide)
      && plan.window.isOneLine(request.order)
  }

  /// Whether the ground behind some cells is one that the text's view does not touch in points, so
  /// that only rounding made them overlap.
  func isOnOther(_ columns: Range<Int>, _ row: Int, _ request: TextRequest) -> Bool {
    guard plan.scale.isScaled, plan.picture.shapes.indices.contains(request.order) else {
      return false
    }
    let frame = plan.picture.shapes[request.order].frame
    func isOther(_ column: Int, _ y: Int) -> Bool {
      let ground = raster.ground(x: column, y: y)
      return ground >= 0 && ground < plan.picture.shapes.count
        && !plan.picture.shapes[ground].frame.insetBy(dx: 0.5, dy: 0.5).intersects(frame)
    }
    return columns.contains { isOther($0, 2 * row) && isOther($0, 2 * row + 1) }
  }

  /// The rows between the texts and low controls that are above a text in points and those that are below it.
  ///
  /// It may take the own row of a text that is not placed yet, which is then pushed down. If no row
  /// is between them, all are.
  private func rowsInOrder(_ index: Int) -> ClosedRange<Int> {
    var (first, last) = (Int.min, Int.max)
    for piece in texts.pieces where !piece.line.spans.isEmpty && piece.request != index {
      if isAbove(piece.request, index) { first = max(first, piece.row + 1) }
      if isAbove(index, piece.request) { last = min(last, piece.row - 1) }
    }
    for other in requests.indices
    where requests[other].kind == .text && requests[other].row < last && isAbove(index, other) {
      last = max(requests[other].row, requests[index].row)
    }
    // A label stays above its field, which may have no text.
    let own = Placed(requests[index])
    for control in controls where control.cells.size.rows <= Self.rowsOfField {
      let other = Placed(control)
      if isAbove(other, own) { first = max(first, control.cells.maxRow) }
      if isAbove(own, other) { last = min(last, control.cells.minRow - 1) }
    }
    return first <= last ? first...last : Int.min...Int.max
  }

  /// A field or a button has at most so many rows.
  private static let rowsOfField = 2

  /// Where a text or a control is: its number among the shapes, its node, and its columns.
  private struct Placed {
    let order: Int
    let node: Int
    let columns: Range<Int>

    init(_ request: TextRequest) {
      (order, node, columns) = (request.order, request.node, request.room.columnRange)
    }

    init(_ control: DrawnControl) {
      (order, node, columns) = (control.order, control.node, control.cells.columnRange)
    }
  }

  private func isAbove(_ first: Int, _ second: Int) -> Bool {
    isAbove(Placed(requests[first]), Placed(requests[second]))
  }

  /// Whether the view of one text or control ends above the beginning of another's, in the same part of
  /// the picture.
  private func isAbove(_ one: Placed, _ other: Placed) -> Bool {
    let shapes = plan.picture.shapes
    guard shapes.indices.contains(one.order), shapes.indices.contains(other.order),
      plan.nearestBox[one.node] == plan.nearestBox[other.node],
      one.columns.overlaps(other.columns)
    else { return false }
    return shapes[one.order].frame.maxY <= shapes[other.order].frame.minY + 0.5
  }

  /// The text on one line, truncated to its room.
  private func wholeLine(of request: TextRequest) -> ContentLine? {
    request.lines(columns: request.room.size.columns, rows: 1, palette, textStyle(request)).first
  }

  func start(of line: ContentLine, in room: CellRect, _ request: TextRequest) -> Int {
    let free = max(room.size.columns - line.columns, 0)
    return switch line.alignment {
    case .left: room.minColumn
    case .center:
      request.middle.map { middle in
        min(max((middle - line.columns) / 2, room.minColumn), room.minColumn + free)
      } ?? room.minColumn + free / 2
    case .right: room.minColumn + free
    }
  }

  /// The candidate rows of a text: its own first, then those of its view, then the nearest around,
  /// as long as they have the same ground.
  private func rows(for request: TextRequest) -> [Int] {
    if request.staysInRow { return [request.row] }
    let own = request.room.rowRange.sorted {
      (abs($0 - request.row), $0) < (abs($1 - request.row), $1)
    }
    var rows = [request.row] + own.filter { $0 != request.row }
    guard !request.limit.isEmpty else { return rows }
    // A text that is inside a box in points does not leave it.
    var outside: [Int] = []
    if request.isInside {
      outside = rows.filter { !request.limit.rowRange.contains($0) }
      rows.removeAll { outside.contains($0) }
    }
    let columns = request.room.columnRange
    let isAway = isOnOther(columns, request.row, request)
    for distance in 1...(plan.scale.isScaled ? 3 : 2) {
      for row in [request.row + distance, request.row - distance]
      where !rows.contains(row) && request.limit.rowRange.contains(row)
        && (isAway
          ? !isOnOther(columns, row, request)
          : isSameGround(request.room.minColumn, row, request))
      {
        rows.append(row)
      }
    }
    if let inside = rowOffLine(request), !rows.contains(inside) { rows.append(inside) }
    return rows + outside
  }

  /// The row inside of the line of a box in which a text would be, on the same ground or in front of all there.
  private func rowOffLine(_ request: TextRequest) -> Int? {
    let box = plan.nearestBox[request.node]
    guard box >= 0 else { return nil }
    let inside = lines.tree.boxes[box].drawn.inset(columns: 0, rows: 1).rowRange
    guard let first = inside.first, let last = inside.last,
      [first - 1, last + 1].contains(request.row)
    else { return nil }
    let row = min(max(request.row, first), last)
    let isInFront = request.room.columnRange.allSatisfy { isVisible($0, row, request) }
    return isInFront || isSameGround(request.room.minColumn, row, request) ? row : nil
  }

  private func isOnLowerLine(_ request: TextRequest) -> Bool {
    let box = plan.nearestBox[request.node]
    return box >= 0 && request.row == lines.tree.boxes[box].drawn.maxRow - 1
  }

  /// Whether the scroll view around a text has more content below its lower edge.
  private func goesOnBelow(_ request: TextRequest) -> Bool {
    let nodes = plan.picture.nodes
    var around: Int? = request.node
    while let node = around, !nodes[node].kind.isScrollView { around = nodes[node].parent }
    return around.flatMap { nodes[$0].scrollExtent }?.goesOnBelow ?? false
  }

  mutating func add(_ index: Int, _ row: Int, _ start: Int, _ line: ContentLine) {
    let (lead, trimmed) = line.trimmed
    guard !trimmed.spans.isEmpty else { return }
    texts.add(TextPiece(request: index, row: row, start: start + lead, line: trimmed))
  }

  /// Places lines in the free rows among some, centred in them.
  mutating func placeTall(_ index: Int, _ candidates: Range<Int>) -> Bool {
    let request = requests[index]
    let columns = request.room.columnRange
    let inOrder = rowsInOrder(index)
    let free = candidates.filter {
      inOrder.contains($0) && isOpen(columns, $0, request) && !isOnOther(columns, $0, request)
        && isShown(columns, $0, request)
    }
    guard !free.isEmpty else { return false }
    let style = textStyle(request)
    let found = request.lines(
      columns: request.room.size.columns, rows: free.count, palette, style)
    let first = request.content.content.role.startsAtTop ? 0 : (free.count - found.count) / 2
    for (offset, line) in found.enumerated() {
      add(index, free[first + offset], start(of: line, in: request.room, request), line)
    }
    return true
  }

  /// Places a text beside others in its row, truncated to the free cells, or truncates the one
  /// before it.
  private mutating func share(_ index: Int, _ line: ContentLine) -> Bool {
    let request = requests[index]
    // The sign on the line names it.
    if isOnLowerLine(request), goesOnBelow(request) { return true }
    crowded.insert(index)
    // Only without another place do texts overwrite lines.
    for (tries, onLines) in [(0, false), (1, false), (1, true)] {
      if tries > 0, !onLines, !cutNeighbour(of: request) { continue }
      for row in rows(for: request) where request.clip.rowRange.contains(row) {
        let gap = longestGap(of: request, row, onLines: onLines)
        guard gap.count >= min(3, line.columns) else { continue }
        let wanted = min(
          start(of: line, in: request.room, request), gap.upperBound - line.columns)
        let start = max(gap.lowerBound, wanted)
        add(index, row, start, line.cut(to: gap.upperBound - start))
        return true
      }
    }
    return false
  }

  private func longestGap(of request: TextRequest, _ row: Int, onLines: Bool) -> Range<Int> {
    let columns = request.room.columnRange
    var (best, start) = (columns.lowerBound..<columns.lowerBound, columns.lowerBound)
    for column in columns.lowerBound...columns.upperBound {
      let isOpen =
        column < columns.upperBound && texts.isApart(column..<column + 1, row: row)
        && !isOnOther(column..<column + 1, row, request)
        && (onLines || lines.sheet.buffer.isBlank(at: CellPoint(column: column, row: row)))
      guard !isOpen else { continue }
      if column - start > best.count { best = start..<column }
      start = column + 1
    }
    return best
  }

  /// Truncates the text that extends into a text's columns from the left, if enough of it remains.
  private mutating func cutNeighbour(of request: TextRequest) -> Bool {
    let first = request.room.minColumn
    guard let piece = texts.piece(column: first, row: request.row),
      first - 1 - texts.pieces[piece].start >= 3
    else { return false }
    texts.cut(piece, before: first - 1)
    return true
  }
}

extension CellRect {
  /// The columns that the rectangle covers.
  var columnRange: Range<Int> { minColumn..<max(maxColumn, minColumn) }
  /// The rows that the rectangle covers.
  var rowRange: Range<Int> { minRow..<max(maxRow, minRow) }
}
