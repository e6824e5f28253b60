import AdaptiveUI
import Cells
import Foundation
import Pictures

// What is below something else in a row of a list is below it in cells.

extension InterfacePlan {
  /// The row for a height in a list row: at the same part of its rows, however they are rounded.
  func row(at y: CGFloat, inListRow row: Int) -> Int {
    let (frame, rows) = (picture.nodes[row].frame, rows(ofListRow: row))
    guard !rows.isEmpty, frame.height > 0 else { return scale.row(at: y) }
    if scale.rowMap != nil {
      return min(max(scale.row(at: y), rows.lowerBound), rows.upperBound - 1)
    }
    let offset = CanvasScale.row((y - frame.minY) / frame.height * CGFloat(rows.count))
    return rows.lowerBound + min(max(offset, 0), rows.count - 1)
  }

  /// Whether a list row has no other row than that of a line of the box around.
  func isOnLine(listRow row: Int) -> Bool {
    let (rows, box) = (rows(ofListRow: row), nearestBox[row])
    guard rows.count == 1, box >= 0 else { return false }
    return [boxes[box].drawn.minRow, boxes[box].drawn.maxRow - 1].contains(rows.lowerBound)
  }

  /// The rows of contents of list rows that would share one with what is above or below them, by
  /// node.
  ///
  /// Each is in a row below all that is above it in points, unless its list row has too few rows.
  func rowsInStacks() -> [Int: Int] {
    var stacked: [Int: Int] = [:]
    for index in picture.nodes.indices where picture.nodes[index].row != nil {
      guard rows(ofListRow: index).count > 1 else { continue }
      for (node, row) in stack(in: index) { stacked[node] = row }
    }
    return stacked
  }

  /// The rows of the contents of a list row from the top down; none if it has too few for them.
  private func stack(in listRow: Int) -> [(node: Int, row: Int)] {
    let rows = rows(ofListRow: listRow)
    let inside = listRow + 1..<max(picture.nodes[listRow].end, listRow + 1)
    let contents = inside.filter {
      picture.nodes[$0].content?.showsSomething == true && !picture.nodes[$0].frame.isEmpty
    }.sorted { (picture.nodes[$0].frame.midY, $0) < (picture.nodes[$1].frame.midY, $1) }
    guard 2...Self.mostInStack ~= contents.count else { return [] }
    var places = contents.map { row(at: picture.nodes[$0].frame.midY, inListRow: listRow) }
    for lower in contents.indices {
      for upper in 0..<lower where isAbove(contents[upper], contents[lower]) {
        places[lower] = max(places[lower], places[upper] + 1)
      }
    }
    for upper in contents.indices.reversed() {
      places[upper] = min(places[upper], rows.upperBound - 1)
      for lower in contents.indices.dropFirst(upper + 1)
      where isAbove(contents[upper], contents[lower]) {
        places[upper] = min(places[upper], places[lower] - 1)
      }
    }
    guard places.allSatisfy(rows.contains) else { return [] }
    return zip(contents, places).map { ($0, $1) }
  }

  /// The half cells of a list row, half a row below one from which it is apart in points: the one that has
  /// more rows gives up a half.
  mutating func belowGap(_ half: HalfRect, _ node: PictureNode, _ edge: Int) -> HalfRect {
    var half = half
    for other in edged[edge + 1].suffix(Self.neighbours) where picture.nodes[other].row != nil {
      let (above, there) = (halves[other], picture.nodes[other].frame)
      guard node.frame.minY - there.maxY > Self.gap, half.minY == above.maxY,
        half.minX < above.maxX, above.minX < half.maxX
      else { continue }
      if above.height >= max(half.height, 4) {
        halves[other].maxY -= 1
      } else if half.height >= 4 {
        half.minY += 1
      }
    }
    return half
  }

  /// The most contents of a list row that are compared with each other.
  private static let mostInStack = 40

  /// Whether one node ends above the beginning of another, in the same columns.
  private func isAbove(_ upper: Int, _ lower: Int) -> Bool {
    let (one, other) = (picture.nodes[upper].frame, picture.nodes[lower].frame)
    return one.maxY <= other.minY + Self.gap && one.minX < other.maxX && other.minX < one.maxX
  }
}
