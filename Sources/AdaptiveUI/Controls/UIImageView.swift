// Reference: UIImageView, iOS 18 documentation. Rule G.
// Status: Partial — one picture; no animation, no symbols.
public import Foundation

/// Shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { invalidateIntrinsicContentSize() } } }

  /// Creates a view as large as `image`.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}

extension UIImageView: CellPresentable {
  package var cellContent: CellContent {
    CellContent(.picture(art: image?.art ?? []), alignment: .center)
  }
}
