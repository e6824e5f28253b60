/// What is so at which sizes of a window that changes in one dimension only: what is wrong where, and
/// where the layout takes another course.
package struct SizeProfile: Sendable, Equatable {
  /// The dimension that changes.
  package let axis: SweepLine.Axis
  /// The other dimension, in points.
  package let fixed: Double
  /// The sizes that are looked at, in whole points.
  package let range: ClosedRange<Int>
  /// How far the sizes are known, from the smallest; `nil` for not at all.
  package internal(set) var known: Int?
  /// From the smallest size on; of several at one size the weightiest first.
  package internal(set) var changes: [Change] = []
  /// Worst kinds first, each with stretches that are sorted and do not touch.
  ///
  /// What is out of the window at all sizes is among them.
  package var findings: [Finding] = []
  /// What is at least partly inside of the window at some size, of what could be outside, by name.
  package internal(set) var inSight: Set<String> = []

  /// A size at which the layout takes another course.
  package struct Change: Sendable, Equatable {
    /// The first size that belongs to the new course, in points.
    package let position: Int
    package let kind: Kind
    /// What is different from there on.
    package let subject: Subject
  }

  /// What kinds of change there are, the weightiest first.
  package enum Kind: Int, Sendable, Comparable {
    /// A size class of the window or of a controller.
    case sizeClass
    /// Views appear or leave.
    case arrangement
    /// The same views, and one of them suddenly has another frame.
    case jump
    /// Frames follow the size in another proportion.
    case bend

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// What a change is about.
  package enum Subject: Sendable, Equatable {
    /// A class of the window (`nil`) or of a controller, by name; in words such as `width regular`.
    case sizeClass(of: String?, String)
    /// The outermost views that appear and that leave, by name, in drawing order.
    case views(appear: [String], leave: [String])
    /// A view, by name, and its size before and after where that is what jumps.
    case frame(of: String, from: Length?, to: Length?)
    /// A view, by name, whose frame follows the size otherwise from here on.
    case proportion(of: String, Trend)
  }

  /// What becomes of a size that followed the window.
  package enum Trend: Sendable, Equatable {
    case stops, starts, other
  }

  /// A width or a height, in points.
  package struct Length: Sendable, Equatable {
    package let isWidth: Bool
    package let points: Double
  }

  /// A profile of which nothing is known yet.
  package init(axis: SweepLine.Axis, fixed: Double, range: ClosedRange<Int>) {
    self.axis = axis
    self.fixed = fixed
    self.range = range
  }

  /// The profile without what is out of every window: it waits there to slide in, and nobody misses it.
  ///
  /// - Parameter names: What is inside of the window at some size, in this profile or in others.
  /// - Returns: The profile with the other findings.
  package func leavingOutWhatWaits(inSight names: Set<String>) -> SizeProfile {
    var profile = self
    profile.findings.removeAll { finding in
      finding.rule == .outsideWindow
        && !finding.subjects.contains { names.contains($0) || inSight.contains($0) }
    }
    return profile
  }

  /// Whether all sizes are known.
  package var isComplete: Bool { known == range.upperBound }

  /// The sizes between two changes, with what happens at their beginning.
  package struct Segment: Sendable, Equatable {
    package let range: ClosedRange<Int>
    /// Empty for the first segment.
    package let beginning: [Change]
  }

  /// The known sizes in segments of one course each.
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

  /// Every size at which something begins or ends, from the smallest on: changes, and the first sizes
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
