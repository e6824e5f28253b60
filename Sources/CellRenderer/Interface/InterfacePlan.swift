import AdaptiveUI
import Cells
import Foundation
import Pictures

/// Which views of a picture have lines, and the half cells of every view.
@MainActor struct InterfacePlan {
  /// The window, with what is measured of it on demand.
  let window: MeasuredWindow
  let picture: WindowPicture
  let scale: CanvasScale
  let options: CanvasOptions
  /// The views that have lines, parents first, back to front.
  private(set) var boxes: [Box] = []
  /// The same views with the lines that they share, as they are drawn.
  private(set) var tree = BoxTree(boxes: [])
  /// The nodes of ``boxes``.
  private(set) var nodeOfBox: [Int] = []
  /// For each node the index of its box in ``boxes``, −1 for none.
  private(set) var boxOfNode: [Int] = []
  /// For each node the index of its own box, or else of the nearest one around it; −1 for none.
  private(set) var nearestBox: [Int] = []
  /// For each node itself, or else the nearest node around it, whose edges are visible; −1 for
  /// none.
  private(set) var nearestEdge: [Int] = []
  /// For each node the half cells that its ground fills.
  var halves: [HalfRect] = []
  /// The boxes that focus and clicks reach: the same as in the wireframe.
  private(set) var shown: [CanvasBox] = []
  /// For each node its index in ``shown``, −1 for none.
  private(set) var shownOfNode: [Int] = []
  /// For each node the index in ``shown`` of its own box, or else of the nearest one around it; −1
  /// for none.
  private var nearestShown: [Int] = []
  /// The nodes whose edges are visible, by the nearest such node around them; the first list is
  /// that of the window.
  private(set) var edged: [[Int]]
  /// The nodes of the focused view and of the controllers around it, innermost first.
  private let focusPath: [Int]
  /// For each node the rows of its contents and its descendants' contents; `nil` for none.
  let contentRows: [ClosedRange<Int>?]

  /// The rows of the picture for list rows that share cells with those above, by node: each has one
  /// of its own, as long as the list has any left.
  private(set) var listRows: [Int: Range<Int>] = [:]
  /// The rows of contents of list rows that are above or below each other, by node.
  private(set) var stackedRows: [Int: Int] = [:]
  /// The half cells of controls that have their own ground and are more than two rows high, by
  /// node.
  ///
  /// Their number follows from the height in points, so that controls of one height look alike.
  var pills: [Int: HalfRect] = [:]
  /// The grounds that are drawn around a single line, with as many half rows above it as below.
  var centredLines: [CentredLine] = []
  /// The rows of these lines, by the nodes of their grounds.
  var lineRows: [Int: Int] = [:]
  /// The first columns of fields that leave some to the labels before them, by node.
  var fieldStarts: [Int: Int] = [:]
  /// The nodes that would have lines if they were high enough for them.
  private(set) var lowBoxes: [Int] = []

  /// Most windows have no more boxes with lines.
  private static let usualBoxes = 16
  /// The number of neighbours that are checked for gaps.
  static let neighbours = 6
  /// Gaps up to this many points are ignored.
  static let gap: CGFloat = 0.5

  init(_ window: MeasuredWindow, scale: CanvasScale, options: CanvasOptions) {
    self.window = window
    picture = window.picture
    self.scale = scale
    self.options = options
    focusPath = Self.focusPath(in: picture, options.focus)
    contentRows = rowsOfContents(picture, scale)
    edged = Array(repeating: [], count: picture.nodes.count + 1)
    reserveCapacity(picture.nodes.count)
    for index in picture.nodes.indices { plan(index) }
    for (box, node) in nodeOfBox.enumerated() { close(box, at: picture.nodes[node].end) }
    tree = BoxTree(boxes: boxes)
    tree.shareLines()
    planFields()
    for (node, rows) in sharedRows() {
      listRows[node] = rows
      (halves[node].minY, halves[node].maxY) = (2 * rows.lowerBound, 2 * rows.upperBound)
    }
    stackedRows = rowsInStacks()
    planPills()
    planIcons()
  }

