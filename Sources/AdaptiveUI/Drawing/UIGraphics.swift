// Reference: UIGraphicsGetCurrentContext and its kin, UIGraphicsImageRenderer; iOS 18
// documentation.
// Status: Partial — pictures of cells; no files of pictures.
public import Foundation

/// The contexts that are drawn into, the current one last.
@MainActor enum DrawingStack {
  @TaskLocal static var contexts: [CGContext] = []
  /// Contexts that a program began by itself.
  static var begun: [CGContext] = []

  static var current: CGContext? { begun.last ?? contexts.last }

  /// Draws into a context of a size in points.
  static func draw(_ size: CGSize, _ body: () -> Void) -> CGContext {
    let context = CGContext(size: size)
    $contexts.withValue(contexts + [context], operation: body)
    return context
  }
}

/// What is drawn into now; `nil` outside any drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawingStack.current
}

/// Begins a picture.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  DrawingStack.begun.append(CGContext(size: size))
}

/// Begins a picture; in cells there is no difference for opacity and scale.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// The picture that was begun last, as it is now.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingStack.begun.last?.image
}

/// Ends the picture that was begun last.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = DrawingStack.begun.popLast()
}

/// Makes a context the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingStack.begun.append(context)
}

/// Makes the context before the current one again.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  _ = DrawingStack.begun.popLast()
}

/// Fills a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Strokes a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect)
}

/// How a picture is made.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; cells show no difference.
  open var scale: CGFloat = 1
  /// Whether the picture lets nothing through.
  open var opaque = false
  /// The format of the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { preferred() }
  /// The format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return format
  }
  /// Creates a format.
  public override init() {}
  /// Creates the format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

/// What a picture is drawn with.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The picture as it is now.
  public var currentImage: UIImage { cgContext.image }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Keeps what follows inside a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Creates pictures of a size in points.
  public init(
    size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.format = format
  }

  /// Creates pictures of a rectangle, in points.
  public init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
  ) {
    self.bounds = bounds
    self.format = format
  }

  /// The picture that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    DrawingStack.draw(bounds.size) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format))
    }.image
  }
}

extension CGContext {
  /// The picture as it is now.
  var image: UIImage { UIImage(size: size, art: art) }
}

extension UIColor {
  /// Fills and strokes with the colour in the current context.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Fills with the colour in the current context.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }
  /// Strokes with the colour in the current context.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

extension UIImage {
  /// Draws the picture with its upper left corner at a point.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.paint(art, at: point)
  }

  /// Draws the picture; its cells keep their size.
  @preconcurrency @MainActor public func draw(in rect: CGRect) { draw(at: rect.origin) }
}
