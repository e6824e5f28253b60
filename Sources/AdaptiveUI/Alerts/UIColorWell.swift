// Reference: UIColorWell, iOS 18 documentation.
// Status: Partial — the colour and its picker; its size of 28 points is remembered, not measured.
public import Foundation

/// Shows a colour, and lets people choose another one.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// What the picker is called.
  open var title: String?
  /// Whether colours may let through what is behind.
  open var supportsAlpha = true
  /// The colour that was chosen; `nil` before.
  open var selectedColor: UIColor? { didSet { showColor() } }

  /// Creates a well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a well that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    layer.borderWidth = 2
    layer.borderColor = UIColor.systemGray.cgColor
    layer.cornerRadius = Self.side / 2
  }

  private static let side: CGFloat = 28

  private func showColor() { backgroundColor = selectedColor }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  override func performActivation() {
    guard let presenter = nearestController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? picker.selectedColor
    picker.delegate = chooser
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    presenter.present(picker, animated: true)
  }

  private var nearestController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }

  private lazy var chooser = Chooser(well: self)

  /// Takes colours from the picker.
  private final class Chooser: UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(well: UIColorWell) { self.well = well }

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      well?.selectedColor = color
      well?.sendActions(for: .valueChanged)
    }
  }
}
