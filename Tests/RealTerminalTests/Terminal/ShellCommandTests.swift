import AdaptiveUI
import ArgumentParser
import Foundation
import Lab
import TestSupport
import Testing

@testable import WinchCommand

/// The shell command that leads to where a session is.
@MainActor struct ShellCommandTests {
  /// What people do, in no particular order.
  private static let commands = [
    "rotate", "rotate left", "present-next", "dismiss", "resize 50x20", "resize 100x30",
    "resize 30x12", "move next", "move down", "activate", "override window style dark",
    "override window text-size ax3", "override window direction rightToLeft", "device iPhone 6",
    "device ipad_9_7", "device terminal", "uikit 8", "uikit 26", "undo", "redo", "scroll 2",
    "view-as compact regular", "click 5,4", "raise", "pull 3",
  ]

  private static let starts = [
    ["split"], ["figure-13-3", "--uikit", "26"], ["tip-push", "--size", "60x20"],
    ["presentations", "--device", "iPhone 15", "--orientation", "landscape"],
    ["three-columns", "--device", "ipad_9_7", "--window", "507x768"],
    ["dynamic-type", "--text-size", "ax2", "--style", "dark", "--language", "double"],
    ["split", "--right-to-left", "--size", "90x30"],
  ]

  @Test(arguments: 0..<28)
  func `a command that was copied draws the same picture`(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    let start = Self.starts[seed % Self.starts.count]
    let session = try Self.session(start)
    defer { session.close() }
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      let command = Self.commands[Int.random(in: 0..<Self.commands.count, using: &random)]
      // What the scene refuses is not recorded.
      try? session.run(LabCommand(text: command))
    }
    let command = try #require(
      ShellCommand(session.document, file: start[0], session.recording, verb: "snapshot"))

    let again = try Self.session(Array(command.arguments.dropFirst()))
    defer { again.close() }
    #expect(again.canvasText == session.canvasText, "seed \(seed): \(command.text)")
  }

  @Test(arguments: ["80x24", "60x20", "133x50"])
  func `a click is copied by the name of what it pressed, whatever cells that has elsewhere`(
    size: String
  ) throws {
    let session = try Self.session(["split", "--size", "120x40"])
    defer { session.close() }
    let lines = session.canvasText.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Grace") })
    let start = try #require(lines[row].range(of: "Grace")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: start)
    try session.run(LabCommand(text: "click \(column),\(row)"))
    #expect(session.canvasText.contains("There was a moth"))
    let command = try #require(
      ShellCommand(session.document, file: "split", session.recording, verb: nil))

    let words = Array(command.arguments.dropFirst())
    let again = try Self.session(["split", "--size", size] + words)
    defer { again.close() }
    #expect(again.canvasText.contains("There was a moth"), "\(command.text)")
  }

  @Test func `in another terminal each command runs in a window of the size that it was given at`()
    throws
  {
    let session = try Self.session(["figure-13-3", "--size", "80x24"])
    defer { session.close() }
    for command in ["resize 60x20", "present-next", "resize 70x22", "resize 90x30"] {
      try session.run(LabCommand(text: command))
    }
    func command() -> String? {
      ShellCommand(
        session.document, file: "figure-13-3", session.recording, verb: nil,
        window: session.windowScene.geometry.size)?.text
    }

    let narrow = "winch figure-13-3 --do 'window 480x320; present-next; window 720x480"
    #expect(command() == narrow + "'")
    try session.run(LabCommand(text: "rotate"))
    #expect(command() == narrow + "; rotate right'")
    // A window that was turned has the other sides: only its size at the end is given.
    try session.run(LabCommand(text: "resize 80x20"))
    #expect(command()?.hasPrefix(narrow + "; rotate right; window ") == true)
  }

  @Test func `words that a shell would take apart are quoted`() throws {
    let session = try Self.session(["split", "--do", "rotate; override window style dark"])
    defer { session.close() }
    let command = ShellCommand(
      session.document, file: "my 'app'.yaml", session.recording, verb: nil)

    #expect(
      command?.text
        == "winch 'my '\\''app'\\''.yaml' --do 'rotate right; override window style dark'")
  }

  /// What `winch snapshot` opens for these arguments.
  private static func session(_ arguments: [String]) throws -> SceneSession {
    let command = try Snapshot.parse(arguments)
    return try command.open(command.scene)
  }
}
