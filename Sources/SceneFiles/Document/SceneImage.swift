package import Documents
package import Foundation

/// An image of a scene: lines of text that represent it.
package struct SceneImage: Sendable, Equatable {
  /// In points.
  package var size: CGSize
  package var art: [String]
  /// The traits that the variant is for.
  ///
  /// Rule A08.
  package var traits: SceneTraits?
}

/// An image with variants, by name.
package struct SceneImageAsset: Sendable {
  package var name: Marked<String>
  package var variants: [SceneImage]
}

/// The image that a view shows.
package enum SceneImageChoice: Sendable {
  case inline(SceneImage)
  /// One of the scene's images.
  case named(Marked<String>)
  /// A system symbol.
  case symbol(String)
}
