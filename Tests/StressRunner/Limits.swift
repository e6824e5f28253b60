import Foundation

/// What one input may cost.
enum Limits {
  /// The process dies of SIGPROF after two seconds of work, or of SIGALRM when it waits for
  /// nothing.
  static func time() {
    var timer = itimerval()
    timer.it_value.tv_sec = 2
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
    alarm(60)
  }

  /// Allocations fail beyond a gibibyte.
  static func memory() {
    var limit = rlimit()
    limit.rlim_cur = 1 << 30
    limit.rlim_max = 1 << 30
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
      setrlimit(RLIMIT_DATA, &limit)
    #endif
  }

  /// The most memory that was resident, in KiB on Linux.
  static func peak() -> Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage.ru_maxrss
  }
}
