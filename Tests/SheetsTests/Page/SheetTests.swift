import AdaptiveUI
import Foundation
import SceneFiles
import Sheets
import TestSupport
import Testing

/// Sheets as text: the page, the SVG, and what moved.
///
/// `Pictures` has what is drawn and said; `WINCH_RECORD=1` records it.
@MainActor struct SheetTests {
  private func expect(_ found: String, is name: String) throws {
    let recorded = try RecordedFile("Pictures/\(name)").text(against: found)
    #expect(found == recorded, "\(name)")
  }

  /// What a page shows, without its style and its script.
  private func shown(_ page: String) throws -> String {
    String(try #require(page.firstMatch(of: #/(?s)<header>.*<\/main>\n/#)).0)
  }

  private func contents() -> SheetContents {
    var contents = SheetContents(title: "Two pictures")
    var document = SheetContents.Document(file: "Form.yaml")
    var scene = SheetContents.Scene(name: "form")
    for caption in ["Small", "Large"] {
      var figure = SheetContents.Figure(
        caption: caption, size: CGSize(width: 100, height: 50),
        body: "<rect width=\"100\" height=\"50\"/>\n", definitions: "")
      figure.findings = [
        SheetContents.Mark(
          frame: CGRect(x: 10, y: 10, width: 20, height: 20), text: "\(caption) is cut off")
      ]
      scene.figures.append(figure)
    }
    document.scenes = [scene]
    contents.documents = [document]
    return contents
  }

  @Test func `findings have numbers that go on from picture to picture, in pictures and below`()
    throws
  {
    let page = try SheetPage.document(contents())

    try expect(shown(page), is: "findings.html")
  }

  @Test func `what is outlined stays in its figure, and what is most of it is not filled`() throws {
    let size = CGSize(width: 100, height: 50)
    let frames = [
      (90, 10, 300, 10), (200, 10, 300, 10), (90, 10, 8, 10), (0, 0, 100, 50),
    ].map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    let marks = frames.map {
      "\($0.minX.traceText) \($0.minY.traceText) \($0.size.traceText)\n"
        + SheetContents.Mark(frame: $0, text: "").svg(number: 1, color: "#e5202e", in: size)
    }

    try expect(marks.joined(separator: "\n"), is: "marks.txt")
  }

  @Test func `a page tells what differs from one width to the next, and each string once`() throws {
    var contents = contents()
    contents.documents[0].scenes[0].course = WidthCourse(over: 320...1366, scale: 2) { width in
      NumberedDrawing(
        width < 640
          ? "<rect width=\"\(width)\"/><path d=\"M1 2\"/>"
          : "<rect width=\"\(width)\" fill=\"#fff\"/>")
    }
    let page = try SheetPage.document(contents)

    let data = try #require(page.firstMatch(of: #/id="courses">(.*)<\/script>/#)).1
    try expect(String(data) + "\n", is: "widths.json")
  }

  @Test func `a document that another process drew is the same`() throws {
    var document = contents().documents[0]
    document.scenes[0].course = WidthCourse(over: 320...1366, scale: 2) {
      NumberedDrawing("<rect width=\"\($0)\"/>")
    }
    let read = try JSONDecoder().decode(
      SheetContents.Document.self, from: JSONEncoder().encode(document))
    var (one, other) = (contents(), contents())
    (one.documents, other.documents) = ([document], [read])

    #expect(try SheetPage.document(one) == SheetPage.document(other))
  }

  @Test func `the page names no address and allows nothing but its own script and style`() throws {
    let page = try SheetPage.document(contents())

    #expect(!page.contains("://") && !page.contains("src=") && !page.contains("@import"))
    #expect(page.contains("default-src 'none'; img-src data:; script-src 'sha256-"))
    #expect(page == (try SheetPage.document(contents())))
  }

  @Test func `the SVG has a row for the scene and its sentences below it`() throws {
    try expect(SheetSVG.document(contents()).svg, is: "findings.svg")
  }

  @Test func `the SVG of one document names it once`() throws {
    var single = contents()
    single.title = "Form.yaml"

    try expect(SheetSVG.document(single).svg, is: "single.svg")
  }

  @Test func `a segue is an arrow from its control along the left edge to its scene`() throws {
    var contents = contents()
    var second = contents.documents[0].scenes[0]
    second.name = "second"
    contents.documents[0].scenes[0].segues = [
      SheetContents.Segue(
        words: "push → second", target: 1, frame: CGRect(x: 20, y: 10, width: 30, height: 20))
    ]
    contents.documents[0].scenes.append(second)

    // One lane beside the scenes, which begin at 24 + 9.
    try expect(SheetSVG.document(contents).svg, is: "segue.svg")
  }

  private func window(_ views: String) throws -> SheetStage {
    let text = """
      root:
        id: home
        class: UIViewController
        view:
          subviews:
      \(views)
      """
    let document = try SceneDocument(Array(text.utf8), file: "Test.yaml")
    return SheetStage(
      document, in: DeviceWindow(device: .default, size: Device.default.portraitSize))
  }

  @Test func `what moved, grew, says something else, is new or is gone is told`() throws {
    let old = try window(
      """
            - {id: a, class: UILabel, text: One, frame: [0, 0, 100, 20]}
            - {id: b, frame: [0, 40, 100, 20]}
            - {id: c, frame: [0, 80, 100, 20]}
      """)
    let new = try window(
      """
            - {id: a, class: UILabel, text: Two, frame: [10, 0, 100, 20]}
            - {id: b, frame: [0, 40, 120, 20]}
            - {id: d, frame: [0, 80, 100, 20]}
      """)
    defer { [old, new].forEach { $0.close() } }
    let changes = SheetComparison.changes(from: old.window, to: new.window, margin: 5)

    #expect(
      changes.map(\.text) == [
        "a moved by +10, 0, says “Two”, not “One”", "b was 100 × 20 and is 120 × 20", "d is new",
        "c is gone",
      ])
    #expect(changes[0].frame == CGRect(x: 15, y: 5, width: 100, height: 20))
    #expect(SheetComparison.changes(from: new.window, to: new.window, margin: 5) == [])
  }
}
