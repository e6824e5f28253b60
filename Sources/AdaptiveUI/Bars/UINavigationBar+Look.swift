public import Foundation

// Looks, of which the colour of the ground and the title's colour and weight are shown.

extension UINavigationBar {
  /// The look for the bar's height and for what is below it: an item's own goes before the bar's, and
  /// the ordinary one is used for those that are unset.
  ///
  /// Source: UINavigationBar.scrollEdgeAppearance, UINavigationItem.standardAppearance.
  package var shownAppearance: UINavigationBarAppearance {
    let isCompactHeight = traitCollection.verticalSizeClass == .compact
    let standard = topItem?.standardAppearance ?? standardAppearance
    let compact = isCompactHeight ? topItem?.compactAppearance ?? compactAppearance : nil
    guard isAtScrollEdge else { return compact ?? standard }
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge =
      isCompactHeight ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compactEdge ?? edge ?? compact ?? standard
  }

  /// Whether content below the bar is at its top, or does not scroll.
  private var isAtScrollEdge: Bool {
    guard let content = scrolledContent() else { return true }
    return content.contentOffset.y <= 0.5 - content.adjustedContentInset.top
  }

  /// How the title is set now; what the look does not say the bar does.
  package var shownTitleAttributes: [NSAttributedString.Key: Any] {
    let isLarge = showsLargeTitle(traitCollection)
    let look = shownAppearance
    let own = isLarge ? largeTitleTextAttributes : titleTextAttributes
    return (own ?? [:]).merging(
      isLarge ? look.largeTitleTextAttributes : look.titleTextAttributes
    ) { _, look in look }
  }
}

extension UINavigationBar {
  /// How a low bar looks above content that is at its top.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue
      customized(\UINavigationBar.compactScrollEdgeAppearance)
    }
  }
  /// How the large title is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.largeTitleAttributes }
    set {
      looks.largeTitleAttributes = newValue
      customized(\UINavigationBar.largeTitleTextAttributes)
    }
  }
  /// A picture instead of the shadow; kept.
  public var shadowImage: UIImage? {
    get { looks.shadowImage }
    set {
      looks.shadowImage = newValue
      customized(\UINavigationBar.shadowImage)
      if shadowImage != nil { KeptMember.navigationBarShadowImage.wasSet() }
    }
  }
  /// The picture of the way back; kept.
  public var backIndicatorImage: UIImage? {
    get { looks.backIndicator }
    set {
      looks.backIndicator = newValue
      customized(\UINavigationBar.backIndicatorImage)
      if backIndicatorImage != nil { KeptMember.backIndicatorImage.wasSet() }
    }
  }
  /// The form in which titles slide under that picture; kept.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { looks.backIndicatorMask }
    set {
      looks.backIndicatorMask = newValue
      customized(\UINavigationBar.backIndicatorTransitionMaskImage)
      if backIndicatorTransitionMaskImage != nil {
        KeptMember.backIndicatorTransitionMaskImage.wasSet()
      }
    }
  }
  /// Sets a picture on the ground of bars of a height; kept.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    looks.backgrounds[barMetrics] = backgroundImage
    customized("setBackgroundImage", for: UInt(bitPattern: barMetrics.rawValue)) {
      (bar: UINavigationBar) in bar.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    guard backgroundImage != nil else { return }
    KeptMember.navigationBarBackgroundImage.wasSet()
  }
  /// The picture on the ground of bars of a height.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[barMetrics]
  }
  /// How the bar looks above content that is at its top.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue
      customized(\UINavigationBar.scrollEdgeAppearance)
    }
  }
  /// How a low bar looks.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue
      customized(\UINavigationBar.compactAppearance)
    }
  }
}

extension UINavigationItem {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// In a row with the buttons.
    case inline
  }

  /// What a button back says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or less where there is no room.
    case `default`
    /// Just "Back".
    case generic
    /// Nothing.
    case minimal
  }
}
