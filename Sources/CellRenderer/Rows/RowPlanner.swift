import AdaptiveUI
import Cells
import Foundation
import Pictures

/// Plans the rows of a page: each line of text has a row, grounds that are apart stay apart, and equal ones are
/// equally high.
@MainActor struct RowPlanner {
  private let picture: WindowPicture
  private let scale: CanvasScale
  /// Whether grounds have colours; otherwise they are boxes, whose lines need rows.
  private let usesColor: Bool
  private var items: [RowItem] = []
  /// Lines of texts, and the height of each in half rows.
  private var texts: [Text] = []
  private var groups: [(key: GroupKey, frames: [CGRect])] = []
  private var groupOfKey: [GroupKey: Int] = [:]
  /// The grounds, by node.
  private let grounds: [Int: Ground]

  private struct Text {
    let frame: CGRect
    /// The half rows that it needs.
    let least: Int
    /// Whether it is in a row of a list of which a part is out of sight: as high as in the whole ones.
    let isInPart: Bool
  }

  private struct Ground {
    let color: PictureColor
    let frame: CGRect
  }

  private struct GroupKey: Hashable {
    let parent: Int
    /// In tenths of points.
    let height: Int
    let lines: Int
  }

  /// The rows for a page that have room for all its texts; `nil` if there are too few, and where a picture in
  /// proportion is as good.
  ///
  /// What was planned last is in `memory`.
  static func map(
    of picture: WindowPicture, _ scale: CanvasScale, usesColor: Bool, _ memory: RowMemory? = nil
  ) -> RowMap? {
    var planner = RowPlanner(picture, scale, usesColor)
    planner.readNodes()
    return planner.map(memory ?? RowMemory())
  }

  private init(_ picture: WindowPicture, _ scale: CanvasScale, _ usesColor: Bool) {
    (self.picture, self.scale, self.usesColor) = (picture, scale, usesColor)
    grounds = Self.grounds(of: picture)
  }

  // MARK: Reading

  private mutating func readNodes() {
    var index = 0
    // The items that are grounds around the node.
    var around: [Int] = []
    while index < picture.nodes.count {
      let node = picture.nodes[index]
      while let last = around.last, index >= picture.nodes[items[last].node].end {
        around.removeLast()
      }
      let seen = node.frame.intersection(node.clip)
      guard !node.isCovered, node.opacity > 0, seen.width > 1, seen.height > 1 else {
        index += 1
        continue
      }
      var contents: Int?
      if isBlock(node) {
        contents = addBlock(index, seen, around: around.last)
        around.append(items.count - 1)
      }
      if contents == 1 {
        index = max(node.end, index + 1)
        continue
      }
      if let text = text(of: index, seen) {
        texts.append(text)
        items.append(
          RowItem(
            frame: text.frame, kind: .text, isHeading: node.row == .heading, around: around.last,
            node: index))
      }
      index += 1
    }
  }

  /// Adds a ground, and notes it beside those as high as it.
  ///
  /// - Returns: The number of lines in it; `nil` for blocks of something else.
  private mutating func addBlock(_ index: Int, _ seen: CGRect, around: Int?) -> Int? {
    let node = picture.nodes[index]
    // The ground of a bar goes on behind the status bar.
    let frame = node.isBar ? grounds[index].map { seen.union($0.frame) } ?? seen : seen
    items.append(
      RowItem(
        frame: frame, kind: .ground(grounds[index]?.color, isBar: node.isBar),
        isHeading: node.row == .heading, around: around, node: index))
    // Lines of boxes are in the first and last row.
    let isWhole =
      seen.height > node.frame.height - 1 && seen.minY > 1 && seen.maxY < picture.size.height - 1
    guard isWhole, !node.isBar, let contents = lines(in: index) else { return nil }
    let key = GroupKey(
      parent: node.parent ?? -1, height: Int((node.frame.height * 10).rounded()), lines: contents)
    add(node.frame, to: key)
    return contents
  }

  /// Whether a node is a row of a list, a bar, or has a ground on that of the window.
  private func isBlock(_ node: PictureNode) -> Bool {
    node.row == .cell || node.isBar
      || node.hasGround && node.frame.height < picture.size.height - 1
  }

