// Reference: UIControl, iOS 18 documentation.
// Status: Partial — actions, targets, states, tracking; no menus.
public import Foundation

/// A view that tells what the user does with it.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []
  var messages: [(message: TargetAction, events: Event)] = []
  /// The events that actions run for.
  var actionEvents: Event { actions.reduce([]) { $0.union($1.events) } }
  /// How content is aligned across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How content is aligned down; a terminal shows it in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the control follows a finger.
  public internal(set) var isTracking = false
  /// Whether the finger that the control follows is inside.
  public internal(set) var isTouchInside = false

  @_spi(Hooks) open override var isSingleElement: Bool { true }

  /// What happened to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A press began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A press ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A press ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a control is about to come.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended by return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything that typing does.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Ready.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not usable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// What the keys go to.
    public static let focused = State(rawValue: 1 << 3)
    /// What a program means by its own bits.
    public static let application = State(rawValue: 0xFF_0000)
  }

  /// Creates a control that runs `primaryAction` for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How the control looks now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs `action` whenever one of `controlEvents` happens.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Runs `action` for `controlEvents` no longer.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions for `controlEvents`, in the order they came.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
    for entry in messages where !entry.events.isDisjoint(with: controlEvents) {
      entry.message.send(from: self)
    }
  }

  /// Sends one message on behalf of the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target.map { $0 as AnyObject }, action).send(from: self, event: event)
  }

  /// Runs one action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  // MARK: Tracking

  /// Called when a finger comes down.
  ///
  /// - Returns: Whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that the control follows moves.
  ///
  /// - Returns: Whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that the control follows leaves.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system takes the finger away that the control follows.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { trackBeginning(of: $0, event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { trackMovement(of: $0, event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map { trackEnd(of: $0, event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancellation(event)
  }

  /// Called after a state changed.
  func stateDidChange() {}

  /// What a finger does that leaves inside.
  func performActivation() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  /// Moves the value by `steps` of what an arrow key does.
  ///
  /// - Returns: Whether the control has a value that arrows move.
  @discardableResult package func adjust(by steps: Int) -> Bool { false }

  /// What the control has been set to, in a word; `nil` for controls that keep nothing.
  package var valueInWords: String? { nil }

  /// Tells that the user changed the value.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Sends `action` to `target` whenever one of `controlEvents` happens.
  ///
  /// Without a target the message goes to the first responder above that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = messages.firstIndex(where: { $0.message.matches(object, action) }) {
      messages[index].events.formUnion(controlEvents)
    } else {
      messages.append((TargetAction(object, action), controlEvents))
    }
  }

  /// Sends a message no longer; `nil` means every target, or every message.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in messages.indices where messages[index].message.matches(object, action) {
      messages[index].events.subtract(controlEvents)
    }
    messages.removeAll { $0.events.isEmpty }
  }

  /// The events that something is done for.
  open var allControlEvents: Event {
    messages.reduce(actionEvents) { $0.union($1.events) }
  }
}
