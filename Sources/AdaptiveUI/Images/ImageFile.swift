import Foundation

/// A picture's file, of which its name and size are known and not what it shows.
struct ImageFile {
  /// The name without scale and ending.
  let name: String
  /// Pixels a point, as the end of the name says.
  let scale: CGFloat

  init(_ file: URL) {
    let whole = file.deletingPathExtension().lastPathComponent
    let end = (2...3).first { whole.hasSuffix("@\($0)x") }
    name = end == nil ? whole : String(whole.dropLast(3))
    scale = CGFloat(end ?? 1)
  }

  /// The version that a file's bytes are; `nil` where they are no picture of a known kind.
  static func variant(_ data: Data, named name: String?, scale: CGFloat) -> ImageVariant? {
    let size: CGSize
    let bytes = [UInt8](data)
    if let pixels = PictureSize.png(bytes) ?? PictureSize.jpeg(bytes) {
      size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    } else if let points = PictureSize.drawing(data) {
      size = points
    } else {
      return nil
    }
    return ImageVariant(
      size: size, art: name.map { [$0] } ?? [], traits: UITraitCollection(displayScale: scale))
  }
}
