import Foundation

/// The folder of these tests, in which their documents and tables are.
enum TestFolder {
  /// A file in it, beside which others are found.
  static let file = #filePath
  static let url = URL(filePath: file).deletingLastPathComponent()
}
