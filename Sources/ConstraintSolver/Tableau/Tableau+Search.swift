/// A coordinate that moves while another one is shifted.
struct Mover: Sendable {
  let index: Int
  /// Its movement for each unit of the shift.
  let rate: Double
  /// The breakpoint that it meets next.
  var next: Int
  /// How far the shift goes until then.
  var distance = Double.infinity
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

  /// Makes required constraints be violated as little as possible, whatever that costs otherwise.
  mutating func seekFeasibility() { run([CostLevels.required], isUrgent: true) }

  private mutating func run(_ ranked: [Int], isUrgent: Bool) {
    var idle = 0
    var taken = 0
    // Never reached in tests; an error of rounding must not become an endless search.
    var shifts = 10_000 + 100 * coordinates.count
    while let index = dequeue(&taken, isUrgent: isUrgent, lowest: idle > Self.patience) {
      guard coordinates[index].isLive, !coordinates[index].isBasic else { continue }
      var freedom = Freedom.held
      for direction in [1.0, -1.0] {
        price(index, direction)
        let sign = sign(ranked)
        if sign < 0, shifts > 0 {
          shifts -= 1
          let distance = search(index, direction, ranked, short: idle > Self.patience)
          idle = distance > 0 ? 0 : idle + 1
          enqueue(index)
          freedom = .held
          break
        }
        if isUrgent || freedom == .tied { continue }
        if sign == 0 {
          freedom = .tied
        } else if self.sign(ranked, withDefaults: false) == 0 {
          freedom = .defaulted
        }
      }
      if !isUrgent { setFreedom(index, coordinates[index].isBasic ? .held : freedom) }
    }
    if shifts == 0 { gaveUp = true }
  }

  mutating func setFreedom(_ index: Int, _ freedom: Freedom) {
    let old = coordinates[index].freedom
    guard old != freedom else { return }
    coordinates[index].freedom = freedom
    looseCount += (freedom == .held ? 0 : 1) - (old == .held ? 0 : 1)
    tiedCount += (freedom == .tied ? 1 : 0) - (old == .tied ? 1 : 0)
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

  private mutating func add(_ breakpoint: Breakpoint) {
    rates.add(breakpoint.turn, breakpoint.level)
  }

  /// Finds what a small shift of a coordinate costs at each level.
  mutating func price(_ index: Int, _ direction: Double) {
    pricings += 1 + coordinates[index].column.count
    rates.clear(slopes.levels)
    rates.add(slopes, of: index, times: direction)
    let (value, count) = (coordinates[index].value, coordinates[index].breakpoints.count)
    var next = coordinates[index].cursor
    if direction > 0 {
      while next < count, coordinates[index].breakpoints[next].position <= value {
        add(coordinates[index].breakpoints[next])
        next += 1
      }
    } else {
      while next > 0, coordinates[index].breakpoints[next - 1].position >= value {
        next -= 1
        add(coordinates[index].breakpoints[next])
      }
    }
    for user in coordinates[index].column {
      rates.add(slopes, of: user, times: direction * coordinates[user].coefficient(of: index))
    }
  }

  /// Whether the shift is a gain (−1), a loss (1) or neither; the most important level decides.
  func sign(_ ranked: [Int], withDefaults: Bool = true) -> Int {
    for level in ranked where level < rates.levels {
      if !withDefaults, CostLevels.isBelowPriorities(level) { continue }
      let sign = rates.sign(level)
      if sign != 0 { return sign }
    }
    return 0
  }

  /// Shifts a coordinate as long as that is a gain; `rates` are those of its start.
  ///
  /// - Returns: How far it went.
  private mutating func search(
    _ index: Int, _ direction: Double, _ ranked: [Int], short: Bool
  ) -> Double {
    findMovers(with: index, direction)
    var last: Int?
    while let best = nearestMover {
      let mover = movers[best]
      let breakpoint = coordinates[mover.index].breakpoints[mover.next]
      rates.add(breakpoint.turn * abs(mover.rate), breakpoint.level)
      movers[best].next += mover.rate > 0 ? 1 : -1
      last = best
      if short || sign(ranked) >= 0 { break }
      movers[best].distance = distance(of: movers[best])
    }
    guard let last else { return 0 }
    let mover = movers[last]
    shift(mover.distance)
    let passed = mover.rate > 0 ? mover.next - 1 : mover.next + 1
    coordinates[mover.index].value = coordinates[mover.index].breakpoints[passed].position
    if mover.index != index { pivot(entering: index, leaving: mover.index) }
    return mover.distance
  }

  /// How far a coordinate can be shifted before it, or one that moves with it, meets a breakpoint.
  mutating func reach(of index: Int, _ direction: Double) -> Double {
    findMovers(with: index, direction)
    return movers.reduce(.infinity) { min($0, $1.distance) }
  }

  /// Lets the cursor of a coordinate pass the breakpoints up to another one.
  mutating func moveCursor(of index: Int, to end: Int) {
    var cursor = coordinates[index].cursor
    while cursor < end {
      let breakpoint = coordinates[index].breakpoints[cursor]
      slopes.add(breakpoint.turn, to: index, breakpoint.level)
      cursor += 1
    }
    while cursor > end {
      cursor -= 1
      let breakpoint = coordinates[index].breakpoints[cursor]
      slopes.add(-breakpoint.turn, to: index, breakpoint.level)
    }
    coordinates[index].cursor = end
  }

  /// Finds what moves with a coordinate: itself first.
  private mutating func findMovers(with index: Int, _ direction: Double) {
    movers.removeAll(keepingCapacity: true)
    // Its own breakpoints at its value are in its price already.
    let (value, count) = (coordinates[index].value, coordinates[index].breakpoints.count)
    var next = coordinates[index].cursor
    if direction > 0 {
      while next < count, coordinates[index].breakpoints[next].position <= value { next += 1 }
    } else {
      while next > 0, coordinates[index].breakpoints[next - 1].position >= value { next -= 1 }
      next -= 1
    }
    add(Mover(index: index, rate: direction, next: next))
    for user in coordinates[index].column {
      let rate = direction * coordinates[user].coefficient(of: index)
      let cursor = coordinates[user].cursor
      add(Mover(index: user, rate: rate, next: rate > 0 ? cursor : cursor - 1))
    }
  }

  private mutating func add(_ mover: Mover) {
    movers.append(mover)
    movers[movers.count - 1].distance = distance(of: mover)
  }

  /// How far the shift goes until the mover meets its next breakpoint.
  private func distance(of mover: Mover) -> Double {
    guard mover.next >= 0, mover.next < coordinates[mover.index].breakpoints.count else {
      return .infinity
    }
    let breakpoint = coordinates[mover.index].breakpoints[mover.next].position
    return max(0, (breakpoint - coordinates[mover.index].value) / mover.rate)
  }

  /// The mover that meets a breakpoint first, the lowest index where several do.
  private var nearestMover: Int? {
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

  /// Shifts the movers.
  private mutating func shift(_ distance: Double) {
    for mover in movers {
      let cursor = mover.rate > 0 ? mover.next : mover.next + 1
      note(mover.index)
      let passes = cursor != coordinates[mover.index].cursor
      moveCursor(of: mover.index, to: cursor)
      if distance > 0 {
        coordinates[mover.index].value += mover.rate * distance
        markMoved(mover.index)
      }
      if passes { touch(mover.index) }
    }
  }
}
