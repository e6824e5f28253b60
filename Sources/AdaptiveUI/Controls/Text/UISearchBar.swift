// Reference: UISearchBar, UISearchTextField, UISearchBarDelegate; iOS 18 documentation. Rule G.
// Status: Partial — field and cancel button; no scopes, no tokens, no appearance.
public import Foundation

/// The field inside a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Told what the user does in a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Called when typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field to type what is searched for, with room around it.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// Told what the user does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// How prominent the bar is; kept.
  open var searchBarStyle = Style.default {
    didSet {
      customized(\UISearchBar.searchBarStyle)
      if searchBarStyle != .default { KeptMember.searchBarStyle.wasSet() }
    }
  }
  /// The colour of the bar; kept.
  open var barTintColor: UIColor? {
    didSet {
      customized(\UISearchBar.barTintColor)
      if barTintColor != nil { KeptMember.searchBarTintColor.wasSet() }
    }
  }
  /// The titles of what is searched; kept.
  open var scopeButtonTitles: [String]? { didSet { KeptMember.scopeButtonTitles.wasSet() } }
  /// Which of what is searched is chosen; kept.
  open var selectedScopeButtonIndex = 0 { didSet { KeptMember.selectedScopeButtonIndex.wasSet() } }
  /// Whether the titles of what is searched show; kept.
  open var showsScopeBar = false { didSet { KeptMember.showsScopeBar.wasSet() } }
  /// Told when the button to cancel was pressed.
  var onCancel: (() -> Void)?
  private lazy var cancelButton = makeCancelButton()
  /// The line above the field.
  open var prompt: String? { didSet { setNeedsLayout() } }
  /// Whether a button to cancel is after the field.
  open var showsCancelButton = false { didSet { cancelVisibilityDidChange() } }

  /// How prominent the bar is.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The text searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What the field says while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows or hides the button to cancel; animation shows only the end.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @_spi(Hooks) open override func connect(_ outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "delegate" else { return super.connect(outlet, to: object) }
    delegate = object as? any UISearchBarDelegate
    return true
  }

  @_spi(Hooks) open override func part(named name: String) -> AnyObject? {
    name == "searchTextField" ? searchTextField : super.part(named: name)
  }

  package override var writtenText: String? { placeholder }
  /// How typing in the field is helped.
  override var typing: AnyObject? {
    get { searchTextField.typing }
    set { searchTextField.typing = newValue }
  }

  private func setUp() {
    searchTextField.borderStyle = .roundedRect
    autocapitalizationType = .none
    addSubview(searchTextField)
    tell(.editingDidBegin) { $0.delegate?.searchBarTextDidBeginEditing($0) }
    tell(.editingDidEndOnExit) { $0.delegate?.searchBarSearchButtonClicked($0) }
    tell(.editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
    tell(.editingChanged) { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") }
  }

  private func tell(_ event: UIControl.Event, _ body: @escaping (UISearchBar) -> Void) {
    searchTextField.addAction(
      UIAction { [weak self] _ in self.map(body) }, for: event)
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        searchTextField.endEditing(byReturn: false)
        delegate?.searchBarCancelButtonClicked(self)
        onCancel?()
      }, for: .primaryActionTriggered)
    return button
  }

  private func cancelVisibilityDidChange() {
    if showsCancelButton {
      addSubview(cancelButton)
    } else if cancelButton.superview != nil {
      cancelButton.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// The field in the middle of the bar's height, and the button after it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = controlMetrics
    let height = min(metrics.searchFieldHeight, bounds.height)
    let field = CGRect(
      x: metrics.searchMargin, y: (bounds.height - height) / 2,
      width: bounds.width - 2 * metrics.searchMargin, height: height)
    guard showsCancelButton else {
      searchTextField.frame = field
      return
    }
    let width = cancelButton.intrinsicContentSize.width
    let gap = width + metrics.searchMargin
    searchTextField.frame = field.inset(by: UIEdgeInsets(right: gap))
    cancelButton.frame = CGRect(
      x: field.maxX - width, y: field.minY, width: width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.searchBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: controlMetrics.searchBarHeight)
  }
}

extension UISearchBar: UITextInputTraits {}
