// Reference: UIImage, iOS 18 documentation. Rules A08–A12, LA6.5.
// Status: Partial — a size and text art in variants, symbols by name, files.
public import Foundation

/// A picture: in a terminal, lines of text that stand for it.
public final class UIImage: NSObject, Sendable {
  private let variant: ImageVariant
  /// The asset whose version the image is, which knows the others.
  ///
  /// Rule A08.
  public let imageAsset: UIImageAsset?

  /// Creates an image without content, which programs set to have none shown.
  public convenience override init() { self.init(size: .zero, art: []) }

  /// Creates an image that belongs to no asset; its name is what its file is called.
  package convenience init(size: CGSize, art: [String], name: String? = nil) {
    var look = Look()
    look.name = name
    self.init(ImageVariant(size: size, art: art), of: nil, look: look)
  }

  /// The name by which a file with the picture can be found.
  package var assetName: String? { look.name ?? imageAsset?.name }
  /// The name of the symbol that the picture is.
  package var symbolName: String? { look.symbol }
  /// The colour that the picture has wherever it is shown; `nil` for that of its place.
  package var ownTint: UIColor? { look.tint }

  /// What the picture has around the part that constraints line up, in points.
  ///
  /// Rule LA6.5.
  public let alignmentRectInsets: UIEdgeInsets

  let look: Look
  /// What the picture was read from; `nil` for those that a name found or a program made.
  let bytes: Data?

  init(
    _ variant: ImageVariant, of asset: UIImageAsset?, alignmentRectInsets: UIEdgeInsets = .zero,
    look: Look = Look(), bytes: Data? = nil
  ) {
    self.variant = variant
    imageAsset = asset
    self.alignmentRectInsets = alignmentRectInsets
    self.look = look
    self.bytes = bytes
  }

  /// The same picture, shown in another way.
  func with(_ change: (inout Look) -> Void) -> UIImage {
    var changed = look
    change(&changed)
    return UIImage(
      variant, of: imageAsset, alignmentRectInsets: alignmentRectInsets, look: changed, bytes: bytes
    )
  }

  /// The same picture with other insets around the part that constraints line up.
  ///
  /// Rule LA6.5.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      variant, of: imageAsset, alignmentRectInsets: alignmentInsets, look: look, bytes: bytes)
  }

  /// Finds an image among those that a scene declares or the program's files hold, in its version for the screen.
  ///
  /// - Returns: `nil` when there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image among those that a scene declares or a bundle holds, in its version for some traits.
  ///
  /// - Parameters:
  ///   - name: The image's name.
  ///   - bundle: Whose catalogues and files to look at; the program's for `nil`.
  ///   - traitCollection: What the version is for; without it, the screen's traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let (variant, asset) = Self.found(name, in: bundle, for: traitCollection) else {
      return nil
    }
    self.init(variant, of: asset)
  }

  /// Models ask too, which are on no actor; what images there are belongs to the environment.
  static func found(
    _ name: String, in bundle: Bundle?, for traits: UITraitCollection?
  ) -> (ImageVariant, UIImageAsset)? {
    MainActor.assumeIsolated { shownVariant(of: name, in: bundle, for: traits) }
  }

  @MainActor private static func shownVariant(
    of name: String, in bundle: Bundle?, for traits: UITraitCollection?
  ) -> (ImageVariant, UIImageAsset)? {
    let environment = Environment.current
    let screen = environment.screen.traitCollection
    let declared = environment.images[name]
    guard let asset = declared ?? ImageCatalogue.image(named: name, in: Bundle.ofProgram(bundle)),
      let variant = asset.variant(for: traits ?? screen, device: screen)
    else { return nil }
    return (variant, asset)
  }

  /// The size in points.
  public var size: CGSize { variant.size }
  /// What a terminal shows, line by line.
  package var art: [String] { variant.art }
  /// Whether that is a symbol's sign or a drawing, rather than only the picture's name.
  package var isDrawn: Bool { !art.isEmpty && (symbolName != nil || art.first != assetName) }
  /// Pixels a point.
  public var scale: CGFloat { variant.traits.registeredScale }
  /// What the version is for.
  public var traitCollection: UITraitCollection { variant.traits }

  /// The same content for other traits.
  func variant(for traits: UITraitCollection) -> ImageVariant {
    ImageVariant(size: size, art: art, traits: traits)
  }

  /// Images are equal when they look the same and are for the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return size == other.size && art == other.art && traitCollection == other.traitCollection
      && look == other.look
  }

  /// Equal images hash equally.
  public override var hash: Int { art.hashValue }
}
