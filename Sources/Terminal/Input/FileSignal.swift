#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reports that a file may have changed, on systems that report changes, so that polling is not
/// needed.
struct FileSignal {
  /// Becomes readable at the first change; −1 while no file is followed.
  private(set) var descriptor: Int32 = -1

  /// Follows the file that has this path now, until its first change.
  ///
  /// Whether the system will report it; `false` if there is no file.
  mutating func follow(_ path: String) -> Bool {
    #if os(Linux)
      guard descriptor < 0 else { return true }
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      // Individual writes are not followed, as a file is read when it is complete. The other events
      // come from editors that replace the file by another one.
      let changes = IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF
      if unsafe inotify_add_watch(descriptor, path, UInt32(changes)) < 0 { end() }
    #endif
    return descriptor >= 0
  }

  /// Ends following.
  mutating func end() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }
}
