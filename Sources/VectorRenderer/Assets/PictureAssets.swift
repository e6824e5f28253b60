package import AdaptiveUI
package import Foundation

/// The files of pictures that an interface names.
package protocol PictureAssets: Sendable {
  /// The file that shows a picture under some traits; `nil` when there is none.
  @MainActor func image(named name: String, traits: UITraitCollection) -> PictureFile?

  /// Why a picture that is there is not shown; `nil` where nothing of that name was found.
  @MainActor func note(named name: String, traits: UITraitCollection) -> String?
}

extension PictureAssets {
  /// Nothing is left out.
  @MainActor package func note(named name: String, traits: UITraitCollection) -> String? { nil }
}

/// A picture's file.
package struct PictureFile: Sendable {
  /// Tells it from others.
  package let key: String
  /// As in `image/png`.
  package let type: String
  package let data: Data

  /// Creates a file.
  package init(key: String, type: String, data: Data) {
    (self.key, self.type, self.data) = (key, type, data)
  }
}

/// No files at all.
package struct NoAssets: PictureAssets {
  package init() {}
  package func image(named name: String, traits: UITraitCollection) -> PictureFile? { nil }
}
