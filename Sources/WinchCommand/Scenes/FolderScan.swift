import Foundation
import Lab

/// Finds the documents of a folder for the lab's list.
enum FolderScan {
  /// Whether a folder is at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folder of the list.
  ///
  /// - Parameters:
  ///   - asked: A path; `nil` for the working folder, in which fewer files are looked at, because the
  ///     user did not ask for a search.
  ///   - working: The path of the working folder.
  ///   - language: The language of documents, where one is asked for.
  ///   - most: How many files are looked at; `nil` for as many as take no time to speak of.
  /// - Returns: What finds its documents when the list opens.
  static func folder(
    _ asked: String?, at working: String = ".", language: String? = nil, most: Int? = nil
  ) -> LabFolder {
    let path = asked ?? working
    let isWorking = path == "." || path == "./"
    return LabFolder(name: isWorking ? "this folder" : path, isAskedFor: asked != nil) {
      let most = most ?? (asked == nil ? mostUnasked : mostEntries)
      let (names, isWhole) = names(in: path, most: most)
      let omission =
        isWhole ? "" : "only the first \(most) files were looked at: winch FOLDER looks further"
      return FolderContents(documents(names, in: path, language), omission: omission)
    }
  }

  /// The maximum depth of folders, and the maximum number of files that are looked at.
  private static let deepest = 8
  private static let mostEntries = 20_000
  private static let mostUnasked = 5_000

  /// Folders of dependencies and of build products.
  private static let passedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build",
  ]

  /// Xcode's documents, then scene files: a folder may have a great many scenes, and whoever looks for
  /// an interface's own document should not have to look behind them.
  private static func documents(
    _ names: [String], in path: String, _ language: String?
  ) -> [FolderDocument] {
    let first = names.filter(DocumentLoader.isInterfaceBuilder)
    let others = names.filter { !DocumentLoader.isInterfaceBuilder($0) }
    return (first + others).compactMap { name in
      let file = path == "." ? name : (path as NSString).appendingPathComponent(name)
      guard let kind = kind(of: file), let watch = DocumentLoader.watch(file, language: language)
      else { return nil }
      let inside = name as NSString
      return FolderDocument(
        name: inside.lastPathComponent, folder: inside.deletingLastPathComponent, kind: kind,
        watch: watch)
    }
  }

  /// The paths of files from a folder: those in it, then those of the folders in it, and so on; each
  /// folder's in the order of names.
  ///
  /// - Returns: The paths, and whether there was time for all.
  private static func names(in root: String, most: Int) -> (names: [String], isWhole: Bool) {
    var files: [String] = []
    var left = most
    var level = [""]
    for _ in 0..<deepest where !level.isEmpty {
      var next: [String] = []
      for folder in level {
        let path = folder.isEmpty ? root : (root as NSString).appendingPathComponent(folder)
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
          .sorted(by: comesBefore)
        for name in found where !name.hasPrefix(".") {
          guard left > 0 else { return (files, false) }
          left -= 1
          let inside = folder.isEmpty ? name : "\(folder)/\(name)"
          if endings.contains((name as NSString).pathExtension) {
            files.append(inside)
          } else if !passedOver.contains(name),
            isFolder((root as NSString).appendingPathComponent(inside))
          {
            next.append(inside)
          }
        }
      }
      level = next
    }
    return (files, true)
  }

  /// Whether a file is before another: `split.yaml` before `split-wide.yaml`, whatever sign follows.
  private static func comesBefore(_ one: String, _ other: String) -> Bool {
    let stems = [one, other].map { ($0 as NSString).deletingPathExtension }
    return stems[0] == stems[1] ? one < other : stems[0] < stems[1]
  }

  private static let endings: Set<String> = ["storyboard", "xib", "yaml", "yml"]

  /// What a file is; `nil` for YAML of another kind.
  private static func kind(of file: String) -> String? {
    switch (file as NSString).pathExtension {
    case "storyboard": "storyboard"
    case "xib": "xib"
    default: isScene(file) ? "scene" : nil
    }
  }

  /// Whether YAML has a root at its outermost level, as every scene has; only a file's beginning is
  /// looked at.
  private static func isScene(_ file: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: file) else { return false }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: beginning) else { return false }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .contains { $0.hasPrefix("root:") }
  }

  /// So many bytes of a file are looked at.
  private static let beginning = 65_536
}
