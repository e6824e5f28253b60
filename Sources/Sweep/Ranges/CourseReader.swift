import AdaptiveUI

/// Reads the stretches of a line in order and finds the sizes at which the layout changes its
/// course.
struct CourseReader {
  /// A change with its subject, by indices in a ``SubjectTable``.
  struct Found {
    let position: Int
    let kind: SizeProfile.Kind
    let about: About
  }

  enum About {
    case sizeClass(subject: Int?, String)
    case views(appear: [Int], leave: [Int])
    case frame(of: Int, from: SizeProfile.Length?, to: SizeProfile.Length?)
    case proportion(of: Int, SizeProfile.Trend)
  }

  private(set) var changes: [Found] = []
  /// Frames are rounded to pixels, so each edge may be off by one pixel.
  private let tolerance: Double
  /// The layouts at the ends of stretches since the last change, from the beginning of the present
  /// course.
  private var run: [(position: Int, layout: LayoutSnapshot)] = []

  init(scale: Double) { tolerance = 1.01 / scale }

  /// A change that no frame shows by following the size, in points for one point of the window.
  private static let leap = 3.0

  /// Adds the next stretch.
  mutating func add(_ range: ClosedRange<Int>, _ start: LayoutSnapshot, _ end: LayoutSnapshot) {
    if run.isEmpty { run = [(range.lowerBound, start)] }
    guard range.count > 1 else { return }
    if range.count == 2, let breaks = breaks(at: range.upperBound, start, end) {
      changes += breaks
      run = [(range.upperBound, end)]
    } else {
      run.append((range.upperBound, end))
      while findBend() {}
    }
  }

  // MARK: Neighbouring sizes

  /// The abrupt changes at a size; `nil` if there are none.
  private func breaks(
    at position: Int, _ start: LayoutSnapshot, _ end: LayoutSnapshot
  ) -> [Found]? {
    var found = Self.classChanges(start, end).map {
      Found(position: position, kind: .sizeClass, about: $0)
    }
    if start.outline != end.outline {
      found.append(
        Found(
          position: position, kind: .arrangement,
          about: .views(appear: end.outermost(notIn: start), leave: start.outermost(notIn: end))))
    } else if let jump = Self.jump(start, end) {
      found.append(Found(position: position, kind: .jump, about: jump))
    }
    return found.isEmpty ? nil : found
  }

  private static func classChanges(_ start: LayoutSnapshot, _ end: LayoutSnapshot) -> [About] {
    var changes: [About] = []
    // Size classes that controllers inherit from the window are reported for the window only.
    var ofWindow: Set<String> = []
    for new in end.classes {
      guard let old = start.classes.first(where: { $0.subject == new.subject }) else { continue }
      let words = [
        old.horizontal == new.horizontal ? nil : "width \(new.horizontal.word)",
        old.vertical == new.vertical ? nil : "height \(new.vertical.word)",
      ]
      for text in words.compactMap({ $0 }) where !ofWindow.contains(text) {
        changes.append(.sizeClass(subject: new.subject, text))
        if new.subject == nil { ofWindow.insert(text) }
      }
    }
    return changes
  }

  /// The first view whose size jumps, or else the first whose position jumps.
  private static func jump(_ start: LayoutSnapshot, _ end: LayoutSnapshot) -> About? {
    var moved: Int?
    for index in start.outline.indices {
      let (old, new) = (start.frame(index), end.frame(index))
      for isWidth in [true, false] {
        let (from, to) = (old.length(isWidth), new.length(isWidth))
        guard abs(to - from) > leap else { continue }
        return .frame(
          of: start.outline[index], from: SizeProfile.Length(isWidth: isWidth, points: from),
          to: SizeProfile.Length(isWidth: isWidth, points: to))
      }
      if moved == nil, (0..<4).contains(where: { abs(new[$0] - old[$0]) > leap }) {
        moved = start.outline[index]
      }
    }
    return moved.map { .frame(of: $0, from: nil, to: nil) }
  }

  // MARK: Proportions

  /// Finds the layout in the run with the largest deviation from linear interpolation; the present
  /// course ends there.
  ///
  /// - Returns: Whether there was one.
  private mutating func findBend() -> Bool {
    guard run.count > 2, let first = run.first, let last = run.last else { return false }
    var farthest: (index: Int, view: Int, distance: Double) = (0, 0, tolerance)
    for index in run.indices.dropFirst().dropLast() {
      let part =
        Double(run[index].position - first.position) / Double(last.position - first.position)
      for view in first.layout.outline.indices {
        let (start, end) = (first.layout.frame(view), last.layout.frame(view))
        let straight: SIMD4<Double> = start + (end - start) * part
        let aside: SIMD4<Double> = straight - run[index].layout.frame(view)
        let distance = max(aside.max(), -aside.min())
        // Views inside another bend together with it.
        if distance > farthest.distance * (index == farthest.index ? 2 : 1) {
          farthest = (index, view, distance)
        }
      }
    }
    guard farthest.index > 0 else { return false }
    let bend = run[farthest.index]
    changes.append(
      Found(
        position: bend.position, kind: .bend,
        about: .proportion(
          of: first.layout.outline[farthest.view], trend(of: farthest.view, at: bend))))
    run.removeFirst(farthest.index)
    return true
  }

  /// The change of a view's size with the window's, before and after a bend.
  private func trend(
    of view: Int, at bend: (position: Int, layout: LayoutSnapshot)
  ) -> SizeProfile.Trend {
    guard let first = run.first, let last = run.last else { return .other }
    for isWidth in [true, false] {
      let lengths = [first, bend, last].map { $0.layout.frame(view).length(isWidth) }
      let isStill = (
        before: abs(lengths[1] - lengths[0]) <= tolerance,
        after: abs(lengths[2] - lengths[1]) <= tolerance
      )
      if isStill.after, !isStill.before { return .stops }
      if isStill.before, !isStill.after { return .starts }
    }
    return .other
  }
}

extension LayoutSnapshot {
  /// The edges of a view of the outline, in points: left, top, right, bottom.
  fileprivate func frame(_ index: Int) -> SIMD4<Double> {
    let start = frameStarts[index]
    return SIMD4(numbers[start], numbers[start + 1], numbers[start + 2], numbers[start + 3])
  }

  /// The outermost views that another outline does not have.
  fileprivate func outermost(notIn other: LayoutSnapshot) -> [Int] {
    let others = Set(other.outline)
    var found: [Int] = []
    var index = 0
    while index < outline.count {
      if others.contains(outline[index]) {
        index += 1
      } else {
        found.append(outline[index])
        // Indices in drawing order begin at 1.
        index = marks.ends[index + 1]
      }
    }
    return found
  }
}

extension SIMD4<Double> {
  fileprivate func length(_ isWidth: Bool) -> Double {
    isWidth ? self[2] - self[0] : self[3] - self[1]
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "any"
    }
  }
}

extension CourseReader.Found {
  /// The subject of the change, by the names of a table's subjects.
  func subject(_ names: [String]) -> SizeProfile.Subject {
    switch about {
    case .sizeClass(let subject, let text): .sizeClass(of: subject.map { names[$0] }, text)
    case .views(let appear, let leave):
      .views(appear: appear.map { names[$0] }, leave: leave.map { names[$0] })
    case .frame(let subject, let from, let to): .frame(of: names[subject], from: from, to: to)
    case .proportion(let subject, let trend): .proportion(of: names[subject], trend)
    }
  }
}
