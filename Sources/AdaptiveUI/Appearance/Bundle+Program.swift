package import Foundation

extension Bundle {
  /// Where a program's files are when it names no bundle: in a project of Xcode that is the main bundle.
  ///
  /// SwiftPM has the files of a target beside the program, in `PACKAGE_TARGET.resources`: first those of
  /// the program's own target, then others by name.
  package static func ofProgram(_ given: Bundle?) -> [Bundle] {
    if let given { return [given] }
    return [main] + besideMain
  }

  private static let besideMain: [Bundle] = {
    let program = main.executableURL?.lastPathComponent ?? ""
    let beside = try? FileManager.default.contentsOfDirectory(
      at: main.bundleURL, includingPropertiesForKeys: nil)
    let folders = (beside ?? []).filter { $0.pathExtension == "resources" }
      .sorted { $0.path < $1.path }
    func isOwn(_ folder: URL) -> Bool {
      folder.deletingPathExtension().lastPathComponent.hasSuffix("_\(program)")
    }
    return (folders.filter(isOwn) + folders.filter { !isOwn($0) }).compactMap(Bundle.init(url:))
  }()
}
