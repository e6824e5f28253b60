public import AdaptiveUI
import Cells
import Lab

extension Winch {
  /// Opens the lab on a controller of one's own and returns when the user quits.
  ///
  /// The expression is evaluated in the lab's world, once each time that the lab opens it, so
  /// create the controller right here: `Winch.run(MyViewController())`.
  ///
  /// - Parameters:
  ///   - device: The name of a device, such as `iPhone 15`; `nil` for the terminal's own window.
  ///   - era: Whose rules apply.
  ///   - controller: Creates the controller.
  /// - Throws: ``Failure``; the terminal is then as it was.
  public static func run(
    on device: String? = nil, era: UIKitEra = .current,
    _ controller: @autoclosure @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Failure) {
    let document = ControllerDocument(era: era, device: try found(device), make: controller)
    try run(LabConfiguration(document: document))
  }

  /// Shows a controller of one's own without a terminal, runs a script and gives what happened.
  ///
  /// - Parameters:
  ///   - script: Commands such as `rotate; resize 40x20; activate ok`, as `winch trace --do` takes.
  ///   - columns: The window's width in cells.
  ///   - rows: The window's height in cells.
  ///   - device: The name of a device, such as `iPhone 15`; `nil` for a window of `columns` by
  ///     `rows` cells.
  ///   - era: Whose rules apply.
  ///   - controller: Creates the controller.
  /// - Returns: The trace from launch to the last command, and the picture at the end.
  /// - Throws: ``Failure/badScript(_:)`` for a command that is not understood or cannot be run.
  public static func record(
    _ script: String = "", columns: Int = 80, rows: Int = 24, on device: String? = nil,
    era: UIKitEra = .current,
    _ controller: @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Failure) -> Recording {
    let document = ControllerDocument(era: era, device: try found(device), make: controller)
    let session = SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: columns, rows: rows)))
    defer { session.close() }
    do {
      for command in try LabScript(script).commands { try session.run(command) }
    } catch let error as LabScriptError {
      throw .badScript(text(error.message, error.suggestion))
    } catch let error as CommandProblem {
      throw .badScript(text(error.message, error.suggestion))
    } catch {
      throw .badScript(String(describing: error))
    }
    return Recording(steps: session.environment.recorder.steps, canvas: session.canvasText)
  }

  private static func found(_ device: String?) throws(Failure) -> Device? {
    do {
      return try SceneSession.device(named: device)
    } catch {
      throw .badScript(text(error.message, error.suggestion))
    }
  }

  private static func text(_ message: String, _ suggestion: String?) -> String {
    message + (suggestion.map { ", did you mean '\($0)'?" } ?? "")
  }
}

/// What happened to a controller, from its launch on.
public struct Recording: Sendable {
  /// The steps, each with its events in order.
  public let steps: [TraceStep]
  /// The picture at the end, line by line, without trailing spaces.
  public let canvas: String

  /// The trace as lines of text: a heading for each step, its events below.
  public var trace: [String] { lines(rules: false) }

  /// The trace as lines of text.
  ///
  /// - Parameter rules: Whether each line ends with the rule behind it.
  /// - Returns: The lines.
  public func lines(rules: Bool) -> [String] {
    steps.flatMap { step in
      [TraceText.heading(step)] + step.events.map { "  " + TraceText.line($0, rules: rules) }
    }
  }
}
