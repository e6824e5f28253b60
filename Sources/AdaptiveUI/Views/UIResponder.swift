// Reference: UIResponder, iOS 18 documentation.
// Status: Partial — the chain, touches, the first responder; no motion, no presses; input views
// are kept.
public import Foundation

/// The base of everything that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The environment that was current when the object was created.
  package let environment: Environment
  /// A name given by a scene or a test; shown in boxes and traces.
  package var identifier: String?
  /// What the Xcode document of the object calls it; `nil` where it comes from elsewhere.
  package var documentIdentifier: DocumentIdentifier?
  /// Tells unnamed objects of one class apart.
  private lazy var ordinal = environment.nextOrdinal(of: className)

  // MARK: What assistive techniques are told; kept
  private var spoken: [Spoken: String] = [:]
  /// Whether assistive techniques stop at the object.
  open var isAccessibilityElement = false
  /// What the object is, in a word.
  open var accessibilityLabel: String? {
    get { spoken[.label] }
    set { spoken[.label] = newValue }
  }
  /// What using the object does.
  open var accessibilityHint: String? {
    get { spoken[.hint] }
    set { spoken[.hint] = newValue }
  }
  /// The value that the object has, in words.
  open var accessibilityValue: String? {
    get { spoken[.value] }
    set { spoken[.value] = newValue }
  }
  /// How the object can be used.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// What assistive techniques find in the object, in their order; kept.
  open var accessibilityElements: [Any]? { didSet { KeptMember.accessibilityElements.wasSet() } }
  /// Whether what is inside is left out.
  open var accessibilityElementsHidden = false
  /// Whether what is inside is read together, wherever it is; kept.
  open var shouldGroupAccessibilityChildren = false {
    didSet { KeptMember.shouldGroupAccessibilityChildren.wasSet() }
  }
  /// Whether what is beside is left out.
  open var accessibilityViewIsModal = false
  /// Uses the object on behalf of an assistive technique.
  ///
  /// - Returns: Whether it did something.
  open func accessibilityActivate() -> Bool { false }

  /// The name that tests find the object by, where a document calls it otherwise.
  package var testIdentifier: String? {
    get { spoken[.identifier] }
    set { spoken[.identifier] = newValue }
  }

  private enum Spoken { case label, hint, value, identifier }

  #if !canImport(Darwin)
    /// What the program associates with the object.
    // As all that responds, it is the main actor's; those who associate are not told so by the runtime.
    nonisolated(unsafe) var associations = Associations()
  #endif

  /// Called once after a document made the object, with all that is in it and all connections.
  ///
  /// A controller's comes before its view is loaded, its views' then. Between objects that are made together
  /// no order is promised.
  open func awakeFromNib() {}

  #if canImport(Darwin)
    /// Sets the property `key`, as outlets of documents do.
    ///
    /// Its observers run where the program's file has the setter's symbol.
    open override func setValue(_ value: Any?, forKey key: String) { store(value, key) }
    /// Called for a key that nothing goes by: a breach.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) { refuse(key) }
  #else
    /// Sets the property `key`, as outlets of documents do.
    ///
    /// Its observers run where the program's file has the setter's symbol.
    open func setValue(_ value: Any?, forKey key: String) { store(value, key) }
    /// Called for a key that nothing goes by: a breach.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { refuse(key) }
  #endif

  /// Creates a responder in the current environment.
  public override init() {
    environment = Environment.current
    super.init()
  }

  /// The next object to be asked.
  open var next: UIResponder? { nil }

  // MARK: Touches go up the chain until a responder takes them

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers leave.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the object takes part when an object for a message is looked for.
  ///
  /// The model asks about `show(_:sender:)` and `showDetailViewController(_:sender:)` only. Rule
  /// KC02.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The keys that the object does something at.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// What comes up in place of the keyboard; nothing comes up in a terminal.
  open var inputView: UIView? { nil }
  /// What comes up above the keyboard; nothing comes up in a terminal.
  open var inputAccessoryView: UIView? { nil }
  /// Has what came up exchanged, if something did.
  open func reloadInputViews() {}

  /// Whether keys may go to the object.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object lets keys go elsewhere.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys go to the object.
  open var isFirstResponder: Bool { environment.firstResponder === self }

  /// Has keys go to the object, if it may and the one before lets them go.
  ///
  /// - Returns: Whether keys go to the object now.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, environment.firstResponder?.resignFirstResponder() != false
    else { return false }
    environment.firstResponder = self
    return true
  }

  /// Has keys go to the object no longer, if it lets them go.
  ///
  /// - Returns: Whether keys go elsewhere now.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    environment.firstResponder = nil
    return true
  }

  /// The name of the object's class, as boxes and traces show it.
  package var className: String { classNameOverride ?? environment.name(of: type(of: self)) }
  /// The class that a document names but the program does not have.
  package var classNameOverride: String?

  /// How traces name the object.
  package var traceSubject: TraceSubject {
    TraceSubject(
      identifier: displayName, name: spokenName, className: className, depth: traceDepth)
  }

  /// What commands find the object by: the identifier, or the class with a number.
  package var displayName: String { identifier ?? numberedName }

  /// What people read: ``displayName``, or what the object is where that would be an identifier that
  /// an editor made up.
  package var spokenName: String { displayName }

  /// The class with a number.
  final var numberedName: String { "\(className)#\(ordinal)" }

  var traceDepth: Int { 0 }

  /// What an appearance can be limited to, for what is inside of the responder.
  var appearanceContainer: AnyObject { self }
}

extension Environment {
  /// What keys go to.
  var firstResponder: UIResponder? {
    get { keyTarget as? UIResponder }
    set { keyTarget = newValue }
  }
}

#if !canImport(Darwin)
  extension UIResponder: AssociationHolder {}
#endif
