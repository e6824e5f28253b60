package import Foundation

/// The arrow of a popover, in coordinates of the popover's view.
package struct PopoverArrow: Sendable, Hashable {
  /// An edge of the popover.
  package enum Edge: String, Sendable { case top, left, bottom, right }
  /// The edge that the arrow is on.
  package var edge: Edge
  /// The point that the arrow touches, outside the popover by the arrow's length.
  package var tip: CGPoint

  package init(edge: Edge, tip: CGPoint) {
    self.edge = edge
    self.tip = tip
  }
}

/// Where a popover is and where its arrow points.
///
/// Rules PO03, PO04, PO07, PO08.
///
/// The first permitted direction that has room for the whole preferred size wins, in the order up, down,
/// left, right; else the one with the largest area, and the popover shrinks into it (our decision).
package struct PopoverPlacement: Sendable, Hashable {
  /// Points from the popover's edge to the tip of its arrow.
  package static let arrowLength: CGFloat = 13
  /// Half the width of the arrow at its foot, in points.
  package static let arrowHalfBase: CGFloat = 13

  /// The popover without its arrow, in coordinates of the container.
  package let frame: CGRect
  package let direction: UIPopoverArrowDirection
  package let arrow: PopoverArrow

  /// What a placement is worked out from, in coordinates of the container.
  package struct Request: Sendable, Hashable {
    /// Where the popover may be: the container less margins and status bar.
    package var area: CGRect
    /// What the arrow points at.
    package var source: CGRect
    package var size: CGSize
    package var directions: UIPopoverArrowDirection
    package var canOverlap: Bool

    package init(
      area: CGRect, source: CGRect, size: CGSize, directions: UIPopoverArrowDirection = .any,
      canOverlap: Bool = false
    ) {
      self.area = area
      self.source = source
      self.size = size
      self.directions = directions
      self.canOverlap = canOverlap
    }
  }

  package init(_ request: Request) {
    let permitted = UIPopoverArrowDirection.ordered.filter { request.directions.contains($0) }
    let candidates = (permitted.isEmpty ? UIPopoverArrowDirection.ordered : permitted).map {
      (direction: $0, region: Self.region(for: $0, request))
    }
    let fitting = candidates.first {
      $0.region.width >= request.size.width && $0.region.height >= request.size.height
    }
    // The earliest of equals wins: `max` would take the last.
    let widest = candidates.reduce(candidates[0]) { best, next in
      Self.used(next.region, request) > Self.used(best.region, request) ? next : best
    }
    let chosen = fitting ?? widest
    let mustOverlap =
      fitting == nil && (request.canOverlap || Self.used(chosen.region, request) <= 0)
    let region = mustOverlap ? request.area : chosen.region
    let size = CGSize(
      width: max(min(request.size.width, region.width), 0),
      height: max(min(request.size.height, region.height), 0))
    let origin = Self.origin(size, chosen.direction, region, request.source)
    frame = CGRect(origin: origin, size: size)
    direction = chosen.direction
    arrow = Self.arrow(of: frame, chosen.direction, request.source)
  }

  /// What is free on the side that an arrow of `direction` leaves to the popover.
  private static func region(
    for direction: UIPopoverArrowDirection, _ request: Request
  ) -> CGRect {
    let area = request.area
    let source = request.source
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    switch direction {
    case .up: top = max(top, source.maxY + arrowLength)
    case .down: bottom = min(bottom, source.minY - arrowLength)
    case .left: left = max(left, source.maxX + arrowLength)
    default: right = min(right, source.minX - arrowLength)
    }
    // Differences are kept apart from CGRect, which would fold negative sizes.
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  private static func used(_ region: CGRect, _ request: Request) -> CGFloat {
    min(region.width, request.size.width) * min(region.height, request.size.height)
  }

  private static func origin(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, _ region: CGRect, _ source: CGRect
  ) -> CGPoint {
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, high))
    }
    var x = source.midX - size.width / 2
    var y = source.midY - size.height / 2
    switch direction {
    case .up: y = source.maxY + arrowLength
    case .down: y = source.minY - arrowLength - size.height
    case .left: x = source.maxX + arrowLength
    default: x = source.minX - arrowLength - size.width
    }
    return CGPoint(
      x: clamp(x, region.minX, region.maxX - size.width),
      y: clamp(y, region.minY, region.maxY - size.height))
  }

  private static func arrow(
    of frame: CGRect, _ direction: UIPopoverArrowDirection, _ source: CGRect
  ) -> PopoverArrow {
    func along(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 2 * arrowHalfBase else { return length / 2 }
      return max(arrowHalfBase, min(middle, length - arrowHalfBase))
    }
    let x = along(source.midX - frame.minX, frame.width)
    let y = along(source.midY - frame.minY, frame.height)
    switch direction {
    case .up: return PopoverArrow(edge: .top, tip: CGPoint(x: x, y: -arrowLength))
    case .down:
      return PopoverArrow(edge: .bottom, tip: CGPoint(x: x, y: frame.height + arrowLength))
    case .left: return PopoverArrow(edge: .left, tip: CGPoint(x: -arrowLength, y: y))
    default: return PopoverArrow(edge: .right, tip: CGPoint(x: frame.width + arrowLength, y: y))
    }
  }
}
