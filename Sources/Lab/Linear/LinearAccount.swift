import AdaptiveUI
import Cells
package import Documents

/// Describes a scene as a sequence of lines, for screen readers and pipes.
@MainActor package final class LinearAccount {
  private let session: SceneSession
  /// The last step that was printed, and the number of its lines.
  private var printed = (step: 0, lines: 0)

  package init(_ session: SceneSession) { self.session = session }

  /// Opens a document, describes it, and answers the user's lines until the input ends or a line
  /// quits.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - configuration: How it is opened, and the commands that run first.
  ///   - readLine: Returns the user's next line; `nil` at the end.
  ///   - print: Prints one line.
  /// - Returns: The recording.
  package static func run(
    _ document: any OpenableDocument, _ configuration: LabConfiguration,
    readLine: () -> String?, print: (String) -> Void
  ) -> LabRecording {
    let cells = document.opening.cells.map { CellSize(columns: $0.columns, rows: $0.rows) }
    let canvas = cells ?? CellSize(columns: 80, rows: 24)
    let session = SceneSession(
      document, options: configuration.options(for: document, canvas: canvas))
    defer { session.close() }
    let account = LinearAccount(session)
    account.description.forEach(print)
    account.news().forEach(print)
    for command in configuration.script { account.answer(command.text).forEach(print) }
    if let focus = configuration.focus { account.answerToShow(focus).forEach(print) }
    print("Type a command, or “help”.")
    while let line = readLine(), !["q", "quit", "exit"].contains(line) {
      account.answer(line).forEach(print)
    }
    return session.recording
  }

  /// Moves the focus to a view, whether it is visible or not.
  private func answerToShow(_ name: String) -> [String] {
    do {
      try session.show(name)
      return ["Focus: \(focusName)"]
    } catch {
      return [error.message + (error.suggestion.map { ", did you mean '\($0)'?" } ?? "")]
    }
  }

  /// The present scene: its window, then every controller and view under its parent.
  package var description: [String] {
    let geometry = session.windowScene.geometry
    let place = session.placeName
    let traits = session.windowScene.traitCollection
    let classes =
      "width \(traits.describe(UITraitHorizontalSizeClass.self)), "
      + "height \(traits.describe(UITraitVerticalSizeClass.self))"
    let name = focusName
    return [
      "Scene \(session.document.title ?? session.document.file), \(place), "
        + "\(geometry.size.traceText) points, \(classes), \(geometry.orientation), "
        + "UIKit \(session.environment.policy.era.rawValue)"
    ]
      + PaneLine.tree(session.window, focus: nil).map { line in
        "  " + line.text + (line.target == name ? "  focused" : "")
      }
  }

  /// The lines of the trace since the last call.
  package func news() -> [String] {
    var lines: [String] = []
    for step in session.environment.recorder.steps where step.number >= printed.step {
      let known = step.number == printed.step ? printed.lines : 0
      if step.number > printed.step { lines.append(TraceText.heading(step)) }
      lines += step.events.dropFirst(known).map { "  " + TraceText.line($0, rules: true) }
      printed = (step.number, step.events.count)
    }
    return lines
  }

  /// Runs a line of input: commands of a script, or a question.
  ///
  /// - Returns: The answer.
  package func answer(_ line: String) -> [String] {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case nil: return []
    case "where": return description
    case "help": return help
    case "scenes": return scenes
    case "explain", "why": return explanation(of: words.dropFirst().first)
    default: return run(line)
    }
  }

  private func run(_ line: String) -> [String] {
    let before = session.environment.recorder.steps.last?.number ?? 0
    do {
      for command in try LabScript(line).commands {
        try session.apply(command)
        session.playOut()
        if command.startsAgain {
          printed = (0, 0)
        }
      }
    } catch let error as LabScriptError {
      return news() + [Self.text(error.message, error.suggestion)]
    } catch let error as CommandProblem {
      return news() + [Self.text(error.message, error.suggestion)]
    } catch {
      return news() + ["\(error)"]
    }
    let isQuiet = before == session.environment.recorder.steps.last?.number
    let news = news()
    return news.isEmpty && isQuiet ? ["Focus: \(session.spokenFocus ?? "nothing")"] : news
  }

  private func explanation(of name: String?) -> [String] {
    do throws(CommandProblem) {
      return ExplanationText.lines(try session.explanation(of: name ?? focusName))
    } catch {
      return [Self.text(error.message, error.suggestion)]
    }
  }

  /// The screens of the file; another one is another account.
  private var scenes: [String] {
    let choices = session.document.choices
    guard !choices.isEmpty else { return ["The file has one scene."] }
    return ["Scenes, to begin with by --scene NAME:"]
      + choices.map { "  \($0.name)  \($0.summary)" }
  }

  private var help: [String] {
    let keys = session.scene.keys.map { "  key \($0.key)  \($0.meaning)" }
    return session.document.opening.about + [
      "Commands, several with ; between them:",
      "  " + LabCommandReader.verbs.joined(separator: ", "),
      "  " + LabCommandReader.changes.joined(separator: ", "),
      "  " + LabCommandReader.gestures.joined(separator: ", "),
    ] + keys + [
      "where tells the scene as it stands, explain [ID] why something is as it is,",
      "scenes which others the file has; quit ends.",
    ]
  }

  private var focusName: String { session.focusName ?? "nothing" }

  private static func text(_ message: String, _ suggestion: String?) -> String {
    "Problem: " + message + (suggestion.map { ", did you mean \($0)?" } ?? "")
  }
}
