import AdaptiveUI
import Cells
import Foundation
import Pictures

/// Collects a box for each node of a picture that is drawn.
@MainActor struct BoxCollector {
  private let picture: WindowPicture
  private let scale: CanvasScale
  private let options: CanvasOptions
  /// The boxes of the previous picture.
  private let before: [Box]
  private(set) var boxes: [Box] = []
  /// The views of ``boxes``, in the same order.
  private(set) var shown: [CanvasBox] = []
  /// Texts that are left without a row of cells.
  private(set) var lost: [LostText] = []

  /// The surroundings of the nodes in a node.
  private struct Place {
    /// The next box around.
    var around: Int?
    var clipper: Int?
    /// Whether one of the nodes around has been counted as lost.
    var isLost = false
  }

  init(
    _ picture: WindowPicture, scale: CanvasScale, options: CanvasOptions, before: [Box]
  ) {
    self.picture = picture
    self.scale = scale
    self.options = options
    self.before = before
    boxes.reserveCapacity(picture.nodes.count)
    shown.reserveCapacity(picture.nodes.count)
    visit(picture.nodes.indices, in: Place())
  }

  /// Visits the outermost of some nodes, and all in them.
  private mutating func visit(_ nodes: Range<Int>, in place: Place) {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      visit(index, in: place)
      index = picture.nodes[index].end
    }
  }

  private mutating func visit(_ index: Int, in place: Place) {
    let node = picture.nodes[index]
    let rect = scale.cells(node.frame)
    var inner = place
    if rect.isEmpty {
      if !place.isLost { inner.isLost = note(node, in: place) }
      if node.clipsToBounds { return }
    }
    let box = add(index, rect, in: place)
    if let box { inner.around = box }
    if node.clipsToBounds { inner.clipper = inner.around }
    visit(index + 1..<node.end, in: inner)
    if let box { boxes[box].end = boxes.count }
  }

  /// Collects a node with text that has columns but no row.
  ///
  /// - Returns: Whether the node is such a node.
  private mutating func note(_ node: PictureNode, in place: Place) -> Bool {
    let frame = node.frame
    guard let around = place.around, frame.height > 0, let content = node.content,
      !content.text.isEmpty
    else { return false }
    let row = scale.cell(at: CGPoint(x: frame.midX, y: frame.midY)).row
    let columns = scale.cells(frame)
    guard columns.size.rows == 0, columns.size.columns > 3 else { return false }
    lost.append(
      LostText(
        content: content, isDimmed: node.isDimmed,
        cells: CellRect(
          column: columns.minColumn, row: row, columns: columns.size.columns, rows: 1),
        around: around))
    return true
  }

  /// Collects a box for a node, unless that only contains others.
  ///
  /// - Returns: The index of the box.
  private mutating func add(_ index: Int, _ rect: CellRect, in place: Place) -> Int? {
    let node = picture.nodes[index]
    guard !rect.isEmpty, node.role != .structure else { return nil }
    let around = place.around
    let coincides = around.map { boxes[$0].rect == rect } ?? false
    if coincides && node.isWrapper { return nil }
    let box = boxes.count
    let content = node.content
    let kind = kind(of: node, rect)
    let merges = coincides && kind == .bordered
    let (parent, leader, depth) = nesting(of: box, around: around, merges: merges)
    let isFocused = options.focus.map(node.isView) ?? false
    boxes.append(
      Box(
        kind: kind, rect: rect, drawn: rect, clip: rect, innerClip: rect, clipper: place.clipper,
        parent: parent, around: around, leader: leader, depth: depth,
        title: TitleLink(node, changed: options.changed, isFocused: isFocused),
        isFrameOnly: node.kind == .popover, content: content, contentRoom: room(of: node),
        isFocused: isFocused, isDimmed: node.isDimmed, guides: Guide.all(of: node, scale, options),
        arrow: node.arrow.map { ArrowMark($0, scale) }, hasGrabber: node.hasGrabber,
        textHasRoom: textHasRoom(node)))
    shown.append(CanvasBox(index, of: picture, rect: rect, depth: depth, around: around))
    if merges { join(box, to: leader) }
    return box
  }

  /// The cells left for a node's text, where other content is at its edges.
  private func room(of node: PictureNode) -> CellRect? {
    guard let taken = node.content?.taken, taken != .zero else { return nil }
    return scale.cells(node.frame(inset: taken))
  }

  private func nesting(
    of index: Int, around: Int?, merges: Bool
  ) -> (parent: Int?, leader: Int, depth: Int) {
    guard let around else { return (nil, index, 0) }
    let outer = boxes[around].leader
    return merges
      ? (boxes[outer].parent, outer, boxes[outer].depth) : (outer, index, boxes[outer].depth + 1)
  }

  /// Measured only where a cell is wider in points than a letter.
  private func textHasRoom(_ node: PictureNode) -> Bool {
    guard scale.isScaled, let content = node.content, content.isText, !content.text.isEmpty else {
      return false
    }
    return node.hasItsWidth
  }

  private func kind(of node: PictureNode, _ rect: CellRect) -> Box.Kind {
    if node.role == .shading { return .shading(isFaint: node.isFaint) }
    guard rect.size.columns >= 3, rect.size.rows >= 2 else { return .bare }
    // In most cases the previous box is the same, and its lines of text need not be broken again.
    let content = node.content
    if boxes.count < before.count, case let last = before[boxes.count], !last.isShading,
      last.rect.size == rect.size, last.content == content
    {
      return last.kind
    }
    return content?.fitsInFrame(of: rect.size) ?? true ? .bordered : .bare
  }

  /// Adds a box with its leader's cells to the leader's title.
  ///
  /// It covers all earlier descendants of the leader, except the boxes around it, which are those
  /// that are still open.
  private mutating func join(_ index: Int, to leader: Int) {
    while let last = boxes[leader].joined.last, last != boxes[index].around {
      boxes[leader].joined.removeLast()
    }
    boxes[leader].joined.append(index)
    for earlier in max(boxes[leader].sweptTo, leader + 1)..<index where boxes[earlier].end > 0 {
      boxes[earlier].isCovered = true
    }
    boxes[leader].sweptTo = index
  }
}
