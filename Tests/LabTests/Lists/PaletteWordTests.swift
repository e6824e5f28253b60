import Lab
import Testing

/// The palette knows the words of people who do not know the program's.
@MainActor struct PaletteWordTests {
  private func pilot(_ keys: String) throws -> Pilot {
    try Pilot(
      TestScenes.popover + "\ndevice: iPhone 6\n", columns: 100, rows: 30, keys: keys)
  }

  /// What is first in the palette.
  private func first(_ typed: String) throws -> String {
    let rows = try pilot(":\(typed)").overlay.split(separator: "\n").map(String.init)
    return rows.first { $0.contains("▸") } ?? ""
  }

  @Test(arguments: [
    ("screenshot", "save picture"), ("picture", "save picture"), ("send to a colleague", "save"),
    ("ambiguous", "what is wrong"), ("problems", "what is wrong"),
    ("why", "explain why"), ("log", "log"),
    ("large text", "large text"), ("rtl", "right to left"), ("arabic", "right to left"),
    ("night", "dark style"), ("landscape", "rotate"), ("turn it", "rotate"),
    ("popover", "present what"), ("undo", "undo"), ("quit", "quit"), ("back", "time: go back"),
    ("narrow", "window WIDTHxHEIGHT"), ("compare devices", "several windows"),
    ("legend", "help"), ("tablet", "device"), ("history", "time"),
    ("right-to-left", "right to left"), ("--right-to-left", "right to left"),
    ("dark-mode", "dark style"),
  ])
  func `a newcomer's word finds what it means`(typed: String, title: String) throws {
    #expect(try first(typed).contains(title))
  }

  @Test func `constraints are found as what one reads, changes and copies`() throws {
    try expectPicture(pilot(":constraints").overlay, "palette with constraints")
  }

  @Test func `why with a name focuses the view of that name and explains it`() throws {
    try expectPicture(pilot(":why button⏎").pane, "explanation by a question")
  }

  @Test func `a misspelled word finds the nearest one, and says that it is not known`() throws {
    try expectPicture(pilot(":sreenshot").overlay, "palette with a misspelled word")
  }

  @Test(arguments: ["foo bar", "sreenshot", "foo dark"])
  func `a line whose first word is none says why and does nothing`(typed: String) throws {
    let before = try pilot("").headings
    let after = try pilot(":\(typed)⏎")

    #expect(after.headings == before)
    try expectPicture(after.overlay, "palette after \(typed)")
  }

  @Test func `a trait's name alone is the system's or the window's, and values are told`() throws {
    #expect(try pilot(":text-size ax3⏎").headings.last == "change text-size ax3")
    #expect(try pilot(":scale 1⏎").headings.last == "change override window scale 1")
    try expectPicture(pilot(":text-size huge⏎").overlay, "palette after a trait's wrong value")
    try expectPicture(pilot(":text-size ").overlay, "palette with a trait's values")
  }

  @Test func `the newest devices come first`() throws {
    try expectPicture(pilot(":iphone").overlay, "palette with phones")
  }

  @Test func `letters that are near nothing find nothing`() throws {
    try expectPicture(pilot(":qqqqq").overlay, "palette with letters that are near nothing")
  }
}
