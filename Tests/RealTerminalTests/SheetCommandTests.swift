import Foundation
import Testing

@testable import WinchCommand

/// Sheets as the command writes them.
@Suite struct SheetCommandTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "winch-sheet-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a", "b", "c", "d"] {
      let text = """
        images:
          - name: logo
            variants:
              - {size: [200, 60], art: [logo]}
        root:
          class: UIViewController
          view:
            subviews:
            - {id: \(name), class: UIImageView, image: logo, frame: [20, 100, 200, 60]}
        """
      try Data(text.utf8).write(to: folder.appending(path: "\(name).yaml"))
    }
    try Data("root: {class: }\n  - x".utf8).write(to: folder.appending(path: "e.yaml"))
    return folder
  }

  @Test(arguments: ["html", "svg"])
  func `a sheet does not hang on how many processes draw it`(_ kind: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var sheets: [Data] = []
    for jobs in ["1", "2", "3"] {
      let sheet = folder.appending(path: "sheet.\(kind)")
      let result = try Program.winch(
        "sheet", folder.path, "--devices", "iPhone SE", "--jobs", jobs, "--styles=light,dark", "-o",
        sheet.path)
      sheets.append(try Data(contentsOf: sheet))

      #expect(result.status == 2)
      #expect(result.errors.components(separatedBy: "e.yaml").count == 2)
      // Nothing tells how far it is where nobody sees it.
      #expect(!result.errors.contains("drew"))
    }
    #expect(sheets[0] == sheets[1] && sheets[0] == sheets[2])
  }

  @Test func `each file is drawn once, the largest ones by different processes`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["a", "b", "c"].map { name in
      let file = folder.appending(path: name).path
      try Data(count: name == "b" ? 10 : 100).write(to: URL(filePath: file))
      return file
    }

    #expect(SheetRun.shares(of: files, among: 2) == [[0, 1], [2]])
    #expect(SheetRun.shares(of: files, among: 8) == [[0], [2], [1]])
    #expect(SheetRun.shares(of: [], among: 8) == [[]])
  }

  @Test func `a file that is no picture is a place with a note`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("%PDF-1.4".utf8).write(to: folder.appending(path: "logo.pdf"))

    let scene = folder.appending(path: "a.yaml").path
    let svg = try Program.winch("snapshot", scene, "--device", "iPhone SE", "--format", "svg")

    #expect(svg.output.contains("<title>logo: PDF is not drawn</title>"))
  }
}
