import Testing

@testable import Lab

/// The palette says behind a verb what it wants.
struct CommandUsageTests {
  @Test(arguments: LabCommandReader.all + TraitChoice.all.map(\.name))
  func `a verb that is no command alone says what it wants`(verb: String) {
    let isWhole = (try? LabScript(verb).commands)?.isEmpty == false

    #expect(isWhole || LabCommandReader.usage(of: verb) != nil)
  }

  @Test func `select and click are read as they are written, and want a cell`() throws {
    let commands = try LabScript("select 3,4; click 5,6").commands

    #expect(commands.map(\.text) == ["select 3,4", "click 5,6"])
    #expect(throws: (any Error).self) { try LabScript("select") }
  }
}
