// Listing: a button turns the interface although the device was not turned.
public import AdaptiveUI
import Foundation

/// Shows content that is best seen in landscape, with a button that turns the interface.
public final class FullScreenButtonController: UIViewController {
  /// Turns the interface.
  public let button = UIButton(type: .system)
  /// Why the interface did not turn.
  public private(set) var refusal: String?

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Full screen", for: .normal)
    button.accessibilityIdentifier = "full-screen"
    button.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func turn() {
    let isWide = view.bounds.width > view.bounds.height
    view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: isWide ? .portrait : .landscape)
    ) { [weak self] error in self?.refusal = error.localizedDescription }
  }
}
