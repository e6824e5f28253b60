import AdaptiveUI

/// Tells a scene in lines that only ever follow each other, for screen readers and pipes.
@MainActor package final class LinearAccount {
  private let session: SceneSession
  /// The last step that was told, and how many of its lines.
  private var told = (step: 0, lines: 0)

  package init(_ session: SceneSession) { self.session = session }

  /// The scene as it stands: its window, then every controller and view inside what holds it.
  package var description: [String] {
    let geometry = session.windowScene.geometry
    let place = session.device?.memberNames.first ?? "terminal"
    let traits = session.windowScene.traitCollection
    let classes =
      "width \(traits.describe(UITraitHorizontalSizeClass.self)), "
      + "height \(traits.describe(UITraitVerticalSizeClass.self))"
    return [
      "Scene \(session.document.title ?? session.document.file), \(place), "
        + "\(geometry.size.traceText) points, \(classes), \(geometry.orientation), "
        + "UIKit \(session.environment.policy.era.rawValue)"
    ] + PaneLine.tree(session.window, focus: session.focusedView).map { "  " + $0.text }
  }

  /// What the trace says since the last time.
  package func news() -> [String] {
    var lines: [String] = []
    for step in session.environment.recorder.steps where step.number >= told.step {
      let known = step.number == told.step ? told.lines : 0
      if step.number > told.step { lines.append(TraceText.heading(step)) }
      lines += step.events.dropFirst(known).map { "  " + TraceText.line($0, rules: true) }
      told = (step.number, step.events.count)
    }
    return lines
  }

  /// Runs a line of the user's: a command of a script, or `where` for the scene as it stands.
  ///
  /// - Returns: What to say.
  package func answer(_ line: String) -> [String] {
    if line == "where" { return description }
    do {
      let before = session.environment.recorder.steps.last?.number ?? 0
      for command in try LabScript(line).commands {
        try session.run(command)
        if case .change(.era) = command { told = (0, 0) }
        if command == .undo || command == .redo { told = (0, 0) }
      }
      let news = news()
      let isQuiet = before == session.environment.recorder.steps.last?.number
      return news.isEmpty && isQuiet
        ? ["Focus: \(focusName)"] : news
    } catch let error as LabScriptError {
      return [Self.text(error.message, error.suggestion)]
    } catch let error as CommandProblem {
      return [Self.text(error.message, error.suggestion)]
    } catch {
      return ["\(error)"]
    }
  }

  private var focusName: String {
    guard let view = session.focusedView else { return "nothing" }
    return view.viewController?.displayName ?? view.displayName
  }

  private static func text(_ message: String, _ suggestion: String?) -> String {
    "Problem: " + message + (suggestion.map { ", did you mean \($0)?" } ?? "")
  }
}
