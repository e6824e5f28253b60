public import Foundation

// Looks that a terminal does not show; kept as they are set.

extension UINavigationBar {
  /// How the bar looks.
  public var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set { looks.standard = newValue }
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
  /// The ground's colour.
  public var barTintColor: UIColor? {
    get { looks.barTint }
    set { looks.barTint = newValue }
  }
  /// Whether content shines through.
  public var isTranslucent: Bool {
    get { looks.isTranslucent }
    set { looks.isTranslucent = newValue }
  }
  /// How the bar is coloured.
  public var barStyle: UIBarStyle {
    get { looks.style }
    set { looks.style = newValue }
  }
  /// Whether titles are large where their items let them; they do not shrink while content scrolls.
  public var prefersLargeTitles: Bool {
    get { looks.prefersLargeTitles }
    set {
      looks.prefersLargeTitles = newValue
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  /// How the title is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks.titleAttributes }
    set { looks.titleAttributes = newValue }
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
