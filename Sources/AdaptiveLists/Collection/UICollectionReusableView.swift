// Reference: UICollectionReusableView, UICollectionViewCell; iOS 18 documentation. Rule A23.
// Status: Partial — content, configurations, selection, self-sizing; no editing.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// A view that a collection view reuses for other content.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The kind of content that the view can be reused for.
  open var reuseIdentifier: String? { reuseKind }
  final var reuseKind: String?

  /// Creates a view of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view that is configured by its document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of the class that was registered.
  ///
  /// Subclasses inherit this with `init(frame:)`, which it calls, as UIKit's runtime would.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  @_spi(Hooks) open override var isSingleElement: Bool { true }

  /// Called before the view shows something else.
  open func prepareForReuse() {}

  /// Called when the layout gives the view its frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers if its layout only estimates them; by default the
  /// estimate.
  ///
  /// Rule A23.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Where the program puts its own views; it fills the cell.
  public let contentView = UIView(frame: .zero)
  @_spi(Hooks) open override var heldContentView: UIView? { contentView }
  /// The action of a tap that the item's document declares, besides selection.
  package final var itemAction: (@MainActor () -> Void)?
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, replacing: oldValue) } }
  /// A view behind the content while the item is selected; kept.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { KeptMember.itemSelectedBackgroundView.wasSet() } }
  }
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the item is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the content is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is updated automatically when the state changes; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if !automaticallyUpdatesBackgroundConfiguration { KeptMember.itemUpdatesBackground.wasSet() }
    }
  }
  /// Called before the next layout after the state changed.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  var configured = ConfiguredContent()

  /// Configures the content for a state; subclasses call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after the content changed, or something that belongs to it.
  func contentDidChange() {}

  /// Updates the content for the present state and makes it fill the cell.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Creates a cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell that is configured by its document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a cell of the class that was registered.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether the layout decides the width, and the cell only its height.
  private var fixesWidth: Bool {
    (superview as? UICollectionView)?.collectionViewLayout.fixesWidthOfCells == true
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// The smallest size that the content's constraints allow; the estimate if there are none.
  ///
  /// Rule A23.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isConstrained = contentView.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard isConstrained else { return layoutAttributes }
    updateConfigurationIfNeeded()
    if fixesWidth {
      layoutAttributes.size = contentView.systemLayoutSizeFitting(
        CGSize(width: layoutAttributes.size.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return layoutAttributes
    }
    layoutAttributes.size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return layoutAttributes
  }

  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      showContent()
    }
  }

  /// The background of the cell.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      putBehind(newValue, replacing: configured.background)
      configured.background = newValue
    }
  }

  @_spi(Hooks) open override var ground: UIColor? {
    configured.background?.resolvedBackgroundColor(for: tintColor) ?? backgroundColor
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.wantsUpdate = true
    setNeedsLayout()
  }
}

extension UICollectionViewCell: UserActivatable {
  private var collection: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  package var canBeActivated: Bool { collection?.indexPath(for: self) != nil }

  /// Selects the cell's item, as a tap does.
  package func activateAsUser() {
    guard let collection, let item = collection.indexPath(for: self) else { return }
    environment.perform { collection.pressItem(at: item) }
  }
}
