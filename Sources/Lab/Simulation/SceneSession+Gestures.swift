import AdaptiveUI
import Cells
import Foundation

// Gestures on views: scripts run whole gestures, the mouse moves one finger at a time.

extension SceneSession {
  /// Moves fingers over the focused view, or over the one that the gesture names.
  ///
  /// - Throws: ``CommandProblem`` when there is no such view.
  func make(_ gesture: LabGesture) throws(CommandProblem) {
    environment.settle()
    if let target = gesture.target { try moveFocus(to: target) }
    guard let (view, path) = fingers(of: gesture) else {
      throw CommandProblem(message: "nothing has the focus")
    }
    environment.recorder.begin(.container, gesture.text)
    let touch = TouchSequence(on: view)
    for _ in 0..<path.taps {
      touch.begin(at: path.start)
      path.steps.forEach { touch.move(to: $0, after: path.pace) }
      touch.pass(path.stay)
      touch.lift()
    }
    touch.finish()
    environment.updateCycle.flush()
  }

  /// The touched view and the path of the fingers.
  private func fingers(of gesture: LabGesture) -> (UIView, FingerPath)? {
    if case .edgeSwipe(let edge) = gesture.movement {
      let path = FingerPath.across(window.bounds, from: edge)
      let hit = environment.perform { window.hitTest(path.start[0], with: nil) }
      return hit.map { ($0, path) }
    }
    return focusedView.map { ($0, FingerPath.of(gesture.movement, from: $0.middleInWindow)) }
  }

  /// Puts a finger on a view that has gesture recognizers.
  func beginTouch(at position: CGPoint) {
    guard let view = environment.perform({ window.hitTest(position, with: nil) }),
      TouchSequence.isFollowed(on: view, from: position)
    else { return }
    environment.recorder.begin(.container, "touch \(view.spokenName)")
    let touch = TouchSequence(on: view)
    touch.begin(at: [position])
    drag = .touch(touch, since: environment.animations.now)
  }

  /// The seconds since a finger moved last; a mouse reports sixty moves a second.
  func pause(since time: TimeInterval) -> TimeInterval {
    max(environment.animations.now - time, 1 / 60)
  }
}

/// The start and the path of fingers, in points of the window.
struct FingerPath {
  let start: [CGPoint]
  var steps: [[CGPoint]] = []
  /// Seconds from step to step.
  var pace: TimeInterval = 0.05
  /// How long the fingers rest before they lift, in seconds.
  var stay: TimeInterval = 0
  var taps = 1

  /// A movement of fingers from a point, or around it.
  static func of(_ movement: LabGesture.Movement, from place: CGPoint) -> FingerPath {
    switch movement {
    case .doubleTap: FingerPath(start: [place], taps: 2)
    case .longPress: FingerPath(start: [place], stay: 1)
    case .pan(let x, let y): straight(from: place, by: CGPoint(x: x, y: y))
    case .swipe(let direction): straight(from: place, by: direction.way(100, 100), pace: 0.02)
    case .pinch(let scale):
      pair(around: place) { (radius: 50 * (1 + (scale - 1) * $0), degrees: 0) }
    case .twist(let degrees):
      pair(around: place, steps: max(count, abs(degrees) / 30)) {
        (radius: 50, degrees: Double(degrees) * $0)
      }
    case .edgeSwipe: FingerPath(start: [place])
    }
  }

  /// One finger from the middle of an edge across four fifths of a window.
  static func across(_ bounds: CGRect, from edge: LabGesture.Direction) -> FingerPath {
    let way = edge.way(bounds.width / 2 - 1, bounds.height / 2 - 1)
    return straight(
      from: CGPoint(x: bounds.midX + way.x, y: bounds.midY + way.y),
      by: edge.way(-bounds.width * 0.8, -bounds.height * 0.8))
  }

  /// The number of steps of a path.
  private static let count = 5

  private static func straight(
    from place: CGPoint, by way: CGPoint, pace: TimeInterval = 0.05
  ) -> FingerPath {
    let steps = (1...count).map { step in
      let part = Double(step) / Double(count)
      return [CGPoint(x: place.x + way.x * part, y: place.y + way.y * part)]
    }
    return FingerPath(start: [place], steps: steps, pace: pace)
  }

  /// Two fingers on both sides of a point, with their distance and angle after a fraction of the
  /// path.
  private static func pair(
    around place: CGPoint, steps: Int = count,
    _ shape: (Double) -> (radius: Double, degrees: Double)
  ) -> FingerPath {
    let places = (0...steps).map { step in
      let (radius, degrees) = shape(Double(step) / Double(steps))
      let angle = degrees * .pi / 180
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      return [
        CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y),
      ]
    }
    return FingerPath(start: places[0], steps: Array(places.dropFirst()))
  }
}

extension LabGesture.Direction {
  /// A distance in that direction, across or up and down.
  fileprivate func way(_ width: Double, _ height: Double) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -width, y: 0)
    case .right: CGPoint(x: width, y: 0)
    case .up: CGPoint(x: 0, y: -height)
    case .down: CGPoint(x: 0, y: height)
    }
  }
}
