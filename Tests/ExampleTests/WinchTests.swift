import AdaptiveUI
import Examples
import Testing
import WinchKit

/// Controllers of one's own in the lab and in recordings.
@MainActor @Suite struct WinchTests {
  @Test func `a recording tells what happened from launch to the end`() throws {
    let recording = try Winch.record("rotate", on: "iPhone 6") { SizeClassController() }

    #expect(recording.steps.first?.title == "")
    #expect(recording.trace.contains { $0.contains("viewDidLoad()") })
    #expect(
      recording.trace.contains { $0.contains("viewWillTransition(to:with:)  375×667 → 667×375") })
    #expect(recording.lines(rules: true).contains { $0.hasSuffix("[C10]") })
    #expect(recording.canvas.contains("width compact, height compact"))
  }

  @Test func `a recording in cells has the size that was asked for`() throws {
    let recording = try Winch.record(columns: 40, rows: 10) { SizeClassController() }

    #expect(recording.canvas.split(separator: "\n").count == 10)
    #expect(recording.canvas.contains("width compact, height compact"))
  }

  @Test func `the same controller gives the same recording`() throws {
    let script = "rotate; rotate left; device iPad Air 2; resize 30x10"
    let first = try Winch.record(script) { WideOrTallController() }
    let second = try Winch.record(script) { WideOrTallController() }

    #expect(first.lines(rules: true) == second.lines(rules: true))
    #expect(first.canvas == second.canvas)
  }

  @Test(arguments: [
    ("rotat", "unknown command 'rotat', did you mean 'rotate'?"),
    ("present x", "the scene has no presentations"),
    ("device iPhone 66", "no device 'iPhone 66', did you mean 'iPhone 6'?"),
  ])
  func `a command that cannot be run says why`(script: String, message: String) {
    let failure = #expect(throws: Winch.Failure.self) {
      try Winch.record(script) { UIViewController() }
    }
    guard case .badScript(let text)? = failure else { return #expect(Bool(false), "no failure") }
    #expect(text.hasPrefix(message.prefix(20)))
  }

  @Test func `a controller of another world is a breach`() throws {
    let stranger = UIViewController()

    let recording = try Winch.record { stranger }

    #expect(
      recording.trace.contains { $0.contains("Create the controller inside the call") })
  }
}
