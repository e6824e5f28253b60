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

  /// A file of an image and the traits that it is for.
  private struct Version {
    let file: URL
    var scale: CGFloat = 1
    var isDark = false
    var idiom = "universal"
  }

  func image(named name: String, traits: UITraitCollection) -> PictureFile? {
    versions(of: name, traits).lazy.compactMap { try? self.read($0.file).get() }.first
  }

  func note(named name: String, traits: UITraitCollection) -> String? {
    versions(of: name, traits).lazy.compactMap { version in
      guard case .failure(let refusal) = self.read(version.file) else { return nil }
      return refusal.text
    }.first
  }

  /// The files of an image, the best match for some traits first.
  private func versions(of name: String, _ traits: UITraitCollection) -> [Version] {
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

  private func makeIndex() -> [String: [Version]] {
    guard let start else { return [:] }
    var index: [String: [Version]] = [:]
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
        index[name, default: []] += versions(of: file)
      case "build", "pods", "deriveddata", "xcodeproj": walk.skipDescendants()
      case "png", "jpg", "jpeg", "svg", "pdf":
        let (name, scale) = Self.parts(of: file.deletingPathExtension().lastPathComponent)
        index[name, default: []].append(Version(file: file, scale: scale))
        index[file.lastPathComponent, default: []].append(Version(file: file, scale: scale))
      default: break
      }
    }
    return index.mapValues { versions in versions.sorted { $0.file.path < $1.file.path } }
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

  /// The name of a loose file without its scale.
  private static func parts(of name: String) -> (String, CGFloat) {
    for scale in 2...3 where name.hasSuffix("@\(scale)x") {
      return (String(name.dropLast(3)), CGFloat(scale))
    }
    return (name, 1)
  }

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

  private func versions(of set: URL) -> [Version] {
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    return (contents.images ?? []).compactMap { image in
      guard let name = image.filename, !name.contains("/"), name != ".." else { return nil }
      return Version(
        file: set.appending(path: name),
        scale: image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1,
        isDark: image.appearances?.contains { $0.value == "dark" } ?? false,
        idiom: image.idiom ?? "universal")
    }
  }
}
