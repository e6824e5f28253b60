import AdaptiveUI
import ArgumentParser
import Foundation
import Lab
import Sweep

/// Lays scenes out at every size and reports what breaks.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what breaks at any size, device or orientation.",
    discussion: """
      EXAMPLES
        winch check Scenes/split.yaml
        winch check .                                      all documents in a folder
        winch check *.yaml --format sarif > winch.sarif
        winch check App.yaml --write-baseline winch.json   accept what there is now
        winch check App.yaml --baseline winch.json         report what is new
        winch check App.yaml --text-size ax3               for readers of large text
        winch check Main.storyboard                        all its scenes
        winch check Main.storyboard --scene Settings       one of them

      Sizes are searched, not sampled: every device, both orientations, the windows of a \
      split screen, and each width and height between them where the result can change. Of documents \
      with thousands of views only the smallest and the largest window of each pair of size \
      classes is looked at, unless --thorough is given.

      Of a folder all storyboards, xibs and YAML files with a root are checked; what is hidden is left \
      out, and so are folders of builds and packages.

      Findings begin with what is wrong on the screens of phones in common use, then of pads, then in \
      split screens and windows of other sizes. What is so only in windows that nobody has is one step \
      milder: a warning in the place of an error, a note in the place of a warning.

      What a storyboard or xib asks for and is not shown here is counted before the findings; \
      it is none.

      A line of the file that says 'winch:ignore RULE [ID ...]' in a comment silences \
      findings of that rule, all of them or those about the ids.

      EXIT STATUS
        0 nothing found in a window that somebody has, 1 findings, 2 an input could not be read, 64 a wrong command line
      """)

  @Argument(
    help: "YAML files, storyboards, xibs, folders of them, or names of bundled scenes.",
    completion: ValueCompletion.documents)
  var files: [String]

  @Option(help: "How to report.")
  var format = CheckFormat.text

  @Option(help: "A file of findings that are accepted.", completion: .file())
  var baseline: String?

  @Option(
    help: "Write all findings into a baseline file and report none.", completion: .file())
  var writeBaseline: String?

  @Option(help: "Look for this only; may be repeated.")
  var only: [FindingRule] = []

  @Option(help: "Do not look for this; may be repeated.")
  var skip: [FindingRule] = []

  @Option(
    help: "The scene of a storyboard to check; all of them without.",
    completion: ValueCompletion.scenes)
  var scene: String?

  @Option(help: "Whose rules: 8 for iOS 8 to 12, 26 for today's.")
  var uikit: UIKitEra?

  @OptionGroup var reader: ReaderOptions

  @Flag(help: "Look at devices and split screens only, not at the sizes between them.")
  var devicesOnly = false

  @Flag(help: "Look at every size also where there are thousands of views.")
  var thorough = false

  @Flag(help: "Print UIKit's log of each contradiction, and all that is not shown.")
  var verbose = false

  @Option(help: "Whether text has colours: auto, always (even with NO_COLOR) or never.")
  var color: ColorChoice?

  @Option(help: "How many processes share the work; one for each processor without.")
  var jobs: Int?

  /// The share of a process that another check started.
  @Option(help: .hidden)
  var worker: WorkerShare?

  func validate() throws {
    // More processes than any machine has processors would only cost time.
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("'--jobs' takes 1 to 256") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try checkSceneName()
      if let worker {
        return try CheckWorker.run(
          files, beginning: scene, language: reader.language, sweepOptions, worker.share)
      }
      let inputs = CheckInputs(files)
      var command = self
      command.files = inputs.files
      var run = CheckRun(command, problems: inputs.problems)
      let outcome = try run.run()
      if outcome.hasFailures { throw ExitCode(2) }
      if outcome.hasFindings { throw ExitCode(1) }
    }
  }

  /// A file that cannot be read is reported among others; an unknown scene name is a usage error.
  @MainActor private func checkSceneName() throws {
    guard let scene, worker == nil else { return }
    for file in CheckInputs(files).files {
      do {
        _ = try DocumentLoader.load(file, beginning: scene, language: reader.language)
      } catch is Failure {
        continue
      }
    }
  }

  /// Whether text has colours: by default on a terminal.
  var hasColor: Bool {
    switch color ?? .auto {
    case .always, .sixteen, .all, .direct: true
    case .never: false
    case .auto:
      isatty(STDOUT_FILENO) == 1 && (SettingsFiles.variable("NO_COLOR") ?? "").isEmpty
        && SettingsFiles.variable("TERM") != "dumb"
    }
  }

  var sweepOptions: SweepOptions {
    var options = SweepOptions()
    options.era = uikit
    options.style = reader.settings.style
    options.layoutDirection = reader.settings.layoutDirection
    options.textSize = reader.settings.textSize
    options.searchesBetween = !devicesOnly
    options.isThorough = thorough
    return options
  }

  /// The arguments with which a worker checks a share in the same manner.
  func workerArguments(_ share: DocumentSweep.Share) -> [String] {
    ["check", "--worker", "\(share.index)/\(share.count)"]
      + (uikit.map { ["--uikit", "\($0.rawValue)"] } ?? [])
      + reader.arguments + (scene.map { ["--scene", $0] } ?? [])
      + (devicesOnly ? ["--devices-only"] : []) + (thorough ? ["--thorough"] : [])
      + ["--"] + files
  }
}

/// How findings are printed.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, junit, sarif, github
}

extension FindingRule: ExpressibleByArgument {}

/// One of several equal shares, written as `INDEX/COUNT`.
struct WorkerShare: ExpressibleByArgument {
  let share: DocumentSweep.Share

  init?(argument: String) {
    let parts = argument.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else { return nil }
    share = DocumentSweep.Share(index: parts[0], count: parts[1])
  }
}
