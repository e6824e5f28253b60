// Reference: UIImage(contentsOfFile:), UIImage(data:); iOS 18 documentation.
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
    self.init(variant, of: nil, look: Look(name: file.name))
  }

  /// Reads the bytes of a file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the bytes of a file with `scale` pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let variant = ImageFile.variant(data, named: nil, scale: scale) else { return nil }
    self.init(variant, of: nil)
  }
}
