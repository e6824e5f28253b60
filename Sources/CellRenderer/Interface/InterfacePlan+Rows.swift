import AdaptiveUI
import Cells
import Foundation
import Pictures

/// The rows of a picture for rows of lists that share cells with those above: each takes the next one
/// that is free in its list, in order.
///
/// - Returns: Nodes with their rows, in the order of lists and of heights.
@MainActor func sharedRows(
  _ picture: WindowPicture, _ scale: CanvasScale
) -> [(node: Int, row: Int)] {
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
  return lists.flatMap { list, rows -> [(node: Int, row: Int)] in
    let area = scale.cells(picture.nodes[list].frame)
    let ordered = rows.sorted {
      (picture.nodes[$0].frame.minY, $0) < (picture.nodes[$1].frame.minY, $1)
    }
    var next = ordered.first.map { rowBelowBars(over: list, above: $0, picture, scale) } ?? .min
    var found: [(node: Int, row: Int)] = []
    var end = -CGFloat.infinity
    for index in ordered {
      let frame = picture.nodes[index].frame
      let cells = scale.cells(frame)
      // A higher one of which those above leave a row has that row; what is beside others keeps its own.
      let isBelow = frame.minY >= end - 0.5
      end = max(end, frame.maxY)
      let isShortened = isBelow && next > cells.minRow && cells.maxRow - next <= 1
      guard cells.size.rows < 2 || isShortened else {
        next = max(next, cells.maxRow)
        continue
      }
      let own = cells.size.rows > 0 ? cells.minRow : scale.row(at: frame.midY)
      guard own < area.maxRow else { break }
      // Those for which none is left share the last one, where it is told how many they are.
      let row = min(max(own, next), area.maxRow - 1)
      if row != own || cells.size.rows > 1 { found.append((index, row)) }
      next = row + 1
    }
    return found
  }
}

/// The first row of the picture below what is drawn over a list and ends above one of its rows, as bars
/// do: they have a row of their own, however low they are.
@MainActor private func rowBelowBars(
  over list: Int, above row: Int, _ picture: WindowPicture, _ scale: CanvasScale
) -> Int {
  let (area, top) = (picture.nodes[list].frame, picture.nodes[row].frame.minY)
  return picture.nodes[picture.nodes[list].end...].lazy.filter {
    $0.content != nil && $0.frame.maxY <= top + 0.5 && $0.frame.maxY > area.minY
      && $0.frame.minX < area.maxX && $0.frame.maxX > area.minX
  }.map { scale.row(at: $0.frame.midY) + 1 }.max() ?? .min
}
