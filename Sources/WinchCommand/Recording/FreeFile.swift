import Foundation
import Lab

/// A new file in the working directory.
enum FreeFile {
  /// The maximum number of files of one kind in a folder.
  private static let most = 999

  /// The path of a file in the working directory, with `~` for the home directory.
  static func shownPath(of name: String) -> String {
    let path = FileManager.default.currentDirectoryPath + "/" + name
    let home = NSHomeDirectory()
    guard home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Writes bytes to a new file with an unused name.
  ///
  /// Names are `split-1.svg`, `split-2.svg` and so on.
  /// - Returns: The file's name.
  /// - Throws: The reason why it could not be written; there is no file then.
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
        // Another program has just created a file of this name.
        if lstat(name, &status) == 0 { continue }
        throw LabWriteFailure(text: error.reason)
      }
      if ending == "sh" { chmod(name, 0o777 & ~mask) }
      return name
    }
    throw LabWriteFailure(text: "the names up to \(stem)-\(most).\(ending) are all there")
  }

  /// The permissions that new files must not have.
  private static var mask: mode_t {
    let mask = umask(0)
    _ = umask(mask)
    return mask
  }
}

extension Failure {
  /// The reason from the system, without the subject.
  fileprivate var reason: String {
    if case .noOutput(_, let reason) = self { reason } else { text }
  }
}
