import BundledScenes
import Cells
import Foundation
import Stress

// Runs what takes long, in one process and within limits; `Tests/Scripts` drives it.

/// What the command line asks for.
struct Order {
  let mode: String
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  init?(_ arguments: [String]) {
    guard let mode = arguments.first else { return nil }
    self.mode = mode
    var rest = arguments.dropFirst()
    while let name = rest.popFirst() {
      if ["--print", "--all"].contains(name) {
        flags.insert(name)
      } else {
        guard name.hasPrefix("--"), let value = rest.popFirst() else { return nil }
        values[name] = value
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  subscript(name: String) -> String? { values[name] }
  func number(_ name: String, _ standard: Int) -> Int {
    values[name].flatMap { Int($0) } ?? standard
  }
}

@main @MainActor struct StressRunner {
  static let usage = """
    usage: StressRunner scene|storyboard|format|equation|keys|record [--seed N] [--first N] [--count N]
                        [--state FILE] [--root FOLDER] [--print] [--input FILE]
           StressRunner sizes [--all] [--scene NAME]
           StressRunner storm [--count N] [--seed N] [--all | --scene NAME]
           StressRunner outputs [--scene NAME]
           StressRunner use [--seconds N] [--seed N]

    """

  static func main() throws {
    guard let order = Order(Array(CommandLine.arguments.dropFirst())) else { misused() }
    if let target = FuzzTarget(rawValue: order.mode) { return try fuzz(target, order) }
    switch order.mode {
    case "sizes": try walk(order)
    case "storm": try storm(order)
    case "use": try use(order)
    case "outputs": try outputs(order)
    default: misused()
    }
  }

  static func misused() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
  }

  /// Prints a line and, when there were problems, ends with status 1.
  static func report(_ line: String, _ problems: [String]) {
    print(([line] + problems.map { "  " + $0 }).joined(separator: "\n"))
    fflush(nil)
    if !problems.isEmpty { exit(1) }
  }

  // MARK: Sizes, storms, long use

  /// All sizes for five scenes and 200 for each other one, or all for all.
  static func walk(_ order: Order) throws {
    for (index, scene) in BundledScenes.all.map(\.name).enumerated() {
      if let only = order["--scene"], only != scene { continue }
      let isWhole =
        order.has("--all")
        || [
          "split", "presentations", "figure-13-4", "flow-layout",
          "reference",
        ].contains(scene)
      let sizes = isWhole ? SizeWalk.all : SizeWalk.some(200, seed: UInt64(index))
      let problems =
        try SizeWalk.problems(scene, sizes)
        + SizeWalk.differences(scene, sizes, every: isWhole ? 4 : 1)
      report("\(scene): \(sizes.count) sizes", problems)
    }
  }

  static func storm(_ order: Order) throws {
    let count = order.number("--count", 10_000)
    let scenes = order.has("--all") ? BundledScenes.all.map(\.name) : ["presentations", "split"]
    for scene in order["--scene"].map({ [$0] }) ?? scenes {
      let problems = try Storm.problems(
        scene, seed: UInt64(order.number("--seed", 1)), resizes: count,
        largest: CellSize(columns: 500, rows: 200))
      report("\(scene): a storm of \(count) sizes, peak \(Limits.peak() / 1024) MB", problems)
    }
  }

  static func use(_ order: Order) throws {
    let use = try Endurance.run(
      seconds: Double(order.number("--seconds", 3600)), seed: UInt64(order.number("--seed", 1)))
    var problems = use.leaked.prefix(5).map { "leaked: " + $0 }
    if use.growth > 1.1 { problems.append("memory grew by \(use.growth)") }
    if use.longestTrace > 1000 || use.mostEvents > 25_000 { problems.append("the trace grew") }
    // A scene takes a little more than half a minute.
    if use.seconds >= 3600, use.scenes.count < BundledScenes.all.count {
      problems.append("only \(use.scenes.count) scenes were open")
    }
    report(
      "\(Int(use.seconds)) s of use of \(use.scenes.count) scenes: \(use.events) events, \(use.pictures) pictures, at most "
        + "\(use.longestTrace) steps and \(use.mostEvents) events in one, "
        + "memory in MB by tenths \(use.memory.map { $0 / 1024 })", problems)
  }

  /// The names and digests of everything that is printed; of one scene the texts themselves.
  static func outputs(_ order: Order) throws {
    for scene in BundledScenes.all.map(\.name) {
      if let only = order["--scene"], only != scene { continue }
      for output in try PrintedOutputs.all(of: scene) {
        print("\(output.name): \(output.digest)")
        if order["--scene"] != nil { print(output.text) }
      }
    }
  }

  // MARK: Hostile inputs

  static func fuzz(_ target: FuzzTarget, _ order: Order) throws {
    if let input = order["--input"] {
      let problem = target.run(Array(try Data(contentsOf: URL(filePath: input))))
      return report(problem ?? "no problem", problem.map { [$0] } ?? [])
    }
    let root = order["--root"].map { URL(filePath: $0) } ?? FuzzTarget.root
    let mutator = try target.mutator(root: root)
    let (first, seed) = (order.number("--first", 0), UInt64(order.number("--seed", 1)))
    if order.has("--print") {
      return FileHandle.standardOutput.write(Data(mutator.input(first, seed: seed)))
    }
    Limits.memory()
    let state = order["--state"].map { open($0, O_WRONLY | O_CREAT, 0o644) }
    for number in first..<first + order.number("--count", 1000) {
      var index = Int64(number)
      if let state { _ = pwrite(state, &index, 8, 0) }
      Limits.time()
      if let problem = target.run(mutator.input(number, seed: seed)) {
        print("\(target.rawValue) \(number): \(problem)")
        // A later input may kill the process.
        fflush(nil)
      }
    }
    print("peak \(Limits.peak() / 1024) MB")
  }
}
