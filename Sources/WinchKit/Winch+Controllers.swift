public import AdaptiveUI
import Documents
import Lab

extension Winch {
  /// Opens the lab on a controller and returns when the user quits.
  ///
  /// The expression is evaluated in the lab's environment, each time that the lab opens the
  /// controller, so create it right here: `Winch.run(MyViewController())`.
  ///
  /// - Parameters:
  ///   - device: The name of a device, such as `iPhone 15`; `nil` for the terminal's own window.
  ///   - orientation: How the device is held at first.
  ///   - era: The generation of UIKit whose rules apply.
  ///   - controller: Creates the controller.
  /// - Throws: ``Failure``; the terminal is then as it was.
  public static func run(
    on device: String? = nil, orientation: UIInterfaceOrientation? = nil,
    era: UIKitEra = .latest,
    _ controller: @autoclosure @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Failure) {
    try run(Launch(on: device, orientation: orientation, era: era), controller)
  }

  /// Opens the lab on a controller with a launch and returns when the user quits.
  ///
  /// - Throws: ``Failure``; the terminal is then as it was.
  public static func run(
    _ launch: Launch, _ controller: @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Failure) {
    try run(launch.configuration(controller))
  }

  /// Shows a controller without a terminal, runs a script and returns what happened.
  ///
  /// - Parameters:
  ///   - script: Commands such as `rotate; resize 40x20; activate ok`, as `winch trace --do` takes.
  ///   - columns: The window's width in cells.
  ///   - rows: The window's height in cells.
  ///   - device: The name of a device, such as `iPhone 15`; `nil` for a window of `columns` by
  ///     `rows` cells.
  ///   - orientation: How the device is held at first.
  ///   - era: The generation of UIKit whose rules apply.
  ///   - allowsBreaches: Whether breaches of UIKit's contract are only recorded and no failure.
  ///   - controller: Creates the controller.
  /// - Returns: The trace from launch to the last command, and the picture at the end.
  /// - Throws: ``Failure/badScript(_:)`` for a command that is not understood or cannot be run,
  ///   ``Failure/breach(_:)`` for calls that UIKit answers with an exception.
  public static func record(
    _ script: String = "", columns: Int = 80, rows: Int = 24, on device: String? = nil,
    orientation: UIInterfaceOrientation? = nil, era: UIKitEra = .latest,
    allowsBreaches: Bool = false,
    _ controller: @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Failure) -> Recording {
    var launch = Launch(on: device, orientation: orientation, era: era)
    (launch.columns, launch.rows) = (columns, rows)
    return try record(script, launch, allowsBreaches: allowsBreaches, controller)
  }

  /// Shows a controller with a launch, runs a script and returns what happened.
  ///
  /// - Throws: ``Failure/badScript(_:)``, ``Failure/badLaunch(_:)``, and ``Failure/breach(_:)`` unless
  ///   breaches are allowed.
  public static func record(
    _ script: String = "", _ launch: Launch, allowsBreaches: Bool = false,
    _ controller: @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Failure) -> Recording {
    let session = try Session(launch, controller)
    defer { session.close() }
    try session.run(script)
    let recording = session.recording
    guard allowsBreaches || recording.breaches.isEmpty else {
      throw .breach(recording.breaches.map { "\($0.name): \($0.reason ?? "")" })
    }
    return recording
  }

  static func found(_ device: String?) throws(Failure) -> Device? {
    do {
      return try SceneSession.device(named: device)
    } catch {
      throw .badScript(text(error.message, error.suggestion))
    }
  }

  static func text(_ message: String, _ suggestion: String?) -> String {
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

  /// The program's breaches of UIKit's contract; the reason of each is UIKit's own text.
  public var breaches: [TraceEvent] { steps.flatMap(\.events).filter { $0.kind == .breach } }

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
