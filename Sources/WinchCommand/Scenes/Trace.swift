import ArgumentParser
import Documents
import Foundation
import Lab

/// Prints the calls and changes of a scene.
struct Trace: HeadlessCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print the callbacks of a scene, a line each.",
    discussion: """
      EXAMPLES
        winch trace split --do "resize 40x20"
        winch trace split --do rotate --format json > before.jsonl
        winch trace split --do rotate --uikit 8 --format json > after.jsonl
        winch trace --diff before.jsonl after.jsonl

      EXIT STATUS
        of --diff: 0 the same, 1 different
      """)

  @Argument(
    help: "A YAML file or the name of a bundled scene.", completion: ValueCompletion.documents)
  var scene: String?

  @OptionGroup var options: SceneOptions
  @OptionGroup var reader: ReaderOptions
  @OptionGroup var headless: HeadlessOptions

  @Option(help: "text for people, json for programs: JSON Lines.")
  var format = OutputFormat.text

  @Option(parsing: .upToNextOption, help: "Compare two traces that were written as JSON Lines.")
  var diff: [String] = []

  func validate() throws {
    guard diff.isEmpty || diff.count == 2 else {
      throw ValidationError("'--diff' needs two files")
    }
    guard (scene == nil) == diff.isEmpty else { return }
    throw ValidationError(
      scene == nil ? "a scene is needed, or '--diff'" : "'--diff' takes files only")
  }

  func run() throws {
    try reportingFailures {
      if diff.count == 2 { return try compare(diff[0], diff[1]) }
      guard let scene else { return }
      try MainActor.assumeIsolated {
        let session = try open(scene)
        defer { session.close() }
        let lines = format == .text ? session.traceText : try session.traceJSON()
        lines.forEach { print($0) }
      }
    }
  }

  private func compare(_ first: String, _ second: String) throws {
    let difference = LineDifference(try Self.lines(first), try Self.lines(second))
    guard !difference.isEmpty else { return }
    let names = ["--- \(first)", "+++ \(second)"]
    (names + difference.lines).forEach { print(VisibleText.of($0)) }
    throw ExitCode(1)
  }

  private static func lines(_ file: String) throws -> [String] {
    String(decoding: try InputFile.data(file), as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }
}

/// The lines in which two texts differ, with some context.
struct LineDifference {
  /// Each with `-`, `+` or a space in front; `@@` is where equal lines are left out.
  private(set) var lines: [String] = []
  let isEmpty: Bool

  private static let context = 2

  init(_ old: [String], _ new: [String]) {
    var marked: [(mark: Character, text: String)] = []
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        marked.append(("-", old[i]))
        i += 1
      } else if inserted.contains(j) {
        marked.append(("+", new[j]))
        j += 1
      } else {
        marked.append((" ", old[i]))
        i += 1
        j += 1
      }
    }
    isEmpty = changes.isEmpty
    guard !isEmpty else { return }
    var wasShown = true
    for (index, line) in marked.enumerated() {
      let around = max(index - Self.context, 0)...min(index + Self.context, marked.count - 1)
      let isShown = around.contains { marked[$0].mark != " " }
      if isShown {
        if !wasShown { lines.append("@@") }
        lines.append("\(line.mark)\(line.text)")
      }
      wasShown = isShown
    }
  }
}
