import AdaptiveUI
import Cells
import Foundation
import Pictures

// Requests for places in rows, and the rows and columns that each may use.

extension InterfacePainter {
  /// Records a text, or a control's sign; its place is determined when all grounds and lines are
  /// drawn.
  mutating func request(_ content: PictureContent, _ shape: PictureShape, _ order: Int) {
    if usesColor, case .toggle(let isOn) = content.content.role {
      return requestSwitch(content, isOn, shape, order)
    }
    noteBareField(shape, order)
    var kind = TextRequest.Kind.text
    var shown = content
    if case .picture(let art) = content.content.role {
      kind = .image
      shown.content = Self.placeholder(
        content.content, art.isEmpty ? nameOfImageView(shape) : art,
        isDrawing: !art.isEmpty && plan.picture.nodes[shape.owner].isDrawing(art))
      if shown.content.role == .label {
        paintExtent(of: shape, order)
        let name = shown.content.text
        if plan.picture.nodes[shape.owner].kind == .barButton, name.hasPrefix(ImageSign.picture) {
          shown.content.text =
            ImageSign.sign(for: name) + name.dropFirst(ImageSign.picture.count)
        }
        if !plan.options.namesImages {
          shown.content.text = ImageSign.sign(for: shown.content.text)
        }
      }
    }
    if plan.picture.nodes[shape.owner].kind == .searchField { shown.content.addGlass() }
    if kind == .text, usesColor {
      shown.content = Self.onGround(shown.content)
      Self.colorSigns(of: &shown)
    }
    if shown.content.text.isEmpty, needsText(shown.content.role) { return }
    if kind == .text { paintRoom(of: shown, shape, order) }
    add(shown, kind, shape, order)
  }

  /// The name of a view whose image has none, in place of that, if all of it has room.
  private func nameOfImageView(_ shape: PictureShape) -> [String] {
    guard let name = plan.picture.nodes[shape.owner].ownName,
      TextWidth.columns(of: name) + 4 <= plan.scale.cells(shape.frame).size.columns
    else { return [] }
    return [name]
  }

  private mutating func add(
    _ content: PictureContent, _ kind: TextRequest.Kind, _ shape: PictureShape, _ order: Int
  ) {
    let node = plan.picture.nodes[shape.owner]
    let clip = insideOuterLines(plan.clip(of: shape.owner), shape.owner)
    let inset = beforeSign(ofRowAround: shape.owner, insideEdges(clip, of: shape))
    var room = room(of: shape, content.content)
    let (left, right) = (
      max(room.minColumn, inset.minColumn), min(room.maxColumn, inset.maxColumn)
    )
    if right > left {
      room = CellRect(column: left, row: room.minRow, columns: right - left, rows: room.size.rows)
    }
    if let listed = node.rowIndex.flatMap({ plan.listRows[$0] }) {
      let own = room.rowRange.clamped(to: listed)
      let rows = own.isEmpty || listed.count == 1 ? listed : own
      room = CellRect(
        column: room.minColumn, row: rows.lowerBound, columns: room.size.columns, rows: rows.count)
    }
    guard room.size.columns > 0, !clip.isEmpty, kind != .text || !isBelowEdge(content, shape) else {
      return
    }
    let content = kind == .text ? signed(content, shape) : content
    var request = TextRequest(
      kind: kind, order: order, node: shape.owner, content: content, room: room,
      row: plan.row(of: shape.owner, at: shape.frame.midY),
      limit: limit(of: shape.owner, clip).intersection(inset), clip: clip, opacity: shape.opacity,
      isCentred: isCentred(node))
    let edge = node.parent.map { plan.nearestEdge[$0] } ?? -1
    request.isCutOff = plan.scale.cells(shape.frame).maxColumn > room.maxColumn + 1
    request.isInside =
      edge >= 0
      && plan.picture.nodes[edge].frame.insetBy(dx: -0.5, dy: -0.5).contains(shape.frame)
    request.staysInRow = node.kind == .segmentedControl || node.isInTabBar
    if content.content.alignment == .center, content.content.taken != .zero {
      let cells = plan.scale.cells(node.frame)
      request.middle = cells.minColumn + cells.maxColumn
    }
    requests.append(request)
    // Where the view itself truncates nothing, the beginning is the part to read.
    let mode = content.content.lineBreak
    if usesColor, plan.scale.isScaled, mode == .truncatingHead || mode == .truncatingMiddle,
      textFit(of: requests.count - 1) == .whole
    {
      requests[requests.count - 1].content.content.lineBreak = .truncatingTail
    }
  }

