import BundledScenes
import Cells
import Testing

@testable import Lab

/// What is said of a step where the terminal has no room for a pane.
@MainActor struct EssenceTests {
  /// The rows between the picture and the footer, after another size before them where one is given.
  private func essence(
    _ name: String, in size: CellSize, keys: String, from wide: CellSize? = nil
  ) throws -> String {
    let scene = try #require(BundledScenes.scene(named: name))
    let first = wide ?? size
    let pilot = try Pilot(
      scene.text, columns: first.columns, rows: first.rows, keys: keys,
      batches: wide == nil ? [] : [[], [], [], [], [.resize(size)]])
    let end = try #require(pilot.rows.lastIndex { $0.hasPrefix("┗") || $0.hasPrefix("└") })
    return pilot.rows[(end + 1)...].dropLast().joined(separator: "\n")
  }

  private let narrow = CellSize(columns: 50, rows: 19)
  private let small = CellSize(columns: 40, rows: 12)

  @Test func `PO12 a refusal says what leads out before it says why`() throws {
    try expectPicture(essence("figure-13-3", in: narrow, keys: "p⎋"), "essence of a refusal")
    try expectPicture(
      essence("presentations", in: small, keys: "pp⎋"), "essence of a refusal on a small screen")
  }

  @Test func `D21 what became what is said with its reason`() throws {
    let wide = CellSize(columns: 120, rows: 36)

    try expectPicture(
      essence("figure-13-3", in: narrow, keys: "p", from: wide), "essence of an adaptation")
    try expectPicture(essence("split", in: narrow, keys: "", from: wide), "essence of a collapse")
  }

  @Test func `a reason takes no row from what became what`() throws {
    let wide = CellSize(columns: 120, rows: 36)
    let rows = try essence("figure-13-3", in: small, keys: "p", from: wide)

    try expectPicture(rows, "essence of an adaptation on a small screen")
  }

  @Test func `the smallest screen tells the new size class in letters`() throws {
    let (wide, smallest) = (CellSize(columns: 120, rows: 36), CellSize(columns: 20, rows: 6))

    #expect(try essence("figure-13-3", in: smallest, keys: "", from: wide) == " wR → wC")
    #expect(try essence("split", in: smallest, keys: "", from: wide) == " wR → wC")
  }

  @Test func `a scene that nothing happened in keeps its rows`() throws {
    #expect(try essence("figure-13-3", in: narrow, keys: "").isEmpty)
  }
}
