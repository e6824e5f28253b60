// Reference: UIColor, iOS 18 documentation.
// Status: Partial — sRGB only; no patterns, no catalogues of assets, no drawing.
public import Foundation

/// A colour: red, green, blue and opacity from 0 to 1, or a choice of colours by traits.
public final class UIColor: NSObject, Sendable {
  let source: Source

  /// Where the components come from.
  enum Source: Sendable {
    case components(Components)
    /// A name tells system colours apart; a program's own have none.
    case dynamic(name: String?, @Sendable (UITraitCollection) -> UIColor)
  }

  /// Red, green, blue and opacity, 0 to 1 each.
  struct Components: Sendable, Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  init(source: Source) { self.source = source }

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a colour from components of Display P3, of which screens of sRGB show what they can.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = (red.linearLight, green.linearLight, blue.linearLight)
    // The primaries of Display P3 in those of sRGB, which have the same white.
    self.init(
      red: (1.22494 * red - 0.22494 * green).encodedLight,
      green: (1.04206 * green - 0.04206 * red).encodedLight,
      blue: (1.09827 * blue - 0.01964 * red - 0.07863 * green).encodedLight, alpha: alpha)
  }

  /// Creates a colour that `dynamicProvider` chooses by traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(source: .dynamic(name: nil, dynamicProvider))
  }

  /// Creates the colour that a layer holds.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(
      red: parts.first ?? 0, green: parts.count > 2 ? parts[1] : parts.first ?? 0,
      blue: parts.count > 2 ? parts[2] : parts.first ?? 0, alpha: cgColor.alpha)
  }

  /// The components under the current traits.
  var components: Components { components(with: .current) }

  func components(with traits: UITraitCollection) -> Components {
    switch source {
    case .components(let components): components
    case .dynamic(_, let provider): provider(traits).components(with: traits)
    }
  }

  package var red: CGFloat { components.red }
  package var green: CGFloat { components.green }
  package var blue: CGFloat { components.blue }
  package var alpha: CGFloat { components.alpha }

  /// Whether a terminal's own colour for text stands for this one.
  package var isTextColor: Bool {
    guard case .dynamic(let name?, _) = source else { return false }
    return name == "placeholderText" || name.lowercased().hasSuffix("label")
  }

  /// The colour under `traitCollection`, no longer depending on traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(source: .components(components(with: traitCollection)))
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var components):
      components.alpha = alpha
      return UIColor(source: .components(components))
    case .dynamic(_, let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the components under the current traits, where there is a place for them.
  ///
  /// - Returns: Always true: every colour has these components.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes brightness and opacity of a grey, where there is a place for them.
  ///
  /// - Returns: Whether the colour is a grey; otherwise nothing is written.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, each 0 to 1, where there is a place for them.
  ///
  /// - Returns: Always true: every colour has these components.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let most = max(parts.red, parts.green, parts.blue)
    let spread = most - min(parts.red, parts.green, parts.blue)
    // The sixths of the circle begin at red.
    let sixth =
      if spread == 0 {
        CGFloat(0)
      } else if most == parts.red {
        (parts.green - parts.blue) / spread
      } else if most == parts.green {
        (parts.blue - parts.red) / spread + 2
      } else {
        (parts.red - parts.green) / spread + 4
      }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// The colour under the current traits, as layers hold it.
  public var cgColor: CGColor {
    let parts = components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Colours are equal when their components are; dynamic ones when they are the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.components(let mine), .components(let theirs)): return mine == theirs
    case (.dynamic(let mine?, _), .dynamic(let theirs?, _)): return mine == theirs
    default: return self === other
    }
  }

  /// Equal colours hash equally.
  public override var hash: Int {
    switch source {
    case .components(let components): components.hashValue
    case .dynamic(let name?, _): name.hashValue
    case .dynamic(nil, _): ObjectIdentifier(self).hashValue
    }
  }

  /// The colour space and the components, or the name of a dynamic colour.
  public override var description: String {
    switch source {
    case .components(let parts):
      "UIExtendedSRGBColorSpace \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
    case .dynamic(let name, _):
      name.map { "<UIDynamicSystemColor; name = \($0)Color>" } ?? "<UIDynamicProviderColor>"
    }
  }
}

extension CGFloat {
  /// The light of a component, 0 to 1.
  ///
  /// Source: IEC 61966-2-1.
  fileprivate var linearLight: CGFloat {
    self <= 0.04045 ? self / 12.92 : pow((self + 0.055) / 1.055, 2.4)
  }

  /// The component, 0 to 1, of an amount of light.
  fileprivate var encodedLight: CGFloat {
    let light = Swift.min(Swift.max(self, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
