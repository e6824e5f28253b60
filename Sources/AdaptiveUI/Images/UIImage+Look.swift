// Reference: UIImage, iOS 18 documentation.
// Status: Complete for what is kept; terminals show a template in its tint.
public import Foundation

extension UIImage {
  /// How a picture's own colours count.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it where the picture is shown.
    case automatic
    /// As they are.
    case alwaysOriginal
    /// Not at all: the picture is a shape in the tint of its place.
    case alwaysTemplate
  }

  /// How the middle of a picture fills a larger place.
  public enum ResizingMode: Int, Sendable {
    /// By repeating it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// Everything about a picture besides its content.
  struct Look: Sendable, Hashable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var symbol: String?
    /// What its file is called.
    var name: String?
    /// Those of the symbol's drawing, in any unit.
    var proportions: CGSize?
    var configuration: Configuration?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var flips = false
    var orientation = Orientation.up
    /// The pictures that follow each other, and the seconds that all of them take.
    var images: [UIImage]?
    var duration: TimeInterval = 0
  }

  /// How the picture's pixels are turned where it is shown; files are read as they lie.
  public var imageOrientation: Orientation { look.orientation }
  /// How the picture's own colours count.
  public var renderingMode: RenderingMode { look.renderingMode }
  /// Whether the picture is one of the system's symbols.
  public var isSymbolImage: Bool { look.symbol != nil }
  /// What the picture was chosen for.
  public var configuration: Configuration? { look.configuration }
  /// What the symbol was chosen for; `nil` for other pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    look.configuration as? SymbolConfiguration
  }
  /// What keeps its size at each edge when the picture is stretched, in points.
  public var capInsets: UIEdgeInsets { look.capInsets }
  /// How the middle fills a larger place.
  public var resizingMode: ResizingMode { look.resizingMode }
  /// Whether the picture turns around where reading goes to the left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flips }
  /// The pictures that follow each other in an image view; `nil` for a picture that does not move.
  public var images: [UIImage]? { look.images }
  /// The seconds that all of them take; zero for a thirtieth each.
  public var duration: TimeInterval { look.duration }

  /// Makes a picture that moves in an image view; elsewhere it is the first one.
  ///
  /// - Parameters:
  ///   - images: The pictures that follow each other, all of one size.
  ///   - duration: The seconds that all of them take; zero for a thirtieth each.
  /// - Returns: `nil` without pictures.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.images = images
      $0.duration = duration
    }
  }

  /// The same picture with its colours counted in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture as a shape in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The same picture as a shape in `color`, with its colours counted in another way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture, whose middle fills a larger place while its edges keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, whose middle fills a larger place while its edges keep their size.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same picture, turning around where reading goes to the left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flips = true }
  }

  /// The same picture for another configuration; a symbol takes its size.
  @MainActor public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = look.symbol {
      return UIImage(
        symbol: symbol, proportions: look.proportions, configuration: configuration
      ).with {
        $0.renderingMode = look.renderingMode
        $0.tint = look.tint
      }
    }
    guard let traits = configuration.traitCollection, let imageAsset else {
      return with { $0.configuration = configuration }
    }
    return imageAsset.image(with: traits).with { $0.configuration = configuration }
  }

  /// The same picture, with the values of `configuration` in place of its configuration's.
  @MainActor public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration)
    -> UIImage?
  {
    withConfiguration(look.configuration?.applying(configuration) ?? configuration)
  }
}
