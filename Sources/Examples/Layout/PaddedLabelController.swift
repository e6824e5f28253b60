public import AdaptiveUI
import Foundation

/// Shows a padded label in the centre.
public final class PaddedLabelController: UIViewController {
  /// The label.
  public let label = PaddedLabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Padded"
    label.accessibilityIdentifier = "padded"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
