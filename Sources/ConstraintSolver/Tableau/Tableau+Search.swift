/// A coordinate that moves while another one is shifted.
private struct Mover {
  let index: Int
  /// Its movement for each unit of the shift.
  let rate: Double
  /// The bend that it meets next.
  var next: Int
  /// How far the shift goes until then.
  var distance = Double.infinity

  /// Looks at the next bend.
  mutating func aim(at coordinate: Coordinate) {
    guard next >= 0, next < coordinate.bends.count else {
      distance = .infinity
      return
    }
    distance = max(0, (coordinate.bends[next].position - coordinate.value) / rate)
  }
}

extension Tableau {
  /// Steps without progress after which the lowest index goes first (Bland's rule).
  private static let patience = 64

  /// Makes the cost least, level by level in the order of `ranked`.
  ///
  /// Rule LA3.2.
  mutating func optimize(_ ranked: [Int]) {
    for index in urgent { coordinates[index].isUrgent = false }
    urgent.removeAll(keepingCapacity: true)
    run(ranked, isUrgent: false)
    for index in urgent { coordinates[index].isUrgent = false }
    urgent.removeAll(keepingCapacity: true)
  }

  /// Makes required constraints be missed as little as possible, whatever that costs otherwise.
  mutating func seekFeasibility() { run([CostLevels.required], isUrgent: true) }

  private mutating func run(_ ranked: [Int], isUrgent: Bool) {
    var idle = 0
    var taken = 0
    // Never reached in tests; an error of rounding must not become an endless search.
    var shifts = 10_000 + 100 * coordinates.count
    while let index = dequeue(&taken, isUrgent: isUrgent, lowest: idle > Self.patience) {
      guard coordinates[index].isLive, !coordinates[index].isBasic else { continue }
      var isLoose = false
      for direction in [1.0, -1.0] {
        price(index, direction)
        let sign = sign(ranked)
        if sign < 0, shifts > 0 {
          shifts -= 1
          let distance = search(index, direction, ranked, short: idle > Self.patience)
          idle = distance > 0 ? 0 : idle + 1
          enqueue(index)
          isLoose = false
          break
        }
        isLoose = isLoose || (!isUrgent && self.sign(ranked, isWishing: false) == 0)
      }
      if !isUrgent { setLoose(index, isLoose && !coordinates[index].isBasic) }
    }
    if shifts == 0 { gaveUp = true }
  }

  private mutating func setLoose(_ index: Int, _ isLoose: Bool) {
    guard coordinates[index].isLoose != isLoose else { return }
    coordinates[index].isLoose = isLoose
    looseCount += isLoose ? 1 : -1
  }

  /// The next coordinate whose price is to be found, in order of arrival or of index.
  private mutating func dequeue(_ taken: inout Int, isUrgent: Bool, lowest: Bool) -> Int? {
    guard taken < (isUrgent ? urgent.count : queue.count) else {
      if isUrgent {
        urgent.removeAll(keepingCapacity: true)
      } else {
        queue.removeAll(keepingCapacity: true)
      }
      return nil
    }
    if lowest {
      if isUrgent { urgent[taken...].sort() } else { queue[taken...].sort() }
    }
    let index = isUrgent ? urgent[taken] : queue[taken]
    taken += 1
    if isUrgent { coordinates[index].isUrgent = false } else { coordinates[index].isQueued = false }
    return index
  }

  /// Finds what a small shift of a coordinate costs at each level.
  mutating func price(_ index: Int, _ direction: Double) {
    pricings += 1 + coordinates[index].column.count
    for level in rates.indices {
      rates[level] = 0
      sizes[level] = 0
    }
    add(coordinates[index].slopes, direction)
    let (value, count) = (coordinates[index].value, coordinates[index].bends.count)
    var next = coordinates[index].cursor
    if direction > 0 {
      while next < count, coordinates[index].bends[next].position <= value {
        add(coordinates[index].bends[next], 1)
        next += 1
      }
    } else {
      while next > 0, coordinates[index].bends[next - 1].position >= value {
        next -= 1
        add(coordinates[index].bends[next], 1)
      }
    }
    for user in coordinates[index].column {
      add(coordinates[user].slopes, direction * coordinates[user].coefficient(of: index))
    }
  }

