import AdaptiveUI
package import Documents
import Foundation

// One cause, one finding, in a window at its current size.

extension CurrentFindings {
  /// Merges ambiguous views that depend on each other.
  ///
  /// The outermost is kept, and of several the one that is not tied to any other, with the number
  /// of the others.
  ///
  /// - Parameter entries: Findings of one window.
  /// - Returns: The entries without those that depend on another; an entry that is kept has their
  ///   views too.
  package static func joiningLooseViews(_ entries: [Entry]) -> [Entry] {
    var joined = entries
    var gone: Set<Int> = []
    for order in looseGroups(entries) where order.count > 1 {
      let root = order[0]
      var finding = entries[root].finding
      finding.alike = order.count - 1
      joined[root] = Entry(
        finding: finding, subjects: order.flatMap { entries[$0].subjects },
        isOutOfSight: order.allSatisfy { entries[$0].isOutOfSight },
        joined: order.dropFirst().map { entries[$0].finding })
      gone.formUnion(order.dropFirst())
    }
    return joined.indices.filter { !gone.contains($0) }.map { joined[$0] }
  }

  /// Merges the same way, but only what has the same cause.
  ///
  /// - Parameters:
  ///   - entries: Findings of one window.
  ///   - cause: The number of what caused a finding.
  /// - Returns: The entries with the numbers of their causes, the causes in their order.
  package static func joiningLooseViews(
    _ entries: [Entry], causedBy cause: (Finding) -> Int
  ) -> [(entry: Entry, cause: Int)] {
    let groups = Dictionary(grouping: entries) { cause($0.finding) }
    return groups.sorted { $0.key < $1.key }.flatMap { key, entries in
      joiningLooseViews(entries).map { ($0, key) }
    }
  }

  /// The findings of views that are ambiguous together, by index; each group begins with the one
  /// that the others depend on.
  fileprivate static func looseGroups(_ entries: [Entry]) -> [[Int]] {
    let loose = entries.indices.filter { entries[$0].finding.rule == .ambiguous }
    var groups = LooseGroups(entries, loose)
    return groups.all().map { members in
      members.sorted {
        (entries[$0].depth, groups.isTied($0) ? 1 : 0, $0)
          < (entries[$1].depth, groups.isTied($1) ? 1 : 0, $1)
      }
    }
  }
}

extension SweepReport {
  /// Merges ambiguous views that depend on each other, as in a window that shows them, if the one
  /// that the others depend on is ambiguous at all of their sizes.
  @MainActor package mutating func joinLooseViews(
    from source: any OpenableDocument, options: SweepOptions
  ) {
    let scenes = source.beginnings
    var roots: [LooseView: LooseView] = [:]
    var places: Set<LooseView.Place> = []
    for finding in findings where finding.rule == .ambiguous {
      let place = LooseView.Place(finding)
      guard places.insert(place).inserted, let window = finding.example.window,
        let scene = scenes.first(where: { $0.name == place.scene }) ?? scenes.first
      else { continue }
      let stage = SweepStage(scene.document, in: window, options: options)
      defer { stage.close() }
      if let presentation = place.presentation, !stage.present(presentation) { continue }
      let entries = CurrentFindings(
        of: stage.window, showing: stage.document, presentation: place.presentation
      ).entries
      for group in CurrentFindings.looseGroups(entries) {
        let names = group.map { LooseView(entries[$0].finding, in: place) }
        for name in names { roots[name] = names[0] }
      }
    }
    joinLooseViews(to: roots)
  }

  private mutating func joinLooseViews(to roots: [LooseView: LooseView]) {
    var findingsOfViews: [LooseView.Name: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.rule == .ambiguous {
      findingsOfViews[LooseView.Name(finding), default: []].append(index)
    }
    var counts: [Int: Int] = [:]
    var gone: Set<Int> = []
    for (index, finding) in findings.enumerated() where finding.rule == .ambiguous {
      let own = LooseView(finding, in: LooseView.Place(finding))
      guard let root = roots[own], root != own,
        let first = findingsOfViews[root.name]?.first(where: {
          findings[$0].holds(wherever: finding)
        })
      else { continue }
      gone.insert(index)
      counts[first, default: 0] += 1
    }
    for (index, count) in counts { findings[index].alike += count }
    findings = findings.indices.filter { !gone.contains($0) }.map { findings[$0] }
  }
}

/// An ambiguous view in one window, by its name in findings.
private struct LooseView: Hashable {
  struct Place: Hashable {
    let scene: String?
    let presentation: String?
    let example: Finding.Example

    init(_ finding: Finding) {
      (scene, presentation) = (finding.example.scene, finding.presentation)
      example = finding.example
    }
  }

  /// What findings call it, at all sizes.
  struct Name: Hashable {
    let scene: String?
    let presentation: String?
    let subjects: [String]
    let sources: [String]
    let side: String?

    init(_ finding: Finding, in place: Place) {
      (scene, presentation) = (place.scene, place.presentation)
      (subjects, sources, side) = (finding.subjects, finding.sources, finding.side)
    }

    init(_ finding: Finding) { self.init(finding, in: Place(finding)) }
  }

  let place: Place
  let name: Name

  init(_ finding: Finding, in place: Place) {
    (self.place, name) = (place, Name(finding, in: place))
  }
}

extension Finding {
  /// Whether it occurs at all sizes of another finding.
  fileprivate func holds(wherever other: Finding) -> Bool {
    Set(places).isSuperset(of: other.places)
      && other.stretches.allSatisfy { part in
        stretches.contains { own in
          (own.device, own.axis, own.fixed) == (part.device, part.axis, part.fixed)
            && own.from <= part.from && part.to <= own.to
        }
      }
  }
}

extension CurrentFindings.Entry {
  /// The number of views around the first one.
  fileprivate var depth: Int {
    views.first.map { sequence(first: $0, next: \.superview).reduce(0) { count, _ in count + 1 } }
      ?? .max
  }
}

/// The groups of ambiguous views that depend on each other: those inside each other, and those with
/// a constraint in common.
@MainActor struct LooseGroups {
  private let members: [Int]
  /// For each member a member of the same group; the first member refers to itself.
  private var parents: [Int: Int] = [:]
  /// The members whose constraints position them relative to another member: a constraint belongs
  /// to the view that it positions, and its second item is the one that this view depends on.
  private var tied: Set<Int> = []
  /// How often a member was looked at.
  private(set) var steps = 0

  init(_ entries: [CurrentFindings.Entry], _ members: [Int]) {
    self.members = members
    var owners: [ObjectIdentifier: Int] = [:]
    for member in members {
      parents[member] = member
      for view in entries[member].views {
        // The frame of a view and the content that scrolls in it are ambiguous together.
        if let own = owners.updateValue(member, forKey: ObjectIdentifier(view)) {
          join(member, own)
        }
      }
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

  /// The member that stands for a group.
  private mutating func first(of member: Int) -> Int {
    var member = member
    while let parent = parents[member], parent != member {
      steps += 1
      // The next time the way is half as long.
      let next = parents[parent] ?? parent
      parents[member] = next
      member = next
    }
    return member
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (one, other) = (first(of: one), first(of: other))
    parents[max(one, other)] = min(one, other)
  }

  /// The groups, each in the order of the entries.
  mutating func all() -> [[Int]] {
    var groups: [Int: [Int]] = [:]
    for member in members {
      steps += 1
      groups[first(of: member), default: []].append(member)
    }
    // The first of a group stands for it.
    return members.compactMap { groups[$0] }
  }
}
