import BundledScenes
import CellRenderer
import Testing

@testable import Cells
@testable import Lab

/// How much a resize of the reference scene hands to the terminal.
@MainActor struct ResizeWorkTests {
  nonisolated private static let sizes = [(200, 60), (120, 40), (100, 30), (160, 50), (80, 24)]
    .map { CellSize(columns: $0.0, rows: $0.1) }

  private func pictures(bare: Bool) throws -> [CellBuffer] {
    let yaml = try #require(BundledScenes.all.first { $0.name == "reference" }).text
    let pilot = try Pilot(
      yaml, columns: 90, rows: 28, bare: bare, batches: Self.sizes.map { [.resize($0)] })
    return pilot.backend.pictures
  }

  @Test(arguments: [true, false]) func `every size is one picture of that size`(
    bare: Bool
  ) throws {
    // What is found out about a size later is shown in another picture of it.
    let sizes = try pictures(bare: bare).map(\.size).reduce(into: [CellSize]()) { sizes, size in
      if bare || sizes.last != size { sizes.append(size) }
    }

    #expect(sizes == [CellSize(columns: 90, rows: 28)] + Self.sizes)
  }

  @Test(arguments: sizes)
  func `a picture of the scene is finished once, and again with what the lab found out about it`(
    size: CellSize
  ) throws {
    let yaml = try #require(BundledScenes.all.first { $0.name == "reference" }).text
    let pilot = try Pilot(yaml, columns: size.columns, rows: size.rows, patience: 40)
    let work = try #require(pilot.lab.session?.canvasWork)

    // Its findings are marked in the second one; all other pictures of the lab are of other sizes.
    #expect(pilot.backend.pictures.count > 2)
    #expect(work.finished == 2)
    // None is drawn to find out how many rows of it could be left out.
    #expect(work.drafts == work.finished)
  }

  @Test func `keys that leave the scene as it is leave its picture as it is`() throws {
    let yaml = try #require(BundledScenes.all.first { $0.name == "reference" }).text
    // With the keys at the pane no box of the canvas has the focus.
    let before = try Pilot(yaml, columns: 120, rows: 40, keys: "w⎋")
    let pilot = try Pilot(yaml, columns: 120, rows: 40, keys: "234w↓↓⎋1nf?⎋")

    #expect(pilot.backend.pictures.count > before.backend.pictures.count + 6)
    #expect(pilot.lab.session?.canvasWork == before.lab.session?.canvasWork)
  }

  @Test func `keys of the footer are the same when they are asked for again`() throws {
    let yaml = try #require(BundledScenes.all.first { $0.name == "reference" }).text
    let pilot = try Pilot(yaml, columns: 120, rows: 40)
    var fresh = FooterKeys(pilot.lab.configuration.actions)
    var kept = fresh
    var context = pilot.lab.context

    for isPresenting in [false, true, false] {
      context.isPresenting = isPresenting
      fresh = FooterKeys(pilot.lab.configuration.actions)
      #expect(
        kept.keys(in: context, hasWayOut: true).map(\.meaning)
          == fresh.keys(in: context, hasWayOut: true).map(\.meaning))
    }
    #expect(
      kept.keys(in: context, hasWayOut: true).map(\.key)
        != kept.keys(in: LabContext(), hasWayOut: true).map(\.key))
  }

  @Test func `a resize reads the frames of all views once`() throws {
    let yaml = try #require(BundledScenes.all.first { $0.name == "reference" }).text
    let short = try Pilot(yaml, columns: 90, rows: 28, batches: [[.resize(Self.sizes[0])]])
    let long = try Pilot(
      yaml, columns: 90, rows: 28, batches: Self.sizes.map { [.resize($0)] })
    let work = try [short, long].map { try #require($0.lab.session?.canvasWork.censuses) }

    #expect(work[1] - work[0] == Self.sizes.count - 1)
  }

  @Test func `issues at other sizes are put into words once while the window is dragged`() throws {
    let pilots = try [[], Self.sizes].map { sizes in
      let search = Array(repeating: [InputEvent](), count: 40)
      return try Pilot(
        TestScenes.torn, columns: 110, rows: 36,
        batches: search + sizes.map { [.resize($0)] } + [[.terminate]])
    }
    let pictures = pilots.map(\.backend.pictures.count)

    #expect(pilots[0].lab.issues.wordings > 0)
    #expect(pictures[1] == pictures[0] + Self.sizes.count)
    #expect(pilots[1].lab.issues.wordings == pilots[0].lab.issues.wordings)
  }

  @Test func `the file is read for its lines when something is wrong`() throws {
    let right = try Pilot(TestScenes.plain, columns: 120, rows: 40)
    let wrong = try Pilot(TestScenes.torn, columns: 120, rows: 40)

    #expect(right.lab.sourcePage == nil)
    #expect(wrong.lab.sourcePage != nil)
  }

  @Test func `blanks are not handed over, and neighbours go together`() throws {
    for picture in try pictures(bare: true) {
      let runs = picture.runs(acrossBlanks: 4)
      let cells = runs.reduce(0) { $0 + $1.stored.count }
      let all = picture.size.columns * picture.size.rows

      #expect(cells * 10 < all * 8, "\(picture.size): \(cells) of \(all)")
      #expect(runs.count <= 4 * picture.size.rows, "\(picture.size): \(runs.count) runs")
    }
  }

  @Test func `the style changes at most twice a box and row`() throws {
    for picture in try pictures(bare: true) {
      let changes = picture.runs(acrossBlanks: 4).reduce(0) { sum, run in
        sum + zip(run.stored, run.stored.dropFirst()).count { $0.look != $1.look }
      }

      // Six levels, the log and the root, each with a left and a right line and blanks beside them.
      #expect(changes <= 4 * 8 * picture.size.rows, "\(picture.size): \(changes) changes")
    }
  }

  @Test func `a key draws the rows of what it changed, all others are those of before`() throws {
    let yaml = try #require(BundledScenes.all.first { $0.name == "reference" }).text
    let pilot = try Pilot(
      yaml, columns: 90, rows: 28, bare: true,
      batches: Array(repeating: [.key(.character("k"), [])], count: 3))
    let pictures = pilot.backend.pictures

    #expect(pictures.count == 4)
    #expect(pilot.lab.session?.shownMemory.rowsDrawnAgain == 3)
    for (old, new) in zip(pictures, pictures.dropFirst()) {
      // The line of text inside the status line's frame.
      #expect(new.changes(from: old).map(\.origin.row) == [26])
    }
  }
}
