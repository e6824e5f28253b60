import AdaptiveUI
import Cells
import Foundation
import Pictures

extension InterfacePainter {
  /// The picture with marks on what changed and on what something is found about.
  func marked() -> CellBuffer {
    let options = plan.options
    let buffer = lines.sheet.buffer
    guard !options.changes.isEmpty || !options.flagged.isEmpty else { return buffer }
    var pen = MarkPen(buffer: buffer, (options.usesColor, options.isOnLight))
    var places: [ObjectIdentifier: Int] = [:]
    for (index, node) in plan.picture.nodes.enumerated() {
      places[ObjectIdentifier(node.view)] = index
    }
    for old in options.changes.compactMap(\.old) {
      pen.drawOld(plan.scale.cells(old), within: plan.scale.window)
    }
    for change in options.changes {
      if let index = change.view.flatMap({ places[$0] }) {
        mark(index, in: .change, with: &pen)
      } else if let new = change.new {
        pen.draw(plan.scale.cells(new), isText: false, in: .change) {
          plan.scale.window.contains($0)
        }
      }
    }
    for (index, node) in plan.picture.nodes.enumerated()
    where options.flagged.contains(ObjectIdentifier(node.view)) {
      mark(index, in: .finding, with: &pen)
    }
    return pen.buffer
  }

  private func mark(_ index: Int, in ink: MarkPen.Ink, with pen: inout MarkPen) {
    let node = plan.picture.nodes[index]
    let clip = plan.scale.cells(node.clip).intersection(plan.scale.window)
    let box = plan.boxOfNode[index]
    let rect =
      box >= 0 ? lines.tree.boxes[box].drawn : plan.halves[index].touchedCells
    let isText = box < 0 && (node.content?.text.isEmpty == false || rect.size.rows < 2)
    let request = lastOrder(of: index)
    pen.draw(rect, isText: isText, in: ink) { point in
      clip.contains(point) && !raster.isCovered(x: point.column, y: 2 * point.row, after: request)
    }
  }

  /// The number of the last shape that a view or anything in it shows.
  private func lastOrder(of index: Int) -> Int {
    let end = plan.picture.nodes[index].end
    return plan.picture.shapes.lastIndex { index <= $0.owner && $0.owner < end } ?? Int.max
  }
}
