// Reference: CGColor, iOS 18 documentation.
// Status: Partial — sRGB and grey components; on macOS the system's own takes its place.
#if canImport(Darwin)
  public import CoreGraphics
#else
  public import Foundation

  /// A colour that no longer depends on traits, as layers hold it.
  public final class CGColor: Sendable, Hashable {
    /// Red, green, blue and opacity, 0 to 1 each.
    public let components: [CGFloat]?
    /// The opacity from 0 to 1.
    public let alpha: CGFloat
    /// How many components there are, opacity included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Creates a colour from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
      self.alpha = alpha
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey.
    public init(gray: CGFloat, alpha: CGFloat) {
      components = [gray, alpha]
      self.alpha = alpha
    }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components, components.count == 4 else {
        return components?.first.map { CGColor(gray: $0, alpha: alpha) }
      }
      return CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Colours are equal when their components are.
    public static func == (first: CGColor, second: CGColor) -> Bool {
      first.components == second.components
    }

    /// Equal colours hash equally.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#endif
