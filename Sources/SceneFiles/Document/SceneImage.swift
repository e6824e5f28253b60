package import Documents
package import Foundation

/// A picture of a scene: lines of text that stand for it.
package struct SceneImage: Sendable, Equatable {
  /// In points.
  package var size: CGSize
  package var art: [String]
  /// What the version is for.
  ///
  /// Rule A08.
  package var traits: SceneTraits?
}

/// An image with versions, by name.
package struct SceneImageAsset: Sendable {
  package var name: Marked<String>
  package var variants: [SceneImage]
}

/// How a view says which picture it shows.
package enum SceneImageChoice: Sendable {
  case inline(SceneImage)
  /// One of the scene's images.
  case named(Marked<String>)
  /// A symbol of the system's.
  case symbol(String)
}
