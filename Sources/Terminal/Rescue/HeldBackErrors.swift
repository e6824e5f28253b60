import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Redirects standard error to an unnamed file while the screen is set up.
///
/// The messages of Swift's runtime at a trap would otherwise be written into the picture and vanish
/// with it. Standard error remains as it is if it is no terminal, or if no file can be created.
@MainActor func holdBackErrors() {
  guard isatty(STDERR_FILENO) == 1, let file = openNamelessFile() else { return }
  let real = copied(STDERR_FILENO)
  let last = reopened(STDERR_FILENO)
  guard real >= 0, last >= 0 else {
    for descriptor in [file, real, last] where descriptor >= 0 { close(descriptor) }
    return
  }
  unsafe rescue.pointee.held_fd = file
  unsafe rescue.pointee.error_fd = real
  unsafe rescue.pointee.last_error_fd = last
  unsafe winch_set_errors_held(rescue)
  dup2(file, STDERR_FILENO)
}

@MainActor private func openNamelessFile() -> Int32? {
  let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
  var path = Array("\(folder)/winch-errors.XXXXXX".utf8CString)
  let file = unsafe mkstemp(&path)
  guard file >= 0 else { return nil }
  unsafe unlink(path)
  // Appending keeps the output of several threads apart.
  _ = fcntl(file, F_SETFL, O_RDWR | O_APPEND)
  _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  return file
}
