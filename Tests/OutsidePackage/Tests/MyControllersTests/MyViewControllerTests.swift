import MyControllers
import Testing
import UIKit
import WinchKit

@MainActor @Test func `the controller is told its new size before it lays out`() throws {
  let recording = try Winch.record("rotate", on: "iPhone 6") { MyViewController() }

  let lines = recording.trace.map { $0.trimmingCharacters(in: .whitespaces) }
  let size = lines.lastIndex {
    $0.contains("viewWillTransition(to:with:)") && $0.contains("667×375")
  }
  let layout = lines.lastIndex { $0.contains("viewDidLayoutSubviews()") }
  #expect(try #require(size) < #require(layout))
  #expect(recording.canvas.contains("One"))
}

@MainActor @Test func `a script that cannot be run says why`() {
  #expect(throws: Winch.Failure.self) { try Winch.record("rotat") { MyViewController() } }
}