  private mutating func reserveCapacity(_ count: Int) {
    boxes.reserveCapacity(min(count, Self.usualBoxes))
    nodeOfBox.reserveCapacity(count)
    boxOfNode.reserveCapacity(count)
    nearestBox.reserveCapacity(count)
    nearestEdge.reserveCapacity(count)
    halves.reserveCapacity(count)
    shown.reserveCapacity(count)
    shownOfNode.reserveCapacity(count)
    nearestShown.reserveCapacity(count)
  }

  /// The rows of the picture that a list row occupies.
  func rows(ofListRow node: Int) -> Range<Int> {
    listRows[node] ?? scale.cells(picture.nodes[node].frame).rowRange
  }

  /// The half cells of a ground, in whole rows if it is up to two and a half rows high.
  ///
  /// Half rows would notch the edges beside the text of such a low ground.
  private mutating func wholeRows(_ half: HalfRect, _ index: Int, _ edge: Int) -> HalfRect {
    let node = picture.nodes[index]
    guard node.parent != nil, !half.isEmpty else { return half }
    if let centred = aroundLine(half, index, edge) { return centred }
    guard 2...5 ~= half.height else { return holdingContents(half, half, index) }
    let height = half.height / 2 * 2
    let middle = 2 * scale.row(at: node.frame.midY)
    let top = (half.minY + half.maxY - height) / 2 & ~1
    let first = min(max(top, middle - height + 2), middle)
    return holdingContents(
      HalfRect(minX: half.minX, minY: first, maxX: half.maxX, maxY: first + height), half, index)
  }

  /// The half cells of a ground, extended to the whole rows of its contents as far as it overlaps
  /// them.
  private func holdingContents(_ rows: HalfRect, _ half: HalfRect, _ index: Int) -> HalfRect {
    guard let own = contentRows[index] else { return rows }
    let contents = offLine(own, index)
    // Where several grounds share a row, none of them takes it from the others.
    guard half.height > 1 || contents != own else { return rows }
    // Half a row is noise of rounding; the row inside of a line is a whole one further.
    let reach = contents == own ? 1 : 3
    var held = rows
    let (first, end) = (2 * contents.lowerBound, 2 * contents.upperBound + 2)
    if first >= half.minY - reach { held.minY = min(held.minY, first) }
    if end <= half.maxY + reach { held.maxY = max(held.maxY, end) }
    return held
  }

  /// The row inside of the box around a node if its contents have no other row than that of the
  /// box's upper or lower line.
  func offLine(_ rows: ClosedRange<Int>, _ index: Int) -> ClosedRange<Int> {
    let box = picture.nodes[index].parent.map { nearestBox[$0] } ?? -1
    guard rows.count == 1, box >= 0, boxes[box].rect.size.rows >= 4 else {
      return rows
    }
    let inside = boxes[box].drawn.inset(columns: 0, rows: 1).rowRange
    guard let first = inside.first, let last = inside.last,
      [first - 1, last + 1].contains(rows.lowerBound)
    else { return rows }
    let row = min(max(rows.lowerBound, first), last)
    return row...row
  }

  /// The number of boxes around a node.
  func depth(of node: Int) -> Int {
    if boxOfNode[node] >= 0 { return boxes[boxOfNode[node]].depth }
    return nearestBox[node] >= 0 ? boxes[nearestBox[node]].depth + 1 : 0
  }

  /// The name of a node: its controller's name, its own, or its class.
  func name(of node: Int) -> String {
    picture.nodes[node].ownerIdentifier ?? picture.nodes[node].className
  }

  private static func focusPath(in picture: WindowPicture, _ focus: UIResponder?) -> [Int] {
    guard let focus,
      var index = picture.nodes.firstIndex(where: { $0.isView(of: focus) })
    else { return [] }
    var path = [index]
    while let parent = picture.nodes[index].parent {
      index = parent
      if picture.nodes[index].controller != nil { path.append(index) }
    }
    return path
  }

