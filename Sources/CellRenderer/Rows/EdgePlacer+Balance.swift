/// Brings edges that were pushed down, and those that they push, nearer to their true places.
extension EdgePlacer {
  /// Moves edges by whole rows, with all that they push, as long as that makes the sum of the squares of distances from
  /// true places smaller.
  func balanced(_ places: [Int]) -> [Int] {
    var places = places
    for _ in places.indices {
      guard let move = bestMove(of: places) else { break }
      for edge in move.edges { places[edge] += move.step }
    }
    return places
  }

  private struct Move {
    let edges: [Int]
    let step: Int
    let gain: Double
  }

  private func bestMove(of places: [Int]) -> Move? {
    var best: Move?
    for step in [-2, 2] {
      let pushed = pushes(places, step)
      for edge in places.indices.dropFirst().dropLast() {
        let off = Double(places[edge]) - system.ideal[edge]
        guard abs(off) >= 1, (off > 0) == (step < 0) else { continue }
        guard let move = move(of: edge, step, places, pushed), move.gain > best?.gain ?? 0.01 else {
          continue
        }
        best = move
      }
    }
    return best
  }

  /// The move of an edge by some half rows with all that it pushes; `nil` if that cannot move.
  private func move(of edge: Int, _ step: Int, _ places: [Int], _ pushed: [[Int]]) -> Move? {
    var (edges, isMoved, gain) = ([edge], Array(repeating: false, count: places.count), 0.0)
    isMoved[edge] = true
    var next = 0
    while next < edges.count {
      let edge = edges[next]
      next += 1
      guard edge > 0, edge < places.count - 1, !system.hugging.contains(edge) else { return nil }
      gain += misplacement(of: edge, at: places[edge])
      gain -= misplacement(of: edge, at: places[edge] + step)
      for other in pushed[edge] where !isMoved[other] {
        isMoved[other] = true
        edges.append(other)
      }
    }
    return Move(edges: edges, step: step, gain: gain)
  }

  /// For each edge those that have to move with it.
  private func pushes(_ places: [Int], _ step: Int) -> [[Int]] {
    var pushed: [[Int]] = Array(repeating: [], count: places.count)
    func push(_ upper: Int, _ lower: Int) {
      if step < 0 { pushed[lower].append(upper) } else { pushed[upper].append(lower) }
    }
    for edge in places.indices.dropFirst() where places[edge] - places[edge - 1] < 2 {
      push(edge - 1, edge)
    }
    for demand in leasts.indices {
      let (upper, lower) = (uppers[demand], lowers[demand])
      let room = places[lower] - places[upper]
      guard demand < system.gaps.count else {
        pushed[upper].append(lower)
        pushed[lower].append(upper)
        continue
      }
      // Nothing that has its room gives it up.
      let wanted = system.gaps[demand].least
      if room - (room < wanted ? leasts[demand] : wanted) < 2 { push(upper, lower) }
    }
    return pushed
  }
}
