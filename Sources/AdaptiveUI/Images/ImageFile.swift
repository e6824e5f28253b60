package import Foundation

/// A picture's file: what its name, or the set around it, says of it.
package struct ImageFile: Sendable {
  package let url: URL
  /// The name without scale and ending; that of the set for a file in one.
  package let name: String
  /// Pixels a point.
  package let scale: CGFloat
  package let isDark: Bool
  /// As Xcode writes it: `universal`, `iphone`, `ipad`.
  package let idiom: String

  /// A loose file; `@2x` and `@3x` at the end of its name say its scale.
  package init(_ file: URL) {
    let whole = file.deletingPathExtension().lastPathComponent
    let end = (2...3).first { whole.hasSuffix("@\($0)x") }
    (url, name) = (file, end == nil ? whole : String(whole.dropLast(3)))
    (scale, isDark, idiom) = (CGFloat(end ?? 1), false, "universal")
  }

  /// The files of an image set, in the order of its list; none where that cannot be read.
  package static func files(ofSet folder: URL) -> [ImageFile] {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    return (contents.images ?? []).compactMap { ImageFile($0, in: folder) }
  }

  private init?(_ image: Contents.Image, in set: URL) {
    // A name cannot lead out of the set.
    guard let file = image.filename, !file.contains("/"), file != ".." else { return nil }
    (url, name) = (set.appending(path: file), set.deletingPathExtension().lastPathComponent)
    scale = image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
    isDark = image.appearances?.contains { $0.value == "dark" } ?? false
    idiom = image.idiom ?? "universal"
  }

  /// What Xcode writes about an image set.
  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable { let value: String? }
      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [Appearance]?
    }
    let images: [Image]?
  }

  /// The traits that the file is for; what is unspecified means any.
  @MainActor var traits: UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceIdiom = Self.idioms[idiom] ?? .unspecified
      $0.userInterfaceStyle = isDark ? .dark : .unspecified
    }
  }

  private static let idioms: [String: UIUserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad]

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