  private mutating func plan(_ index: Int) {
    let node = picture.nodes[index]
    let rect = scale.cells(node.frame)
    show(index, rowOfContent(node, in: rect))
    let around = node.parent.map { nearestBox[$0] } ?? -1
    let edge = node.parent.map { nearestEdge[$0] } ?? -1
    var half = scale.halves(node.frame)
    let hasBox = isFramed(index, node, rect)
    if !hasBox, rect.size.rows < 2, isLowBox(node) { lowBoxes.append(index) }
    if hasBox {
      let kept = keptApart(rect, node.frame, around)
      addBox(index, node, kept, around)
      half = HalfRect(kept)
    } else if node.row != nil {
      // Rows of a list look alike, and their texts are in whole rows.
      half =
        scale.rowMap == nil ? belowGap(HalfRect(rect), node, edge) : keptApart(half, index, edge)
    } else if node.hasGround {
      half = wholeRows(keptApart(half, index, edge), index, edge)
    }
    boxOfNode.append(hasBox ? boxes.count - 1 : -1)
    nearestBox.append(hasBox ? boxes.count - 1 : around)
    halves.append(half)
    let isEdged = hasBox || node.hasGround
    nearestEdge.append(isEdged ? index : edge)
    if isEdged { edged[edge + 1].append(index) }
  }

  /// The cells of a node; of one that is too low for a row of a scaled picture and has content, the row
  /// of that.
  private func rowOfContent(_ node: PictureNode, in rect: CellRect) -> CellRect {
    guard scale.isScaled, rect.size.rows == 0, rect.size.columns > 0, node.content != nil else {
      return rect
    }
    return CellRect(
      column: rect.minColumn, row: scale.row(at: node.frame.midY), columns: rect.size.columns,
      rows: 1)
  }

  /// Records a node that would have a box in the wireframe.
  private mutating func show(_ index: Int, _ rect: CellRect) {
    let node = picture.nodes[index]
    let around = node.parent.map { nearestShown[$0] } ?? -1
    let coincides = around >= 0 && shown[around].rect == rect
    guard node.role != .structure, !rect.isEmpty, !(coincides && node.isWrapper) else {
      shownOfNode.append(-1)
      nearestShown.append(around)
      return
    }
    let depth = around < 0 ? 0 : shown[around].depth + (coincides ? 0 : 1)
    shown.append(
      CanvasBox(index, of: picture, rect: rect, depth: depth, around: around < 0 ? nil : around))
    shownOfNode.append(shown.count - 1)
    nearestShown.append(shown.count - 1)
  }

  // MARK: Lines

  /// Whether a view has lines: controllers, views that would otherwise be invisible, and the
  /// focused view.
  private func isFramed(_ index: Int, _ node: PictureNode, _ rect: CellRect) -> Bool {
    guard node.role == .box, rect.size.columns >= 3, rect.size.rows >= 2 else { return false }
    if node.controller != nil || node.kind == .popover { return true }
    let isNamed = node.identifier.map { !$0.isObjectID } ?? false
    if options.showsNames && isNamed && node.row == nil {
      return rect.size.rows >= 3 && !isTooLow(rect, for: node, index)
    }
    if !options.usesColor && node.hasGround {
      return node.row == nil && node.content == nil && rect.size.rows >= 3
    }
    // Outlets name many views of an editor's document that only group others.
    return isNamed && !node.hasGround && node.content == nil && node.row == nil
      && !node.isFromDocument
      && !(scale.isScaled && isTooLow(rect, for: node, index))
  }

  private mutating func addBox(
    _ index: Int, _ node: PictureNode, _ rect: CellRect, _ around: Int
  ) {
    let position = boxes.count
    let merges = around >= 0 && boxes[around].rect == rect
    let outer = around < 0 ? nil : boxes[around].leader
    let leader = merges ? outer ?? position : position
    let isFocused = focusPath.first == index
    let clip = scale.onOutline(scale.cells(node.clip).intersection(scale.window))
    var box = Box(
      kind: .bordered, rect: rect, drawn: scale.onOutline(rect), clip: clip, innerClip: clip,
      clipper: nil, parent: merges ? boxes[leader].parent : outer,
      around: around < 0 ? nil : around, leader: leader,
      depth: merges ? boxes[leader].depth : outer.map { boxes[$0].depth + 1 } ?? 0,
      title: window.title(of: index, changed: options.changed, isFocused: isFocused),
      isFrameOnly: node.kind == .popover, content: nil, contentRoom: nil,
      isFocused: isFocused, isDimmed: node.isDimmed, guides: Guide.all(of: node, scale, options),
      arrow: node.arrow.map { ArrowMark($0, scale) },
      hasGrabber: node.hasGrabber, textHasRoom: false)
    box.titleForm = titleForm(of: index, node)
    boxes.append(box)
    nodeOfBox.append(index)
    if merges { boxes[leader].joined.append(position) }
  }

