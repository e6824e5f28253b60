// Reference: UIImageView, iOS 18 documentation. Rules G, A09.
// Status: Partial — one picture; no animation, no symbols.
public import Foundation

/// Shows a picture, in the version for its own traits.
///
/// Rule A09.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture; of one with versions the view shows what fits its traits.
  open var image: UIImage? { didSet { if image !== oldValue { pickImage() } } }
  /// The version that is shown.
  private var shownImage: UIImage?

  /// Creates a view as large as `image`.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    // Observers do not run in initialisers.
    pickImage()
    frame.size = shownImage?.size ?? .zero
  }

  /// Picks the version for the view's own traits, not for the current ones.
  ///
  /// Rule A09.
  private func pickImage() {
    let old = shownImage?.size
    shownImage = image.map { image in
      image.imageAsset.map { asset in
        environment.perform { asset.image(with: traitCollection) }  // A09
      } ?? image
    }
    if shownImage?.size != old { invalidateIntrinsicContentSize() }
  }

  override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    pickImage()
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}

extension UIImageView: CellPresentable {
  package var cellContent: CellContent {
    CellContent(.picture(art: shownImage?.art ?? []), alignment: .center)
  }
}
