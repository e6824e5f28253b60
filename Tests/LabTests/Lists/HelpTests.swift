import AdaptiveUI
import Cells
import Lab
import Testing

/// The help begins with where one is.
@MainActor struct HelpTests {
  /// The headings of the help, in order.
  private func headings(_ keys: String) throws -> [String] {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 160, keys: keys)
    return pilot.overlay.split(separator: "\n").compactMap { row in
      guard let start = row.firstIndex(of: "│"), let end = row.lastIndex(of: "│"), start < end
      else {
        return nil
      }
      let line = row[row.index(after: start)..<end]
      return line.first == " " || line.isEmpty || !line.contains { $0.isLetter }
        ? nil : line.split(separator: " · ").first.map { String($0).trimmed }
    }
  }

  @Test func `what can be done now comes first, keys of other places last`() throws {
    let found = try self.headings("?").dropFirst()
    #expect(
      found == [
        "Here and now", "On the canvas", "Window", "Presentations", "Panes", "Change", "Program",
        "Signs of the picture", "Marks on the ruler", "Mouse", "In the pane, after w or Tab",
        "Back in time, after t", "Window", "Panes", "Program",
      ])
  }

  @Test func `in the pane and back in time theirs come first`() throws {
    let (inPane, inTime) = try (headings("w?"), headings("t?"))

    #expect(inPane.dropFirst().prefix(2) == ["Here and now", "In the pane"])
    #expect(inTime.dropFirst().prefix(2) == ["Here and now", "Back in time"])
  }

  @Test func `on a screen of 24 rows the first one has all that can be done now, and the mouse`()
    throws
  {
    let pilot = try Pilot(TestScenes.popover, keys: "?")

    try expectPicture(pilot.overlay, "help with all that can be done now")
  }

  @Test func `it narrows as one types, and closes by its own key`() throws {
    let narrowed = try Pilot(TestScenes.plain, columns: 100, rows: 60, keys: "?undo")

    try expectPicture(narrowed.overlay, "help narrowed to undo")
    let dark = try Pilot(TestScenes.plain, columns: 100, rows: 60, keys: "?dark")
    try expectPicture(dark.overlay, "help narrowed to dark, with the trait first")
    #expect(try Pilot(TestScenes.plain, keys: "??").overlay == "")
    #expect(try Pilot(TestScenes.plain, keys: "?q").overlay == "")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed().drop { $0 == " " })
  }
}
