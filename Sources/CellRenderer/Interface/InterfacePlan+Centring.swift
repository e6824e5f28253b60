import AdaptiveUI
import Cells
import Foundation
import Pictures

// A single line that is in the middle of its ground in points is in the middle of it in cells.

extension HalfRect {
  /// The first half row and the end of some, an even number, with a row in their middle.
  static func rows(_ height: Int, around row: Int) -> (minY: Int, maxY: Int) {
    let beside = (height - 2) / 2
    return (2 * row - beside, 2 * row + 2 + beside)
  }
}

extension InterfacePlan {
  /// The half rows of the highest ground that follows its line: a higher one would leave its place.
  private static let mostHalfRows = 9

  /// The half cells of a ground moved, by half a row or so, until its only line is in their middle; `nil` if that
  /// is not in the middle in points, or the ground touches others.
  mutating func aroundLine(_ half: HalfRect, _ index: Int, _ edge: Int) -> HalfRect? {
    guard 4...Self.mostHalfRows ~= half.height, let own = middleLine(of: index),
      !holdsLongText(index)
    else { return nil }
    // A line in the middle of two rows may be in either.
    let middle = scale.rows(at: picture.nodes[index].frame.midY)
    let part = middle - CGFloat(own - scale.window.minRow)
    let rows = part > Self.nearNext ? [own, own + 1] : [own]
    for height in stride(from: half.height & ~1, to: 0, by: -2) {
      for row in rows {
        var moved = half
        (moved.minY, moved.maxY) = HalfRect.rows(height, around: row)
        guard hasRoom(moved, half, index, edge) else { continue }
        centredLines.append(CentredLine(row: row, rows: moved.touchedCells.rowRange))
        lineRows[index] = row
        return moved
      }
    }
    return nil
  }

  /// The part of a row below which its middle is nearer to the next row's: the half, and what rounding up spares.
  private static let nearNext: CGFloat = 0.9

  /// The row of the only line on the ground of a node or on the one around it; `nil` for any other ground.
  func lineRow(of node: Int) -> Int? {
    guard !lineRows.isEmpty else { return nil }
    if let row = lineRows[node] { return row }
    let edge = picture.nodes[node].parent.map { nearestEdge[$0] } ?? -1
    guard let row = lineRows[edge],
      picture.nodes[node].frame.isVertically(inside: picture.nodes[edge].frame)
    else { return nil }
    return row
  }

  /// The row of all that a node shows, if that is one row and in the node's middle.
  private func middleLine(of index: Int) -> Int? {
    guard let contents = contentRows[index], contents.count == 1 else { return nil }
    let (nodes, middle) = (picture.nodes, picture.nodes[index].frame.midY)
    let isInMiddle = (index..<max(nodes[index].end, index + 1)).allSatisfy {
      guard nodes[$0].content?.showsSomething == true, !nodes[$0].frame.isEmpty else { return true }
      return abs(nodes[$0].frame.midY - middle) <= scale.cell.height / 2
    }
    return isInMiddle ? offLine(contents, index).lowerBound : nil
  }

  /// Whether a node or one in it shows a text that is longer than its columns, and has another row for the rest.
  private func holdsLongText(_ index: Int) -> Bool {
    guard scale.isScaled else { return false }
    let nodes = picture.nodes
    return (index..<max(nodes[index].end, index + 1)).contains {
      guard let text = nodes[$0].content?.text, text.contains(where: \.isWhitespace) else {
        return false
      }
      return TextWidth.columns(of: text) > scale.cells(nodes[$0].frame).size.columns
    }
  }

  /// Whether a moved ground stays inside of the one around it, and as far from those beside it as it was.
  private func hasRoom(_ moved: HalfRect, _ half: HalfRect, _ index: Int, _ edge: Int) -> Bool {
    let (nodes, frame) = (picture.nodes, picture.nodes[index].frame)
    let outer = edge >= 0 ? halves[edge] : HalfRect(scale.window)
    let outside = edge >= 0 ? nodes[edge].frame : CGRect(origin: .zero, size: picture.size)
    guard outer.minY <= moved.minY, moved.maxY <= outer.maxY,
      frame.minY - outside.minY > Self.gap || moved.minY == half.minY,
      outside.maxY - frame.maxY > Self.gap || moved.maxY == half.maxY
    else { return false }
    for other in edged[edge + 1].suffix(Self.neighbours) {
      let (there, above) = (nodes[other].frame, halves[other])
      guard there.maxY <= frame.minY + Self.gap, above.minX < moved.maxX, moved.minX < above.maxX
      else { continue }
      let isApart = frame.minY - there.maxY > Self.gap
      guard isApart ? moved.minY > above.maxY : moved.minY == above.maxY else { return false }
    }
    return moved.maxY == half.maxY || !touchesNext(index)
  }

  /// Whether the ground of a sibling begins where a node ends.
  private func touchesNext(_ index: Int) -> Bool {
    let (nodes, frame) = (picture.nodes, picture.nodes[index].frame)
    var next = nodes[index].end
    while next < nodes.count, nodes[next].parent == nodes[index].parent {
      let there = nodes[next].frame
      if nodes[next].hasGround, abs(there.minY - frame.maxY) <= Self.gap, there.minX < frame.maxX,
        frame.minX < there.maxX
      {
        return true
      }
      next = max(nodes[next].end, next + 1)
    }
    return false
  }
}
