import Foundation

/// The pieces of simple shapes.
enum PathBuilder {
  /// How far from a quarter circle's ends its curve is drawn to, in radii.
  private static let quarter: CGFloat = 0.552_284_75

  static func rect(_ rect: CGRect) -> [CGPath.Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [CGPath.Element] {
    rounded(
      rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2), corners: .allCorners)
  }

  /// A rectangle some corners of which are round.
  static func rounded(
    _ rect: CGRect, radii: CGSize, corners: UIRectCorner
  ) -> [CGPath.Element] {
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    let all: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    let begin = corners.contains(.topLeft) ? width : 0
    var elements: [CGPath.Element] = [.move(CGPoint(x: rect.minX + begin, y: rect.minY))]
    for (corner, point, before, after) in all {
      guard corners.contains(corner), width > 0, height > 0 else {
        elements.append(.line(point))
        continue
      }
      func at(_ way: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.dx * width * part, y: point.y + way.dy * height * part)
      }
      elements.append(.line(at(before, 1)))
      elements.append(
        .cubic(
          at(after, 1), control1: at(before, 1 - quarter), control2: at(after, 1 - quarter)))
    }
    return elements + [.close]
  }

  /// A part of a circle, in quarters at most.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool,
    joined: Bool
  ) -> [CGPath.Element] {
    let full = 2 * CGFloat.pi
    var sweep = end - start
    if increasing {
      while sweep < 0 { sweep += full }
    } else {
      while sweep > 0 { sweep -= full }
    }
    sweep = min(max(sweep, -full), full)
    func at(_ angle: CGFloat, _ distance: CGFloat = 1) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) * distance, y: center.y + radius * sin(angle) * distance)
    }
    var elements: [CGPath.Element] = [joined ? .line(at(start)) : .move(at(start))]
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let pull = 4 / 3 * tan(step / 4)
    for index in 0..<count where sweep != 0 {
      let (first, last) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (one, two) = (at(first), at(last))
      elements.append(
        .cubic(
          two,
          control1: CGPoint(
            x: one.x - pull * radius * sin(first), y: one.y + pull * radius * cos(first)),
          control2: CGPoint(
            x: two.x + pull * radius * sin(last), y: two.y - pull * radius * cos(last))))
    }
    return elements
  }
}

/// A path as straight lines.
struct PathFlattening {
  /// How many lines approximate a curve.
  private static let pieces = 16

  /// The parts of the path; each is closed for filling, whether the path closes it or not.
  private(set) var parts: [[CGPoint]] = []
  /// The lines of the path.
  private(set) var lines: [(from: CGPoint, to: CGPoint)] = []

  var points: [CGPoint] { parts.flatMap { $0 } }

  init(_ elements: [CGPath.Element]) {
    var part: [CGPoint] = []
    func curve(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
      (1...Self.pieces).map { point(CGFloat($0) / CGFloat(Self.pieces)) }
    }
    for element in elements {
      let start = part.last ?? .zero
      var added: [CGPoint] = []
      switch element {
      case .move(let point):
        if !part.isEmpty { parts.append(part) }
        part = [point]
      case .line(let point): added = [point]
      case .quadratic(let end, let control):
        added = curve { t in
          .mix([(1 - t) * (1 - t), 2 * t * (1 - t), t * t], [start, control, end])
        }
      case .cubic(let end, let first, let second):
        added = curve { t in
          let s = 1 - t
          return .mix(
            [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t], [start, first, second, end])
        }
      case .close:
        guard let first = part.first else { continue }
        lines.append((start, first))
        parts.append(part)
        part = [first]
      }
      for point in added {
        if let last = part.last { lines.append((last, point)) }
        part.append(point)
      }
    }
    if part.count > 1 { parts.append(part) }
  }

  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for part in parts {
      for (index, from) in part.enumerated() {
        let to = part[(index + 1) % part.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}

extension CGPoint {
  fileprivate static func mix(_ weights: [CGFloat], _ points: [CGPoint]) -> CGPoint {
    zip(weights, points).reduce(.zero) {
      CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y)
    }
  }
}
