import AdaptiveUI
import Cells
import Lab
import Testing

/// The palette finds things by the names that people say.
@MainActor struct PaletteTests {
  private func pilot(_ keys: String, rows: Int = 24) throws -> Pilot {
    try Pilot(TestScenes.popover, columns: 100, rows: rows, keys: keys)
  }

  @Test func `a device is found by a member's name, and called by it`() throws {
    let found = try pilot(":iphone 15")
    let chosen = try pilot(":iphone 15⏎")

    try expectPicture(found.overlay, "palette with devices")
    #expect(chosen.headings.last == "device iPhone 15")
    try expectPicture(chosen.header, "header of a device that was called")
  }

  @Test func `the list of devices finds members of families too`() throws {
    let chosen = try pilot("diphone 15 pro max⏎", rows: 30)

    try expectPicture(chosen.header, "header of a family's member")
  }

  @Test(arguments: [
    ("rot", "rotation right → landscapeLeft"), ("landscape", "rotation right → landscapeLeft"),
    ("dark", "change style dark"),
    ("rtl", "change direction rightToLeft"),
    ("large text", "change text-size ax3"),
    ("ax3", "change text-size ax3"),
    ("uikit 8", "launch Test"),
  ])
  func `Enter runs what fits best`(typed: String, heading: String) throws {
    let last = try Pilot(
      TestScenes.popover + "\ndevice: iPhone 6\n", columns: 100, rows: 24, keys: ":\(typed)⏎"
    ).headings.last

    #expect(last == heading)
  }

  @Test func `a theme is chosen by its name`() throws {
    #expect(try pilot(":theme light⏎").notice.hasPrefix("✓ theme light"))
  }

  @Test(arguments: ["AX3", "ax3", "accessibilityExtraLarge", "AccessibilityXL"])
  func `a text size may be spelled in all ways and is shown in one`(spelling: String) throws {
    let pilot = try pilot(":text-size \(spelling)⏎")

    #expect(pilot.headings.last == "change text-size ax3")
    try expectPicture(pilot.pane, "card of a text size that a command spells")
  }

  @Test func `a wrong value stays with the reason and what is possible`() throws {
    let pilot = try pilot(":override window style drak⏎")

    try expectPicture("\(pilot.overlay)\n\(pilot.footer)", "palette after a wrong value")
  }

  @Test func `a device that does not exist leaves the text too`() throws {
    let pilot = try pilot(":device iphone 99⏎")

    try expectPicture("\(pilot.overlay)\n\(pilot.footer)", "palette after an unknown device")
  }
}
