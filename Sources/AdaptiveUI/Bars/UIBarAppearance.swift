// Reference: UIBarAppearance and its subclasses, iOS 18 documentation.
// Status: Partial — values that a terminal's bars do not show.
public import Foundation

/// How a bar looks; kept, since bars of a terminal have neither ground nor shadow.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The ground's colour.
  open var backgroundColor: UIColor?
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// What blurs the ground.
  open var backgroundEffect: UIBlurEffect?

  /// A picture on the ground.
  open var backgroundImage: UIImage?
  /// A picture instead of the shadow.
  open var shadowImage: UIImage?
  /// How the picture on the ground fills it.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
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

/// How a navigation bar looks; kept.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to.
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that finish something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet { KeptMember.backButtonAppearance.wasSet() }
  }
  /// The picture of the way back.
  public private(set) var backIndicatorImage: UIImage?
  /// The form in which titles slide under that picture.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How a tab bar looks; kept.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose titles are below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { KeptMember.stackedLayoutAppearance.wasSet() }
  }
  /// How tabs look whose titles are beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { KeptMember.inlineLayoutAppearance.wasSet() }
  }
  /// The same where there is little room.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { KeptMember.compactInlineLayoutAppearance.wasSet() }
  }
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { KeptMember.selectionIndicatorTintColor.wasSet() }
  }
  /// The picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// Where the tabs are.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { KeptMember.stackedItemPositioning.wasSet() }
  }
  /// How wide tabs in the middle are, in points.
  open var stackedItemWidth: CGFloat = 0 { didSet { KeptMember.stackedItemWidth.wasSet() } }
  /// Between tabs in the middle, in points.
  open var stackedItemSpacing: CGFloat = 0 { didSet { KeptMember.stackedItemSpacing.wasSet() } }
}

/// How a toolbar looks; kept.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that finish something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
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
