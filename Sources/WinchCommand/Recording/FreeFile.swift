import Foundation
import Lab

/// A new file in the working folder.
enum FreeFile {
  /// The most files of one kind in a folder.
  private static let most = 999

  /// Where a file of the working directory is, with `~` for the home directory.
  static func shownPath(of name: String) -> String {
    let path = FileManager.default.currentDirectoryPath + "/" + name
    let home = NSHomeDirectory()
    guard home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Writes bytes into a file whose name nothing has yet.
  ///
  /// Names are `split-1.svg`, `split-2.svg` and so on.
  /// - Returns: The file's name.
  /// - Throws: Why it could not be written; then nothing is there.
  static func write(
    _ stem: String, _ ending: String, _ data: Data
  ) throws(LabWriteFailure) -> String {
    for number in 1...most {
      let name = "\(stem)-\(number).\(ending)"
      var status = stat()
      guard lstat(name, &status) != 0 else { continue }
      do throws(Failure) {
        try OutputFile.create(data, at: name)
      } catch {
        // Somebody was faster.
        if lstat(name, &status) == 0 { continue }
        throw LabWriteFailure(text: error.reason)
      }
      if ending == "sh" { chmod(name, 0o777 & ~mask) }
      return name
    }
    throw LabWriteFailure(text: "the names up to \(stem)-\(most).\(ending) are all there")
  }

  /// What new files do not let others do.
  private static var mask: mode_t {
    let mask = umask(0)
    _ = umask(mask)
    return mask
  }
}

extension Failure {
  /// What the system says, without what it was about.
  fileprivate var reason: String {
    if case .noOutput(_, let reason) = self { reason } else { text }
  }
}
