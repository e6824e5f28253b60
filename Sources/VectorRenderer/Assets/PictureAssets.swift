package import AdaptiveUI
package import Foundation

/// The image files that an interface refers to.
package protocol PictureAssets: Sendable {
  /// The file of an image for some traits; `nil` if there is none.
  @MainActor func image(named name: String, traits: UITraitCollection) -> PictureFile?

  /// The reason why an existing image is not shown; `nil` if there is no image of that name.
  @MainActor func note(named name: String, traits: UITraitCollection) -> String?
}

extension PictureAssets {
  /// Nothing is left out.
  @MainActor package func note(named name: String, traits: UITraitCollection) -> String? { nil }
}

/// The file of an image.
package struct PictureFile: Sendable {
  /// Identifies the file.
  package let key: String
  /// The media type, such as `image/png`.
  package let type: String
  package let data: Data

  /// Creates a file.
  package init(key: String, type: String, data: Data) {
    (self.key, self.type, self.data) = (key, type, data)
  }
}

/// Assets without files.
package struct NoAssets: PictureAssets {
  package init() {}
  package func image(named name: String, traits: UITraitCollection) -> PictureFile? { nil }
}
