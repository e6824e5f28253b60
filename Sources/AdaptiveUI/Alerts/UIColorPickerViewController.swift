// Reference: UIColorPickerViewController, iOS 18 documentation.
// Status: Partial — a grid of colours; no spectrum, no sliders, no dropper.
public import Foundation

/// Lets people choose a colour from a grid.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Told of what is chosen.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that was chosen last.
  open var selectedColor = UIColor.black
  /// Whether colours may let through what is behind; kept, for those of the grid do not.
  open var supportsAlpha = true

  /// Creates a picker.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Creates a picker that its document sets up.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = title ?? "Colors"
    heading.font = .preferredFont(forTextStyle: .headline)
    let close = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.finish() })
    let top = UIStackView(arrangedSubviews: [heading, close])
    top.distribution = .equalSpacing
    let grid = UIStackView(arrangedSubviews: ColorGrid.rows.map(row))
    grid.axis = .vertical
    grid.distribution = .fillEqually
    let all = UIStackView(arrangedSubviews: [top, grid])
    all.axis = .vertical
    all.spacing = 16
    all.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(all)
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      all.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      all.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      all.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      // Squares, as wide as a column.
      grid.heightAnchor.constraint(
        equalTo: grid.widthAnchor,
        multiplier: CGFloat(ColorGrid.rows.count) / CGFloat(ColorGrid.columns)),
    ])
  }

  private func row(_ colors: [UIColor]) -> UIView {
    let row = UIStackView(
      arrangedSubviews: colors.map { color in
        let field = UIButton(
          primaryAction: UIAction { [weak self] _ in self?.choose(color) })
        field.backgroundColor = color
        return field
      })
    row.distribution = .fillEqually
    return row
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// Gets the colours that people choose.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called with each colour that is chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after each choice, by iOS 14.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user closed the picker, which leaves by itself.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the method of iOS 14.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The colours to choose from: greys, and below them each hue from dark to light.
@MainActor private enum ColorGrid {
  static let columns = 12
  private static let shades: [(saturation: CGFloat, brightness: CGFloat)] = [
    (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.15, 1),
  ]

  static let rows: [[UIColor]] =
    [(0..<columns).map { UIColor(white: 1 - CGFloat($0) / CGFloat(columns - 1), alpha: 1) }]
    + shades.map { shade in
      (0..<columns).map { column in
        // The first is a blue, as in Apple's grid.
        let hue = (CGFloat(column) / CGFloat(columns) + 0.55).truncatingRemainder(dividingBy: 1)
        return UIColor(
          hue: hue, saturation: shade.saturation, brightness: shade.brightness, alpha: 1)
      }
    }
}
