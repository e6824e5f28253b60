import ArgumentParser

/// Measures parts of the project; no test, because machines differ.
@main
struct WinchBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "winch-bench",
    abstract: "Measures parts of winch.",
    subcommands: [SolverBench.self, LayoutBench.self, TapeCommand.self])
}

/// The solver's workloads, in sizes of choice.
struct SolverBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solver",
    abstract: "Times layouts of growing size on the constraint solver.")

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(help: "How many boxes, separated by commas.")
  var sizes = "10,30,100,300,1000"

  @Option(help: "Workloads or groups of workloads, separated by commas.")
  var only: String?

  @Option(help: "How long to repeat each workload at least, in seconds.")
  var minSeconds = 0.3

  @Option(help: "How long to repeat each workload at most, in seconds.")
  var maxSeconds = 20.0

  @Flag(help: "Print the workloads' names and do nothing else.")
  var list = false

  mutating func validate() throws {
    guard sizes.split(separator: ",").allSatisfy({ (Int($0) ?? 0) > 1 }) else {
      throw ValidationError("--sizes takes numbers above 1, separated by commas.")
    }
  }

  func run() {
    if list {
      for workload in Workload.all { print(workload.name) }
      return
    }
    let wanted = only?.split(separator: ",").map(String.init)
    let workloads = Workload.all.filter { workload in
      wanted.map { $0.contains(workload.name) || $0.contains(workload.group) } ?? true
    }
    let budget = Stopwatch.Budget(atLeast: minSeconds, atMost: maxSeconds)
    var report = Report(isJSON: json)
    report.begin()
    for workload in workloads {
      for size in sizes.split(separator: ",").compactMap({ Int($0) }) {
        report.add(workload.measure(size, budget))
      }
    }
    report.end()
  }
}
