// Reference: UIImage(contentsOfFile:), UIImage(data:), pngData(), jpegData(compressionQuality:); iOS 18
// documentation.
// Status: Partial — the size of PNG, JPEG, PDF and SVG; what they show is drawn by SVG and PNG alone.
public import Foundation

extension UIImage {
  /// Reads a file; `@2x` and `@3x` at the end of its name say its scale.
  ///
  /// - Returns: `nil` when there is none, or one of another kind than PNG, JPEG, PDF and SVG.
  public convenience init?(contentsOfFile path: String) {
    let file = ImageFile(URL(filePath: path))
    guard let data = FileManager.default.contents(atPath: path),
      let variant = ImageFile.variant(data, named: file.name, scale: file.scale)
    else { return nil }
    self.init(variant, of: nil, look: Look(name: file.name), bytes: data)
  }

  /// Reads the bytes of a file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the bytes of a file with `scale` pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let variant = ImageFile.variant(data, named: nil, scale: scale) else { return nil }
    self.init(variant, of: nil, bytes: data)
  }

  /// The picture as a PNG.
  ///
  /// - Returns: The bytes that the picture was read from, if they are one; otherwise `nil`, for there
  ///   are no bitmaps to write.
  public func pngData() -> Data? { bytes(beginningWith: [0x89, 0x50, 0x4E, 0x47]) }

  /// The picture as a JPEG.
  ///
  /// - Parameter compressionQuality: How much of the picture to keep; without effect.
  /// - Returns: The bytes that the picture was read from, if they are one; otherwise `nil`, for there
  ///   are no bitmaps to write.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bytes(beginningWith: [0xFF, 0xD8, 0xFF])
  }

  private func bytes(beginningWith start: [UInt8]) -> Data? {
    bytes.flatMap { $0.starts(with: start) ? $0 : nil }
  }
}
