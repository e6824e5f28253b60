import AdaptiveUI
import Cells
import Foundation
import Pictures

// Rows of a list that are alike in points, which are to be alike in a folded picture.

extension InterfacePlan {
  /// The rows of the picture for rows of lists that are evenly apart in points and have their first
  /// content at the same height, by list, from the top; two rows or fewer are evenly apart anyway.
  var alikeRows: [[Range<Int>]] {
    let nodes = picture.nodes
    let rows = nodes.indices.filter { nodes[$0].row == .cell && !nodes[$0].frame.isEmpty }
    let lists = Dictionary(grouping: rows) { nodes[$0].parent ?? -1 }
    return lists.sorted { $0.key < $1.key }
      .flatMap { alike($0.value.sorted { nodes[$0].frame.minY < nodes[$1].frame.minY }) }
      .map { $0.map(shownRows).filter { !$0.isEmpty } }
      .filter { $0.count > 2 }
  }

  /// The sequences of list rows that are alike.
  private func alike(_ rows: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    for row in rows {
      if let last = found.last, isLike(last, row) {
        found[found.count - 1].append(row)
      } else {
        found.append([row])
      }
    }
    return found
  }

  /// Whether a list row goes on with some.
  private func isLike(_ rows: [Int], _ row: Int) -> Bool {
    guard let last = rows.last else { return false }
    let (frame, above) = (picture.nodes[row].frame, picture.nodes[last].frame)
    func areEqual(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1 }
    guard areEqual(frame.height, above.height), areEqual(frame.minX, above.minX),
      areEqual(firstContent(of: row), firstContent(of: last))
    else { return false }
    guard rows.count > 1 else { return frame.minY > above.maxY - 1 }
    let distance = above.minY - picture.nodes[rows[rows.count - 2]].frame.minY
    return areEqual(frame.minY - above.minY, distance)
  }

  /// How far below a list row's upper edge the middle of its first content is, in points.
  private func firstContent(of row: Int) -> CGFloat {
    let nodes = picture.nodes
    let middles = (row..<max(nodes[row].end, row + 1)).lazy
      .filter { nodes[$0].content?.showsSomething == true }.map { nodes[$0].frame.midY }
    return (middles.min() ?? nodes[row].frame.midY) - nodes[row].frame.minY
  }

  /// The rows of the picture in which a list row is seen.
  private func shownRows(ofListRow row: Int) -> Range<Int> {
    rows(ofListRow: row).clamped(to: scale.cells(picture.nodes[row].clip).rowRange)
  }
}