  /// A text that the edge of the window cuts off whole, while some of its view is seen: it is fainter, after a sign
  /// of the side on which it is.
  private func signed(_ content: PictureContent, _ shape: PictureShape) -> PictureContent {
    guard let side = sideBeyond(shape, content) else { return content }
    var signed = content
    signed.content.text = "\(side.rawValue) \(content.content.text)"
    signed.color = content.color.faded(Self.opacityBeyond)
    return signed
  }

  private static let opacityBeyond = 0.7

  /// The side of the window beyond which the only line of a text is; `nil` for any other text, and for what can be
  /// scrolled to.
  private func sideBeyond(_ shape: PictureShape, _ content: PictureContent) -> WindowSide? {
    let nodes = plan.picture.nodes
    switch content.content.role {
    case .label, .button: break
    default: return nil
    }
    guard plan.scale.isScaled, !content.content.text.isEmpty, content.content.runs.isEmpty else {
      return nil
    }
    let (middle, line) = (shape.frame.midY, content.fontSize)
    let window = plan.picture.size.height
    let side: WindowSide? =
      middle - line / 2 >= window ? .below : middle + line / 2 <= 0 ? .above : nil
    guard side != nil, shape.frame.height < 2 * line || content.content.role != .label else {
      return nil
    }
    var around = nodes[shape.owner].parent
    while let node = around, !nodes[node].kind.isScrollView { around = nodes[node].parent }
    return around == nil ? side : nil
  }

  /// Whether the only line of a text is for the most part below its edge, so that a picture with a row for each cell
  /// has none for it: one with fewer rows is to show the same.
  private func isBelowEdge(_ content: PictureContent, _ shape: PictureShape) -> Bool {
    guard plan.scale.rowMap != nil,
      shape.frame.midY > plan.picture.nodes[shape.owner].clip.maxY
    else { return false }
    switch content.content.role {
    case .button: return true
    case .label: return shape.frame.height < 2 * content.fontSize
    default: return false
    }
  }

  /// Whether a view is centred in the one around it, with room on both sides.
  private func isCentred(_ node: PictureNode) -> Bool {
    guard plan.scale.isScaled, let parent = node.parent else { return false }
    let around = plan.picture.nodes[parent].frame
    return abs(node.frame.midX - around.midX) < 2
      && around.width - node.frame.width >= 4 * plan.scale.cell.width
  }

  /// The cells between the upright lines of the outermost box.
  private func insideOuterLines(_ cells: CellRect, _ node: Int) -> CellRect {
    guard plan.nearestBox[node] >= 0 else { return cells }
    let boxes = lines.tree.boxes
    var box = boxes[plan.nearestBox[node]].leader
    while let outer = boxes[box].parent { box = boxes[outer].leader }
    let drawn = boxes[box].drawn
    let (left, right) = (
      max(cells.minColumn, drawn.minColumn + 1), min(cells.maxColumn, drawn.maxColumn - 1)
    )
    guard left < right else { return cells }
    return CellRect(column: left, row: cells.minRow, columns: right - left, rows: cells.size.rows)
  }

  /// The cells of a text: those of its view without the lines of the box around, and without the
  /// ends of its own ground.
  private func room(of shape: PictureShape, _ content: ShownContent) -> CellRect {
    var frame = shape.frame
    switch content.role {
    case .row, .sectionTitle:
      frame = frame.insetBy(dx: min(Self.rowMargin, frame.width / 4), dy: 0)
    case .label where isLargeTitle(shape, content):
      frame = frame.insetBy(dx: min(Self.rowMargin, frame.width / 4), dy: 0)
    case .button:
      frame = plan.picture.nodes[shape.owner].titleRoom(in: frame)
    default: break
    }
    var room = plan.scale.cells(frame)
    if room.size.columns == 0, frame.width > 0 {
      room.size.columns = 1
    }
    if let start = plan.fieldStarts[shape.owner], start > room.minColumn, start < room.maxColumn {
      room = CellRect(
        column: start, row: room.minRow, columns: room.maxColumn - start, rows: room.size.rows)
    }
    room = besideLines(room, shape.owner)
    if plan.picture.nodes[shape.owner].hasGround || isBareField(shape.owner),
      room.size.columns > 4, content.isPadded
    {
      room = CellRect(
        column: room.minColumn + 1, row: room.minRow, columns: room.size.columns - 2,
        rows: room.size.rows)
    }
    return room
  }

  /// Whether a text is the title of a bar at its leading edge, below its buttons.
  private func isLargeTitle(_ shape: PictureShape, _ content: ShownContent) -> Bool {
    content.alignment != .center && plan.picture.nodes[shape.owner].kind == .bar(.navigation)
  }

