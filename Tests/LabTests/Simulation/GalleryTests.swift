import BundledScenes
import Cells
import Examples
import Foundation
import Lab
import Testing

/// The bundled scenes at the sizes of usual terminals: what their notes say is what one sees.
@MainActor struct GalleryTests {
  private nonisolated static let widths = [80, 100, 120, 133, 200]

  private func lab(_ scene: BundledScene, _ columns: Int, rows: Int = 36, keys: String = "") throws
    -> Pilot
  {
    try Pilot(scene.text, columns: columns, rows: rows, keys: keys, patience: 0)
  }

  private func scene(_ name: String) throws -> BundledScene {
    try #require(BundledScenes.scene(named: name))
  }

  /// What the header says of the size classes, in letters or words.
  private func classes(_ pilot: Pilot) throws -> String {
    let found = pilot.header.firstMatch(of: /width (compact|regular)|w(C|R)\b/)
    let letter = try #require(found?.1 ?? found?.2, "\(pilot.header)").first
    return "w\(letter?.uppercased() ?? "")"
  }

  /// All scenes but the one that opens in time travel, where a clock decides what is shown.
  private nonisolated static let names = BundledScenes.all.map(\.name)
    .filter { $0 != "slow-motion" }

  @Test(arguments: names)
  func `a scene has the same classes with and without pane, at every usual width`(
    name: String
  ) throws {
    let scene = try scene(name)
    for columns in Self.widths {
      let with = try lab(scene, columns)
      let without = try lab(scene, columns, keys: " ")
      #expect(with.rows[0] == without.rows[0], "\(columns) columns")
      #expect(with.headings == without.headings)
    }
  }

  @Test(
    arguments: BundledScenes.all.filter {
      $0.text.lowercased().contains("narrower than 80 columns")
    }
    .map(\.name))
  func `a scene that says what happens below 80 columns is regular from there on`(
    name: String
  ) throws {
    let scene = try scene(name)
    for columns in Self.widths { #expect(try classes(lab(scene, columns)) == "wR", "\(columns)") }
    #expect(try classes(lab(scene, 79)) == "wC")
  }

  @Test(arguments: [(80, 24), (80, 36), (100, 30), (120, 36), (133, 40), (200, 60)])
  func `all rows of a list are seen below the title of its bar, however the window is turned`(
    columns: Int, rows: Int
  ) throws {
    let scene = try scene("split")
    for keys in ["", "r", "rr", "rrr"] {
      let pilot = try lab(scene, columns, rows: rows, keys: keys)
      // A window that is no more than a few columns wide shortens words.
      let below = ScreenParts(rows: Array(pilot.rows.dropFirst(3)))
      let found = try ["Conve", "Ada", "Gra", "Kat"].map { try below.place(of: $0).row }
      #expect(found == Set(found).sorted(), "\(keys): \(pilot.screen)")
    }
  }

  /// What the first `p` shows at every usual width, by the notes.
  private nonisolated static let presentations = [
    "figure-13-3": "popover", "popover-today": "popover", "substitute": "popover",
    "tip-navigation": "popover", "tip-none": "popover",
  ]

  @Test(arguments: Self.presentations.keys.sorted())
  func `a popover that the notes promise is a popover`(name: String) throws {
    let scene = try scene(name)
    let screens = try Self.widths.map { columns in
      let pilot = try lab(scene, columns, keys: "p")
      return "\(columns)\n" + pilot.pane.lines(with: " presented   ") + "\n"
        + pilot.canvas.lines(with: "▲")
    }
    try expectPicture(screens.joined(separator: "\n"), "popover of \(name) in wide windows")
  }

  @Test(arguments: ["figure-13-1", "popover-today"])
  func `height is compact below 17 rows of terminal`(name: String) throws {
    let scene = try scene(name)
    let (high, low) = (try lab(scene, 100, rows: 17), try lab(scene, 100, rows: 16))

    try expectPicture(high.header + "\n" + low.header, "headers of \(name) in 17 and 16 rows")
  }

  @Test func `split collapses below 80 columns and expands from there on`() throws {
    let scene = try scene("split")
    // The column beside the list has these words.
    let rows = try ([79] + Self.widths).map { columns in
      try "\(columns)\n" + lab(scene, columns).canvas.lines(with: "Choose a conversation")
    }
    try expectPicture(rows.joined(separator: "\n"), "split in 79 columns and more")
  }

  /// What the rows of the card are about; tasks before it are not counted.
  private func labels(_ pilot: Pilot) -> [String] {
    let pane = pilot.rows.dropFirst().dropLast().drop { !$0.contains(" step ") }
      .map { $0.split(separator: "│", omittingEmptySubsequences: false).last ?? "" }
    return pane.prefix { !$0.contains(/try this|─────/) }.map { row in
      row.dropFirst().prefix(11).trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty && !$0.hasPrefix("?") }
  }

  @Test(arguments: names)
  func `the card of a step is whole at 80×24`(name: String) throws {
    let scene = try scene(name)
    let growth = [InputEvent](repeating: .key(Pilot.key("<"), []), count: 22)
    for keys in ["", "r", "p"] {
      for size in [nil, CellSize(columns: 70, rows: 24)] {
        let batches: [[InputEvent]] = size.map { [[], [], [], [.resize($0)]] } ?? []
        // The card of the opening tells what is found at other sizes, which takes a while.
        let patience = keys.isEmpty && size == nil ? 10 : 0
        func lab(_ batches: [[InputEvent]]) throws -> Pilot {
          try Pilot(
            scene.text, columns: 80, rows: 24, keys: keys, batches: batches, patience: patience)
        }
        let pilot = try lab(batches)
        let more = try lab([growth] + batches)
        #expect(labels(pilot) == labels(more), "\(keys) \(size as Any)\n\(pilot.screen)")
      }
    }
  }
}
