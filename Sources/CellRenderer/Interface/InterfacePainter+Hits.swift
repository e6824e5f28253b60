import AdaptiveUI
import Cells
import Foundation
import Pictures

// Whatever draws something of a view has its cells for clicks: rows of cells are not always where the points are.

extension InterfacePainter {
  /// The cells that a view has for clicks before its text or sign is drawn: those of its frame or, of a ground that
  /// is drawn in other rows than these, the rows of that.
  func ownCells(of index: Int, _ frame: CellRect) -> CellRect {
    let node = plan.picture.nodes[index]
    guard plan.boxOfNode[index] < 0, node.row != nil || node.hasGround else { return frame }
    let drawn = plan.halves[index].wholeCells
    return drawn.isEmpty ? frame : drawn
  }

  /// The cells in which a view is drawn: a control's ground may be in other rows than its frame.
  func drawnCells(of index: Int) -> CellRect {
    if let control = controls.last(where: { $0.node == index }) { return control.cells }
    return ownCells(of: index, plan.scale.cells(plan.picture.nodes[index].frame))
  }

  /// Notes the cells of something that is drawn for a view.
  mutating func noteControl(_ rect: HalfRect, _ node: Int, _ order: Int) {
    let whole = rect.wholeCells
    controls.append(
      DrawnControl(cells: whole.isEmpty ? rect.touchedCells : whole, node: node, order: order))
  }

  /// Gives the grounds of controls, fields and images to their views.
  mutating func claimControls() {
    for control in controls {
      let cells = control.cells.intersection(plan.clip(of: control.node))
      for row in cells.rowRange {
        for seen in visibleRuns(cells.columnRange, row, control.order) {
          claim(seen, for: control.node, control.order)
        }
      }
    }
  }

  /// Gives cells to a view for clicks, unless a dimming view is in front of them.
  mutating func claim(_ cells: CellRect, for node: Int, _ order: Int) {
    let view = plan.shownOfNode[node]
    guard view >= 0, !cells.isEmpty,
      !scrims.contains(where: {
        $0.order > order && !$0.rect.intersection(HalfRect(cells)).isEmpty
      })
    else { return }
    lines.sheet.claimHit(cells, for: view)
  }

  /// The cells of a row in which no opaque shape is in front of one with a number, without gaps.
  func visibleRuns(_ columns: Range<Int>, _ row: Int, _ order: Int) -> [CellRect] {
    var (runs, start): ([CellRect], Int?) = ([], nil)
    for column in columns.lowerBound...columns.upperBound {
      let isSeen = column < columns.upperBound && isVisible(column, row, after: order)
      if isSeen, start == nil { start = column }
      if !isSeen, let first = start {
        runs.append(CellRect(column: first, row: row, columns: column - first, rows: 1))
        start = nil
      }
    }
    return runs
  }
}

/// A control's ground, a field or an image as it is drawn.
struct DrawnControl {
  let cells: CellRect
  let node: Int
  /// Its number among the shapes.
  let order: Int
}
