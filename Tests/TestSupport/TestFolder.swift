public import Foundation

/// The folders of tests, wherever in its target a file of tests is.
public enum TestFolder {
  /// The folder of a test target: the one in `Tests` that a file of tests is in.
  public static func of(_ tests: String = #filePath) -> URL {
    var folder = URL(filePath: tests).deletingLastPathComponent()
    while folder.pathComponents.count > 2,
      folder.deletingLastPathComponent().lastPathComponent != "Tests"
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The package's folder.
  public static let package = of().deletingLastPathComponent().deletingLastPathComponent()
}
