import Foundation

/// A file that a command reads.
enum InputFile {
  /// The contents of a file.
  ///
  /// - Throws: ``Failure/noInput(_:)``, whose message distinguishes a missing file from an
  ///   unreadable one.
  static func data(_ file: String) throws(Failure) -> Data {
    if let data = FileManager.default.contents(atPath: file) { return data }
    var status = stat()
    guard stat(file, &status) == 0 else { throw .noInput("no such file: '\(file)'") }
    throw .noInput("cannot read '\(file)'" + reason(file, status))
  }

  /// The contents of an optional file; `nil` if it is missing or no regular file, such as a device.
  ///
  /// - Throws: ``Failure/noInput(_:)`` if the file exists and cannot be read.
  static func dataIfPresent(_ file: String) throws(Failure) -> Data? {
    // Foundation is slow to report a missing file, which is the usual case.
    var status = stat()
    guard stat(file, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      return nil
    }
    if let data = FileManager.default.contents(atPath: file) { return data }
    throw .noInput("cannot read '\(file)'" + reason(file, status))
  }

  /// The reason why a file cannot be read, from the system.
  private static func reason(_ file: String, _ status: stat) -> String {
    if status.st_mode & S_IFMT == S_IFDIR { return ": " + String(cString: strerror(EISDIR)) }
    return access(file, R_OK) == 0 ? "" : ": " + String(cString: strerror(errno))
  }
}
