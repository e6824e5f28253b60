import AdaptiveUI
import BundledScenes
import CellRenderer
import Cells
import Examples
import Lab
import SceneFiles
import TestSupport
import Testing

/// What commands do to a scene, frame by frame.
@MainActor struct FilmRecorderTests {
  private static let size = CellSize(columns: 60, rows: 24)

  private func session(_ name: String) throws -> SceneSession {
    let scene = try #require(BundledScenes.scene(named: name))
    return SceneSession(
      try SceneDocument(scene.bytes, file: name, classes: ExampleClasses.all),
      options: SessionOptions(canvas: Self.size))
  }

  private func film(
    _ name: String, _ script: String, speed: Double = 1, marksChanges: Bool = false
  ) throws -> CellFilm {
    let session = try session(name)
    defer { session.close() }
    return try FilmRecorder.film(
      of: session, doing: try LabScript(script).commands,
      in: FilmRecorder.Style(marksChanges: marksChanges, speed: speed))
  }

  /// The canvas of a frame, without the caption.
  private func canvas(_ frame: CellFilm.Frame?) -> String {
    frame?.picture.lines.prefix(Self.size.rows).joined(separator: "\n") ?? ""
  }

  /// The bars of time below the canvas, one a frame.
  private func scrubbers(_ film: CellFilm) -> String {
    film.frames.map { $0.picture.lines[Self.size.rows] }.joined(separator: "\n")
  }

  /// What happened before a frame.
  private func caption(_ frame: CellFilm.Frame) -> String {
    String(frame.picture.lines[Self.size.rows + 1].drop { $0 == " " })
  }

  @Test func `C10 C11 a film of a rotation goes from the root inwards, then turns`() throws {
    let film = try film("figure-12-2", "rotate")
    let before = try session("figure-12-2")
    let after = try session("figure-12-2")
    try after.run(.rotate(quarters: 1))
    let captions = film.frames.map(caption)

    #expect(canvas(film.frames.first) == before.canvasText)
    #expect(canvas(film.frames.last) == after.canvasText)
    #expect(
      captions.prefix(9) == [
        "badge viewDidAppear(_:)", "root bounds", "root traitCollectionDidChange(_:)",
        "root viewDidLayoutSubviews()", "container traitCollectionDidChange(_:)",
        "container viewDidLayoutSubviews()", "upper traitCollectionDidChange(_:)",
        "lower traitCollectionDidChange(_:)", "animated",
      ], "\(captions)")
    // What is in between of the animation: a window on its way from upright to lying.
    #expect(captions.filter { $0 == "animated" }.count >= 5)
    try expectPicture(scrubbers(film), "bars of time below a film of a rotation")
  }

  @Test func `two frames that follow each other differ, and a film twice as fast is half as long`()
    throws
  {
    let usual = try film("figure-13-3", "present")
    let fast = try film("figure-13-3", "present", speed: 2)
    let seconds = { (film: CellFilm) in film.frames.reduce(0) { $0 + $1.milliseconds } }

    #expect(zip(usual.frames, usual.frames.dropFirst()).allSatisfy { $0.picture != $1.picture })
    #expect(fast.frames.map(\.picture) == usual.frames.map(\.picture))
    #expect(seconds(fast) * 2 == seconds(usual))
  }

  @Test func `a step that changes nothing that can be seen is shown as well`() throws {
    let film = try film("figure-12-2", "dismiss; rotate")

    try expectPicture(scrubbers(film), "bars of time below a film that begins with nothing")
  }

  @Test func `what already has its new size is marked over its old outline`() throws {
    let marked = try film("figure-12-2", "rotate", marksChanges: true)
    let plain = try film("figure-12-2", "rotate")

    #expect(canvas(marked.frames.first) == canvas(plain.frames.first))
    // The lines of a turned window are where they were; only their colours differ.
    #expect(canvas(marked.frames.last) == canvas(plain.frames.last))
    #expect(marked.frames.last?.picture != plain.frames.last?.picture)
  }

  @Test func `a cast plays to the picture of a snapshot, and a film is the same each time`() throws
  {
    let film = try film("split", "resize 50x24; resize 60x24")
    let after = try session("split")
    for command in try LabScript("resize 50x24; resize 60x24").commands { try after.run(command) }
    let cast = try FilmCast.lines(of: film)
    let screen = try #require(CastScreen(cast))

    #expect(screen.lines.prefix(Self.size.rows).joined(separator: "\n") == after.canvasText)
    let again = try self.film("split", "resize 50x24; resize 60x24")
    #expect(try FilmCast.lines(of: again) == cast)
    #expect(FilmSVG.text(of: again) == FilmSVG.text(of: film))
  }

  @Test func `a command that the scene does not have ends the film with its message`() throws {
    let session = try session("split")
    #expect(throws: CommandProblem(message: "nothing is presented")) {
      try FilmRecorder.film(of: session, doing: [.pull(rows: 3)])
    }
  }
}
