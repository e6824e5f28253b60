// Reference: CAKeyframeAnimation, iOS 18 documentation.
// Status: Partial — straight ways between values, and ways along paths, on which nothing turns.
public import Foundation

/// Shows values along several, or places along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, first to last.
  open var values: [Any]?
  /// The way of a point, in place of ``values``: each line and curve leads from one value to the next.
  open var path: CGPath?
  /// When each value is reached, as parts of the duration from 0 to 1; evenly for `nil`.
  open var keyTimes: [NSNumber]?
  /// How time goes between each value and the next one; evenly for `nil` and where there are too few.
  open var timingFunctions: [CAMediaTimingFunction]?

  override func apply(_ way: CGFloat, to shown: inout ShownLayer) {
    guard let property = keyPath.flatMap(LayerProperty.init(rawValue:)),
      let value = value(at: way)
    else { return }
    property.show(value, isAdditive: isAdditive, in: &shown)
  }

  private func value(at way: CGFloat) -> [CGFloat]? {
    if let path {
      let pieces = PathPieces(path)
      let place = place(at: way, among: pieces.count + 1)
      return pieces.point(in: place.index, at: place.part).map { [$0.x, $0.y] }
    }
    let stops = (values ?? []).compactMap([CGFloat].init(animated:))
    guard let last = stops.last else { return nil }
    let (index, part) = place(at: way, among: stops.count)
    return index < stops.count - 1 ? stops[index].mixed(with: stops[index + 1], part) : last
  }

  /// Between which of `count` values a moment lies, and how far from the first of both to the other.
  private func place(at way: CGFloat, among count: Int) -> (index: Int, part: CGFloat) {
    let even = (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
    let given = (keyTimes ?? []).map { CGFloat($0.doubleValue) }
    let times = given.count == count ? given : even
    let next = times.firstIndex { $0 > way } ?? count
    guard next > 0 else { return (0, 0) }
    guard next < count else { return (max(count - 2, 0), 1) }
    let time = (way - times[next - 1]) / (times[next] - times[next - 1])
    let functions = timingFunctions ?? []
    return (next - 1, next <= functions.count ? functions[next - 1].progress(at: time) : time)
  }
}

/// The lines and curves of a path, each as points from where it begins to where it ends.
private struct PathPieces {
  private var pieces: [[CGPoint]] = []
  private var start: CGPoint?

  var count: Int { pieces.count }

  init(_ path: CGPath) {
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (first, last) = (point, point)
        start = start ?? point
      case .close:
        pieces.append([last, first])
        last = first
      default:
        let lines = PathFlattening([.move(last), element]).lines
        pieces.append([last] + lines.map(\.to))
        last = lines.last?.to ?? last
      }
    }
  }

  /// A place on a piece, `part` of the way from its start to its end; `nil` for an empty path.
  func point(in piece: Int, at part: CGFloat) -> CGPoint? {
    guard pieces.indices.contains(piece) else { return pieces.last?.last ?? start }
    let points = pieces[piece]
    let way = min(max(part, 0), 1) * CGFloat(points.count - 1)
    let index = min(Int(way), max(points.count - 2, 0))
    guard index + 1 < points.count else { return points.first }
    let rest = way - CGFloat(index)
    return CGPoint(
      x: points[index].x + (points[index + 1].x - points[index].x) * rest,
      y: points[index].y + (points[index + 1].y - points[index].y) * rest)
  }
}
