import Foundation

/// Repeats an operation until there are enough times.
struct Stopwatch {
  /// How long repeating may take, in seconds.
  struct Budget {
    let atLeast: Double
    let atMost: Double
  }

  /// Times that `operation` measured itself, in microseconds; it is told how often it ran before.
  static func repeating(_ budget: Budget, _ operation: (Int) -> Double) -> [Double] {
    var times: [Double] = []
    var timed = 0.0
    let clock = ContinuousClock()
    let start = clock.now
    while times.count < 100_000 {
      let time = operation(times.count)
      times.append(time)
      timed += time / 1e6
      if times.count >= 30 && timed >= budget.atLeast { break }
      let spent = microseconds(clock.now - start) / 1e6
      if times.count >= 3 && spent > budget.atMost { break }
    }
    return times
  }

  /// How long `body` takes, in microseconds: by the clock or by this program's time on a processor,
  /// whichever is less.
  ///
  /// The clock counts what neighbours take of a loaded machine, in slices of milliseconds; the
  /// processor's time is too slow to read for what takes less.
  static func time(_ body: () -> Void) -> Double {
    let before = processorTime()
    let elapsed = microseconds(ContinuousClock().measure(body))
    return elapsed < 100 ? elapsed : min(elapsed, processorTime() - before)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func microseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
  }
}
