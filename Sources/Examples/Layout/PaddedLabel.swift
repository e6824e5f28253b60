// Listing: a label whose natural size follows the vertical size class.
public import AdaptiveUI
public import Foundation

/// A label with room above and below where height is regular.
public final class PaddedLabel: UILabel {
  private var verticalPadding: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updatePadding()
  }

  /// Creates a label that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updatePadding()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
      updatePadding()
    }
  }

  /// Views are made with the traits that they are likely to have, and hear of changes only, so the
  /// beginning counts too.
  private func updatePadding() {
    verticalPadding = traitCollection.verticalSizeClass == .compact ? 0 : 20
    invalidateIntrinsicContentSize()
  }

  public override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height += verticalPadding
    return size
  }
}
