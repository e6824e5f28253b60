extension Tableau {
  /// `first + factor · second`, both sorted; what cancels is left out.
  static func sum(_ first: [Cell], _ second: [Cell], times factor: Double) -> [Cell] {
    var result: [Cell] = []
    result.reserveCapacity(first.count + second.count)
    var (i, j) = (0, 0)
    while i < first.count || j < second.count {
      if j == second.count || (i < first.count && first[i].index < second[j].index) {
        result.append(first[i])
        i += 1
      } else if i == first.count || second[j].index < first[i].index {
        result.append(Cell(index: second[j].index, coefficient: second[j].coefficient * factor))
        j += 1
      } else {
        let coefficient = first[i].coefficient + second[j].coefficient * factor
        if !Tolerance.isZero(coefficient) {
          result.append(Cell(index: first[i].index, coefficient: coefficient))
        }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Lets two coordinates change places; no value changes.
  mutating func pivot(entering: Int, leaving: Int) {
    pivots += 1
    note(entering)
    note(leaving)
    let old = coordinates[leaving].row
    let factor = coordinates[leaving].coefficient(of: entering)
    for cell in old { removeFromColumn(cell.index, leaving) }
    var row: [Cell] = [Cell(index: leaving, coefficient: 1 / factor)]
    let others = old.filter { $0.index != entering }
    row = Self.sum(row, others, times: -1 / factor)
    let users = coordinates[entering].column
    coordinates[entering].column = []
    setFreedom(entering, .held)
    coordinates[entering].isBasic = true
    coordinates[leaving].isBasic = false
    coordinates[leaving].row = []
    install(row, for: entering)
    for user in users { substitute(entering, by: row, in: user) }
    touch(entering)
    enqueue(leaving)
  }

  private mutating func install(_ row: [Cell], for index: Int) {
    rowsTouched += 1
    coordinates[index].row = row
    for cell in row {
      note(cell.index)
      coordinates[cell.index].column.append(index)
    }
  }

  private mutating func substitute(_ entering: Int, by row: [Cell], in user: Int) {
    rowsTouched += 1
    note(user)
    var old = coordinates[user].row
    let factor = coordinates[user].coefficient(of: entering)
    old.removeAll { $0.index == entering }
    let new = Self.sum(old, row, times: factor)
    // Keep the columns in step: both lists are sorted.
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if j == new.count || (i < old.count && old[i].index < new[j].index) {
        removeFromColumn(old[i].index, user)
        enqueue(old[i].index)
        i += 1
      } else if i == old.count || new[j].index < old[i].index {
        note(new[j].index)
        coordinates[new[j].index].column.append(user)
        j += 1
      } else {
        i += 1
        j += 1
      }
    }
    coordinates[user].row = new
    for cell in new { enqueue(cell.index) }
  }

  mutating func removeFromColumn(_ index: Int, _ user: Int) {
    guard let position = coordinates[index].column.firstIndex(of: user) else { return }
    note(index)
    coordinates[index].column.remove(at: position)
  }
}
