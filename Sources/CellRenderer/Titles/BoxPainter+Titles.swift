import AdaptiveUI
import Cells
import Pictures

// Titles are drawn last, when it is known which lines are visible.

extension BoxPainter {
  /// Writes the titles of all boxes.
  ///
  /// A title without room on its line moves to the first free row inside; otherwise its name is
  /// truncated, and as a last resort left out.
  mutating func paintTitles() {
    let requests = tree.boxes.indices.compactMap { request(for: $0) }
      .sorted { ($0.row, $0.leader) < ($1.row, $1.leader) }
    var start = 0
    while start < requests.count {
      let row = requests[start].row
      let end = requests[start...].firstIndex { $0.row != row } ?? requests.count
      paintLine(requests[start..<end])
      start = end
    }
  }

  private mutating func request(for index: Int) -> TitleRequest? {
    let box = tree.boxes[index]
    guard box.kind == .bordered, box.leader == index, !box.isCovered,
      let form = titleForm(of: box)
    else { return nil }
    let area = box.drawn.intersection(box.clip).intersection(sheet.bounds)
    // Of a box whose upper line alone is seen, on the lower one of a box around it, there is nothing.
    guard area.size.columns > 2, area.size.rows > 0,
      area.size.rows > 1 || !isOnLowerLine(box, area.minRow)
    else { return nil }
    let title = Title(links: links(of: box), upTo: form)
    let range =
      max(area.minColumn, box.drawn.minColumn + 1)..<min(area.maxColumn, box.drawn.maxColumn - 1)
    // Where the upper line is out of sight, that of the surrounding box takes its place.
    let row = keepsTitlesOnLines ? area.minRow : box.drawn.minRow
    let runs = area.minRow == row ? freeRuns(index, row, range) : []
    return TitleRequest(
      leader: index, title: title, row: row, range: range, runs: runs,
      widths: title.widths.map { $0 + 2 })
  }

  /// Whether a row has the lower line of a box around another.
  private func isOnLowerLine(_ box: Box, _ row: Int) -> Bool {
    var around = box.parent
    while let outer = around {
      if tree.boxes[outer].drawn.maxRow - 1 == row { return true }
      around = tree.boxes[outer].parent
    }
    return false
  }

  /// The longest form that any of the boxes that share a title may have; `nil` for no title.
  private func titleForm(of box: Box) -> Title.Form? {
    box.joined.reduce(box.titleForm) { longest, index in
      guard let form = tree.boxes[index].titleForm else { return longest }
      return longest.map { $0.rawValue <= form.rawValue ? $0 : form } ?? form
    }
  }

