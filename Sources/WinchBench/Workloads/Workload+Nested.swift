import ConstraintSolver

// Containers, each inset by 1 in the one before.
extension Workload {
  static func nested(_ size: Int, isTaped: Bool) -> BoxModel {
    var model = BoxModel(boxes: size + 1, isTaped: isTaped)
    model.editSize(Double(2 * size + 80), Double(2 * size + 24))
    let first = model.boxes[0]
    model.add([Term(first.x)])
    model.add([Term(first.y)])
    model.add([Term(first.w), Term(model.width, -1)])
    model.add([Term(first.h), Term(model.height, -1)])
    for (outer, inner) in zip(model.boxes, model.boxes.dropFirst()) {
      inset(inner, in: outer, by: 1, &model)
    }
    return model
  }

  /// Puts `inner` into `outer`; the vertical inset is always 1.
  static func inset(_ inner: Box, in outer: Box, by amount: Double, _ model: inout BoxModel) {
    model.add([Term(inner.x), Term(outer.x, -1)], -amount)
    model.add([Term(inner.y), Term(outer.y, -1)], -1)
    model.add(
      [Term(inner.x), Term(inner.w), Term(outer.x, -1), Term(outer.w, -1)], amount)
    model.add([Term(inner.y), Term(inner.h), Term(outer.y, -1), Term(outer.h, -1)], 1)
    model.add([Term(inner.w)], 0, .greaterThanOrEqual)
    model.add([Term(inner.h)], 0, .greaterThanOrEqual)
  }

  static func resizeNested(_ model: inout BoxModel, _ size: Int, _ count: Int) {
    let double = Double(2 * size)
    if count % 2 == 0 {
      model.resize(double + 200, double + 60)
    } else {
      model.resize(double + 80, double + 24)
    }
  }
}
