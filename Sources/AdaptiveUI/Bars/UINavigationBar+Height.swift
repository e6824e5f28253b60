package import Foundation

// What is above and below the row of buttons. Rule KN02.

extension UINavigationBar {
  /// Whether the title is large in an environment with `traits`.
  ///
  /// An item that does not say so has its title as the one below it; low bars have no room. Rule
  /// KN02.
  package func showsLargeTitle(_ traits: UITraitCollection) -> Bool {
    guard looks.prefersLargeTitles, traits.verticalSizeClass != .compact else { return false }
    let said = (items ?? []).last { $0.largeTitleDisplayMode != .automatic }
    return said.map { $0.largeTitleDisplayMode == .always } ?? true
  }

  /// What prompt and large title add to the height, in points.
  ///
  /// Rule KN02.
  func extras(_ traits: UITraitCollection) -> (above: CGFloat, below: CGFloat) {
    (
      topItem?.prompt == nil ? 0 : BarMetrics.prompt,
      showsLargeTitle(traits) ? BarMetrics.largeTitle : 0
    )
  }

  /// Where the buttons are.
  package var buttonRow: CGRect {
    let extras = extras(traitCollection)
    return CGRect(
      x: 0, y: extras.above, width: bounds.width,
      height: max(bounds.height - extras.above - extras.below, 0))
  }
}
