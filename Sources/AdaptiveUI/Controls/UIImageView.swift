// Reference: UIImageView, iOS 18 documentation. Rules G, A09, LA6.5.
// Status: Partial — pictures and those that follow each other; no effects of symbols.
public import Foundation

/// Shows a picture, in the version for its own traits.
///
/// Rule A09.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture; of one with versions the view shows what fits its traits.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange(from: oldValue) } } }
  /// The picture while ``isHighlighted``; `nil` for the ordinary one.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { pickImage() } }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { pickImage() } } }
  /// The pictures that follow each other while the view is animating.
  open var animationImages: [UIImage]? { didSet { if isAnimating { stopAnimating() } } }
  /// Those while ``isHighlighted``; `nil` for the ordinary ones.
  open var highlightedAnimationImages: [UIImage]?
  /// The seconds that all of them take; zero for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; zero for again and again.
  open var animationRepeatCount = 0
  var imageSequence = ImageSequence()
  /// The size and weight of a symbol that says nothing about them itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration !== oldValue { pickImage() } }
  }
  /// What is shown now: one of those that follow each other, or the picture.
  package var shownImage: UIImage? { movingImage ?? pickedImage }
  /// The version of the picture that is shown at rest and gives the view its size.
  private var pickedImage: UIImage?
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
    imageDidChange(from: nil)
    frame.size = pickedImage?.size ?? .zero
  }

  /// Whether pictures follow each other now.
  open var isAnimating: Bool { imageSequence.run != nil }
  /// Shows the pictures that follow each other, from the first one on.
  ///
  /// A picture that moves, as ``image``, starts by itself.
  open func startAnimating() { beginSequence() }
  /// Shows the picture again.
  open func stopAnimating() { imageSequence.run = nil }

  override var contentInWords: String { "image" }

  private func imageDidChange(from old: UIImage?) {
    pickImage()
    guard animationImages == nil else { return }
    if image?.images != nil { startAnimating() } else if old?.images != nil { stopAnimating() }
  }

  /// Picks the version for the view's own traits, not for the current ones.
  ///
  /// Rule A09.
  private func pickImage() {
    let old = pickedImage?.size
    pickedImage = worn.map(ownVersion)
    if pickedImage?.size != old { invalidateIntrinsicContentSize() }
    let new = pickedImage?.alignmentRectInsets ?? .zero
    if new != insets {
      insets = new  // LA6.5
      invalidateIntrinsicContentSize()
      // The frame moves around the same alignment rectangle.
      superview?.setNeedsLayout()
    }
  }

  /// The version of a picture for the view's own traits.
  func ownVersion(of image: UIImage) -> UIImage {
    image.imageAsset.map { asset in
      environment.perform { asset.image(with: traitCollection) }  // A09
    } ?? image
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
    guard let size = pickedImage?.size else { return super.intrinsicContentSize }
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Those of the picture.
  ///
  /// Rule LA6.5.
  open override var alignmentRectInsets: UIEdgeInsets { insets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { pickedImage?.size ?? bounds.size }
}

extension UIImageView: ContentPresentable {
  package var presentedContent: ShownContent {
    ShownContent(.picture(art: shownImage?.art ?? []), alignment: .center)
  }
}
