/// The images that programs find by name.
///
/// Rule A08.
@MainActor private final class NamedImages {
  var assets: [String: UIImageAsset] = [:]
}

extension Environment {
  /// The images that programs find by name.
  ///
  /// Rule A08.
  package var images: [String: UIImageAsset] {
    get { part(NamedImages.init).assets }
    set { part(NamedImages.init).assets = newValue }
  }
}