  /// The cells between the upright lines of the box around a node, if any are.
  func besideLines(_ cells: CellRect, _ node: Int) -> CellRect {
    let box = plan.nearestBox[node]
    guard box >= 0 else { return cells }
    let drawn = lines.tree.boxes[box].drawn
    let left = max(cells.minColumn, drawn.minColumn + 1)
    let right = min(cells.maxColumn, drawn.maxColumn - 1)
    guard left < right else { return cells }
    return CellRect(column: left, row: cells.minRow, columns: right - left, rows: cells.size.rows)
  }

  /// The cells in which a text may use another row: those of the nearest view around whose edges
  /// are visible.
  private func limit(of node: Int, _ clip: CellRect) -> CellRect {
    guard let parent = plan.picture.nodes[node].parent else { return clip }
    // What is planned around a text with a ground of its own is to stay apart from that.
    let isPlanned = plan.scale.rowMap != nil && plan.picture.nodes[node].hasGround
    let edge = isPlanned ? node : plan.nearestEdge[parent]
    guard edge >= 0 else { return clip }
    let cells = plan.halves[edge].touchedCells
    let box = plan.boxOfNode[edge]
    let inside = box >= 0 ? lines.tree.boxes[box].drawn.inset(columns: 1, rows: 1) : cells
    return inside.intersection(clip)
  }

  // MARK: Contents

  /// Whether the role shows nothing without a text; without grounds, a field's line is visible.
  private func needsText(_ role: ShownContent.Role) -> Bool {
    switch role {
    case .row(let detail, _, let accessory): detail.isEmpty && accessory == .none
    case .field: usesColor
    case .label, .button, .sectionTitle, .paragraphs: true
    default: false
    }
  }

  /// The placeholder of an image: its art, or a sign with its name.
  ///
  /// `isDrawing` distinguishes art of one line from a name.
  private static func placeholder(
    _ content: ShownContent, _ art: [String], isDrawing: Bool
  ) -> ShownContent {
    var shown = content
    guard art.count < 2, !isDrawing else { return shown }
    let name = art.first ?? ""
    let isSign = TextWidth.columns(of: name) == 1
    shown.role = .label
    shown.text = isSign ? name : name.isEmpty ? ImageSign.picture : "\(ImageSign.picture) \(name)"
    // A name that has no room beside its sign is below it.
    shown.lineLimit = 2
    (shown.alignment, shown.lineBreak) = (.center, .truncatingTail)
    return shown
  }

  /// The same content where grounds replace brackets, lines and swapped colours.
  private static func onGround(_ content: ShownContent) -> ShownContent {
    var shown = content
    shown.isBold = content.isBold || content.isSelected
    (shown.isSelected, shown.isHighlighted) = (false, false)
    // A truncated text shows that it is, whatever the view's line break mode is.
    switch shown.lineBreak {
    case .wordWrapping, .characterWrapping, .clipping: shown.lineBreak = .truncatingTail
    case .truncatingHead, .truncatingMiddle, .truncatingTail: break
    }
    switch content.role {
    case .button: shown.role = .button(.plain)
    case .field(_, let isEditing):
      shown.role = .label
      if isEditing { shown.text += "▏" }
    default: break
    }
    return shown
  }
}

extension InterfacePainter {
  /// Gives the signs of a row, and of what fills up, the colours that they have unless they are set.
  private static func colorSigns(of shown: inout PictureContent) {
    var colors = shown.content.signColors
    let role = shown.content.role
    if role.state?.fraction != nil { colors.empty = colors.empty ?? UIColor(shown.secondary) }
    if role.state?.fraction != nil || role.hasOrnament {
      colors.full = colors.full ?? UIColor(shown.accent)
    }
    shown.content.signColors = colors
  }
}

extension UIColor {
  fileprivate convenience init(_ color: PictureColor) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: color.alpha)
  }
}

extension ShownContent.Role {
  /// Whether it is a row with a sign at its end that has the tint.
  fileprivate var hasOrnament: Bool {
    switch self {
    case .row(_, _, .checkmark), .row(_, _, .detail): true
    default: false
    }
  }
}

extension ShownContent {
  /// Puts the sign of a search before the text.
  fileprivate mutating func addGlass() {
    let glass = "⌕"
    text = text.isEmpty ? glass : isMirrored ? "\(text) \(glass)" : "\(glass) \(text)"
  }

  /// Whether the text has a blank on each side, on its own ground.
  fileprivate var isPadded: Bool {
    switch role {
    case .label, .button, .paragraphs, .field: alignment != .center
    default: false
    }
  }
}
