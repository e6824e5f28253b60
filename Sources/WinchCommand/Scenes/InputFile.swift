import Foundation

/// A file that a command reads.
enum InputFile {
  /// All of a file.
  ///
  /// - Throws: ``Failure/noInput(_:)``, which tells a file that is missing from one that may not be
  ///   read.
  static func data(_ file: String) throws(Failure) -> Data {
    if let data = FileManager.default.contents(atPath: file) { return data }
    var status = stat()
    guard stat(file, &status) == 0 else { throw .noInput("no such file: '\(file)'") }
    throw .noInput("cannot read '\(file)'" + reason(file, status))
  }

  /// All of a file that does not have to be there; `nil` also for what is no file, such as a device.
  ///
  /// - Throws: ``Failure/noInput(_:)`` when it is there and may not be read.
  static func dataIfPresent(_ file: String) throws(Failure) -> Data? {
    // Foundation takes long to say that a file is missing, and mostly this one is.
    var status = stat()
    guard stat(file, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      return nil
    }
    if let data = FileManager.default.contents(atPath: file) { return data }
    throw .noInput("cannot read '\(file)'" + reason(file, status))
  }

  /// Why a file cannot be read, as far as the system tells.
  private static func reason(_ file: String, _ status: stat) -> String {
    if status.st_mode & S_IFMT == S_IFDIR { return ": " + String(cString: strerror(EISDIR)) }
    return access(file, R_OK) == 0 ? "" : ": " + String(cString: strerror(errno))
  }
}
