#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A clock that only goes forward, even if the time of day is set.
@MainActor public final class MonotonicClock {
  private let start: Double

  /// Creates a clock that starts at zero.
  public init() { start = Self.now() }

  /// The seconds since the clock was created.
  public var seconds: Double { Self.now() - start }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
