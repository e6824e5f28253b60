// Reference: UIBarAppearance and its subclasses, iOS 18 documentation.
// Status: Partial — values that a terminal's bars do not show.
public import Foundation

/// How a bar looks, of which the ground's colour counts and how navigation bars' titles are set.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The ground's colour.
  open var backgroundColor: UIColor?
  /// The shadow's colour; kept.
  open var shadowColor: UIColor? {
    didSet {
      if shadowColor != nil, shadowColor != .separator { KeptMember.barShadowColor.wasSet() }
    }
  }
  /// What blurs the ground; kept.
  open var backgroundEffect: UIBlurEffect? {
    didSet { if backgroundEffect != nil { KeptMember.barBackgroundEffect.wasSet() } }
  }

  /// A picture on the ground; kept.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { KeptMember.barBackgroundImage.wasSet() } }
  }
  /// A picture instead of the shadow; kept.
  open var shadowImage: UIImage? {
    didSet { if shadowImage != nil { KeptMember.barShadowImage.wasSet() } }
  }
  /// How the picture on the ground fills it; kept.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet {
      if backgroundImageContentMode != .scaleToFill {
        KeptMember.barBackgroundImageContentMode.wasSet()
      }
    }
  }
  /// What the look is made for.
  public let idiom: UIUserInterfaceIdiom

  /// Creates the default look for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates the default look.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Creates the ground and shadow of another look.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
  }

  /// Takes the default look.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Takes a look without holes.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Takes a look without ground.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to; kept.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != .zero { KeptMember.barTitlePositionAdjustment.wasSet() }
    }
  }
  /// How plain buttons look; kept.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { KeptMember.navigationBarButtonAppearance.wasSet() }
  }
  /// How buttons that finish something look; kept.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { KeptMember.navigationBarDoneButtonAppearance.wasSet() }
  }
  /// How the way back looks; kept.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { KeptMember.backButtonAppearance.wasSet() }
  }
  /// The picture of the way back.
  public private(set) var backIndicatorImage: UIImage?
  /// The form in which titles slide under that picture.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the way back; kept.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
    guard backIndicatorImage != nil || transitionMaskImage != nil else { return }
    KeptMember.setBackIndicatorImage.wasSet()
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose titles are below their pictures; kept.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { KeptMember.stackedLayoutAppearance.wasSet() }
  }
  /// How tabs look whose titles are beside their pictures; kept.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { KeptMember.inlineLayoutAppearance.wasSet() }
  }
  /// The same where there is little room; kept.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { KeptMember.compactInlineLayoutAppearance.wasSet() }
  }
  /// The colour behind the chosen tab; kept.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { KeptMember.selectionIndicatorTintColor.wasSet() }
  }
  /// The picture behind the chosen tab; kept.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != nil { KeptMember.selectionIndicatorImage.wasSet() } }
  }
  /// Where the tabs are; kept.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { KeptMember.stackedItemPositioning.wasSet() }
  }
  /// How wide tabs in the middle are, in points; kept.
  open var stackedItemWidth: CGFloat = 0 { didSet { KeptMember.stackedItemWidth.wasSet() } }
  /// Between tabs in the middle, in points; kept.
  open var stackedItemSpacing: CGFloat = 0 { didSet { KeptMember.stackedItemSpacing.wasSet() } }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look; kept.
  open var buttonAppearance = UIBarButtonItemAppearance() {
    didSet { KeptMember.toolbarButtonAppearance.wasSet() }
  }
  /// How buttons that finish something look; kept.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { KeptMember.toolbarDoneButtonAppearance.wasSet() }
  }
}

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default`
  /// Light on dark.
  case black
}

/// What the looks of a bar are kept in.
@MainActor struct BarLooks {
  var standard = UINavigationBarAppearance()
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var barTint: UIColor?
  var isTranslucent = true
  var style = UIBarStyle.default
  var prefersLargeTitles = false
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var compactScrollEdge: UINavigationBarAppearance?
  var shadowImage: UIImage?
  var backIndicator: UIImage?
  var backIndicatorMask: UIImage?
  var backgrounds: [UIBarMetrics: UIImage] = [:]
}
