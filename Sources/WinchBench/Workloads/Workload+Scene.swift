import ConstraintSolver

// Nested boxes beside a log: the scene that other toolkits are measured with.
extension Workload {
  static func scene(_ size: Int, isTaped: Bool) -> BoxModel {
    var model = BoxModel(boxes: 2 * size + 2, isTaped: isTaped)
    model.editSize(Double(80 + 4 * size), Double(24 + 2 * size))
    let boxes = model.boxes
    addFrame(&model, side: boxes[size], status: boxes[size + 1], first: boxes[0])
    for index in 1..<size { inset(boxes[index], in: boxes[index - 1], by: 2, &model) }
    for row in 0..<size {
      addLogRow(&model, row, boxes[size + 2 + row], after: boxes[size + 1 + row], side: boxes[size])
    }
    return model
  }

  private static func addFrame(_ model: inout BoxModel, side: Box, status: Box, first: Box) {
    let (width, height) = (model.width, model.height)
    model.add([Term(side.w)], -20, .greaterThanOrEqual)
    model.add([Term(side.w), Term(width, -0.3)], 0, .equal, .middle)
    model.add([Term(side.x), Term(side.w), Term(width, -1)])
    model.add([Term(side.y)])
    model.add([Term(status.x)])
    model.add([Term(status.w), Term(width, -1)])
    model.add([Term(status.h)], -1)
    model.add([Term(status.y), Term(status.h), Term(height, -1)])
    model.add([Term(side.y), Term(side.h), Term(status.y, -1)])
    model.add([Term(first.x)])
    model.add([Term(first.y)])
    model.add([Term(first.x), Term(first.w), Term(side.x, -1)])
    model.add([Term(first.y), Term(first.h), Term(status.y, -1)])
  }

  private static func addLogRow(
    _ model: inout BoxModel, _ row: Int, _ box: Box, after above: Box, side: Box
  ) {
    let natural = Double(4 + (7 * row) % 23)
    model.add([Term(box.x), Term(side.x, -1)], -1)
    model.add([Term(box.x), Term(box.w), Term(side.x, -1), Term(side.w, -1)], 1)
    model.add([Term(box.h)], -1, .equal, .high)
    model.add([Term(box.w)], -natural, .greaterThanOrEqual, .high)
    model.add([Term(box.w)], -natural, .lessThanOrEqual, .low)
    if row == 0 {
      model.add([Term(box.y), Term(side.y, -1)], -1)
    } else {
      model.add([Term(box.y), Term(above.y, -1), Term(above.h, -1)])
    }
  }

  static func resizeScene(_ model: inout BoxModel, _ size: Int, _ count: Int) {
    let (width, height) = (Double(4 * size), Double(2 * size))
    if count % 2 == 0 {
      model.resize(200 + width, 60 + height)
    } else {
      model.resize(80 + width, 24 + height)
    }
  }
}
