import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How much of what was written to standard error is shown in the end, in bytes.
private let tailLimit: off_t = 64 * 1024

/// Lets standard error run into a file without a name while the screen is up.
///
/// What Swift's runtime says when it traps would otherwise land in the picture and vanish with it.
/// Leaves standard error alone when it is no terminal, or when there is no room for a file.
@MainActor func holdBackErrors() {
  guard isatty(STDERR_FILENO) == 1, let file = openNamelessFile() else { return }
  let real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
  guard real >= 0 else {
    close(file)
    return
  }
  unsafe rescue.pointee.heldFD = file
  unsafe rescue.pointee.errorFD = real
  areErrorsHeld.store(true, ordering: .sequentiallyConsistent)
  dup2(file, STDERR_FILENO)
}

/// Gives standard error back and writes the end of what was held; async-signal-safe.
func releaseErrors() {
  guard areErrorsHeld.exchange(false, ordering: .sequentiallyConsistent) else { return }
  let file = unsafe rescue.pointee.heldFD
  let real = unsafe rescue.pointee.errorFD
  dup2(real, STDERR_FILENO)
  let end = lseek(file, 0, SEEK_END)
  _ = lseek(file, end > tailLimit ? end - tailLimit : 0, SEEK_SET)
  unsafe withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { chunk in
    while true {
      guard let start = chunk.baseAddress else { return }
      let count = unsafe read(file, start, 1024)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      unsafe writeAll(real, start, count, patience: 1000)
    }
  }
  close(file)
  close(real)
}

@MainActor private func openNamelessFile() -> Int32? {
  let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
  var path = Array("\(folder)/winch-errors.XXXXXX".utf8CString)
  let file = unsafe mkstemp(&path)
  guard file >= 0 else { return nil }
  unsafe unlink(path)
  // Appending keeps writers on several threads apart.
  _ = fcntl(file, F_SETFL, O_RDWR | O_APPEND)
  _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  return file
}
