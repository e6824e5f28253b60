import Foundation

/// The pictures among a bundle's files: sets of asset catalogues as Xcode keeps them, and loose files.
///
/// Rule A08.
@MainActor struct ImageCatalogue {
  /// The folders of image sets, and the loose files, by name.
  private var sets: [String: URL] = [:]
  private var files: [String: [URL]] = [:]

  private static var known: [URL: ImageCatalogue] = [:]
  private static var assets: [URL: UIImageAsset] = [:]

  /// The picture of a name in the first of the bundles that has it; `nil` without one.
  static func image(named name: String, in bundles: [Bundle]) -> UIImageAsset? {
    bundles.lazy.compactMap { bundle in
      guard let root = bundle.resourceURL?.standardizedFileURL else { return nil }
      let catalogue = known[root] ?? ImageCatalogue(root)
      known[root] = catalogue
      return catalogue.asset(named: name)
    }.first
  }

  /// Looks through a folder: its own files, those for languages, and its catalogues.
  private init(_ root: URL) {
    for file in Self.content(of: root) {
      switch file.pathExtension.lowercased() {
      case "xcassets": addSets(in: file)
      case "lproj": Self.content(of: file).forEach { add($0) }
      default: add(file)
      }
    }
  }

  private mutating func addSets(in folder: URL) {
    for file in Self.content(of: folder) {
      switch file.pathExtension.lowercased() {
      case "imageset":
        let name = file.deletingPathExtension().lastPathComponent
        sets[name] = sets[name] ?? file
      case "": addSets(in: file)
      default: break
      }
    }
  }

  private mutating func add(_ file: URL) {
    guard ["png", "jpg", "jpeg", "pdf", "svg"].contains(file.pathExtension.lowercased()) else {
      return
    }
    for name in Self.names(of: file) { files[name, default: []].append(file) }
  }

  private static func content(of folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files ?? []).map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// What programs call a loose file: its whole name, and for a PNG that without ending.
  private static func names(of file: URL) -> [String] {
    let base = ImageFile(file).name
    let isPlain = file.pathExtension.lowercased() == "png"
    return ["\(base).\(file.pathExtension)"] + (isPlain ? [base] : [])
  }

  private func asset(named name: String) -> UIImageAsset? {
    if let set = sets[name] { return Self.asset(of: set) }
    let variants = files[name]?.compactMap { file in
      Self.variant(of: file, named: name, scale: ImageFile(file).scale)
    }
    guard let variants, !variants.isEmpty else { return nil }
    return UIImageAsset(variants, name: name)
  }

  private static func variant(of file: URL, named name: String, scale: CGFloat) -> ImageVariant? {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return nil }
    return ImageFile.variant(data, named: name, scale: scale)
  }

  private static func asset(of set: URL) -> UIImageAsset? {
    if let asset = assets[set] { return asset }
    let variants = ImageFile.files(ofSet: set).compactMap { (image) -> ImageVariant? in
      var variant = variant(of: image.url, named: image.name, scale: image.scale)
      variant?.traits = image.traits
      return variant
    }
    guard !variants.isEmpty else { return nil }
    let asset = UIImageAsset(variants, name: set.deletingPathExtension().lastPathComponent)
    assets[set] = asset
    return asset
  }
}
