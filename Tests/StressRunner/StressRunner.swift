import Foundation
import Fuzzing

// Runs many inputs in one process, within limits: two seconds of work for each and a gibibyte of
// memory. The script around it starts again behind an input that kills the process.

/// What the command line asks for.
struct Order {
  var target = FuzzTarget.scene
  var seed: UInt64 = 1
  var first = 0
  var count = 1000
  /// Takes the number of the input that runs, eight bytes.
  var state: String?
  /// One input from a file in place of made ones.
  var input: String?
  /// Whether the first input is written out instead of run.
  var isPrinting = false

  init?(_ arguments: [String]) {
    guard let target = arguments.first.flatMap(FuzzTarget.init) else { return nil }
    self.target = target
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      if name == "--print" {
        isPrinting = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--seed": seed = UInt64(value) ?? 1
      case "--first": first = Int(value) ?? 0
      case "--count": count = Int(value) ?? 1
      case "--state": state = value
      case "--input": input = value
      default: return nil
      }
    }
  }
}

@main @MainActor struct Fuzzer {
  static let usage = """
    usage: Fuzzer scene|storyboard|format|equation|keys [--seed N] [--first N] [--count N]
                  [--state FILE] [--print] [--input FILE]

    """

  static func main() throws {
    guard let order = Order(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    if let input = order.input {
      let problem = order.target.run(Array(try Data(contentsOf: URL(filePath: input))))
      print(problem ?? "no problem")
      exit(problem == nil ? 0 : 1)
    }
    let mutator = try order.target.mutator()
    if order.isPrinting {
      FileHandle.standardOutput.write(Data(mutator.input(order.first, seed: order.seed)))
      return
    }
    limitMemory()
    let state = order.state.map { open($0, O_WRONLY | O_CREAT, 0o644) }
    for number in order.first..<order.first + order.count {
      var index = Int64(number)
      if let state { _ = pwrite(state, &index, 8, 0) }
      limitTime()
      if let problem = order.target.run(mutator.input(number, seed: order.seed)) {
        print("\(order.target.rawValue) \(number): \(problem)")
      }
    }
    print("peak \(peak() / 1024) MB")
  }

  /// The process dies of SIGPROF after two seconds of work, or of SIGALRM when it waits for nothing.
  static func limitTime() {
    var timer = itimerval()
    timer.it_value.tv_sec = 2
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
    alarm(60)
  }

  static func limitMemory() {
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
