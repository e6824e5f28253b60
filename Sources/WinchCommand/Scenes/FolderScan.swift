import Foundation
import Lab

/// Finds the documents of a folder for the lab's list.
enum FolderScan {
  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folder for the lab's list.
  ///
  /// - Parameters:
  ///   - asked: A path; `nil` for the working folder, of which only a few files in it and in its
  ///     folders are listed, because the user did not ask for a search.
  ///   - working: The path of the working folder.
  ///   - language: The language of the documents, if one is given.
  /// - Returns: The folder, which is searched when the list opens.
  static func folder(
    _ asked: String?, at working: String = ".", language: String? = nil
  ) -> LabFolder {
    let path = asked ?? working
    let isWorking = path == "." || path == "./"
    return LabFolder(name: isWorking ? "this folder" : path, isAskedFor: asked != nil) {
      asked == nil
        ? documents(in: path, depth: 2, most: 500, language)
        : documents(in: path, depth: deepest, most: mostEntries, language)
    }
  }

  /// The maximum depth of folders, and the maximum number of files that are looked at.
  private static let deepest = 8
  private static let mostEntries = 20_000

  /// Folders of dependencies and of build products.
  private static let passedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  private static func documents(
    in path: String, depth: Int, most: Int, _ language: String?
  ) -> [FolderDocument] {
    var left = most
    return names(in: path, below: "", depth: depth, &left).compactMap { name in
      let file = path == "." ? name : (path as NSString).appendingPathComponent(name)
      guard let kind = kind(of: file), let watch = DocumentLoader.watch(file, language: language)
      else { return nil }
      let inside = name as NSString
      return FolderDocument(
        name: inside.lastPathComponent, folder: inside.deletingLastPathComponent, kind: kind,
        watch: watch)
    }
  }

  /// The paths of a folder's files, those directly in it first, each folder's by name.
  private static func names(
    in root: String, below folder: String, depth: Int, _ left: inout Int
  ) -> [String] {
    let path = folder.isEmpty ? root : (root as NSString).appendingPathComponent(folder)
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    var (files, folders): ([String], [String]) = ([], [])
    for name in found where !name.hasPrefix(".") && left > 0 {
      left -= 1
      let inside = folder.isEmpty ? name : "\(folder)/\(name)"
      if endings.contains((name as NSString).pathExtension) {
        files.append(inside)
      } else if depth > 1, !passedOver.contains(name),
        isFolder((root as NSString).appendingPathComponent(inside))
      {
        folders.append(inside)
      }
    }
    return files + folders.flatMap { names(in: root, below: $0, depth: depth - 1, &left) }
  }

  private static let endings: Set<String> = ["storyboard", "xib", "yaml", "yml"]

  /// The kind of a file; `nil` for YAML that is no scene.
  private static func kind(of file: String) -> String? {
    switch (file as NSString).pathExtension {
    case "storyboard": "storyboard"
    case "xib": "xib"
    default: isScene(file) ? "scene" : nil
    }
  }

  /// Whether YAML has a root at its outermost level, as every scene has; only the file's beginning
  /// is read.
  private static func isScene(_ file: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: file) else { return false }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: beginning) else { return false }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .contains { $0.hasPrefix("root:") }
  }

  /// The number of bytes of a file that are read.
  private static let beginning = 65_536
}
