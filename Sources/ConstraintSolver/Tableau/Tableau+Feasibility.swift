extension Tableau {
  /// Moves a coordinate that nothing moves with to the position of a required edge that it violates.
  ///
  /// - Returns: Whether it was alone and nothing in the way; it stays where it is otherwise.
  mutating func slide(_ index: Int, to edge: Edge) -> Bool {
    guard !coordinates[index].isBasic, coordinates[index].column.isEmpty,
      let cursor = coordinates[index].freeWay(to: edge, slopes[index, CostLevels.required])
    else { return false }
    moveCursor(of: index, to: cursor)
    coordinates[index].value = edge.position
    markMoved(index)
    touch(index)
    return true
  }

  /// Whether a required constraint of a coordinate is violated.
  func violatesRequired(at index: Int) -> Bool {
    coordinates[index].requiredViolation > Tolerance.violation(abs(coordinates[index].value))
  }

  /// What required constraints pay at each coordinate, where that is not nothing: the sum of all
  /// these coordinates, each times its price, is zero.
  func requiredPrices() -> [(coordinate: Int, price: Double)] {
    var prices = Array(repeating: 0.0, count: coordinates.count)
    for index in coordinates.indices where coordinates[index].isLive && coordinates[index].isBasic {
      let slope = slopes[index, CostLevels.required]
      guard abs(slope) > Tolerance.slope else { continue }
      prices[index] = slope
      for cell in coordinates[index].row { prices[cell.index] -= slope * cell.coefficient }
    }
    return coordinates.indices.filter { index in
      guard coordinates[index].isLive else { return false }
      return abs(prices[index]) > Tolerance.slope
        || violatesRequired(at: index)
    }.map { ($0, prices[$0]) }
  }
}

extension Coordinate {
  /// The cursor at the position of a required edge that is violated; `nil` where another required
  /// constraint is in the way.
  ///
  /// `slope` is that of the required constraints.
  func freeWay(to edge: Edge, _ slope: Double) -> Int? {
    let isUp = edge.position > value
    var slope = slope - (isUp ? edge.below : edge.above)
    var next = cursor
    // Breakpoints at the value itself are to be passed, whatever side they were counted with.
    while let breakpoint = breakpoint(after: next, isUp: !isUp), breakpoint.position == value {
      next -= isUp ? 1 : -1
      if breakpoint.level == CostLevels.required {
        slope -= isUp ? breakpoint.turn : -breakpoint.turn
      }
    }
    while let breakpoint = breakpoint(after: next, isUp: isUp),
      isUp ? breakpoint.position < edge.position : breakpoint.position > edge.position
    {
      next += isUp ? 1 : -1
      guard breakpoint.level == CostLevels.required else { continue }
      slope += isUp ? breakpoint.turn : -breakpoint.turn
      let isNear =
        abs(breakpoint.position - edge.position) <= Tolerance.violation(abs(edge.position))
      if abs(slope) > Tolerance.slope, (slope > 0) == isUp, !isNear { return nil }
    }
    return next
  }

  /// The breakpoint that a cursor passes next.
  private func breakpoint(after cursor: Int, isUp: Bool) -> Breakpoint? {
    let index = isUp ? cursor : cursor - 1
    return breakpoints.indices.contains(index) ? breakpoints[index] : nil
  }

  /// How far the value is from where the required constraint that is violated most is met.
  var requiredViolation: Double { max(0, value - requiredRange.upper, requiredRange.lower - value) }
}
