import Foundation
import Sweep

// The losses in words.

extension VersionComparison {
  /// A loss, at the window's size, at others or in another scene.
  struct Entry {
    let loss: Loss
    /// Tells it from all others.
    let identity: String
    /// Such as `UILabel “Name” has no height any more`.
    let sentence: String
    /// Such as `at 320–375 wide`; `nil` where it is not known yet.
    let widths: String?
    /// Such as `up to 623 high`; `nil` for every height, or where it is not known.
    var heights: String?
    /// The nearest width with the loss, if the window's has none.
    var nearest: Int?
    /// Whether it is in a scene that does not show.
    var isElsewhere = false
  }

  /// All losses, those at the window's size first, what cannot be read before what only moved, and those of other
  /// scenes last.
  func entries(_ text: IssueText) -> [Entry] {
    let own = (here ?? []).enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
    let current = Set(own.flatMap(\.identities))
    let others = extents.map(\.loss).filter { !current.contains($0.identity) }
    return (own + others).map { loss in
      let extent = extents.first { $0.loss.identity == loss.identity }
      return Entry(
        loss: loss, identity: loss.identity, sentence: text.sentence(loss),
        widths: extent.flatMap(widths),
        heights: current.contains(loss.identity) ? heights(of: loss) : nil,
        nearest: current.contains(loss.identity) ? nil : extent.flatMap(nearest))
    } + entriesElsewhere(text)
  }

  private func entriesElsewhere(_ text: IssueText) -> [Entry] {
    (others ?? []).flatMap { scene in
      scene.extents.map { extent in
        Entry(
          loss: extent.loss, identity: scene.identity(of: extent.loss.identity),
          sentence: "in \(scene.name): \(text.sentence(extent.loss))",
          widths: IssueText.list(extent.ranges, in: scene.range, axis: .width), isElsewhere: true)
      }
    }
  }

  /// Entries that one line names: views that one save put out of sight, or as far aside, at the same
  /// widths.
  func joined(_ entries: [Entry]) -> [[Entry]] {
    var groups: [[Entry]] = []
    for entry in entries {
      let index = groups.firstIndex { isJoined(entry, with: $0[0]) }
      if let index { groups[index].append(entry) } else { groups.append([entry]) }
    }
    return groups
  }

  private func isJoined(_ one: Entry, with other: Entry) -> Bool {
    one.loss.isAlike(other.loss) && !one.isElsewhere && !other.isElsewhere
      && (one.widths, one.heights, one.nearest) == (other.widths, other.heights, other.nearest)
      && place(of: one.identity) == place(of: other.identity)
  }

  /// What one line says of entries that it names.
  func sentence(of group: [Entry]) -> String {
    guard group.count > 1 else { return group.first?.sentence ?? "" }
    return group.map(\.loss).alikeSentence { $0 }
  }

  /// What people see of a finding, in words; `nil` for a finding of which they see nothing.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - isShort: Whether a view that shows text is called by the text alone.
  /// - Returns: The words.
  func effect(of finding: Finding, isShort: Bool = false) -> String? {
    let losses = (here ?? []) + extents.map(\.loss)
    return losses.first { $0.identities.contains(finding.lossIdentity) }?.effect(isShort: isShort)
  }

  /// What happened to the view of a finding at the window's size, such as `moved 50 pt up`; `nil` where it
  /// is as it was, or that is not known yet.
  ///
  /// What is an effect of another loss, such as one of an earlier save, is not said twice.
  func change(of finding: Finding) -> String? {
    let losses = here ?? []
    let mentioned = losses.flatMap(\.effects).map(\.subject)
    guard !finding.subjects.contains(where: mentioned.contains) else { return nil }
    return losses.first { $0.identities.contains(finding.lossIdentity) }?.change
  }

  /// Whether the number of a finding is another one at other widths.
  func isOnlyHere(_ finding: Finding) -> Bool {
    let extent = extents.first { $0.loss.identity == finding.lossIdentity }
    return extent.map { finding.excess != nil && $0.loss.excess == nil } ?? false
  }

  private func widths(of extent: LossSearch.Extent) -> String? {
    guard let range = searchedWidths else { return nil }
    return IssueText.list(extent.ranges, in: range, axis: .width)
  }

  private func nearest(in extent: LossSearch.Extent) -> Int? {
    let own = width ?? 0
    return extent.ranges.map { min(max(own, $0.lowerBound), $0.upperBound) }
      .min { abs($0 - own) < abs($1 - own) }
  }
}

extension [Loss] {
  /// What one sentence says of losses that are alike, names first.
  fileprivate func alikeSentence(_ called: (String) -> String) -> String {
    guard let first else { return "" }
    guard count > 1 else { return first.sentence(calling: called(first.name)) ?? "" }
    let names = map { called($0.name) }.shortList(most: 3)
    return switch first.kind {
    case .displaced(let way, _): "\(names) moved \(way.words)"
    case .behind(let other): "\(names) are behind \(other) now"
    default: "\(names) are out of sight"
    }
  }
}

extension Loss {
  /// How soon it is told, least first.
  fileprivate var weight: Int {
    if severity == .error { return 0 }
    if case .displaced(_, nil) = kind { return 2 }
    return 1
  }

  /// What people see of a finding, in words; see ``effects``.
  func effect(isShort: Bool) -> String? {
    let called: (String) -> String = { name in
      guard isShort, let text = name.shownText else { return name }
      return "“\(text.dropFirst().dropLast().cutBehind(Self.shortText))”"
    }
    // What is no longer visible comes first.
    let seen = effects.filter(\.isOutOfSight) + effects.filter { !$0.isOutOfSight }
    guard let first = seen.first else { return nil }
    let group = seen.filter { $0 == first || $0.isAlike(first) }
    let rest = seen.filter { !group.contains($0) }.map { called($0.name) }
    let others = rest.isEmpty ? "" : "; \(rest.shortList(most: 2)) lost their place too"
    let other = rest.count == 1 ? "; \(rest[0]) lost its place too" : others
    return group.alikeSentence(called) + other
  }

  /// The characters of a text by which people know a view.
  private static let shortText = 18

  /// Whether one sentence may be about both.
  fileprivate func isAlike(_ other: Loss) -> Bool {
    if case .displaced(let way, nil) = kind, case .displaced(way, nil) = other.kind { return true }
    if case .behind(let cover) = kind, case .behind(cover) = other.kind { return true }
    return isOutOfSight && other.isOutOfSight
  }
}

extension LossSearch.Extent {
  /// Whether a screen has one of the widths, or the window itself.
  ///
  /// - Parameters:
  ///   - height: The height of the window, in points.
  ///   - own: Its width, in points.
  /// - Returns: Whether it is worth a word.
  func matters(beside height: Double, or own: Int? = nil) -> Bool {
    let real = ScreenLengths(.width, beside: height).range
    return ranges.contains { range in
      range.overlaps(real) || own.map(range.contains) == true
    }
  }
}

extension IssueText {
  /// The loss in one sentence: of a finding first what people see of it.
  func sentence(_ loss: Loss) -> String {
    guard case .finding(let finding) = loss.kind else { return loss.sentence ?? loss.name }
    let effect = loss.effect(isShort: false).map { "\($0): " } ?? ""
    return effect + sentence(finding)
  }
}
