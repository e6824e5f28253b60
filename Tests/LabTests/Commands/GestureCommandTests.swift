import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import Testing

/// Fingers of scripts, and of the mouse.
@MainActor struct GestureCommandTests {
  private static let stack = """
    title: Stack
    root:
      id: nav
      class: UINavigationController
      viewControllers:
        - {id: first, class: UIViewController}
        - id: second
          class: UIViewController
          view:
            subviews:
              - {id: card, class: UIView, frame: [96, 96, 96, 96]}
    """

  private func session() throws -> SceneSession {
    SceneSession(
      try SceneDocument(text: Self.stack),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
  }

  private func stack(_ session: SceneSession) throws -> UINavigationController {
    try #require(session.window.rootViewController as? UINavigationController)
  }

  @Test func `a distance to scroll is in rows of text, or in rows of a picture`() throws {
    let script = "scroll 3 4,5; scroll -2x22.5 4,5; scroll 1"

    #expect(try LabScript(script).commands.map(\.text).joined(separator: "; ") == script)
    #expect(throws: (any Error).self) { try LabScript("scroll 2x0 4,5") }
  }

  @Test func `gestures are written as they are read`() throws {
    let script =
      "double-tap card; long-press; pan card by 40,-3; pan by 1,2; swipe my card left; pinch 2.0; "
      + "twist card -90; edge-swipe right"

    #expect(
      try LabScript(script).commands.map(\.text).joined(separator: "; ") == script)
  }

  @Test(arguments: [
    "pan card 4,4", "pan by 4", "swipe card", "pinch card", "twist x", "edge-swipe",
  ])
  func `a gesture that lacks its way is refused`(text: String) {
    #expect(throws: LabScriptError.self) { try LabScript(text) }
  }

  @Test func `each gesture makes the recognizer for it recognize`() throws {
    let session = try session()
    let card = try #require(try stack(session).topViewController?.view.subviews.first)
    var log: [String] = []
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let twist = UIRotationGestureRecognizer()
    let recognizers: [(UIGestureRecognizer, @MainActor () -> String)] = [
      (double, { "double" }), (UILongPressGestureRecognizer(), { "press" }),
      (swipe, { "swipe" }), (pan, { "pan \(pan.translation(in: nil))" }),
      (pinch, { "pinch \(pinch.scale)" }),
      (twist, { "twist \((twist.rotation / .pi * 180).rounded())" }),
    ]
    for (recognizer, words) in recognizers {
      recognizer.whenRecognized = { [unowned recognizer] in
        if recognizer.state == .ended { log.append(words()) }
      }
      card.addGestureRecognizer(recognizer)
    }
    pan.require(toFail: swipe)

    for text in [
      "double-tap card", "long-press card", "swipe card up", "pan card by 30,40", "pinch card 2.0",
      "twist card 90",
    ] {
      try session.run(LabCommand(text: text))
    }

    #expect(
      log == ["double", "press", "swipe", "pan (30.0, 40.0)", "pinch 2.0", "twist 90.0"])
  }

  @Test func `C41 a finger from the edge goes back in a stack`() throws {
    let session = try session()

    try session.run(LabCommand(text: "edge-swipe right"))
    #expect(try stack(session).viewControllers.count == 2)

    try session.run(LabCommand(text: "edge-swipe left"))
    #expect(try stack(session).viewControllers.map(\.displayName) == ["first"])
    #expect(session.environment.recorder.steps.last?.title == "edge-swipe left")
  }

  @Test func `a mouse that drags from the edge pulls the top away`() throws {
    let session = try session()

    for text in ["press 0,10", "drag 20,10", "drag 50,10", "drag 70,10", "drop"] {
      try session.apply(LabCommand(text: text))
    }
    session.environment.settle()

    #expect(try stack(session).viewControllers.count == 1)
  }

  @Test func `a gesture on nothing says so`() throws {
    let session = try session()

    #expect(throws: CommandProblem.self) { try session.run(LabCommand(text: "pan nobody by 1,1")) }
  }
}
