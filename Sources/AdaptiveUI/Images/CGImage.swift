// Reference: CGImage, UIImage.cgImage, UIImage(cgImage:), UIImage(cgImage:scale:orientation:); iOS 18
// documentation.
// Status: Partial — a picture by its size in pixels; no bits, no colour spaces.
public import Foundation

/// A picture in pixels.
public final class CGImage: NSObject, Sendable {
  /// What the picture shows.
  let picture: UIImage
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int

  init?(_ picture: UIImage, scale: CGFloat) {
    width = Int((picture.size.width * scale).rounded())
    height = Int((picture.size.height * scale).rounded())
    guard width > 0, height > 0 else { return nil }
    self.picture = picture
  }

  /// The part of the picture in a rectangle of pixels; what it shows is not cut and left out.
  ///
  /// - Returns: `nil` where the rectangle has nothing of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull else { return nil }
    return part == whole ? self : CGImage(UIImage(size: part.size, art: []), scale: 1)
  }
}

extension UIImage {
  /// The picture in pixels; `nil` for one without size.
  public var cgImage: CGImage? { CGImage(self, scale: max(scale, 1)) }

  /// Creates a picture of a point for each pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of `scale` pixels a point, turned by an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    let size = CGSize(width: pixels.width / max(scale, 1), height: pixels.height / max(scale, 1))
    let shown = cgImage.picture
    var look = Look(name: shown.assetName)
    look.orientation = orientation
    self.init(
      ImageVariant(
        size: orientation.isSideways ? CGSize(width: size.height, height: size.width) : size,
        art: shown.art, traits: UITraitCollection(displayScale: max(scale, 1))),
      of: nil, look: look, bytes: shown.bytes)
  }

  /// How a picture's pixels are turned where it is shown.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }
}
