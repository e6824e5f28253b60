// Listing: a controller follows changes of its size classes.
public import AdaptiveUI
import Foundation

/// Shows its size classes.
public final class SizeClassController: UIViewController {
  /// The text with the size classes.
  public let label = UILabel()
  /// How often the size classes changed.
  public private(set) var changes = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    updateLabel()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
        || traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass
    else { return }
    changes += 1
    if isViewLoaded { updateLabel() }
  }

  private func updateLabel() {
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      sizeClass == .compact ? "compact" : "regular"
    }
    let (width, height) = (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass)
    label.text = "width \(name(width)), height \(name(height))"
  }
}
