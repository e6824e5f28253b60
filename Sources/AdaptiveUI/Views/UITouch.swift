// Reference: UITouch, UIEvent; iOS 18 documentation.
// Status: Partial — fingers; no force, no pencils, no coalesced touches.
public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view under the finger when it came down.
  public private(set) weak var view: UIView?
  /// The window that the view is in.
  public var window: UIWindow? { view?.window }
  /// The phase of the touch.
  public internal(set) var phase = Phase.began
  /// How often the finger came down in short time.
  public let tapCount: Int
  /// When the touch changed last, in seconds from when the first finger came down.
  public private(set) var timestamp: TimeInterval
  /// How hard the finger presses, where 1 is ordinary: unknown here, as on screens without sensors.
  open var force: CGFloat { 0 }
  /// The hardest press that the screen can tell; 0 where it can tell none.
  open var maximumPossibleForce: CGFloat { 0 }
  /// In points of the window.
  private var place: CGPoint
  private var previousPlace: CGPoint

  /// A finger that came down on a view, at a point of the window.
  init(view: UIView, at point: CGPoint, tapCount: Int = 1, time: TimeInterval = 0) {
    self.view = view
    self.tapCount = tapCount
    timestamp = time
    (place, previousPlace) = (point, point)
  }

  /// Moves the finger to a point of the window.
  func move(to point: CGPoint, time: TimeInterval) {
    (place, previousPlace) = (point, place)
    timestamp = time
    phase = .moved
  }

  /// Where the finger is, in points of `view`, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }
  /// Where the finger was before, in points of `view`, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed.
    case stationary
    /// The finger left.
    case ended
    /// The system took the touch.
    case cancelled
  }
}

/// Hands events to those whom they are for.
@MainActor protocol EventReceiver: AnyObject {
  func receive(_ event: UIEvent)
}

/// Something that happened on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The fingers.
  public private(set) var allTouches: Set<UITouch>?
  /// What happened.
  public let type = EventType.touches
  /// When it happened, in seconds from when the first finger came down.
  public private(set) var timestamp: TimeInterval = 0

  private weak var receiver: (any EventReceiver)?

  /// The fingers that came down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The fingers that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Creates an event that tells nothing.
  public override init() { super.init() }

  /// What fingers did, at `time` in seconds from when the first one came down.
  init(for receiver: any EventReceiver, _ touches: [UITouch], at time: TimeInterval) {
    self.receiver = receiver
    allTouches = Set(touches)
    timestamp = time
  }

  /// Sends the event through the program, for a view in a window.
  func send(to view: UIView) {
    if view.window == nil { handOver() } else { view.environment.application.sendEvent(self) }
  }

  /// Gives the event to those whom it is for.
  func handOver() { receiver?.receive(self) }

  /// Kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device was moved.
    case motion
    /// A remote control.
    case remoteControl
    /// Buttons.
    case presses
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Creates buttons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The main one.
    public static let primary = Self(rawValue: 1 << 0)
    /// The other one.
    public static let secondary = Self(rawValue: 1 << 1)
    /// The button of a number from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