  /// Where a box's own top line is visible, without the ends and branches of other lines.
  private mutating func freeRuns(_ index: Int, _ row: Int, _ range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in range.lowerBound...range.upperBound {
      let isFree =
        column < range.upperBound && isOwnLine(index, CellPoint(column: column, row: row))
      if isFree, start == nil { start = column }
      if !isFree, let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    return runs
  }

  /// Whether a cell shows a box's own or shared line, without end or branch.
  mutating func isOwnLine(_ index: Int, _ point: CellPoint) -> Bool {
    let cell = sheet.buffer.stored(at: point)
    guard let owner = sheet.lineOwner(at: point), cell.isLine, !cell.isUpright else {
      return false
    }
    return owner == index || meeting(owner, index)
  }

  private mutating func paintLine(_ requests: ArraySlice<TitleRequest>) {
    var taken: [Range<Int>] = []
    var done: [Int] = []
    for place in TitleLine(requests).places() {
      done.append(place.request.leader)
      if isBroken(place), !keepsTitlesOnLines,
        paintInside(place.request, atLeast: .withoutClass)
      {
        continue
      }
      write(place.request, place.form, at: place.columns.lowerBound, row: place.request.row)
      taken.append(place.columns)
    }
    for request in requests where !done.contains(request.leader) {
      if keepsTitlesOnLines, paintOnLowerLine(request) { continue }
      let gap = request.longestGap(besides: taken)
      let staysOnLine = keepsTitlesOnLines && gap.count >= Self.leastName
      if !staysOnLine, paintInside(request, atLeast: .names) { continue }
      // The end of a class name is of no use where other titles need the line.
      if request.title.isMinor && gap != request.range { continue }
      guard let columns = paintShortest(request, in: gap) else { continue }
      taken.append(columns)
    }
  }

  /// The fewest columns in which a shortened name still tells which one it is.
  private static let leastName = 12

  /// Writes a title onto the lower line of its box, where a bar or a row covers the upper one:
  /// inside, it would look like one of the rows there.
  private mutating func paintOnLowerLine(_ request: TitleRequest) -> Bool {
    let drawn = tree.boxes[request.leader].drawn
    let row = drawn.maxRow - 1
    guard sheet.bounds.contains(CellPoint(column: drawn.minColumn, row: row)) else { return false }
    let runs = freeRuns(request.leader, row, request.range)
    let below = TitleRequest(
      leader: request.leader, title: request.title, row: row, range: request.range, runs: runs,
      widths: request.widths)
    guard let place = below.longest else { return false }
    write(below, place.form, at: place.columns.lowerBound, row: row)
    return true
  }

  /// Whether a title lost its size to an arrow or a branch of the line, though the box is wide
  /// enough.
  private func isBroken(_ place: TitleLine.Place) -> Bool {
    let request = place.request
    let wanted = request.widths[Title.Form.withoutClass.rawValue]
    return place.form.rawValue > Title.Form.withoutClass.rawValue && !request.title.isMinor
      && request.longestRun < wanted && request.range.count >= wanted
      && tree.boxes[request.leader].content == nil
  }

  private mutating func write(
    _ request: TitleRequest, _ form: Title.Form, at column: Int, row: Int
  ) {
    var point = CellPoint(column: column, row: row)
    let clip = CellRect(
      column: point.column, row: row, columns: request.widths[form.rawValue], rows: 1)
    let style = titleStyle(request, at: point)
    point.column += sheet.write(" ", at: point, style: style, clippedTo: clip)
    for part in request.title.parts(form) {
      var partStyle = style
      if part.isMarked { partStyle.attributes.formUnion([.bold, .reverse]) }
      point.column += sheet.write(part.text, at: point, style: partStyle, clippedTo: clip)
    }
    sheet.write(" ", at: point, style: style, clippedTo: clip)
  }

  /// The hue of the box, as faint as the present cell.
  private func titleStyle(_ request: TitleRequest, at point: CellPoint) -> Style {
    var style = palette.line(tree.boxes[request.leader])
    if request.title.links.contains(where: \.isFocused) { style.attributes.insert(.bold) }
    if sheet.buffer[point].style.attributes.contains(.dim) { style.attributes.insert(.dim) }
    return style
  }

  /// Writes a name that fits only without spaces around it, or truncated.
  ///
  /// On a line on which it stays, long enough for spaces, it keeps these.
  private mutating func paintShortest(_ request: TitleRequest, in gap: Range<Int>) -> Range<Int>? {
    guard !gap.isEmpty else { return nil }
    let isPadded = keepsTitlesOnLines && gap.count >= Self.leastName
    let cut = TextLayout.truncated(
      request.title.shortest, columns: gap.count - (isPadded ? 2 : 0), .truncatingTail)
    let text = isPadded ? " \(cut) " : cut
    let point = CellPoint(column: gap.lowerBound, row: request.row)
    let clip = CellRect(column: point.column, row: point.row, columns: gap.count, rows: 1)
    let used = sheet.write(
      text, at: point, style: titleStyle(request, at: point), clippedTo: clip)
    return gap.lowerBound..<gap.lowerBound + used + 1
  }

  /// Writes a title into the first row inside with room for `form` or a longer one.
  private mutating func paintInside(_ request: TitleRequest, atLeast form: Title.Form) -> Bool {
    hasLooseTitles = true
    let box = tree.boxes[request.leader]
    let inside = box.drawn.inset(columns: 1, rows: 1).intersection(box.innerClip)
      .intersection(sheet.bounds)
    guard inside.size.columns >= request.widths[form.rawValue], inside.size.rows > 0 else {
      return false
    }
    // A control's content is more important than its class.
    if request.title.isMinor && box.content != nil { return false }
    for row in inside.minRow..<inside.maxRow {
      let start = inside.minColumn
      var column = start
      while column < inside.maxColumn, isFree(CellPoint(column: column, row: row), request.leader) {
        column += 1
      }
      let longest = Title.Form.allCases.first { request.widths[$0.rawValue] <= column - start }
      guard let longest, longest.rawValue <= form.rawValue else { continue }
      write(request, longest, at: start, row: row)
      return true
    }
    return false
  }

  /// Whether a cell belongs to the inside of a box and is blank.
  private mutating func isFree(_ point: CellPoint, _ leader: Int) -> Bool {
    guard let front = sheet.front(at: point), tree.boxes[front].leader == leader else {
      return false
    }
    return sheet.buffer.isBlank(at: point)
      || sheet.buffer[point].content == .character(Palette.shade)
  }

  /// The views that a title names; the frame of a popover is left out.
  private func links(of box: Box) -> [TitleLink] {
    guard !box.joined.isEmpty else { return [box.title] }
    let members = ([box] + box.joined.map { tree.boxes[$0] }).filter { $0.titleForm != nil }
    let named = members.filter { !$0.isFrameOnly }
    return (named.isEmpty ? members : named).map(\.title)
  }
}
