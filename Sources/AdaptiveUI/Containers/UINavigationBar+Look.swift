public import Foundation

// Looks that a terminal does not show; kept as they are set.

extension UINavigationBar {
  /// How a low bar looks above content that is at its top.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue }
  }
  /// How the large title is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.largeTitleAttributes }
    set { looks.largeTitleAttributes = newValue }
  }
  /// A picture instead of the shadow.
  public var shadowImage: UIImage? {
    get { looks.shadowImage }
    set { looks.shadowImage = newValue }
  }
  /// The picture of the way back.
  public var backIndicatorImage: UIImage? {
    get { looks.backIndicator }
    set { looks.backIndicator = newValue }
  }
  /// The form in which titles slide under that picture.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { looks.backIndicatorMask }
    set { looks.backIndicatorMask = newValue }
  }
  /// Sets a picture on the ground of bars of a height.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    looks.backgrounds[barMetrics] = backgroundImage
  }
  /// The picture on the ground of bars of a height.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[barMetrics]
  }
  /// How the bar looks above content that is at its top.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
  /// How a low bar looks.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
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
