// Listing: setting the device's orientation turned the interface until iOS 16.
public import AdaptiveUI
import Foundation

/// Shows a button that sets the device's orientation, which was never an official way to turn the
/// interface.
public final class DeviceOrientationController: UIViewController {
  /// Turns the interface, on versions where that works.
  public let button = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Turn", for: .normal)
    button.accessibilityIdentifier = "turn"
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
    let orientation: UIInterfaceOrientation = isWide ? .portrait : .landscapeRight
    UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
  }
}
