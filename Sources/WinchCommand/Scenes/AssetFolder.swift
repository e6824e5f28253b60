import AdaptiveUI
import Foundation
import VectorRenderer

/// The images of the asset catalogs and loose files around a document.
///
/// Names only select from the files that were found, so none can lead out of the folder.
@MainActor final class AssetFolder: PictureAssets {
  /// The maximum number of files and folders that are looked at.
  private static let mostLookedAt = 20_000
  /// How many levels above the document images may be.
  private static let levels = 4

  private let start: String?
  private lazy var index = makeIndex()
  private var known: [URL: Result<PictureFile, PictureFile.Refusal>] = [:]

  /// Searches around the document at a path; a bundled scene has no files.
  init(beside document: String) {
    start = FileManager.default.fileExists(atPath: document) ? document : nil
  }

  func image(named name: String, traits: UITraitCollection) -> PictureFile? {
    versions(of: name, traits).lazy.compactMap { try? self.read($0.url).get() }.first
  }

  func note(named name: String, traits: UITraitCollection) -> String? {
    versions(of: name, traits).lazy.compactMap { version in
      guard case .failure(let refusal) = self.read(version.url) else { return nil }
      return refusal.text
    }.first
  }

  /// The files of an image, the best match for some traits first.
  private func versions(of name: String, _ traits: UITraitCollection) -> [ImageFile] {
    guard let versions = index[name] else { return [] }
    let isDark = traits.userInterfaceStyle == .dark
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let ranked = versions.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if (a.isDark == isDark) != (b.isDark == isDark) { return a.isDark == isDark }
      if (a.idiom == idiom) != (b.idiom == idiom) { return a.idiom == idiom }
      if a.scale != b.scale { return a.scale > b.scale }
      return first.offset < second.offset
    }
    return ranked.map(\.element)
  }

  private func read(_ file: URL) -> Result<PictureFile, PictureFile.Refusal> {
    if let file = known[file] { return file }
    let found = load(file)
    known[file] = found
    return found
  }

  /// Reads a file whose first bytes match its format.
  private func load(_ file: URL) -> Result<PictureFile, PictureFile.Refusal> {
    guard let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
      values.isRegularFile == true
    else { return .failure(.broken) }
    guard values.fileSize ?? .max <= PictureFile.mostBytes else { return .failure(.tooLarge) }
    guard let data = try? Data(contentsOf: file) else { return .failure(.broken) }
    do throws(PictureFile.Refusal) {
      return .success(try PictureFile(key: file.path, reading: data))
    } catch {
      return .failure(error)
    }
  }

  // MARK: Finding

  private func makeIndex() -> [String: [ImageFile]] {
    guard let start else { return [:] }
    var index: [String: [ImageFile]] = [:]
    var left = Self.mostLookedAt
    guard
      let walk = FileManager.default.enumerator(
        at: project(around: start), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [:] }
    while left > 0, let file = walk.nextObject() as? URL {
      left -= 1
      switch file.pathExtension.lowercased() {
      case "imageset":
        walk.skipDescendants()
        let name = file.deletingPathExtension().lastPathComponent
        index[name, default: []] += ImageFile.files(ofSet: file)
      case "build", "pods", "deriveddata", "xcodeproj": walk.skipDescendants()
      case "png", "jpg", "jpeg", "svg", "pdf":
        let image = ImageFile(file)
        index[image.name, default: []].append(image)
        index[file.lastPathComponent, default: []].append(image)
      default: break
      }
    }
    return index.mapValues { versions in versions.sorted { $0.url.path < $1.url.path } }
  }

  /// The project folder of a document, as far as it can be determined.
  private func project(around document: String) -> URL {
    let folder = URL(filePath: document).standardizedFileURL.deletingLastPathComponent()
    var place = folder
    for _ in 0..<Self.levels {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == ".git" }) { return place }
      if names.contains(where: { $0.hasSuffix(".xcassets") }) { return place }
      place.deleteLastPathComponent()
    }
    return folder
  }
}
