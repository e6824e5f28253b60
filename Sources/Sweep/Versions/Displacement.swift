import AdaptiveUI
package import Foundation

/// How far content is from the place that an earlier version gave it, in points.
package struct Displacement: Sendable, Equatable {
  /// To the right.
  let across: Double
  let down: Double

  /// The way from one rectangle to another: what grows or shrinks at one edge has not moved.
  ///
  /// - Parameters:
  ///   - old: The rectangle before.
  ///   - new: The rectangle now.
  ///   - isText: Whether it has a text, of which the end that moved farther counts: the other one may only
  ///     be cut short.
  package init(from old: CGRect, to new: CGRect, isText: Bool = false) {
    func way(_ low: CGFloat, _ high: CGFloat) -> Double {
      guard low * high > 0 else { return 0 }
      return Double((abs(low) < abs(high)) != isText ? low : high).rounded()
    }
    across = way(new.minX - old.minX, new.maxX - old.maxX)
    down = way(new.minY - old.minY, new.maxY - old.maxY)
  }

  /// The longer of its two ways.
  package var distance: Double { max(abs(across), abs(down)) }

  /// In words, such as `161 pt to the right and 8 up`.
  package var words: String {
    let ways = [
      (across, across < 0 ? "to the left" : "to the right"), (down, down < 0 ? "up" : "down"),
    ]
    // The longer way comes first, and one too short to be seen beside it is left out.
    let shown = ways.filter { abs($0.0) >= 1 && 8 * abs($0.0) >= distance }
      .sorted { abs($0.0) > abs($1.0) }
    return shown.enumerated().map { index, way in
      "\(CGFloat(abs(way.0)).traceText)\(index > 0 ? "" : " pt") \(way.1)"
    }.joined(separator: " and ")
  }
}

extension ContentCensus {
  /// The same content in two versions.
  typealias Pair = (old: Entry, new: Entry)

  /// About a row of a phone's picture, and half of a target that a finger can hit: less is no other
  /// place, in points.
  private static let leastWay = 22.0
  /// The part of the smaller one that two contents share where one lies on the other.
  private static let sharedPart: CGFloat = 0.25

  /// What is elsewhere than before, the farthest first; then what lies on a picture and did not.
  ///
  /// - Parameters:
  ///   - both: All contents of both versions.
  ///   - judgesPlaces: Whether places count.
  /// - Returns: The losses, one for each view.
  static func displaced(_ both: [Pair], judgesPlaces: Bool) -> [Loss] {
    let pictures = both.filter(\.new.isPicture)
    var moved: [(loss: Loss, distance: Double)] = []
    var covering: [Loss] = []
    for pair in both where !pair.new.mark.isEmpty {
      let way = Displacement(from: pair.old.mark, to: pair.new.mark, isText: pair.new.isWritten)
      let other = pair.new.isWritten ? pictures.first { lies(pair, newlyOn: $0) }?.new.name : nil
      if judgesPlaces, way.distance >= leastWay {
        moved.append((Loss(.displaced(way, onto: other), pair.new), way.distance))
      } else if let other {
        covering.append(Loss(.covering(other), pair.new))
      }
    }
    let farthest = moved.enumerated().sorted {
      ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset)
    }
    return farthest.map(\.element.loss) + covering
  }

  /// Whether content lies on a picture beside which it was.
  ///
  /// Of two texts or controls a rule tells it.
  private static func lies(_ content: Pair, newlyOn picture: Pair) -> Bool {
    let (text, image) = (content.new.mark, picture.new.seen)
    let shared = text.intersection(image)
    guard !shared.isNull, !content.old.mark.intersects(picture.old.mark) else { return false }
    let smaller = min(text.width * text.height, image.width * image.height)
    return smaller > 0 && shared.width * shared.height >= smaller * sharedPart
  }
}

extension Loss {
  init(_ kind: Kind, _ entry: ContentCensus.Entry) {
    self.init(
      kind: kind, subject: entry.subject, key: entry.key, name: entry.name, holders: entry.holders)
  }
}
