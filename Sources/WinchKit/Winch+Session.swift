public import AdaptiveUI
import Cells
import Documents
public import Foundation
import Lab

extension Winch {
  /// A controller without a terminal, with commands, code between them, and access to its state at
  /// any time.
  ///
  /// Closing the session calls nothing on the controller, as when a program ends.
  @preconcurrency @MainActor public final class Session {
    private let session: SceneSession
    private let runLoop = MainRunLoop()

    /// Starts the program and runs its launch to the end.
    ///
    /// - Parameters:
    ///   - launch: The device, the Info.plist and the delegates.
    ///   - controller: Creates the window's root.
    /// - Throws: ``Failure/badScript(_:)`` for an unknown device, ``Failure/badLaunch(_:)`` for an
    ///   Info.plist with an invalid value.
    public init(
      _ launch: Launch = Launch(),
      _ controller: @escaping @MainActor @Sendable () -> UIViewController
    ) throws(Failure) {
      let document = try launch.document(controller)
      var options = SessionOptions(
        canvas: CellSize(columns: launch.columns, rows: launch.rows),
        window: launch.deviceWindow(document.opening.device))
      if document.opening.device == nil { options.windowSize = launch.window }
      session = SceneSession(document, options: options)
      serveRunLoop()
    }

    /// The window's root.
    public var controller: UIViewController { session.scene.root }
    /// The window.
    public var window: UIWindow { session.window }

    /// Runs commands such as `rotate; resize 40x20; activate ok`, and everything they start to its
    /// end.
    ///
    /// - Throws: ``Failure/badScript(_:)`` for a command that is not understood or cannot be run;
    ///   the commands before it were run.
    public func run(_ script: String) throws(Failure) {
      do {
        for command in try LabScript(script).commands {
          try session.run(command)
          serveRunLoop()
        }
      } catch let error as LabScriptError {
        throw .badScript(Winch.text(error.message, error.suggestion))
      } catch let error as CommandProblem {
        throw .badScript(Winch.text(error.message, error.suggestion))
      } catch {
        throw .badScript(String(describing: error))
      }
    }

    /// Runs code in the session's environment, as a step of its own, and everything it starts to
    /// its end.
    ///
    /// Controllers and views that the code creates belong to this program only if they are created
    /// here.
    public func perform<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
      let environment = session.environment
      environment.settle()
      environment.recorder.begin(.change, "code")
      defer {
        environment.settle()
        serveRunLoop()
      }
      return try environment.perform(body)
    }

    /// Lets the program do what it left for its main thread: blocks of the main queue, tasks, and timers
    /// with a block, for which time has to pass outside.
    private func serveRunLoop() {
      if session.serve(runLoop) { session.environment.settle() }
    }

    /// Lets frame time pass, in seconds: timers fire that are due, and what they start runs to its end.
    public func advance(by seconds: TimeInterval) {
      let environment = session.environment
      environment.advance(to: environment.animations.now + seconds)
      environment.settle()
      serveRunLoop()
    }

    /// The events so far, and the present picture.
    public var recording: Recording {
      Recording(steps: session.environment.recorder.steps, canvas: session.canvasText)
    }

    /// The program's breaches of UIKit's contract so far.
    public var breaches: [TraceEvent] { recording.breaches }

    /// Ends the program, without callbacks.
    public func close() { session.closeSilently() }
  }
}
