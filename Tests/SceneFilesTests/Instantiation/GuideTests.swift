import BundledScenes
import Foundation
import TestSupport
import Testing

/// The pages of the documentation that send readers to scenes.
struct GuideTests {
  private static let root = TestFolder.package

  static let pages = [
    "TraitsAndSizeClasses", "ChangesOfSize", "AdaptivePresentation", "OrientationAndWindows",
    "FramesOfViews", "VariationsInDocuments",
  ]

  private static func text(_ page: String) throws -> String {
    let file = root.appending(path: "Sources/AdaptiveUI/AdaptiveUI.docc/\(page).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// What is between back quotes after `winch` and is no command.
  private static func scenes(in text: String) -> [String] {
    text.split(separator: "`").filter { $0.hasPrefix("winch ") }
      .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
      .filter { !["check", "explain"].contains($0) && !$0.hasSuffix(".storyboard") }
  }

  @Test(arguments: pages) func `a page names scenes that are there`(page: String) throws {
    let text = try Self.text(page)
    let names = Self.scenes(in: text)

    #expect(names.count >= 3)
    #expect(names.filter { BundledScenes.scene(named: $0) == nil } == [])
    #expect(text.contains("## What differs from UIKit"))
  }

  @Test func `every bundled scene of the gallery is on a page`() throws {
    let named = Set(try Self.pages.flatMap { Self.scenes(in: try Self.text($0)) })
    let rest = BundledScenes.all.map(\.name).filter { !named.contains($0) }

    #expect(rest == ["smallest", "reference"])
  }
}
