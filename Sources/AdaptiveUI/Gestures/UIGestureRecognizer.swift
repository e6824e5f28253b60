// Reference: UIGestureRecognizer, and what UIGestureRecognizerSubclass adds; iOS 18 documentation.
// Status: Partial — touches, states, delegates, failure requirements; no presses, no pencils.
public import Foundation

/// Watches touches on a view, and on the views in it, for one kind of movement.
///
/// While fingers are down, a change of ``state`` is a request that others may be against; see
/// ``TouchSequence``. Without fingers, a program that sets the state has its way.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view that is watched.
  public internal(set) weak var view: UIView?
  /// Asked whether to go on.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer watches; switching it off breaks off what it follows.
  open var isEnabled = true { didSet { if !isEnabled { breakOff() } } }
  /// A name for people.
  open var name: String?
  /// Whether touches that were recognized are taken from the view.
  open var cancelsTouchesInView = true
  /// Whether the view gets the beginning of touches late; kept.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches late; kept.
  open var delaysTouchesEnded = true
  /// Whether a touch counts only when no other kind of touch is followed; all touches are of one
  /// kind.
  open var requiresExclusiveTouchType = true
  /// Called when the recognizer's targets are told, for targets that have no object.
  package var whenRecognized: (() -> Void)?
  private var targets: [TargetAction] = []
  private(set) var prerequisites: [UIGestureRecognizer] = []
  /// The fingers that are down; `nil` without.
  weak var fingers: TouchSequence?
  /// The touches that are followed, in the order they came down.
  private(set) var touches: [UITouch] = []
  private var currentState = State.possible
  /// Where the movement is, in the window, when no finger is down any more.
  private var lastLocation = CGPoint.zero

  /// Creates a recognizer that tells `target`.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// The states of a recognizer.
  public enum State: Int, Sendable {
    /// Nothing was seen.
    case possible
    /// A movement began.
    case began
    /// The movement went on.
    case changed
    /// The movement ended, or a single gesture was recognized.
    case ended
    /// The movement was broken off.
    case cancelled
    /// It was another movement.
    case failed

    /// Another name for a single gesture's end.
    public static let recognized = State.ended
  }

  /// The stage of recognition; a change tells the targets.
  open var state: State {
    get { currentState }
    set {
      if let fingers { fingers.request(newValue, of: self) } else { enter(newValue) }
    }
  }

  /// Notifies `target` of changes.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target as AnyObject, action))
  }

  /// Stops notifying `target`; `nil` means every target, or every message.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
  }

  /// Has this recognizer wait for another to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(otherGestureRecognizer)
  }

  /// How many fingers take part.
  open var numberOfTouches: Int { touches.count }

  /// Where the movement is, the middle of its fingers, in points of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let place = windowLocation
    return view?.convert(place, from: nil) ?? place
  }

  /// Where one of the fingers is, in points of `view`, or of the window for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex)
      ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// The middle of the fingers, in the window.
  var windowLocation: CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    let points = touches.map { $0.location(in: nil) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: For subclasses

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when all is over, before the recognizer starts anew.
  open func reset() {}
  /// Follows a touch no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  /// Whether the recognizer, once it recognized, keeps another one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one that recognized keeps this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for the recognizer to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether a finger that moves on from a point of the window is of interest.
  func followsMovement(from point: CGPoint) -> Bool { true }
  /// Called as time goes by while fingers stay, in seconds of the touches.
  func timePassed(to time: TimeInterval) {}

  // MARK: For the fingers

  /// Enters a state and tells the targets of it.
  func enter(_ new: State) {
    currentState = new
    guard new != .possible, new != .failed, view != nil else { return }
    tellTargets()
  }

  /// Takes part in what fingers do from now on.
  func follow(_ touch: UITouch, of fingers: TouchSequence) {
    self.fingers = fingers
    touches.append(touch)
  }

  /// Follows a touch no longer.
  func forget(_ touch: UITouch) {
    lastLocation = windowLocation
    touches.removeAll { $0 === touch }
  }

  /// Starts anew.
  func startAnew() {
    reset()
    fingers = nil
    touches = []
    currentState = .possible
  }

  private func breakOff() {
    guard fingers != nil else { return }
    state = currentState == .possible ? .failed : .cancelled
  }

  private func tellTargets() {
    guard let view else { return }
    whenRecognized?()
    targets.forEach { $0.send(from: view, as: self) }
  }
}
