import BundledScenes
import Foundation

/// The inputs of `winch check`, with folders replaced by the documents in them.
struct CheckInputs {
  /// In the order of the command line; the documents of a folder by name.
  private(set) var files: [String] = []
  /// Errors in the arguments.
  private(set) var problems: [String] = []

  init(_ arguments: [String]) {
    for argument in arguments {
      guard Self.isFolder(argument), BundledScenes.scene(named: argument) == nil else {
        files.append(argument)
        continue
      }
      let found = Self.documents(in: argument)
      if found.isEmpty {
        problems.append(Failure.noInput("no scene, storyboard or xib in '\(argument)'").text)
      }
      files += found
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Folders of dependencies and of build products.
  private static let skipped: Set = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// The documents below a folder, by name, without hidden files and YAML that is no scene.
  private static func documents(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted().flatMap { name -> [String] in
      guard !name.hasPrefix(".") else { return [] }
      let path = prefix + name
      if isFolder(path) {
        // A link may lead to a folder above.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        return isLink || skipped.contains(name) ? [] : documents(in: path)
      }
      return isDocument(path) ? [path] : []
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    switch path.split(separator: ".").last {
    case "storyboard", "xib": true
    case "yaml", "yml": looksLikeScene(path)
    default: false
    }
  }

  /// Whether YAML has a root, as a scene has and settings files have not.
  private static func looksLikeScene(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { $0.hasPrefix("root:") }
  }
}
