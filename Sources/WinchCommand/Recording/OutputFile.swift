import Foundation

/// A file that a command writes because the command line names it.
enum OutputFile {
  /// Writes bytes to a file, all of them or none: what does not fit leaves the file as it was.
  ///
  /// A link is followed, and what is no file, such as a device, stays what it is.
  /// - Throws: ``Failure/noOutput(file:reason:)``.
  static func write(_ data: Data, to file: String) throws(Failure) {
    let place = realpath(file, nil)
    defer { free(place) }
    let path = place.map { String(cString: $0) } ?? file
    var status = stat()
    // Only what is nowhere and a file itself may be put in its place; the rest is written into, also
    // a link to a file that is to come.
    let exists = lstat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return try overwrite(path, data, file) }
    var draft = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&draft)
    guard descriptor >= 0 else {
      // The folder takes no new file, but this one may be writable all the same.
      return try overwrite(path, data, file)
    }
    // As `open` would make it.
    let mask = umask(0)
    _ = umask(mask)
    fchmod(descriptor, exists ? status.st_mode & 0o7777 : 0o666 & ~mask)
    let isWritable = !exists || access(path, W_OK) == 0
    guard isWritable, fill(descriptor, data), rename(draft, path) == 0 else {
      let failure = failure(file)
      unlink(draft)
      throw failure
    }
  }

  /// Writes bytes to a file that is not there yet.
  ///
  /// - Throws: ``Failure/noOutput(file:reason:)``, also when something is there already: then that
  ///   stays as it is.
  static func create(_ data: Data, at file: String) throws(Failure) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(file) }
    guard fill(descriptor, data) else {
      let failure = failure(file)
      unlink(file)
      throw failure
    }
  }

  /// Finds out whether a file can be written, without changing it.
  ///
  /// - Throws: ``Failure/noOutput(file:reason:)``.
  static func tryOut(_ file: String) throws(Failure) {
    let existed = access(file, F_OK) == 0
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(file) }
    close(descriptor)
    guard !existed, let place = realpath(file, nil) else { return }
    unlink(place)
    free(place)
  }

  private static func overwrite(
    _ path: String, _ data: Data, _ file: String
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0, fill(descriptor, data) else { throw failure(file) }
  }

  /// Writes bytes to a descriptor and closes it.
  ///
  /// - Returns: Whether all were written; if not, `errno` says why.
  private static func fill(_ descriptor: Int32, _ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || count < 0 && errno == EINTR else {
        let reason = errno
        close(descriptor)
        errno = reason
        return false
      }
    }
    // Some file systems tell only now that there was no room.
    return close(descriptor) == 0
  }

  private static func failure(_ file: String) -> Failure {
    .noOutput(file: file, reason: String(cString: strerror(errno)))
  }
}
