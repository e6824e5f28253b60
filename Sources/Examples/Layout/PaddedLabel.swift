// Listing: a label whose natural size follows the vertical size class.
public import AdaptiveUI
public import Foundation

/// A label with padding above and below in regular height.
public final class PaddedLabel: UILabel {
  private var verticalPadding: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updatePadding()
  }

  /// Creates a label that is configured by its document.
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

  /// A view is created with the traits that it is expected to have, and is notified only of
  /// changes, so the initial traits are handled too.
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
