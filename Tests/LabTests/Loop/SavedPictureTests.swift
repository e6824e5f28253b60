import Cells
import Foundation
import Lab
import SceneFiles
import Synchronization
import Testing

/// What `S` saves is what is seen.
@MainActor struct SavedPictureTests {
  private final class Files: Sendable {
    let saved = Mutex<[String]>([])
  }

  /// A table whose rows do not all fit above the pane, so that rows are folded.
  private static let scene: String = {
    let labels = (1...18).map {
      "        - {class: UILabel, id: line-\($0), text: Line \($0)., frame: [16, \(32 * $0), 80, 16]}"
    }
    return """
      title: Test
      root:
        id: home
        view:
          subviews:
      \(labels.joined(separator: "\n"))
      """
  }()

  /// The screen before keys, and the first file that they save.
  private func run(
    _ keys: String, theme: Theme = Theme(.none)
  ) throws -> (seen: [String], file: String) {
    let files = Files()
    var configuration = LabConfiguration(document: try SceneDocument(text: Self.scene))
    configuration.theme = theme
    configuration.followsGround = false
    configuration.save = { (stem, ending, data) throws(LabWriteFailure) in
      files.saved.withLock { $0.append(String(bytes: data, encoding: .utf8) ?? "") }
      return "\(stem)-1.\(ending)"
    }
    configuration.rasterize = { (svg, size) throws(LabWriteFailure) in Data(svg.utf8) }
    let size = CellSize(columns: 100, rows: 30)
    func lab(_ keys: String) throws -> [String] {
      let backend = MemoryBackend(size: size, batches: keys.map { [.key(Pilot.key($0), [])] })
      var idle = 0
      backend.whenIdle = {
        idle += 1
        return idle > 3 ? [.terminate] : []
      }
      try Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration).run()
      return backend.screen.lines
    }
    let seen = try lab("")
    _ = try lab(keys)
    return (seen, try #require(files.saved.withLock { $0.first }))
  }

  @Test func `the picture of the screen has its header, its card and every row, and not the list`()
    throws
  {
    let (seen, file) = try run("S1")

    for number in 1...18 {
      let text = "Line \(number)."
      #expect(seen.contains { $0.contains(text) } == file.contains(text), "\(text)")
    }
    #expect(file.contains("step 1"))
    #expect(!file.contains("Save into a new file"))
    #expect(seen.last?.contains("help") == true)
    #expect(!file.contains("help"))
  }

  @Test func `the picture of a dark screen has a dark ground in programs that know no background`()
    throws
  {
    let dark = try run("S1", theme: Theme(.dark)).file
    let light = try run("S1", theme: Theme(.light)).file

    #expect(dark.contains("<rect width=\"800\" height=\"493\" fill=\"#0d1117\"/>"))
    #expect(light.contains("<rect width=\"800\" height=\"493\" fill=\"#fff\"/>"))
  }

  @Test func `the text of the canvas has the rows that the screen shows`() throws {
    let (seen, file) = try run("S3")

    let canvas = file.split(separator: "\n").map(String.init)
    #expect(canvas.count > 10)
    for row in canvas { #expect(seen.contains { $0.contains(row) }, "\(row)") }
  }
}
