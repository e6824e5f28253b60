internal import ConstraintSolver
import Foundation

// Why constraints contradict each other: added up with the right factors, their variables cancel out and
// a number is left that is not zero.

extension LayoutEngine {
  /// One relation of a contradiction: a sum of variables and a number, compared with zero.
  private struct Row {
    let form: LayoutForm
    let relation: NSLayoutConstraint.Relation
    /// What has the size that the relation fixes; `nil` where it says a distance.
    let item: AnyObject?
    let isVictim: Bool
    /// About where it is along the axis, in points of the root.
    let place: Double
  }

  /// The contradiction as lengths that should be equal and are not; `nil` where no single sum says it.
  func sum(of contradiction: LayoutSystem.Contradiction) -> ContradictionSum? {
    let victim = contradiction.victim
    let axis = victim.constraint.firstAttribute.axis
    let rows = contradiction.list.map { row($0, victim, axis) }
    // The list may hold what only follows from itself besides.
    let factors = Self.factors(rows.map(\.form)).first { Self.contradicts(rows, $0) }
    guard let factors,
      let scale = zip(rows, factors).first(where: { $0.0.isVictim && abs($0.1) > 1e-9 })?.1
    else { return nil }
    var sides: (low: [ContradictionSum.Term], high: [ContradictionSum.Term]) = ([], [])
    // From the top down, or from left to right, as one would measure it.
    let inOrder = zip(rows, factors).enumerated()
      .sorted { ($0.element.0.place, $0.offset) < ($1.element.0.place, $1.offset) }
    for (row, factor) in inOrder.map(\.element) {
      let weight = factor / scale
      guard abs(row.form.constant * weight) > 1e-6 else { continue }
      let term = ContradictionSum.Term(
        amount: abs(row.form.constant), factor: abs(weight), item: row.item,
        isLimit: row.relation != .equal)
      if row.form.constant * weight < 0 { sides.low.append(term) } else { sides.high.append(term) }
    }
    let isLowWhole = Self.isWhole(sides.low, besides: sides.high)
    let (parts, whole) = isLowWhole ? (sides.high, sides.low) : (sides.low, sides.high)
    return ContradictionSum(axis: axis, parts: parts, whole: whole)
  }

  /// Whether the rows, multiplied by these factors, add up to a false statement about a number.
  private static func contradicts(_ rows: [Row], _ factors: [Double]) -> Bool {
    let rest = zip(rows, factors).reduce(0) { $0 + $1.0.form.constant * $1.1 }
    guard abs(rest) > 1e-6 else { return false }
    return zip(rows, factors).allSatisfy { row, factor in
      switch row.relation {
      case .equal: true
      case .lessThanOrEqual: factor * rest >= 0
      case .greaterThanOrEqual: factor * rest <= 0
      }
    }
  }

  /// What is one size is the whole, and where both sides are sizes or none is, the shorter list.
  private static func isWhole(
    _ side: [ContradictionSum.Term], besides other: [ContradictionSum.Term]
  ) -> Bool {
    let (isSize, isOtherSize) = (
      side.count == 1 && side[0].item != nil, other.count == 1 && other[0].item != nil
    )
    if isSize != isOtherSize { return isSize }
    return side.count < other.count
  }

  private func row(
    _ holder: Holder, _ victim: ConstraintEntry, _ axis: NSLayoutConstraint.Axis
  ) -> Row {
    switch holder {
    case .constraint(let entry):
      let constraint = entry.constraint
      let isSize = constraint.secondItem == nil && constraint.firstAttribute.kind == .size
      return Row(
        form: entry.form, relation: constraint.relation,
        item: isSize ? constraint.firstItem : nil, isVictim: entry === victim,
        place: place(of: constraint, axis))
    case .bound(let frame, let index):
      let bound = frame.bounds[index]
      var form = LayoutForm(frame.variable(bound.part))
      form.constant = -bound.value
      let isSize = bound.part == .width || bound.part == .height
      return Row(
        form: form, relation: bound.relation, item: isSize ? frame.item : nil, isVictim: false,
        place: frame.item.map { place(of: $0, .centerX, axis) } ?? 0)
    }
  }

  /// The middle between the places that a constraint ties together.
  private func place(of constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis) -> Double {
    let ends = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    let places = ends.compactMap { item, attribute in
      (item as? any LayoutItem).map { place(of: $0, attribute, axis) }
    }
    return places.isEmpty ? 0 : places.reduce(0, +) / Double(places.count)
  }

  private func place(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ axis: NSLayoutConstraint.Axis
  ) -> Double {
    guard let view = item.layoutView else { return 0 }
    let rect = view.convert(view.bounds, to: view.rootView)
    let (low, high) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    switch attribute.withinMargins ?? attribute {
    case .left, .leading, .top: return Double(low)
    case .right, .trailing, .bottom: return Double(high)
    default: return Double(low + high) / 2
    }
  }

  /// Independent factors with which the forms add up to a number, by Gaussian elimination.
  private static func factors(_ forms: [LayoutForm]) -> [[Double]] {
    let variables = Set(forms.flatMap { $0.summands.map(\.variable) }).sorted()
    // One row for each variable, one column for each form.
    var rows = variables.map { variable in
      forms.map { form in form.summands.first { $0.variable == variable }?.coefficient ?? 0 }
    }
    var pivots: [Int] = []
    for column in forms.indices {
      let start = pivots.count
      guard
        let best = (start..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > 1e-9
      else { continue }
      rows.swapAt(start, best)
      let pivot = rows[start][column]
      for index in rows.indices where index != start && rows[index][column] != 0 {
        let ratio = rows[index][column] / pivot
        for other in column..<forms.count { rows[index][other] -= ratio * rows[start][other] }
      }
      pivots.append(column)
    }
    return forms.indices.filter { !pivots.contains($0) }.map { free in
      var factors = Array(repeating: 0.0, count: forms.count)
      factors[free] = 1
      for (row, column) in pivots.enumerated() {
        factors[column] = -rows[row][free] / rows[row][column]
      }
      return factors
    }
  }
}
