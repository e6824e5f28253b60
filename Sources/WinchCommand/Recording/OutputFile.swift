import Foundation

/// An output file that the command line names.
enum OutputFile {
  /// Writes bytes to a file completely, or leaves the file as it was.
  ///
  /// Links are followed, and what is no regular file, such as a device, is written into.
  /// - Throws: ``Failure/noOutput(file:reason:)``.
  static func write(_ data: Data, to file: String) throws(Failure) {
    let place = realpath(file, nil)
    defer { free(place) }
    let path = place.map { String(cString: $0) } ?? file
    var status = stat()
    // Only a missing file or a regular one may be replaced; everything else is written into,
    // including a link to a missing file.
    let exists = lstat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return try overwrite(path, data, file) }
    var draft = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&draft)
    guard descriptor >= 0 else {
      // No file can be created in the folder, but this one may be writable all the same.
      return try overwrite(path, data, file)
    }
    // The permissions that `open` would set.
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

  /// Writes bytes to a new file.
  ///
  /// - Throws: ``Failure/noOutput(file:reason:)``, also if the file exists, which is then left as
  ///   it is.
  static func create(_ data: Data, at file: String) throws(Failure) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(file) }
    guard fill(descriptor, data) else {
      let failure = failure(file)
      unlink(file)
      throw failure
    }
  }

  /// Checks whether a file can be written, without changing it.
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
  /// - Returns: Whether all were written; if not, `errno` has the reason.
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
    // Some file systems report only now that the disk is full.
    return close(descriptor) == 0
  }

  private static func failure(_ file: String) -> Failure {
    .noOutput(file: file, reason: String(cString: strerror(errno)))
  }
}
