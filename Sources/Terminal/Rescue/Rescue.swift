import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of the handlers, with all that they need to give the terminal back.
///
/// What they do with it is C: see `rescue.h`. It lives as long as the process, and being a constant
/// needs no exclusive access that a signal could break into.
nonisolated(unsafe) let rescue: UnsafeMutablePointer<winch_rescue> = {
  let memory = UnsafeMutablePointer<winch_rescue>.allocate(capacity: 1)
  unsafe memory.initialize(to: unsafe winch_rescue())
  let limit = Int(WINCH_RESET_LIMIT)
  unsafe memory.pointee.reset = UnsafeMutablePointer<UInt8>.allocate(capacity: limit)
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  unsafe previous.initialize(repeating: sigaction(), count: 65)
  unsafe memory.pointee.previous = previous
  unsafe memory.pointee.screen_fd = -1
  return unsafe memory
}()

/// The same terminal through a description of its own, which refuses what it cannot take instead of
/// waiting; −1 for want of descriptors, and a plain copy where it must not be opened again.
func reopened(_ descriptor: Int32) -> Int32 {
  let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
  #if canImport(Darwin)
    let again = unsafe Darwin.open("/dev/fd/\(descriptor)", flags)
  #else
    let again = unsafe Glibc.open("/proc/self/fd/\(descriptor)", flags)
  #endif
  return again >= 0 ? again : copied(descriptor)
}

/// A copy of a descriptor that programs started from here do not get; −1 for want of descriptors.
func copied(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
