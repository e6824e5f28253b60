import Foundation

/// The rows that were planned last: as long as nothing is at another height, they stay as they are.
@MainActor final class RowMemory {
  private var known: [(system: RowSystem, solution: RowSystem.Solution?)] = []
  /// How many systems were solved, and how often all of their demands were looked at.
  private(set) var work = Work()

  struct Work: Equatable {
    var systems = 0
    var passes = 0
  }

  /// A folded picture tries up to three canvases besides its room, each of them with and without focus.
  private static let most = 4

  /// The solution of a system, which is looked for if it is none of the last ones.
  func solution(of system: RowSystem) -> RowSystem.Solution? {
    if let same = known.first(where: { $0.system == system }) { return same.solution }
    let solution = system.solved(countingPasses: &work.passes)
    work.systems += 1
    known.append((system, solution))
    if known.count > Self.most { known.removeFirst() }
    return solution
  }

  func forget() { known = [] }
}
