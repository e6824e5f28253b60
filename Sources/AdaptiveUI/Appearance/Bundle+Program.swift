package import Foundation

extension Bundle {
  /// Where a program's files are when it names no bundle, or the main one, which has them in a project of Xcode.
  ///
  /// SwiftPM has the files of a target beside the program, in `PACKAGE_TARGET.resources`: first those of
  /// the program's own target, then others by name.
  package static func ofProgram(_ given: Bundle?) -> [Bundle] {
    if let given, given !== main { return [given] }
    return [main] + besideMain
  }

  /// What the module of a target is called: signs that no identifier has are underscores there.
  package static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
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
