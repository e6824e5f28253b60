import ConstraintSolver

// A size class flips: a row becomes a column.
extension Workload {
  static func flip(_ size: Int, isTaped: Bool) -> BoxModel {
    var model = BoxModel(boxes: size, isTaped: isTaped)
    model.editSize(Double(12 * size + 1), Double(12 * size + 1))
    for box in model.boxes {
      model.add([Term(box.w)], 0, .greaterThanOrEqual)
      model.add([Term(box.h)], 0, .greaterThanOrEqual)
    }
    let (width, height) = (model.width, model.height)
    let across = model.boxes.map { ($0.x, $0.w) }
    let down = model.boxes.map { ($0.y, $0.h) }
    model.demands = [
      line(across, end: width) + fill(down, end: height),
      line(down, end: height) + fill(across, end: width),
    ]
    for demand in model.demands[0] {
      if let id = model.add(demand) { model.active.append(id) }
    }
    return model
  }

  private static func line(
    _ spans: [(Variable, Variable)], end: Variable
  ) -> [BoxModel.Demand] {
    var result = [demand([Term(spans[0].0)], -1)]
    for ((position, size), next) in zip(spans, spans.dropFirst()) {
      result.append(demand([Term(next.0), Term(position, -1), Term(size, -1)], -1))
    }
    let last = spans[spans.count - 1]
    result.append(demand([Term(last.0), Term(last.1), Term(end, -1)], 1))
    for span in spans.dropFirst() {
      result.append(demand([Term(span.1), Term(spans[0].1, -1)], 0))
    }
    return result
  }

  private static func fill(
    _ spans: [(Variable, Variable)], end: Variable
  ) -> [BoxModel.Demand] {
    spans.flatMap { position, size in
      [
        demand([Term(position)], -1),
        demand([Term(position), Term(size), Term(end, -1)], 1),
      ]
    }
  }

  private static func demand(_ terms: [Term], _ constant: Double) -> BoxModel.Demand {
    BoxModel.Demand(terms: terms, constant: constant, relation: .equal)
  }

  static func flipOver(_ model: inout BoxModel, _ size: Int, _ count: Int) {
    for id in model.active { model.remove(id) }
    model.active.removeAll(keepingCapacity: true)
    for demand in model.demands[count % 2 == 0 ? 1 : 0] {
      if let id = model.add(demand) { model.active.append(id) }
    }
  }
}
