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
    let fronts = lines.sheet.hits.boxes
    let columns = buffer.size.columns
    // Asked of a view once, not at each of its points: it goes up the whole hierarchy.
    let contents = plan.shown.map(\.view.isPartOfContent)
    for change in options.changes where change.isBox {
      guard let old = change.old else { continue }
      if let index = change.view.flatMap({ places[$0] }), !isMarked(index) { continue }
      pen.drawOld(plan.scale.cells(old), within: plan.scale.window) { point in
        let front = Int(fronts[point.row * columns + point.column])
        return isPlain(point) && (front < 0 || !contents[front])
      }
    }
    for change in options.changes where change.isBox {
      if let index = change.view.flatMap({ places[$0] }), isMarked(index) {
        mark(index, in: .change, with: &pen)
      }
    }
    for change in options.changes where change.hasVanished {
      guard let old = change.old, let view = change.view, options.flagged.contains(view) else {
        continue
      }
      pen.drawOld(plan.scale.cells(old), within: plan.scale.window, isMissed: true) { _ in true }
    }
    for (index, node) in plan.picture.nodes.enumerated()
    where options.flagged.contains(ObjectIdentifier(node.view)) {
      mark(index, in: .finding, with: &pen)
    }
    return pen.buffer
  }

  /// Whether a view has a line of its own and shows nothing else.
  private func isMarked(_ index: Int) -> Bool {
    plan.boxOfNode[index] >= 0 && plan.picture.nodes[index].content == nil
      && plan.picture.nodes[index].view.isMarkable
  }

  /// Whether a cell has the ground of the window in both halves.
  private func isPlain(_ point: CellPoint) -> Bool {
    let ground = GroundRaster.pack(plan.picture.background)
    return raster.pixel(x: point.column, y: 2 * point.row) == ground
      && raster.pixel(x: point.column, y: 2 * point.row + 1) == ground
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