  private mutating func add(_ frame: CGRect, to key: GroupKey) {
    if let known = groupOfKey[key] {
      groups[known].frames.append(frame)
    } else {
      groupOfKey[key] = groups.count
      groups.append((key, [frame]))
    }
  }

  /// The number of lines in a block, one below the other; `nil` for none, for a single one that is not in its
  /// middle, and for blocks of something else.
  private func lines(in block: Int) -> Int? {
    let nodes = picture.nodes
    var middles: [CGFloat] = []
    for index in block..<max(nodes[block].end, block + 1) {
      let node = nodes[index]
      guard let content = node.content, content.showsSomething || content.isRow, node.opacity > 0,
        !node.frame.isEmpty
      else { continue }
      if case .picture = content.role { continue }
      // A text of several lines says how high the block is.
      if linesOfText(index) > 1 { return nil }
      if !middles.contains(where: { abs($0 - node.frame.midY) < Self.line / 2 }) {
        middles.append(node.frame.midY)
      }
    }
    guard middles.count == 1 else { return middles.isEmpty ? nil : middles.count }
    return abs(middles[0] - nodes[block].frame.midY) < Self.line / 2 ? 1 : nil
  }

  /// The line of a usual text, in points.
  static let line: CGFloat = 17

  /// Where the text or sign of a node is, and the half rows that it needs.
  private func text(of index: Int, _ seen: CGRect) -> Text? {
    let node = picture.nodes[index]
    guard let content = node.content, content.showsSomething || content.isRow else { return nil }
    if case .picture = content.role { return nil }
    let count = linesOfText(index)
    guard count == 1, !content.role.startsAtTop else {
      // Lines that are cut off need no rows.
      let isCut = seen.height < node.frame.height - 1
      let inSight = isCut ? min(count, Int(seen.height / Self.line)) : count
      return inSight > 0 ? Text(frame: seen, least: 2 * inSight, isInPart: false) : nil
    }
    let height = min(seen.height, Self.line)
    let middle = min(max(node.frame.midY, seen.minY + height / 2), seen.maxY - height / 2)
    let row = node.rowIndex.map { picture.nodes[$0] }
    return Text(
      frame: CGRect(x: seen.minX, y: middle - height / 2, width: seen.width, height: height),
      least: 2, isInPart: row?.row == .cell && (row?.frame.maxY ?? 0) > picture.size.height - 1)
  }

  /// The lines into which a text is broken in cells, at most one more than its view has in points.
  private func linesOfText(_ index: Int) -> Int {
    let node = picture.nodes[index]
    guard let content = node.content, content.lineLimit != 1 else { return 1 }
    switch content.role {
    case .label, .paragraphs, .sectionTitle: break
    default: return 1
    }
    let inPoints = max(Int((node.frame.height / (1.2 * Self.line)).rounded()), 1)
    guard inPoints > 1 else { return 1 }
    let columns = max(scale.cells(node.frame).size.columns - 1, 1)
    let inCells = content.text.split(separator: "\n").reduce(0) {
      $0 + (TextWidth.columns(of: String($1)) + columns - 1) / columns
    }
    let most = content.lineLimit == 0 ? Int.max : content.lineLimit
    return min(inCells, inPoints + 1, most)
  }

  // MARK: Planning

  private func map(_ memory: RowMemory) -> RowMap? {
    guard !items.isEmpty else { return nil }
    let edges = edges
    guard scale.window.size.rows > 0, edges.count > 2 else { return nil }
    let solution = memory.solution(of: system(edges))
    return solution.flatMap {
      RowMap(
        heights: edges, halfRows: $0.places, row: scale.cell.height, cutTexts: $0.cutTexts)
    }
  }

