import AdaptiveUI
import Foundation

// One cause, one finding, in a window as it is now.

extension CurrentFindings {
  /// Joins views with more than one frame that hang on each other: the outermost stays, and of several
  /// the one that is tied to none of the others, with the number of the others.
  ///
  /// - Parameter entries: Findings of one window.
  /// - Returns: The same without those that hang on another; an entry that stays has their views too.
  package static func joiningLooseViews(_ entries: [Entry]) -> [Entry] {
    let loose = entries.indices.filter { entries[$0].finding.rule == .ambiguous }
    guard loose.count > 1 else { return entries }
    let groups = LooseGroups(entries, loose)
    var joined = entries
    var gone: Set<Int> = []
    for members in groups.all() where members.count > 1 {
      let order = members.sorted {
        (entries[$0].depth, groups.isTied($0) ? 1 : 0, $0)
          < (entries[$1].depth, groups.isTied($1) ? 1 : 0, $1)
      }
      guard let root = order.first else { continue }
      var finding = entries[root].finding
      finding.alike = order.count - 1
      joined[root] = Entry(
        finding: finding, subjects: order.flatMap { entries[$0].subjects },
        isOutOfSight: order.allSatisfy { entries[$0].isOutOfSight })
      gone.formUnion(order.dropFirst())
    }
    return joined.indices.filter { !gone.contains($0) }.map { joined[$0] }
  }
}

extension CurrentFindings.Entry {
  /// How many views are around the first one.
  fileprivate var depth: Int {
    views.first.map { sequence(first: $0, next: \.superview).reduce(0) { count, _ in count + 1 } }
      ?? .max
  }
}

/// Which ambiguous views hang on which: those inside of each other, and those with a constraint in common.
@MainActor private struct LooseGroups {
  private let members: [Int]
  /// For each member one of the same group, itself for the first.
  private var parents: [Int: Int] = [:]
  /// Those whose constraints say where they are by another member: a constraint is written at the view
  /// that it places, and names the one that it hangs on second.
  private var tied: Set<Int> = []

  init(_ entries: [CurrentFindings.Entry], _ members: [Int]) {
    self.members = members
    var owners: [ObjectIdentifier: Int] = [:]
    for member in members {
      parents[member] = member
      for view in entries[member].views { owners[ObjectIdentifier(view)] = member }
    }
    var seen: Set<ObjectIdentifier> = []
    for member in members {
      for view in entries[member].views {
        let around = Array(sequence(first: view, next: \.superview))
        if let outer = around.dropFirst().lazy.compactMap({ owners[ObjectIdentifier($0)] }).first {
          join(member, outer)
        }
        for holder in around where seen.insert(ObjectIdentifier(holder)).inserted {
          for constraint in holder.constraints {
            let ends = [constraint.firstItem, constraint.secondItem].compactMap { item in
              (item as? UIView).flatMap { owners[ObjectIdentifier($0)] }
            }
            guard ends.count == 2, ends[0] != ends[1] else { continue }
            join(ends[0], ends[1])
            tied.insert(ends[0])
          }
        }
      }
    }
  }

  func isTied(_ member: Int) -> Bool { tied.contains(member) }

  private func first(of member: Int) -> Int {
    var member = member
    while let parent = parents[member], parent != member { member = parent }
    return member
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (first(of: one), first(of: other))
    parents[max(one, other)] = min(one, other)
  }

  /// The groups, each in the order of the entries.
  func all() -> [[Int]] {
    members.filter { first(of: $0) == $0 }.map { root in
      members.filter { first(of: $0) == root }
    }
  }
}