  /// The longest title of a view.
  ///
  /// Names and sizes are shown on the focused path; elsewhere controllers show their names and size
  /// classes, and empty boxes only their names.
  private func titleForm(of index: Int, _ node: PictureNode) -> Title.Form? {
    if options.showsNames || focusPath.first == index { return .whole }
    if focusPath.contains(index) { return .withoutClass }
    if node.controller != nil { return .withoutSize }
    return node.hasGround || node.kind == .popover ? nil : .names
  }

  /// Sets the end of a box's descendants.
  private mutating func close(_ box: Int, at end: Int) {
    var last = box + 1
    while last < nodeOfBox.count, nodeOfBox[last] < end { last += 1 }
    boxes[box].end = last
  }

  // MARK: Gaps

  /// The cells of a box without those that touch boxes from which it is apart in points.
  private func keptApart(_ rect: CellRect, _ frame: CGRect, _ around: Int) -> CellRect {
    var (left, top) = (rect.minColumn, rect.minRow)
    var (right, bottom) = (rect.maxColumn, rect.maxRow)
    if around >= 0 {
      // The box around may have become smaller, so that this one would extend beyond it.
      let (outer, outside) = (boxes[around].drawn, picture.nodes[nodeOfBox[around]].frame)
      if frame.minX - outside.minX > Self.gap { left = max(left, outer.minColumn + 1) }
      if outside.maxX - frame.maxX > Self.gap { right = min(right, outer.maxColumn - 1) }
      if frame.minY - outside.minY > Self.gap { top = max(top, outer.minRow + 1) }
      if outside.maxY - frame.maxY > Self.gap { bottom = min(bottom, outer.maxRow - 1) }
    }
    for other in boxes.indices.reversed().prefix(Self.neighbours)
    where boxes[other].around == (around < 0 ? nil : around) {
      let (beside, there) = (boxes[other].rect, picture.nodes[nodeOfBox[other]].frame)
      if frame.minX - there.maxX > Self.gap, left == beside.maxColumn { left += 1 }
      if frame.minY - there.maxY > Self.gap, top == beside.maxRow { top += 1 }
    }
    let across = right - left >= 3
    let down = bottom - top >= 2
    return CellRect(
      column: across ? left : rect.minColumn, row: down ? top : rect.minRow,
      columns: across ? right - left : rect.size.columns,
      rows: down ? bottom - top : rect.size.rows)
  }

  /// The half cells of a ground, kept apart in the same way.
  private func keptApart(_ rect: HalfRect, _ index: Int, _ edge: Int) -> HalfRect {
    let frame = picture.nodes[index].frame
    var kept = rect
    if edge >= 0 {
      let (outer, outside) = (halves[edge], picture.nodes[edge].frame)
      if frame.minX - outside.minX > Self.gap { kept.minX = max(kept.minX, outer.minX + 1) }
      if outside.maxX - frame.maxX > Self.gap { kept.maxX = min(kept.maxX, outer.maxX - 1) }
      if frame.minY - outside.minY > Self.gap { kept.minY = max(kept.minY, outer.minY + 1) }
      if outside.maxY - frame.maxY > Self.gap { kept.maxY = min(kept.maxY, outer.maxY - 1) }
    }
    for other in edged[edge + 1].suffix(Self.neighbours) {
      let (beside, there) = (halves[other], picture.nodes[other].frame)
      if frame.minX - there.maxX > Self.gap, kept.minX == beside.maxX { kept.minX += 1 }
      // A ground around a line may end half a row below its frame.
      if frame.minY - there.maxY > Self.gap, beside.minY < kept.minY, kept.minY <= beside.maxY {
        kept.minY = beside.maxY + 1
      }
    }
    if kept.width < 2 { (kept.minX, kept.maxX) = (rect.minX, rect.maxX) }
    if kept.height < 2 { (kept.minY, kept.maxY) = (rect.minY, rect.maxY) }
    return kept
  }
}

extension String {
  /// Whether the receiver is an identifier that an editor generated, such as `Pmc-Ob-6Cz`.
  var isObjectID: Bool {
    guard utf8.count == 10 else { return false }
    let bytes = Array(utf8)
    return bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
  }
}
