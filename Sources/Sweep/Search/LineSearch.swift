/// Finds the sizes along a line at which the layout changes its course, with few samples.
///
/// Layouts are piecewise linear in the window's size. Two samples are the ends of a stretch. If
/// samples between them equal the linear interpolation, the stretch is known without its other
/// sizes; otherwise it is halved.
@MainActor struct LineSearch {
  let sample: @MainActor (Int) -> LayoutSnapshot
  private(set) var stretches: [Stretch] = []
  private(set) var count = 0
  private var known: [Int: LayoutSnapshot] = [:]
  /// The leftmost is last.
  private var pending: [Pending] = []

  /// A range of positions with the layouts at both ends.
  struct Stretch {
    let range: ClosedRange<Int>
    /// The suspicions at both ends, in the same order, if everything between them is linear;
    /// otherwise those that hold at each end.
    let first: [Suspicion]
    let last: [Suspicion]
    let isLinear: Bool
  }

  init(sample: @escaping @MainActor (Int) -> LayoutSnapshot) { self.sample = sample }

  /// The result of a step.
  enum Step {
    /// Another size was laid out, or a stretch was divided.
    case under
    /// A stretch is known, with the layouts at its ends.
    case found(Stretch, start: LayoutSnapshot, end: LayoutSnapshot)
    case done
  }

  /// A range that is still unknown.
  private struct Pending {
    let range: ClosedRange<Int>
    /// The number of samples between its ends that equal the linear interpolation.
    var probes = 0
    /// Whether one of them is off by less than a pixel, as edges are rounded.
    var isRounded = false
  }

  /// Divides `range` into stretches, in order.
  mutating func run(_ range: ClosedRange<Int>) {
    begin(range)
    while true {
      switch step() {
      case .under: break
      case .found(let stretch, _, _): stretches.append(stretch)
      case .done: return
      }
    }
  }

  /// Starts to divide `range`.
  mutating func begin(_ range: ClosedRange<Int>) { pending = [Pending(range: range)] }

  /// Takes at most one sample; stretches are found in order.
  mutating func step() -> Step {
    guard let next = pending.last else { return .done }
    guard let start = snapshot(next.range.lowerBound), let end = snapshot(next.range.upperBound)
    else { return .under }
    guard start.hasSameOutline(as: end) else { return divide(next.range, start, end) }
    let length = next.range.upperBound - next.range.lowerBound
    let parts = Self.parts(of: length)
    for index in next.probes..<max(parts.count, next.probes) {
      let position = next.range.lowerBound + Int((Double(length) * parts[index]).rounded(.down))
      let exact = Double(position - next.range.lowerBound) / Double(length)
      guard let probe = snapshot(position) else { return .under }
      guard let distance = probe.distance(toLineFrom: start, to: end, part: exact) else {
        return divide(next.range, start, end)
      }
      pending[pending.count - 1].probes = index + 1
      if distance > Self.exact { pending[pending.count - 1].isRounded = true }
    }
    guard let both = start.suspicions(towards: end) else { return divide(next.range, start, end) }
    let stretch = Stretch(
      range: next.range, first: both.first, last: both.last, isLinear: true)
    let isRounded = pending[pending.count - 1].isRounded
    if let position = stretch.unsurePosition(isRounded: isRounded, scale: start.scale) {
      return split(at: position)
    }
    return found(stretch, start, end)
  }

  /// Divides the current range, which is known to be linear, where a finding begins or ends.
  private mutating func split(at position: Int) -> Step {
    let known = pending.removeLast()
    for range in [position...known.range.upperBound, known.range.lowerBound...position] {
      pending.append(
        Pending(range: range, probes: Self.mostProbes, isRounded: known.isRounded))
    }
    return .under
  }

  /// As many as ``parts(of:)`` has at most.
  private static let mostProbes = 3
  /// Of a distance from a line, in points: more is due to rounding.
  private static let exact = 1e-6

  /// Long stretches are also sampled at uneven places: a layout that bends there and back may equal
  /// the interpolation at the middle.
  private static func parts(of length: Int) -> [Double] {
    length > 32 ? [0.5, 0.18, 0.79] : length > 1 ? [0.5] : []
  }

  /// Halves the current range; adjacent sizes have nothing between them.
  private mutating func divide(
    _ range: ClosedRange<Int>, _ start: LayoutSnapshot, _ end: LayoutSnapshot
  ) -> Step {
    guard range.count > 2 else {
      return found(
        Stretch(
          range: range, first: start.allSuspicions, last: end.allSuspicions, isLinear: false),
        start, end)
    }
    pending.removeLast()
    let middle = (range.lowerBound + range.upperBound) / 2
    pending.append(Pending(range: middle...range.upperBound))
    pending.append(Pending(range: range.lowerBound...middle))
    return .under
  }

  private mutating func found(
    _ stretch: Stretch, _ start: LayoutSnapshot, _ end: LayoutSnapshot
  ) -> Step {
    pending.removeLast()
    // Samples left of the pending ranges are not needed again.
    if let left = pending.last?.range.lowerBound { known = known.filter { $0.key >= left } }
    return .found(stretch, start: start, end: end)
  }

  /// The layout at a position; `nil` if this call had to compute it.
  private mutating func snapshot(_ position: Int) -> LayoutSnapshot? {
    if let snapshot = known[position] { return snapshot }
    count += 1
    known[position] = sample(position)
    return nil
  }
}

extension LineSearch.Stretch {
  /// The range in which each suspicion of the stretch holds.
  func extents() -> [(key: Suspicion.Key, range: ClosedRange<Int>)] {
    if isLinear {
      return zip(first, last).compactMap { first, last in
        first.extent(to: last, over: range).map { (first.key, $0) }
      }
    }
    let ends = [(first, range.lowerBound), (last, range.upperBound)]
    return ends.flatMap { suspicions, position in
      suspicions.filter(\.holds).map { ($0.key, position...position) }
    }
  }

  /// A position at which the layout decides whether a suspicion holds, as rounding makes its extent unsure.
  ///
  /// - Parameters:
  ///   - isRounded: Whether a layout between the ends is known not to be quite linear.
  ///   - scale: Pixels per point.
  /// - Returns: The position; `nil` if there is none.
  func unsurePosition(isRounded: Bool, scale: Double) -> Int? {
    guard range.count > 2 else { return nil }
    for (first, last) in zip(first, last) {
      guard let extent = first.extent(to: last, over: range), extent != range,
        isRounded || first.isRounded(to: last, over: range, scale: scale)
      else { continue }
      let sides = [
        extent.lowerBound, extent.lowerBound - 1, extent.upperBound, extent.upperBound + 1,
      ]
      let isLeft = extent.lowerBound == range.lowerBound
      let isRight = extent.upperBound == range.upperBound
      let unsure = (isLeft ? [] : sides.prefix(2)) + (isRight ? [] : sides.suffix(2))
      if let position = unsure.first(where: { range.lowerBound < $0 && $0 < range.upperBound }) {
        return position
      }
    }
    return nil
  }
}
