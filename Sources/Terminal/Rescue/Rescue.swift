import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of the signal handlers, with everything they need to restore the terminal.
///
/// The handlers are C: see `rescue.h`. The memory lives as long as the process, and as a constant
/// it needs no checks of exclusive access, which a signal could interrupt.
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

/// Opens the terminal once more, for writes that fail instead of blocking.
///
/// A plain copy of the descriptor if the terminal cannot be opened again; −1 if no descriptors are
/// left.
func reopened(_ descriptor: Int32) -> Int32 {
  let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
  #if canImport(Darwin)
    let again = unsafe Darwin.open("/dev/fd/\(descriptor)", flags)
  #else
    let again = unsafe Glibc.open("/proc/self/fd/\(descriptor)", flags)
  #endif
  return again >= 0 ? again : copied(descriptor)
}

/// A copy of a descriptor that child processes do not inherit; −1 if no descriptors are left.
func copied(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
