import Foundation
import Testing

/// Renderers read pictures, whose nodes answer for the views.
struct PictureReaderTests {
  /// The folders of renderers that read pictures alone.
  private static let folders = ["CellRenderer", "VectorRenderer"]

  /// The view classes that files of renderers may name, which may only become fewer.
  ///
  /// Entrances are given a window, boxes lead from a picture back to their views, and the JSON lists all views,
  /// also those that no picture shows.
  private static let exceptions: [String: Set<String>] = [
    "CellRenderer/Canvas/CanvasPicture.swift": ["UIView"],
    "CellRenderer/Canvas/CanvasRenderer.swift": ["UIView"],
    "VectorRenderer/Device/DeviceChrome.swift": ["UIWindow"],
    "VectorRenderer/JSON/CanvasJSON.swift": ["UIView"],
    "VectorRenderer/VectorPicture.swift": ["UIWindow"],
    "VectorRenderer/VectorSheet.swift": ["UIWindow"],
  ]

  /// What leads from a picture back to the model, and the only file of renderers that may go there: focus and
  /// clicks need the views of boxes.
  private static let door = (
    ways: ["view(of:", "viewIfLoaded"], file: "CellRenderer/Canvas/CanvasPicture.swift"
  )

  /// The Swift files below a folder of `Sources`, without comments, with their paths from there.
  private static func files(_ folder: String) throws -> [(path: String, text: String)] {
    let start = ArchitectureTests.root.appending(path: "Sources/\(folder)")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: start.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: start.appending(path: name), encoding: .utf8)
      return ("\(folder)/\(name)", text.replacing(/\/\/.*/, with: ""))
    }
  }

  /// The classes of the model that are views.
  private static func viewClasses() throws -> Set<String> {
    var parents: [String: String] = [:]
    for (_, text) in try files("AdaptiveUI") + files("AdaptiveLists") {
      for match in text.matches(of: /\bclass ([A-Z]\w*)\s*:\s*(\w+)/) {
        parents[String(match.1)] = String(match.2)
      }
    }
    func isView(_ name: String) -> Bool {
      name == "UIView" || parents[name].map(isView) ?? false
    }
    return Set(parents.keys.filter(isView))
  }

  @Test func `renderers name no class of views`() throws {
    let classes = try Self.viewClasses()
    var found: [String: Set<String>] = [:]
    for (path, text) in try Self.folders.flatMap(Self.files) {
      let named = Set(text.matches(of: /\b\w+/).map { String($0.output) }).intersection(classes)
      if !named.isEmpty { found[path] = named }
    }

    #expect(classes.isSuperset(of: ["UIView", "UITableViewCell", "UIPopoverView", "UIWindow"]))
    #expect(found == Self.exceptions)
  }

  @Test func `one file of renderers leads from a picture back to views`() throws {
    let files = try Self.files("CellRenderer") + Self.files("VectorRenderer")
    let users = files.filter { _, text in Self.door.ways.contains(where: text.contains) }

    #expect(users.map(\.path) == [Self.door.file])
  }
}
