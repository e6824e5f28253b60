// Reference: UIBackgroundConfiguration, UIConfigurationColorTransformer; iOS 18 documentation.
// Status: Partial — colour, corners, stroke, insets and a view of one's own are shown; images and
// effects are kept.
public import Foundation

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// What makes the colour.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates what makes one colour of another.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The colour made of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// What cannot be compared counts as equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  /// What cannot be compared hashes equally.
  public func hash(into hasher: inout Hasher) {}

  /// Greys.
  @MainActor public static let grayscale = Self { color in
    let parts = color.components
    return UIColor(
      white: 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue, alpha: parts.alpha)
  }
  /// The tint as it is.
  @MainActor public static let preferredTint = Self { $0 }
}

/// What is behind content.
public struct UIBackgroundConfiguration: Hashable {
  /// A view of one's own.
  public var customView: UIView?
  /// The colour; `nil` for the tint.
  public var backgroundColor: UIColor?
  /// Makes the colour that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What is behind shows through; kept.
  public var visualEffect: UIVisualEffect?
  /// The image; kept.
  public var image: UIImage?
  /// How the image, which is not drawn, would fill the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the view's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the stroke; `nil` for the tint.
  public var strokeColor: UIColor?
  /// The width of the stroke, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke from the background, in points; negative inside.
  public var strokeOutset: CGFloat = 0
  /// The edges that take the view's own margins; kept.
  public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge()

  /// Nothing is behind.
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  /// What is behind the rows of a list.
  public static func listPlainCell() -> Self { Self(backgroundColor: .systemBackground) }
  /// What is behind the rows of a group.
  public static func listGroupedCell() -> Self {
    Self(backgroundColor: .secondarySystemGroupedBackground)
  }
  /// What is behind the rows of any list.
  public static func listCell() -> Self { listPlainCell() }
  /// What is behind the rows of a list at the side.
  public static func listSidebarCell() -> Self { Self(backgroundColor: .clear) }
  /// What is behind the rows of a list that goes with one at the side.
  public static func listAccompaniedSidebarCell() -> Self { Self(backgroundColor: .clear) }
  /// What is behind the line above a section.
  public static func listHeader() -> Self { Self(backgroundColor: .clear) }
  /// What is behind the line above a section.
  public static func listPlainHeaderFooter() -> Self { Self(backgroundColor: .clear) }
  /// What is behind the line above a group.
  public static func listGroupedHeaderFooter() -> Self { Self(backgroundColor: .clear) }

  /// The same in a state.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Tells what has no effect, when a view takes the background.
  @MainActor package func tellKeptMembers() {
    if visualEffect != nil { KeptMember.backgroundVisualEffect.wasSet() }
    if image != nil { KeptMember.backgroundImage.wasSet() }
    if !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty {
      KeptMember.edgesAddingLayoutMarginsToBackgroundInsets.wasSet()
    }
  }

  /// The stroke's colour for a tint.
  package func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}

extension UIBackgroundConfiguration {
  private init(backgroundColor: UIColor) { self.backgroundColor = backgroundColor }
}
