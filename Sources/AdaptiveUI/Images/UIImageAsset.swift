// Reference: UIImageAsset, iOS 18 documentation. Rules A08–A13.
// Status: Partial — no configurations.
public import Foundation
import Synchronization

/// Holds the versions of one image, for scales, size classes, idioms and styles.
///
/// Rule A08.
public final class UIImageAsset: NSObject, Sendable {
  private let variants = Mutex<[ImageVariant]>([])

  /// What its files are called.
  let name: String?

  /// Creates an asset without versions.
  public override init() { name = nil }

  /// Creates an asset of these versions.
  package init(_ variants: [ImageVariant], name: String? = nil) {
    self.name = name
    super.init()
    variants.forEach(add)
  }

  /// Keeps `image` as the version for some traits, instead of an earlier one for the same.
  ///
  /// Rule A10.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    add(image.variant(for: traitCollection))
  }

  /// Every version, in the order in which they were registered.
  package var versions: [ImageVariant] { variants.withLock { $0 } }

  /// Without a scale the version is for 1.
  ///
  /// Rule A10.
  private func add(_ variant: ImageVariant) {
    var variant = variant
    variant.traits = Self.complete(variant.traits)
    variants.withLock { variants in
      if let index = variants.firstIndex(where: { $0.traits == variant.traits }) {
        variants[index] = variant
      } else {
        variants.append(variant)
      }
    }
  }

  private static func complete(_ traits: UITraitCollection) -> UITraitCollection {
    traits.displayScale == 0 ? traits.modifyingTraits { $0.displayScale = 1 } : traits  // A10
  }

  /// Forgets the version for exactly these traits.
  ///
  /// Rule A13.
  public func unregister(imageWith traitCollection: UITraitCollection) {
    let traits = Self.complete(traitCollection)
    variants.withLock { $0.removeAll { $0.traits == traits } }
  }

  /// The version that fits best; an empty image when there is none at all.
  ///
  /// Scale and idiom that are not said are the device's. Rule A11.
  @MainActor public func image(with traitCollection: UITraitCollection) -> UIImage {
    let device = Environment.current.screen.traitCollection
    let found = variant(for: traitCollection, device: device)
    return UIImage(found ?? ImageVariant(size: .zero, art: []), of: self)
  }

  /// Rule A11.
  func variant(
    for traits: UITraitCollection, device: UITraitCollection
  ) -> ImageVariant? {
    let defaults = UITraitCollection {
      $0.displayScale = device.displayScale
      $0.userInterfaceIdiom = device.userInterfaceIdiom
    }
    let wanted = UITraitCollection(traitsFrom: [defaults, traits])
    return variants.withLock { VariantChoice(wanted: wanted).best(of: $0) }  // A11
  }
}
