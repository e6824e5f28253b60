package import Foundation

/// Fingers from the first that comes down to the last that leaves, and the recognizers that watch them.
///
/// Recognizers of the touched view and of those around it follow the touches, the innermost first. Each asks for
/// a new state; who gets it is decided here:
/// 1. delegate and views may forbid that it begins;
/// 2. another that has recognized prevents it, unless a delegate lets both recognize;
/// 3. it waits as long as one that it requires to fail is still possible;
/// 4. when it begins, those that it prevents fail, and the view's touches are cancelled.
///
/// Time is that of the touches, in seconds from when the first came down: scripts need no clock.
///
/// Source: UIGestureRecognizer, UIGestureRecognizerDelegate, UIView.gestureRecognizerShouldBegin(_:).
@MainActor package final class TouchSequence: EventReceiver {
  /// The view that was touched.
  private let target: UIView
  private var touches: [UITouch] = []
  private var recognizers: [UIGestureRecognizer] = []
  /// States that wait for others to fail.
  private var waiting: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// How many touches came down and left before.
  private var taps = 0
  private var time: TimeInterval = 0
  /// Whether recognizers took the touches from the view.
  private var areTouchesTaken = false
  /// Whether the view was told that the fingers left.
  private(set) var haveEndedInView = false

  /// Fingers that are about to touch a view.
  package init(on target: UIView) {
    self.target = target
    let around = sequence(first: target, next: \.superview)
    recognizers = around.flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
  }

  /// Whether a recognizer around a view follows a finger that moves on from a point of the window.
  package static func isFollowed(on view: UIView, from point: CGPoint) -> Bool {
    sequence(first: view, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
      .contains { $0.isEnabled && $0.followsMovement(from: point) }
  }

  /// Puts fingers down at points of the window.
  package func begin(at points: [CGPoint]) {
    target.environment.perform {
      taps += 1
      // Who has recognized or failed may do it once more.
      for recognizer in recognizers where recognizer.state != .possible { recognizer.startAnew() }
      touches = points.map { UITouch(view: target, at: $0, tapCount: taps, time: time) }
      for touch in touches {
        for recognizer in recognizers
        where recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false {
          recognizer.follow(touch, of: self)
        }
      }
      recognizers = recognizers.filter { $0.fingers === self }
      haveEndedInView = false
      send()
    }
  }

  /// Moves the fingers to points of the window, `seconds` after what was before.
  package func move(to points: [CGPoint], after seconds: TimeInterval) {
    pass(seconds)
    target.environment.perform {
      for (touch, point) in zip(touches, points) { touch.move(to: point, time: time) }
      send()
    }
  }

  /// Lets time go by while the fingers stay.
  package func pass(_ seconds: TimeInterval) {
    time += seconds
    target.environment.perform { recognizers.forEach { $0.timePassed(to: time) } }
  }

  /// Lifts the fingers; they may come down again until ``finish()``.
  package func lift() {
    target.environment.perform {
      touches.forEach { $0.phase = .ended }
      send()
      for recognizer in recognizers { touches.forEach(recognizer.forget) }
    }
  }

  /// Ends it: what is still possible was another movement.
  package func finish() {
    target.environment.perform {
      for recognizer in recognizers where recognizer.state == .possible && !waits(recognizer) {
        fail(recognizer)
      }
      waiting = []
      recognizers.forEach { $0.startAnew() }
    }
  }

  /// The system takes the fingers away.
  package func cancel() {
    target.environment.perform {
      touches.forEach { $0.phase = .cancelled }
      send()
      recognizers.forEach { $0.startAnew() }
    }
  }

  /// The touches that the view hears of: one, unless it wants several.
  private var touchesOfView: ArraySlice<UITouch> {
    target.isMultipleTouchEnabled ? touches[...] : touches.prefix(1)
  }

  // MARK: Who hears of it

  private var event: UIEvent { UIEvent(for: self, touches, at: time) }

  /// Sends what the fingers did through the program and its window, which may keep it.
  private func send() { event.send(to: target) }

  /// Hands an event to the recognizers, and then to the view, unless one of them took its touches.
  func receive(_ event: UIEvent) {
    switch touches.first?.phase {
    case .began: tell(event, UIGestureRecognizer.touchesBegan, UIView.touchesBegan)
    case .moved: tell(event, UIGestureRecognizer.touchesMoved, UIView.touchesMoved)
    case .ended:
      tell(event, UIGestureRecognizer.touchesEnded, UIView.touchesEnded)
      haveEndedInView = !areTouchesTaken
    case .cancelled:
      tell(event, UIGestureRecognizer.touchesCancelled, nil)
      takeTouches()
    case .stationary, nil: break
    }
  }

  /// Tells each recognizer of the touches that it follows, and then the view; recognizers that ended
  /// or failed hear no more.
  private func tell(
    _ event: UIEvent,
    _ message: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void,
    _ viewMessage: ((UIView) -> (Set<UITouch>, UIEvent?) -> Void)?
  ) {
    for recognizer in recognizers where recognizer.isOpen {
      let followed = Set(touches.filter { touch in recognizer.touches.contains { $0 === touch } })
      if !followed.isEmpty { message(recognizer)(followed, event) }
    }
    if !areTouchesTaken { viewMessage?(target)(Set(touchesOfView), event) }
  }

  // MARK: Who recognizes

  /// What a recognizer wants to be.
  func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    switch state {
    case .possible: recognizer.enter(.possible)
    case .failed: fail(recognizer)
    case .cancelled where !recognizer.isActive: fail(recognizer)
    case _ where recognizer.isActive: recognizer.enter(state)
    case _ where waits(recognizer):
      // That it moves on is known when it may begin.
      if state == .ended { waiting.append((recognizer, state)) }
    default: admit(recognizer, to: state)
    }
  }

  private func waits(_ recognizer: UIGestureRecognizer) -> Bool {
    waiting.contains { $0.recognizer === recognizer }
  }

  /// Lets a recognizer begin, has it wait or fail.
  private func admit(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    if mayBegin(recognizer) { proceed(recognizer, to: state) } else { fail(recognizer) }
  }

  /// The same once it is known that it may begin.
  private func proceed(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard !isPrevented(recognizer) else { return fail(recognizer) }
    let required = recognizers.filter { $0 !== recognizer && recognizer.requiresFailure(of: $0) }
    if required.contains(where: { $0.hasRecognized }) { return fail(recognizer) }
    if required.contains(where: { $0.state == .possible }) {
      return waiting.append((recognizer, state))
    }
    recognizer.enter(state == .changed ? .began : state)
    for other in recognizers where other !== recognizer && other.state == .possible {
      if !recognizer.allows(other), recognizer.canPrevent(other),
        other.canBePrevented(by: recognizer)
      {
        fail(other)
      }
    }
    if recognizer.cancelsTouchesInView { takeTouches() }
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isTapAround = recognizer is UITapGestureRecognizer && recognizer.view !== target
    if isTapAround, (target as? any UserActivatable)?.keepsTaps == true { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
      && target.gestureRecognizerShouldBegin(recognizer)
      && (recognizer.view === target
        || recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false)
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains {
      $0 !== recognizer && $0.hasRecognized && !recognizer.allows($0)
        && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
    }
  }

  /// Has a recognizer fail, and those that waited for it try again.
  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .possible else { return }
    waiting.removeAll { $0.recognizer === recognizer }
    recognizer.enter(.failed)
    let retried = waiting
    waiting = []
    for (recognizer, state) in retried { proceed(recognizer, to: state) }
  }

  private func takeTouches() {
    guard !areTouchesTaken else { return }
    areTouchesTaken = true
    guard !haveEndedInView else { return }
    target.touchesCancelled(Set(touches), with: event)
  }
}

extension UIGestureRecognizer {
  /// Whether a movement is followed.
  var isActive: Bool { state == .began || state == .changed }
  /// Whether the recognizer recognized.
  var hasRecognized: Bool { isActive || state == .ended }
  /// Whether the recognizer hears of touches.
  fileprivate var isOpen: Bool { isActive || state == .possible }

  /// Whether both may recognize; one of the delegates is enough.
  fileprivate func allows(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether the recognizer waits for another to fail, whoever says so.
  fileprivate func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    prerequisites.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}
