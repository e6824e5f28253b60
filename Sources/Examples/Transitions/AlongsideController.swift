// Listing: an animation of the program's own alongside a change of traits.
public import AdaptiveUI
import Foundation

/// A card that fades in compact height, alongside the rotation.
public final class AlongsideController: UIViewController {
  /// The card.
  public let card = UIView()
  /// How many transitions ended.
  public private(set) var completions = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    card.accessibilityIdentifier = "card"
    card.frame = view.bounds.insetBy(dx: view.bounds.width / 8, dy: view.bounds.height / 8)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card)
  }

  public override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.card.alpha = newCollection.verticalSizeClass == .compact ? 0.25 : 1
      },
      completion: { _ in self.completions += 1 })
  }
}
