package import Foundation

/// The overlay on the focused view: guides, constraints and distances, in points of the window.
package struct FocusOverlay: Sendable, Equatable {
  /// A line from one edge to another, with a number beside it.
  package struct Segment: Sendable, Equatable {
    package enum Kind: Sendable { case constraint, distance }

    package var kind: Kind
    /// On the level of `end`, or above it.
    package var start: CGPoint
    package var end: CGPoint
    package var label: String

    package init(_ kind: Kind, from start: CGPoint, to end: CGPoint, label: String) {
      self.kind = kind
      self.start = start
      self.end = end
      self.label = label
    }

    /// Whether it runs from left to right.
    package var isLevel: Bool { start.y == end.y }
  }

  /// A rectangle inside the view, given by the distances from its edges.
  package struct Guide: Sendable, Equatable {
    package enum Kind: Sendable { case safeArea, margins }

    package var kind: Kind
    package var rect: CGRect
    /// The numbers at its edges; `nil` for an edge without a number.
    package var top: CGFloat?
    package var left: CGFloat?
    package var bottom: CGFloat?
    package var right: CGFloat?

    package init(_ kind: Kind, rect: CGRect) {
      self.kind = kind
      self.rect = rect
    }
  }

  package var frame: CGRect
  package var guides: [Guide]
  package var segments: [Segment]

  package init(frame: CGRect, guides: [Guide], segments: [Segment]) {
    self.frame = frame
    self.guides = guides
    self.segments = segments
  }
}
