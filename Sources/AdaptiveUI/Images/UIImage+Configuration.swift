// Reference: UIImage.Configuration, UIImage.SymbolConfiguration; iOS 18 documentation.
// Status: Partial — sizes and weights; colours of layered symbols are kept and not shown.
public import Foundation

extension UIImage {
  /// How bright images may get.
  public typealias DynamicRange = UIImageDynamicRange

  /// What a picture is chosen for.
  ///
  /// Immutable, which the compiler cannot see of a class with subclasses.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; `nil` for those of the place.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Creates what stands for some traits.
    public convenience init(traitCollection: UITraitCollection) {
      self.init(traitCollection: Optional(traitCollection))
    }

    /// The same configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      applying(Configuration(traitCollection: traitCollection))
    }

    /// The configuration with what `otherConfiguration` says laid over it.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      let merged = Configuration(
        traitCollection: otherConfiguration?.traitCollection ?? traitCollection)
      return merged as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.traitCollection == traitCollection
    }

    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// How strong a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// As the place wants it.
    case `default` = -1
    /// As the text beside it.
    case unspecified = 0
    /// Smaller than the text's capitals.
    case small = 1
    /// As high as the text's capitals.
    case medium = 2
    /// Higher than the text's capitals.
    case large = 3

    /// The size beside that of a medium symbol.
    var factor: CGFloat {
      switch self {
      case .small: 0.785
      case .default, .unspecified, .medium: 1
      case .large: 1.27
      }
    }
  }

  /// What a symbol is chosen for.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What was said; `nil` leaves it to what is below.
    struct Values: Sendable, Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor] = []
    }

    let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// Says nothing.
    public static let unspecified = SymbolConfiguration(Values())

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration of a text style's size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration of a text style's size and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration of a font's size.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, textStyle: font.textStyle))
    }

    /// Creates a configuration of a font's size and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, textStyle: font.textStyle, scale: scale))
    }

    /// Creates a configuration of one colour in several strengths; symbols are of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }

    /// Creates a configuration of a colour for each layer; symbols are of one colour.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// A symbol in its own colours, which has one colour here.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// A symbol in one colour, as all are here.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// The configuration with what `otherConfiguration` says laid over it.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else {
        let traits = otherConfiguration?.traitCollection ?? traitCollection
        return SymbolConfiguration(values, traitCollection: traits) as? Self ?? self
      }
      var merged = values
      if other.values.pointSize != nil || other.values.textStyle != nil {
        merged.pointSize = other.values.pointSize
        merged.textStyle = other.values.textStyle
      }
      merged.weight = other.values.weight ?? merged.weight
      merged.scale = other.values.scale ?? merged.scale
      if !other.values.colors.isEmpty { merged.colors = other.values.colors }
      let traits = other.traitCollection ?? traitCollection
      return SymbolConfiguration(merged, traitCollection: traits) as? Self ?? self
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.values == values && other.traitCollection == traitCollection
    }

    public override var hash: Int { values.hashValue }

    /// The size of text that the symbol is beside, in points.
    func pointSize(for traits: UITraitCollection) -> CGFloat {
      guard let style = values.textStyle else {
        return values.pointSize ?? UIFont.labelFontSize
      }
      return style.size(for: traits)
    }
  }
}
