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
    var (next, found) = (Int.min, [(node: Int, row: Int)]())
    for index in ordered {
      let frame = picture.nodes[index].frame
      let cells = scale.cells(frame)
      guard cells.size.rows < 2 else {
        next = max(next, cells.maxRow)
        continue
      }
      let own = cells.size.rows == 1 ? cells.minRow : scale.row(at: frame.midY)
      let row = max(own, next)
      guard row < area.maxRow else { break }
      if row != own { found.append((index, row)) }
      next = row + 1
    }
    return found
  }
}
