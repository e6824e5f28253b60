import Foundation

/// The board of an alert: texts, fields and buttons below each other.
final class AlertView: UIView {
  /// What the board shows.
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    var isSheet = false
  }

  /// The room around texts, in points.
  private static let padding: CGFloat = 16
  /// The least height of a button, in points.
  private static let buttonHeight: CGFloat = 44
  /// The height of a field, in points.
  private static let fieldHeight: CGFloat = 32

  private let title = UILabel()
  private let message = UILabel()
  private var fields: [UITextField] = []
  private var buttons: [UIButton] = []
  private var cancelIndex: Int?
  private var isSheet = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for (label, font) in [
      (title, UIFont.boldSystemFont(ofSize: 17)), (message, .systemFont(ofSize: 13)),
    ] {
      label.font = font
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows `content`; `choose` is called with the button that was pressed.
  func show(_ content: Content, choose: @escaping (UIAlertAction) -> Void) {
    (title.text, message.text, isSheet) = (content.title, content.message, content.isSheet)
    title.isHidden = (content.title ?? "").isEmpty
    message.isHidden = (content.message ?? "").isEmpty
    fields.filter { field in !content.fields.contains { $0 === field } }
      .forEach { $0.removeFromSuperview() }
    fields = content.fields
    fields.filter { $0.superview !== self }.forEach(addSubview)
    buttons.forEach { $0.removeFromSuperview() }
    buttons = content.actions.map { action in
      makeButton(action, isPreferred: action === content.preferred, choose)
    }
    cancelIndex = content.actions.firstIndex { $0.style == .cancel }
    buttons.forEach(addSubview)
    setNeedsLayout()
  }

  /// Two buttons side by side in the order of reading: the one to leave comes first.
  private var row: [UIButton] {
    let row = cancelIndex == 1 ? buttons.reversed() : buttons
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? row.reversed() : row
  }

  private func makeButton(
    _ action: UIAlertAction, isPreferred: Bool, _ choose: @escaping (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.isEnabled = action.isEnabled
    button.titleLabel?.font =
      action.style == .cancel || isPreferred
      ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.addAction(
      UIAction { [weak action] _ in action.map(choose) }, for: .primaryActionTriggered)
    return button
  }

  /// Two short buttons of an alert are side by side.
  private func fitSideBySide(width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.intrinsicContentSize.width <= width / 2 - 8 }
  }

  /// The size of everything at a width, in points.
  func fittingSize(width: CGFloat) -> CGSize {
    CGSize(width: width, height: arrange(width: width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width) { $0.frame = $1 }
  }

  /// Tells `put` where everything is.
  ///
  /// - Returns: The height of everything.
  private func arrange(width: CGFloat, put: (UIView, CGRect) -> Void) -> CGFloat {
    let inner = max(width - 2 * Self.padding, 0)
    var y: CGFloat = 0
    for label in [title, message] where !label.isHidden {
      y += y == 0 ? Self.padding : 4
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      put(label, CGRect(x: Self.padding, y: y, width: inner, height: height))
      y += height
    }
    for field in fields {
      y += y == 0 ? Self.padding : 8
      put(field, CGRect(x: Self.padding, y: y, width: inner, height: Self.fieldHeight))
      y += Self.fieldHeight
    }
    if y > 0 { y += Self.padding }
    guard !fitSideBySide(width: width) else {
      for (index, button) in row.enumerated() {
        put(
          button,
          CGRect(
            x: CGFloat(index) * width / 2, y: y, width: width / 2, height: Self.buttonHeight))
      }
      return y + Self.buttonHeight
    }
    for button in buttons {
      put(button, CGRect(x: 0, y: y, width: width, height: Self.buttonHeight))
      y += Self.buttonHeight
    }
    return y
  }
}
