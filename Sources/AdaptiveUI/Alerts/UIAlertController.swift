// Reference: UIAlertController, iOS 18 documentation; rules PO01, M34.
// Status: Partial — title, message, buttons, fields; no content controller, no severity's look.
public import Foundation

/// Tells the user something and offers buttons: in the middle, or as a sheet of actions.
///
/// A sheet of actions is a popover where the window is wide, and is at the bottom where it is
/// narrow.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where an alert is.
  public enum Style: Int, Sendable {
    /// At the bottom, or in a popover.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where the alert is.
  public private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }
  /// The buttons, in the order they came.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order they came; only alerts have any.
  public private(set) var textFields: [UITextField]?
  /// The button that return presses.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// How serious the alert is; kept.
  open var severity = UIAlertControllerSeverity.default {
    didSet { if severity != .default { KeptMember.alertSeverity.wasSet() } }
  }
  private let board = AlertView()
  private var isAnswered = false

  /// Creates an alert without text that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a sheet of actions without text.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    setUp()
  }

  private func setUp() {
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    modalTransitionStyle = .crossDissolve
  }

  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// Adds a button; a second one to leave things as they are is a breach.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      environment.breach(
        Breach(
          "NSInternalInconsistencyException",
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
          subject: traceSubject, rule: "API"))
      return
    }
    actions.append(action)
    action.stateDidChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a field, which `configurationHandler` sets up; in a sheet of actions it is a breach.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      environment.breach(
        Breach(
          "NSInternalInconsistencyException",
          "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
          subject: traceSubject, rule: "API"))
      return
    }
    let field = environment.perform { UITextField(frame: .zero) }
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  open override func loadView() {
    view = board
    contentDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAnswered = false
  }

  /// The sheet of actions of a wide window offers no button to leave: a tap outside does.
  var isInPopover: Bool {
    (enclosingPresentation?.active as? ActionSheetPresentationController)?.isPopover == true
  }

  /// Shows texts and buttons as they are now.
  func contentDidChange() {
    guard isViewLoaded else { return }
    environment.perform {
      board.show(
        AlertView.Content(
          title: title, message: message, fields: textFields ?? [], actions: shownActions,
          preferred: preferredAction, isSheet: preferredStyle == .actionSheet)
      ) { [weak self] in self?.choose($0) }
      preferredContentSize = board.fittingSize(width: Self.popoverWidth)
    }
  }

  /// Buttons to leave come last, in a popover not at all.
  private var shownActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel }
      + (isInPopover ? [] : actions.filter { $0.style == .cancel })
  }

  /// The size of the board at a width, in points.
  func boardSize(width: CGFloat) -> CGSize {
    loadViewIfNeeded()
    return board.fittingSize(width: width)
  }

  static let popoverWidth: CGFloat = 304

  /// Leaves, then does what the button is for.
  private func choose(_ action: UIAlertAction) {
    guard !isAnswered, action.isEnabled else { return }
    isAnswered = true
    dismiss(animated: true) { action.run() }
  }

  /// A tap outside a popover counts as the button to leave.
  func presentationWasLeft() {
    guard !isAnswered else { return }
    isAnswered = true
    actions.first { $0.style == .cancel }?.run()
  }

  override func presentationControllerForStyle(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    if preferredStyle == .alert {
      return AlertPresentationController(
        presentedViewController: self, presenting: presenting)
    }
    return ActionSheetPresentationController(
      style: .popover, presented: self, presenting: presenting)
  }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As any other.
  case `default`
  /// So that it must not be overlooked.
  case critical
}
