// Reference: colour and image literals, Swift standard library; UIKit's defaults for both.
// Status: Complete.
import Foundation

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour that Xcode shows for a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

#if !canImport(Darwin)
  extension CGColor: _ExpressibleByColorLiteral {
    /// Creates the colour that Xcode shows for a literal.
    public convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }
#endif

extension UIImage: _ExpressibleByImageLiteral {
  /// Finds the picture that Xcode shows for a literal; without it the program cannot go on.
  public convenience init(imageLiteralResourceName name: String) {
    guard let (variant, asset) = Self.found(name, in: nil, for: nil) else {
      fatalError("UIImage(imageLiteralResourceName:): no image is called '\(name)'")
    }
    self.init(variant, of: asset)
  }
}