  private mutating func add(_ slopes: [Double], _ factor: Double) {
    while rates.count < slopes.count {
      rates.append(0)
      sizes.append(0)
    }
    for level in slopes.indices {
      let part = slopes[level] * factor
      rates[level] += part
      sizes[level] += abs(part)
    }
  }

  private mutating func add(_ bend: Bend, _ speed: Double) {
    rates[bend.level] += bend.turn * speed
    sizes[bend.level] += abs(bend.turn) * speed
  }

  /// Whether the shift is a gain (−1), a loss (1) or neither, told by the most important level.
  func sign(_ ranked: [Int], isWishing: Bool = true) -> Int {
    for level in ranked where level < rates.count {
      if level == CostLevels.rest, !isWishing { continue }
      if abs(rates[level]) > Tolerance.slope * sizes[level] + 1e-12 {
        return rates[level] < 0 ? -1 : 1
      }
    }
    return 0
  }

  /// Shifts a coordinate as long as that is a gain; `rates` are those of its start.
  ///
  /// - Returns: How far it went.
  private mutating func search(
    _ index: Int, _ direction: Double, _ ranked: [Int], short: Bool
  ) -> Double {
    var movers = movers(with: index, direction)
    var last: Int?
    while let best = nearest(movers) {
      let mover = movers[best]
      let bend = coordinates[mover.index].bends[mover.next]
      add(bend, abs(mover.rate))
      movers[best].next += mover.rate > 0 ? 1 : -1
      last = best
      if short || sign(ranked) >= 0 { break }
      movers[best].aim(at: coordinates[mover.index])
    }
    guard let last else { return 0 }
    let distance = movers[last].distance
    shift(movers, distance)
    let leaving = movers[last].index
    let passed = movers[last].rate > 0 ? movers[last].next - 1 : movers[last].next + 1
    coordinates[leaving].value = coordinates[leaving].bends[passed].position
    if leaving != index { pivot(entering: index, leaving: leaving) }
    return distance
  }

  /// How far a coordinate can be shifted before it, or one that moves with it, meets a bend.
  func reach(of index: Int, _ direction: Double) -> Double {
    movers(with: index, direction).reduce(.infinity) { min($0, $1.distance) }
  }

  private func movers(with index: Int, _ direction: Double) -> [Mover] {
    var result: [Mover] = []
    result.reserveCapacity(coordinates[index].column.count + 1)
    // Its own bends at its value are in its price already.
    let (value, count) = (coordinates[index].value, coordinates[index].bends.count)
    var next = coordinates[index].cursor
    if direction > 0 {
      while next < count, coordinates[index].bends[next].position <= value { next += 1 }
    } else {
      while next > 0, coordinates[index].bends[next - 1].position >= value { next -= 1 }
      next -= 1
    }
    result.append(Mover(index: index, rate: direction, next: next))
    for user in coordinates[index].column {
      let rate = direction * coordinates[user].coefficient(of: index)
      let cursor = coordinates[user].cursor
      result.append(Mover(index: user, rate: rate, next: rate > 0 ? cursor : cursor - 1))
    }
    for position in result.indices { result[position].aim(at: coordinates[result[position].index]) }
    return result
  }

  /// The mover that meets a bend first, the lowest index where several do.
  private func nearest(_ movers: [Mover]) -> Int? {
    var best: Int?
    for (position, mover) in movers.enumerated() where mover.distance < .infinity {
      guard let other = best else {
        best = position
        continue
      }
      let (mine, least) = (mover.distance, movers[other].distance)
      if mine < least || (mine == least && mover.index < movers[other].index) { best = position }
    }
    return best
  }

  private mutating func shift(_ movers: [Mover], _ distance: Double) {
    for mover in movers {
      let cursor = mover.rate > 0 ? mover.next : mover.next + 1
      note(mover.index)
      let passes = cursor != coordinates[mover.index].cursor
      coordinates[mover.index].moveCursor(to: cursor)
      if distance > 0 {
        coordinates[mover.index].value += mover.rate * distance
        markMoved(mover.index)
      }
      if passes { touch(mover.index) }
    }
  }
}
