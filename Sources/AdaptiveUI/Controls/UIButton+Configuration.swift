// Reference: UIButton.Configuration, iOS 18 documentation. Rule LG8.
// Status: Partial — title, picture, insets, colours and four styles.
import Foundation

extension UIButton {
  /// How a button looks.
  public struct Configuration: Sendable, Hashable {
    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// The title's colour; `nil` for the style's.
    public var baseForegroundColor: UIColor?
    /// The fill's colour; `nil` for the style's.
    public var baseBackgroundColor: UIColor?
    /// The room around title and picture; `nil` for the style's.
    var ownInsets: NSDirectionalEdgeInsets?
    let emphasis: CellContent.Emphasis

    /// The room around title and picture, in points.
    ///
    /// Rule LG8.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ControlMetrics.current.configuredInsets }
      set { ownInsets = newValue }
    }

    var font: UIFont { .systemFont(ofSize: 17) }

    private init(_ emphasis: CellContent.Emphasis) { self.emphasis = emphasis }

    /// Only a title.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A ground of pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A ground of full tint.
    public static func filled() -> Configuration { Configuration(.filled) }
  }
}
