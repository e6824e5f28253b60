// Reference: UIGestureRecognizer, iOS 18 documentation.
// Status: Partial — values, delegates and targets; the lab's only gesture is the tap.
public import Foundation

/// Watches touches on a view for one kind of movement.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view that is watched.
  public internal(set) weak var view: UIView?
  /// Asked whether to go on.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer watches.
  open var isEnabled = true
  /// A name for people.
  open var name: String?
  /// The state of the recognizer; a change tells the targets.
  open var state = State.possible { didSet { if state != .possible { tellTargets() } } }
  /// Whether touches that were recognized are taken from the view.
  open var cancelsTouchesInView = true
  /// Whether the view gets the beginning of touches late.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches late.
  open var delaysTouchesEnded = true
  /// Whether a touch counts only when no other recognizer has it.
  open var requiresExclusiveTouchType = true
  /// Called when the recognizer's targets are told, for targets that have no object.
  package var whenRecognized: (() -> Void)?
  private var targets: [TargetAction] = []
  private var prerequisites: [UIGestureRecognizer] = []
  /// Where the touch is, in the window.
  var windowLocation = CGPoint.zero

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

  /// Has `target` told of changes.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target as AnyObject, action))
  }

  /// Has `target` told no longer; `nil` stands for every target, or every message.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target.map { $0 as AnyObject }, action) }
  }

  /// Has this recognizer wait for another to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(otherGestureRecognizer)
  }

  /// Where the movement is, in points of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  private func tellTargets() {
    guard let view else { return }
    whenRecognized?()
    targets.forEach { $0.send(from: view, as: self) }
  }

  /// Goes through a whole gesture at `point` of the view, if the delegate lets it.
  func recognize(at point: CGPoint) {
    guard isEnabled, let view,
      delegate?.gestureRecognizer(self, shouldReceive: UITouch(view: view, at: point)) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return }
    windowLocation = view.convert(point, to: nil)
    state = .ended
    state = .possible
  }
}
