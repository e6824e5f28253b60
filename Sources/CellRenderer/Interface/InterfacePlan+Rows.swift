import AdaptiveUI
import Cells
import Foundation
import Pictures

extension InterfacePlan {
  /// The rows of the picture for list rows that share cells with those above.
  ///
  /// Each takes the next free row in its list, in order, and one that is several rows high takes
  /// the rest of its own rows.
  ///
  /// - Returns: Nodes with their rows, in the order of lists and of heights.
  func sharedRows() -> [(node: Int, rows: Range<Int>)] {
    var lists: [(list: Int, rows: [Int])] = []
    var places: [Int: Int] = [:]
    for index in picture.nodes.indices where picture.nodes[index].row != nil {
      guard let list = picture.nodes[index].parent else { continue }
      if let place = places[list] {
        lists[place].rows.append(index)
      } else {
        places[list] = lists.count
        lists.append((list, [index]))
      }
    }
    return lists.flatMap { list, rows -> [(node: Int, rows: Range<Int>)] in
      let area = scale.cells(picture.nodes[list].frame)
      let ordered = rows.sorted {
        (picture.nodes[$0].frame.minY, $0) < (picture.nodes[$1].frame.minY, $1)
      }
      var next = ordered.first.map { rowBelowBars(over: list, above: $0) } ?? .min
      var found: [(node: Int, rows: Range<Int>)] = []
      var end = -CGFloat.infinity
      for index in ordered {
        let frame = picture.nodes[index].frame
        let cells = scale.cells(frame)
        // Rows beside others keep their own cells.
        let isBelow = frame.minY >= end - 0.5
        end = max(end, frame.maxY)
        let isShortened = isBelow && next > cells.minRow
        guard cells.size.rows < 2 || isShortened else {
          next = max(next, cells.maxRow)
          continue
        }
        if isShortened, cells.maxRow - next > 1 {
          found.append((index, next..<cells.maxRow))
          next = cells.maxRow
          continue
        }
        let own = cells.size.rows > 0 ? cells.minRow : scale.row(at: frame.midY)
        guard own < area.maxRow else { break }
        // Rows for which none is left share the last one, which shows their number.
        let row = min(max(own, next), area.maxRow - 1)
        if row != own || cells.size.rows > 1 { found.append((index, row..<row + 1)) }
        next = row + 1
      }
      return found
    }
  }

  /// The first row of the picture below the views over a list that end above one of its rows, such as
  /// bars: these have a row of their own, however low they are.
  private func rowBelowBars(over list: Int, above row: Int) -> Int {
    let (area, top) = (picture.nodes[list].frame, picture.nodes[row].frame.minY)
    return picture.nodes.indices[picture.nodes[list].end...].lazy.filter {
      let node = picture.nodes[$0]
      return node.content != nil && node.frame.maxY <= top + 0.5 && node.frame.maxY > area.minY
        && node.frame.minX < area.maxX && node.frame.maxX > area.minX
    }.map { rowOffLines($0) + 1 }.max() ?? .min
  }

  /// The row that contains the middle of a node, or the one below if the upper line of the box around
  /// is there and the node has another row.
  private func rowOffLines(_ node: Int) -> Int {
    let frame = picture.nodes[node].frame
    let (row, box) = (scale.row(at: frame.midY), nearestBox[node])
    let end = max(scale.cells(frame).maxRow, halves[node].touchedCells.maxRow)
    guard box >= 0, boxes[box].drawn.minRow == row, end > row + 1 else { return row }
    return row + 1
  }
}

/// For each node the rows that contain the middles of its contents, including those of descendants
/// that are inside it.
@MainActor func rowsOfContents(
  _ picture: WindowPicture, _ scale: CanvasScale
) -> [ClosedRange<Int>?] {
  var rows = [ClosedRange<Int>?](repeating: nil, count: picture.nodes.count)
  for index in picture.nodes.indices.reversed() {
    let node = picture.nodes[index]
    if let content = node.content, content.showsSomething, !node.frame.isEmpty {
      let own = scale.row(at: node.frame.midY)
      rows[index] = rows[index]?.holding(own...own) ?? own...own
    }
    guard let parent = node.parent, let inner = rows[index],
      node.frame.isVertically(inside: picture.nodes[parent].frame)
    else { continue }
    rows[parent] = rows[parent]?.holding(inner) ?? inner
  }
  return rows
}

extension CGRect {
  /// Whether the receiver is within the vertical range of another rectangle, apart from noise in
  /// points.
  func isVertically(inside other: CGRect) -> Bool {
    minY >= other.minY - 0.5 && maxY <= other.maxY + 0.5
  }
}

extension ClosedRange<Int> {
  fileprivate func holding(_ other: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension ShownContent {
  /// Whether it is more than a label or button without text.
  var showsSomething: Bool {
    switch role {
    case .label, .button, .sectionTitle: !text.isEmpty
    case .picture, .row: false
    default: true
    }
  }
}
