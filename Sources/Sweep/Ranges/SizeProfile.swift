/// The results for all sizes of a window that changes in one dimension only: the findings, and the
/// sizes at which the layout changes its course.
package struct SizeProfile: Sendable, Equatable {
  /// The dimension that changes.
  package let axis: SweepLine.Axis
  /// The other dimension, in points.
  package let fixed: Double
  /// The sizes to check, in whole points.
  package let range: ClosedRange<Int>
  /// The largest size up to which all results are known; `nil` for none.
  package internal(set) var known: Int?
  /// In ascending order of sizes; of several at one size the most important first.
  package internal(set) var changes: [Change] = []
  /// The worst rules first, each with stretches that are sorted and disjoint.
  ///
  /// Views that are outside of the window at all sizes are included.
  package var findings: [Finding] = []
  /// The names of subjects that could be outside, and are at least partly inside of the window at
  /// some size.
  package internal(set) var inSight: Set<String> = []

  /// A size at which the layout changes its course.
  package struct Change: Sendable, Equatable {
    /// The first size that belongs to the new course, in points.
    package let position: Int
    package let kind: Kind
    /// The subject of the change.
    package let subject: Subject
  }

  /// The kinds of changes, the most important first.
  package enum Kind: Int, Sendable, Comparable {
    /// A size class of the window or of a controller.
    case sizeClass
    /// Views appear or leave.
    case arrangement
    /// The same views, and one of them suddenly has another frame.
    case jump
    /// Frames change with the size in another proportion.
    case bend

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The subject of a change.
  package enum Subject: Sendable, Equatable {
    /// A class of the window (`nil`) or of a controller, by name; in words such as `width regular`.
    case sizeClass(of: String?, String)
    /// The outermost views that appear and that leave, by name, in drawing order.
    case views(appear: [String], leave: [String])
    /// A view, by name; its size before and after, if that is what jumps.
    case frame(of: String, from: Length?, to: Length?)
    /// A view, by name, whose frame changes with the size in another proportion.
    case proportion(of: String, Trend)
  }

  /// How a size that changed with the window continues.
  package enum Trend: Sendable, Equatable {
    case stops, starts, other
  }

  /// A width or a height, in points.
  package struct Length: Sendable, Equatable {
    package let isWidth: Bool
    package let points: Double
  }

  /// Creates a profile without results.
  package init(axis: SweepLine.Axis, fixed: Double, range: ClosedRange<Int>) {
    self.axis = axis
    self.fixed = fixed
    self.range = range
  }

  /// The profile without views that are outside of every window: they are meant to slide in, and
  /// are not missing.
  ///
  /// - Parameter names: The names of subjects that are inside of the window at some size, in this
  ///   profile or in others.
  /// - Returns: The profile with the other findings.
  package func withoutViewsToSlideIn(inSight names: Set<String>) -> SizeProfile {
    var profile = self
    profile.findings.removeAll { finding in
      finding.rule == .outsideWindow
        && !finding.subjects.contains { names.contains($0) || inSight.contains($0) }
    }
    return profile
  }

  /// Whether all sizes are known.
  package var isComplete: Bool { known == range.upperBound }

  /// The sizes between two changes, with the changes at their beginning.
  package struct Segment: Sendable, Equatable {
    package let range: ClosedRange<Int>
    /// Empty for the first segment.
    package let beginning: [Change]
  }

  /// The known sizes, divided into segments of one course each.
  package var segments: [Segment] {
    guard let known else { return [] }
    var segments: [Segment] = []
    var start = range.lowerBound
    var beginning: [Change] = []
    for change in changes {
      if change.position > start {
        segments.append(Segment(range: start...(change.position - 1), beginning: beginning))
        (start, beginning) = (change.position, [])
      }
      beginning.append(change)
    }
    return segments + [Segment(range: start...max(known, start), beginning: beginning)]
  }

  /// Every size at which something begins or ends, in ascending order: changes, and the first sizes
  /// with and without a finding.
  package var stops: [Int] {
    var stops = Set(changes.map(\.position))
    for finding in findings where finding.severity != .note {
      for stretch in finding.stretches {
        stops.insert(stretch.from)
        if stretch.to < range.upperBound { stops.insert(stretch.to + 1) }
      }
    }
    stops.remove(range.lowerBound)
    return stops.sorted()
  }
}