  /// What the items demand of the rows at their edges.
  private func system(_ edges: [CGFloat]) -> RowSystem {
    let total = 2 * scale.window.size.rows
    let perPoint = Double(total) / Double(picture.size.height)
    var system = RowSystem(ideal: edges.map { Double($0) * perPoint }, total: total)
    system.lowersBlocks = usesColor
    func range(_ frame: CGRect) -> (top: Int, bottom: Int) {
      (edges.nearest(to: frame.minY), edges.nearest(to: frame.maxY))
    }
    system.gaps = RowGaps(items, places: items.map { range($0.frame) }).all
    for text in texts {
      let (top, bottom) = range(text.frame)
      guard top < bottom else { continue }
      system.gaps.append(
        RowSystem.Gap(
          upper: top, lower: bottom, least: text.least, rank: .lines, rest: min(text.least, 4)))
      system.wholeRows.insert(top)
      if text.isInPart { system.hugging.insert(top) }
      if text.least > 2 { system.wholeRows.insert(bottom) }
      system.gaps += besideLines((top, bottom), edges.count, least: 2)
    }
    if let top = topBelowCutout(edges) {
      system.gaps.append(RowSystem.Gap(upper: 0, lower: top, least: 2, rank: .inset))
    }
    for (key, frames) in groups {
      var group = RowSystem.Group(
        least: 2 * key.lines, ideal: Double(key.height) / 10 * perPoint)
      let blocks = frames.map(range).filter { $0.top < $0.bottom }
      group.blocks = blocks.map { $0.top..<$0.bottom }
      system.gaps += blocks.flatMap { besideLines($0, edges.count, least: 1) }
      system.groups.append(group)
    }
    return system
  }

  /// The edge of the first text below the cutout of an upright phone, which has a row with the time beside it.
  private func topBelowCutout(_ edges: [CGFloat]) -> Int? {
    guard scale.isOutlined, let cutout = picture.cutout, cutout.height < cutout.width else {
      return nil
    }
    let tops = texts.lazy.map(\.frame.minY).filter { $0 >= cutout.maxY }
    return tops.min().map { edges.nearest(to: $0) }
  }

  /// The half rows that keep something off the lines of the outermost box, in the first and last row.
  private func besideLines(
    _ places: (top: Int, bottom: Int), _ edges: Int, least: Int
  ) -> [RowSystem.Gap] {
    guard !scale.isOutlined else { return [] }
    return [(0, places.top), (places.bottom, edges - 1)].filter { $0.0 < $0.1 }
      .map { RowSystem.Gap(upper: $0.0, lower: $0.1, least: least) }
  }

  /// The edges of all items in increasing order, with those of the window.
  private var edges: [CGFloat] {
    let height = picture.size.height
    let all = items.flatMap { [$0.frame.minY, $0.frame.maxY] }.filter { $0 > 0 && $0 < height }
    var edges: [CGFloat] = [0]
    for edge in all.sorted() + [height] where edge - (edges.last ?? 0) > Self.same {
      edges.append(edge)
    }
    // The window's edge is the last one, also where another is next to it.
    edges[edges.count - 1] = height
    return edges
  }

  /// How far edges may be apart that are one, in points.
  private static let same: CGFloat = 0.5

  private static func grounds(of picture: WindowPicture) -> [Int: Ground] {
    var grounds: [Int: Ground] = [:]
    for shape in picture.shapes {
      switch shape.kind {
      case .ground(let color, _), .pill(let color, _):
        grounds[shape.owner] = Ground(color: color, frame: shape.frame)
      default: continue
      }
    }
    return grounds
  }
}

extension PictureNode {
  /// Whether it is a bar, whose ground may be that of a view in it.
  fileprivate var isBar: Bool { if case .bar = kind { true } else { false } }
}

extension ShownContent {
  /// Whether it is the content of a list's row, which has a line of its own even if that is empty.
  fileprivate var isRow: Bool { if case .row = role { true } else { false } }
}

extension [CGFloat] {
  /// The index of the element that is nearest to a value; the elements are in increasing order.
  fileprivate func nearest(to value: CGFloat) -> Int {
    let next = partitioningIndex { $0 >= value }
    guard next > 0, next < count else { return Swift.min(next, count - 1) }
    return value - self[next - 1] < self[next] - value ? next - 1 : next
  }
}

extension Array {
  /// The index of the first element for which a condition holds, which holds for all after it.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
