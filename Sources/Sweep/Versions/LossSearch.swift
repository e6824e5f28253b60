import Foundation

/// Determines the sizes of a window at which a new version of a document lost something against an
/// old one, a few layouts at a time.
///
/// Sizes at equal distances are checked first, then the ranges between two of them with different
/// losses, down to single points.
@MainActor package final class LossSearch {
  /// The views whose ambiguity a program resolves, by name, in both versions.
  package typealias LeftToCode = (old: Set<String>, new: Set<String>)

  private let old: any RangeStage
  private let new: any RangeStage
  private let axis: SweepLine.Axis
  private let fixed: Double
  private let range: ClosedRange<Int>
  private let judged: Judged
  private let leftToCode: LeftToCode
  private let save: @MainActor (String) -> Int
  /// The losses, by size.
  private var known: [Int: [Loss]] = [:]

  /// - Parameters:
  ///   - old: A window with the version before.
  ///   - new: A window with the version to check.
  ///   - axis: The dimension that changes.
  ///   - fixed: The other one, in points.
  ///   - range: The range of the changing dimension, in points.
  ///   - judged: What counts besides content.
  ///   - leftToCode: The views whose ambiguity a program resolves, by name, in both versions.
  ///   - save: The number of the save that caused a loss, by its identity.
  package init(
    from old: any RangeStage, to new: any RangeStage, axis: SweepLine.Axis, fixed: Double,
    range: ClosedRange<Int>, judging judged: Judged, leftToCode: LeftToCode = ([], []),
    causedBy save: @escaping @MainActor (String) -> Int = { _ in 0 }
  ) {
    (self.old, self.new, self.axis) = (old, new, axis)
    (self.fixed, self.range, self.judged) = (fixed, range, judged)
    (self.leftToCode, self.save) = (leftToCode, save)
  }

  /// The losses at one size, the worst first.
  package func losses(at position: Int) -> [Loss] {
    if let losses = known[position] { return losses }
    let size = axis.size(CGFloat(position), CGFloat(fixed))
    let versions = [old, new].map { stage in
      stage.resize(to: size)
      return LayoutVersion(
        of: stage.window, showing: stage.scene, presentation: stage.presentation)
    }
    let losses = versions[1].losses(
      since: versions[0], leftToCode: leftToCode, judging: judged, causedBy: save)
    known[position] = losses
    return losses
  }

  /// Lays out `budget` sizes more.
  ///
  /// - Returns: Whether there is more to do.
  package func advance(budget: Int) -> Bool {
    for _ in 0..<max(budget, 1) {
      guard let next else { return false }
      _ = losses(at: next)
    }
    return next != nil
  }

  /// The number of sizes at equal distances.
  private static let count = 64
  /// The largest number of sizes that are laid out, however many changes are between them.
  private static let most = 320

  /// The sizes at equal distances.
  private var grid: [Int] {
    let step = max(range.count / Self.count, 1)
    return Array(stride(from: range.lowerBound, to: range.upperBound, by: step))
      + [range.upperBound]
  }

  private var next: Int? {
    if let position = grid.first(where: { known[$0] == nil }) { return position }
    guard known.count < Self.most else { return nil }
    let positions = known.keys.sorted()
    let border = zip(positions, positions.dropFirst()).first { low, high in
      high - low > 1 && identities(at: low) != identities(at: high)
    }
    return border.map { ($0.0 + $0.1) / 2 }
  }

  private func identities(at position: Int) -> Set<String> {
    Set((known[position] ?? []).flatMap(\.identities))
  }

  /// A loss, with the sizes at which it occurs.
  package struct Extent: Sendable, Equatable {
    /// The loss at the smallest of the sizes at which people see something of it, else at the smallest; with
    /// a number only where it is the same at all of them.
    package var loss: Loss
    package var ranges: [ClosedRange<Int>]
  }

  /// All losses known so far, in the order of the sizes at which they begin.
  ///
  /// A loss occurs also where it is merged into another one, as that depends on the size.
  package var extents: [Extent] {
    var extents: [Extent] = []
    var positions: [String: [Int]] = [:]
    for position in known.keys.sorted() {
      for loss in known[position] ?? [] {
        let index = extents.firstIndex { $0.loss.identity == loss.identity }
        if let index {
          let isSteady = extents[index].loss.excess == loss.excess
          // What people see of it may begin at a larger size.
          if extents[index].loss.effects.isEmpty { extents[index].loss = loss }
          if !isSteady { extents[index].loss.excess = nil }
        } else {
          extents.append(Extent(loss: loss, ranges: []))
        }
        for identity in loss.identities { positions[identity, default: []].append(position) }
      }
    }
    for index in extents.indices {
      extents[index].ranges = ranges(of: Set(positions[extents[index].loss.identity] ?? []))
    }
    return extents
  }

  /// The ranges between sizes that are known and follow each other.
  private func ranges(of positions: Set<Int>) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    var isOpen = false
    for position in known.keys.sorted() {
      guard positions.contains(position) else {
        isOpen = false
        continue
      }
      if isOpen, let low = ranges.popLast()?.lowerBound {
        ranges.append(low...position)
      } else {
        ranges.append(position...position)
      }
      isOpen = true
    }
    return ranges
  }
}
