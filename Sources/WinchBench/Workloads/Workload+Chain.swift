import ConstraintSolver

// Boxes in a row, equal widths, gap 1.
extension Workload {
  static func chain(_ size: Int, isTaped: Bool) -> BoxModel {
    var model = BoxModel(boxes: size, isTaped: isTaped)
    model.editWidth(Double(12 * size + 1))
    addRow(&model)
    addEqualWidths(&model)
    closeRow(&model)
    return model
  }

  /// The same constraints in another order.
  static func widthsFirst(_ size: Int, isTaped: Bool) -> BoxModel {
    var model = BoxModel(boxes: size, isTaped: isTaped)
    addEqualWidths(&model)
    model.editWidth(Double(12 * size + 1))
    addRow(&model)
    closeRow(&model)
    return model
  }

  /// The window's width is a required constant.
  static func fixedChain(_ size: Int, isTaped: Bool) -> BoxModel {
    var model = BoxModel(boxes: size, isTaped: isTaped)
    model.fixWidth(Double(12 * size + 1))
    addRow(&model)
    addEqualWidths(&model)
    closeRow(&model)
    return model
  }

  private static func addRow(_ model: inout BoxModel) {
    model.add([Term(model.boxes[0].x)], -1)
    for (box, next) in zip(model.boxes, model.boxes.dropFirst()) {
      model.add([Term(next.x), Term(box.x, -1), Term(box.w, -1)], -1)
    }
  }

  private static func addEqualWidths(_ model: inout BoxModel) {
    for box in model.boxes.dropFirst() {
      model.add([Term(box.w), Term(model.boxes[0].w, -1)])
    }
  }

  private static func closeRow(_ model: inout BoxModel) {
    let last = model.boxes[model.boxes.count - 1]
    model.add([Term(last.x), Term(last.w), Term(model.width, -1)], 1)
    for box in model.boxes { model.add([Term(box.w)], 0, .greaterThanOrEqual) }
  }
}
