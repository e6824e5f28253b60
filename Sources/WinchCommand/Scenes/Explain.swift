import AdaptiveUI
import ArgumentParser
import Documents
import Lab

/// Explains the traits and the frame of a view or controller.
struct Explain: HeadlessCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell why a view or controller has its traits and its frame.",
    discussion: """
      EXAMPLES
        winch explain split detail
        winch explain listing-13-1 parent --device 'iPhone 6' --orientation landscape
        winch explain reference log-text --size 60x20 --format json
      """)

  @Argument(
    help: "A YAML file, a storyboard or xib, or the name of a bundled scene.",
    completion: ValueCompletion.documents)
  var scene: String

  @OptionGroup var options: SceneOptions
  @OptionGroup var reader: ReaderOptions
  @OptionGroup var headless: HeadlessOptions

  @Argument(help: "The identifier of a view or controller.")
  var view: String

  @Option(help: "text for people, json for programs.")
  var format = OutputFormat.text

  func run() throws {
    try reportingFailures {
      try MainActor.assumeIsolated {
        let session = try open(scene)
        defer { session.close() }
        let explanation: Explanation
        do throws(CommandProblem) {
          explanation = try session.explanation(of: view)
        } catch {
          throw ValidationError(error.text)
        }
        switch format {
        case .text:
          print(
            ExplanationText.lines(explanation).map { VisibleText.of($0) }.joined(separator: "\n"))
        case .json: print(try ExplanationText.json(explanation))
        }
      }
    }
  }
}
