import AdaptiveUI
import BundledScenes
import Examples
import Foundation
import SceneFiles
import Sheets
import Testing

/// Pages as a browser sees them, where Chromium is installed.
@MainActor @Suite(.serialized) struct BrowserTests {
  nonisolated private static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  nonisolated private static var isInstalled: Bool { path != nil }

  /// The page after its script has run, as the browser writes it.
  private func opened(_ page: String, at place: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "winch-browser-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let output = folder.appending(path: "dom.html")
    #expect(FileManager.default.createFile(atPath: output.path, contents: nil))
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=2000", "--dump-dom",
      "file://\(file.path)\(place)",
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }

  private static let attack =
    "</title></style></text><script>document.documentElement.dataset.hit = 1</script>"
    + "<img src=x onerror=\"document.documentElement.dataset.hit = 2\">"
    + "<svg onload=\"document.documentElement.dataset.hit = 3\">"

  private func contents(_ words: String) -> SheetContents {
    var contents = SheetContents(title: words)
    var document = SheetContents.Document(file: words, problem: words)
    var scene = SheetContents.Scene(name: words)
    var figure = SheetContents.Figure(
      caption: words, size: CGSize(width: 10, height: 10),
      body: "<rect width=\"5\" height=\"5\"/>\n",
      definitions: "")
    figure.findings = [SheetContents.Mark(frame: .zero, text: words)]
    figure.changes = [SheetContents.Mark(frame: nil, text: words)]
    scene.figures = [figure]
    scene.segues = [SheetContents.Segue(words: words, target: 0)]
    document.scenes = [scene]
    contents.documents = [document]
    return contents
  }

  @Test(.enabled(if: isInstalled)) func `what documents say is shown and does not run`() throws {
    let dom = try opened(SheetPage.document(contents(Self.attack)))

    #expect(!dom.contains("data-hit"))
    #expect(dom.contains("<h3>&lt;/title&gt;"))
    #expect(!dom.contains("<img"))
  }

  @Test(.enabled(if: isInstalled)) func `the page's policy stops a script that is not its own`()
    throws
  {
    let page = try SheetPage.document(contents("plain"))
      .replacing("<main>", with: "<main>\(Self.attack)")
    let dom = try opened(page)

    #expect(dom.contains("<img"))
    #expect(!dom.contains("data-hit="))
  }

  @Test(.enabled(if: isInstalled))
  func `the slider shows the engine's frames at the width of a link`()
    throws
  {
    let bundled = try #require(
      BundledScenes.topics.flatMap(\.scenes).first { $0.name == "example-wide-or-tall" })
    let document = try SceneDocument(bundled.bytes, file: "scene", classes: ExampleClasses.all)
    let source = CourseTests.scene(document)
    let course = source.course(over: 320...1366)
    var contents = SheetContents(title: "Widths")
    var file = SheetContents.Document(file: "scene")
    var scene = SheetContents.Scene(name: "scene")
    (scene.course, scene.courseHeight) = (course, 1024)
    file.scenes = [scene]
    contents.documents = [file]
    let page = try SheetPage.document(contents)

    for width in [320, 517, 903, 1366] {
      let dom = try opened(page, at: "#d0s0@\(width)")
      let shown = CourseTests.frames(dom)
      let opened = source.drawing(at: width)
      let frames = CourseTests.frames(opened.svg(with: opened.numbers))
      #expect(dom.contains("viewBox=\"0 0 \(width) 1024\""))
      #expect(!shown.isEmpty && shown == frames)
    }
  }
}
