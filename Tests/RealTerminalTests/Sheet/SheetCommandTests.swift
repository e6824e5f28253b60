import Foundation
import Testing

@testable import WinchCommand

/// Sheets as the command writes them.
struct SheetCommandTests {
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

  /// Runs a program on a terminal of its own and writes what comes from there.
  private static let onTerminal = """
    import os, pty, sys
    pid, end = pty.fork()
    if pid == 0:
        os.execv(sys.argv[1], sys.argv[1:])
    while True:
        try:
            part = os.read(end, 4096)
        except OSError:
            break
        if not part:
            break
        sys.stdout.buffer.write(part)
    os.waitpid(pid, 0)
    """

  @Test func `a terminal shows how far a sheet is in one line, which is gone at the end`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a", "b", "c"].map { folder.appending(path: "\($0).yaml").path }

    let result = try Program.run(
      "/usr/bin/env",
      ["python3", "-c", Self.onTerminal, Program.path, "sheet"] + files
        + ["--devices", "iPhone SE", "-o", folder.appending(path: "a.svg").path])

    #expect(
      result.output
        == (0...3).map { "\rdrew \($0) of 3 documents" }.joined() + "\r\u{1B}[K")
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
