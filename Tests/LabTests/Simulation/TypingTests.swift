import Cells
import Foundation
import Testing

@testable import Lab

/// Letters go into a field that has the keyboard, and the screen says so.
@MainActor struct TypingTests {
  private static let form = """
    root:
      id: home
      view:
        subviews:
          - {class: UITextField, id: name, placeholder: Name, frame: [16, 16, 200, 32]}
    """

  private func pilot(_ keys: String) throws -> Pilot {
    try Pilot(Self.form, columns: 80, rows: 24, batches: [[.key(.tab, [])]], later: keys)
  }

  @Test func `the screen says that letters go into a field, and what ends that`() throws {
    let pilot = try pilot("⏎")

    #expect(pilot.notice == "› letters go into name now; Esc ends that")
    #expect(pilot.footer.hasPrefix(" Esc ends typing into name"))
  }

  @Test func `keys of the program are letters in a field`() throws {
    let pilot = try pilot("⏎qr ?")

    try expectPicture(pilot.canvas, "a text that was typed")
    try expectPicture(pilot.pane, "card of a text that was typed")
  }

  @Test func `Escape gives the keys back, and Tab does`() throws {
    try expectPicture(
      ["Escape": pilot("⏎a⎋").footer, "Tab": pilot("⏎a⇥").footer], "footers after typing")
  }

  @Test func `what was typed is typed again from the script`() throws {
    let keys: [TypedKey] = [.character("a"), .character(" "), .backspace, .done]
    for key in keys {
      #expect(try LabCommand(text: LabCommand.type(key).text) == .type(key))
    }
  }
}
