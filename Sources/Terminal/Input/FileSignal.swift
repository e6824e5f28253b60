#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Tells when a file may have changed, where the system does, so that nobody has to look again and
/// again.
struct FileSignal {
  /// Becomes readable with the first change; −1 while no file is followed.
  private(set) var descriptor: Int32 = -1

  /// Follows the file that has this path now, until the first change.
  ///
  /// - Returns: Whether the system will tell; `false` while there is no file.
  mutating func follow(_ path: String) -> Bool {
    #if os(Linux)
      guard descriptor < 0 else { return true }
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      // Not each write: a file is read when it is whole. The rest is how editors put another file
      // in its place.
      let changes = IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF
      if unsafe inotify_add_watch(descriptor, path, UInt32(changes)) < 0 { end() }
    #endif
    return descriptor >= 0
  }

  /// Follows nothing any more.
  mutating func end() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }
}
