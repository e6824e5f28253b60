import Foundation

/// A file that a command writes because somebody named it.
enum OutputFile {
  /// Writes bytes to a file, or to whatever else stands at the path: a link is followed and a device
  /// stays one.
  ///
  /// - Throws: ``Failure/noOutput(file:reason:)``.
  static func write(_ data: Data, to file: String) throws(Failure) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(file) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || count < 0 && errno == EINTR else {
        let failure = failure(file)
        close(descriptor)
        throw failure
      }
    }
    // Some file systems tell only now that there was no room.
    guard close(descriptor) == 0 else { throw failure(file) }
  }

  private static func failure(_ file: String) -> Failure {
    .noOutput(file: file, reason: String(cString: strerror(errno)))
  }
}
