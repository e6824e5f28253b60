// Reference: UIImageView, iOS 18 documentation. Rules G, A09, LA6.5.
// Status: Partial — one picture; no animation, no symbols.
public import Foundation

/// Shows a picture, in the version for its own traits.
///
/// Rule A09.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture; of one with versions the view shows what fits its traits.
  open var image: UIImage? { didSet { if image !== oldValue { pickImage() } } }
  /// The picture while ``isHighlighted``; `nil` for the ordinary one.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { pickImage() } }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { pickImage() } } }
  /// The size and weight of a symbol that says nothing about them itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { pickImage() } }
  }
  /// The version that is shown.
  package private(set) var shownImage: UIImage?
  /// The insets of the picture, which its versions share.
  private var insets = UIEdgeInsets.zero

  /// Creates a view as large as `image`.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    fitFirstImage()
  }

  /// Creates a view as large as `image`, with another picture while ``isHighlighted``.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: .zero)
    fitFirstImage()
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view that its document sets up.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the picture that the view was made with: observers do not run in initialisers.
  private func fitFirstImage() {
    pickImage()
    frame.size = shownImage?.size ?? .zero
  }

  override var contentInWords: String { "image" }

  /// Picks the version for the view's own traits, not for the current ones.
  ///
  /// Rule A09.
  private func pickImage() {
    let old = shownImage?.size
    shownImage = worn.map { image in  // A09
      image.imageAsset.map { asset in
        environment.perform { asset.image(with: traitCollection) }
      } ?? image
    }
    if shownImage?.size != old { invalidateIntrinsicContentSize() }
    let new = shownImage?.alignmentRectInsets ?? .zero
    if new != insets {
      insets = new  // LA6.5
      invalidateIntrinsicContentSize()
      // The frame moves around the same alignment rectangle.
      superview?.setNeedsLayout()
    }
  }

  /// The picture of the view's state, as large as the view wants symbols.
  private var worn: UIImage? {
    let picture = isHighlighted ? highlightedImage ?? image : image
    guard let picture, picture.isSymbolImage, let preferredSymbolConfiguration else {
      return picture
    }
    let own = picture.symbolConfiguration
    return picture.applyingSymbolConfiguration(
      own.map { preferredSymbolConfiguration.applying($0) } ?? preferredSymbolConfiguration)
  }

  override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    pickImage()
  }

  /// The picture's size less what constraints do not see; none without a picture.
  ///
  /// Rule LG7.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size else { return super.intrinsicContentSize }
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Those of the picture.
  ///
  /// Rule LA6.5.
  open override var alignmentRectInsets: UIEdgeInsets { insets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}

extension UIImageView: ContentPresentable {
  package var presentedContent: ShownContent {
    ShownContent(.picture(art: shownImage?.art ?? []), alignment: .center)
  }
}
