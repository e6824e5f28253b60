import ArgumentParser
import Testing

@testable import WinchCommand

/// The command lines that are understood without the parser.
struct LabRunTests {
  private func run(_ arguments: [String]) -> LabRun? {
    LabRun(arguments, commands: WinchCommand.words)
  }

  @Test(arguments: [
    [], ["split"], ["Scenes/split.yaml"], ["--bare"], ["--bare", "split"], ["split", "--bare"],
    ["--no-mouse", "split", "--bare"], ["a b.yaml"], ["ä.yaml"],
  ])
  func `a plain run means what the parser says`(arguments: [String]) throws {
    let open = try #require(try WinchCommand.parseAsRoot(arguments) as? Open)

    let expected = LabRun(scene: open.scene, isBare: open.bare, usesMouse: !open.noMouse)
    #expect(run(arguments) == expected)
    #expect(open.options.device == nil)
    #expect(open.script == nil)
  }

  @Test func `every command is known by its name`() {
    let names = WinchCommand.configuration.subcommands.map { $0._commandName }

    #expect(WinchCommand.words == names + ["help"])
    #expect(names.allSatisfy { !$0.contains(".") }, "a name with a dot is a file")
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--version"], ["--bare", "--bare", "x"], ["one", "two"], [""],
    ["--device", "iPhone 6", "split"], ["split", "--do", "rotate"], ["--", "split"], ["--barf"],
    ["-"], ["help"], ["open", "split"], ["snapshot"], ["trace"], ["explain"], ["check"], ["record"],
    ["replay"], ["devices"], ["rules"], ["kept"], ["schema"], ["manual"],
    ["--generate-completion-script", "bash"],
    ["---completion"],
  ])
  func `anything else is left to the parser`(arguments: [String]) {
    #expect(run(arguments) == nil)
  }
}
