import ConstraintSolver

// Rows and columns of cells that would rather have sizes of their own.
extension Workload {
  private static func side(_ size: Int) -> Int {
    max(2, Int(Double(size).squareRoot().rounded()))
  }

  static func grid(_ size: Int, isTaped: Bool) -> BoxModel {
    let side = side(size)
    var model = BoxModel(boxes: side * side, isTaped: isTaped)
    model.editSize(Double(14 * side + 1), Double(3 * side + 1))
    let boxes = model.boxes
    addTrack(&model, boxes[0..<side].map { ($0.x, $0.w) }, end: model.width)
    let first = (0..<side).map { boxes[$0 * side] }
    addTrack(&model, first.map { ($0.y, $0.h) }, end: model.height)
    for row in 0..<side {
      for column in 0..<side {
        let box = boxes[row * side + column]
        if row > 0 {
          model.add([Term(box.x), Term(boxes[column].x, -1)])
          model.add([Term(box.w), Term(boxes[column].w, -1)])
        }
        if column > 0 {
          model.add([Term(box.y), Term(first[row].y, -1)])
          model.add([Term(box.h), Term(first[row].h, -1)])
        }
        addContent(
          &model, box, Double(4 + (7 * row + 3 * column) % 11), Double(1 + (row + column) % 2))
      }
    }
    return model
  }

  /// Places equal sizes one after the other, gap 1.
  private static func addTrack(
    _ model: inout BoxModel, _ cells: [(position: Variable, size: Variable)], end: Variable
  ) {
    model.add([Term(cells[0].position)], -1)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      model.add([Term(next.position), Term(cell.position, -1), Term(cell.size, -1)], -1)
    }
    let last = cells[cells.count - 1]
    model.add([Term(last.position), Term(last.size), Term(end, -1)], 1)
    for cell in cells.dropFirst() { model.add([Term(cell.size), Term(cells[0].size, -1)]) }
  }

  private static func addContent(
    _ model: inout BoxModel, _ box: Box, _ width: Double, _ height: Double
  ) {
    for (size, natural) in [(box.w, width), (box.h, height)] {
      model.add([Term(size)], -natural, .greaterThanOrEqual, .high)
      model.add([Term(size)], -natural, .lessThanOrEqual, .low)
    }
    model.add([Term(box.w)], 0, .greaterThanOrEqual)
    model.add([Term(box.h)], 0, .greaterThanOrEqual)
  }

  static func resizeGrid(_ model: inout BoxModel, _ size: Int, _ count: Int) {
    let side = Double(side(size))
    if count % 2 == 0 {
      model.resize(8 * side + 1, 4 * side + 1)
    } else {
      model.resize(14 * side + 1, 3 * side + 1)
    }
  }
}
