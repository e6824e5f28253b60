import AdaptiveUI
import Foundation
import SceneFiles
import Sheets
import Testing

/// Sheets as text: the page, the SVG, and what moved.
@MainActor struct SheetTests {
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

    #expect(page.contains("1 document, 1 scene, 2 pictures, 2 findings"))
    #expect(page.contains("<li value=\"1\">Small is cut off <small>Small</small></li>"))
    #expect(page.contains("<li value=\"2\">Large is cut off <small>Large</small></li>"))
    #expect(page.contains("fill=\"#ffffff\">2</text>"))
    #expect(page.contains("aria-label=\"Large\""))
  }

  @Test func `what is outlined stays in its figure, and what is most of it is not filled`() {
    let size = CGSize(width: 100, height: 50)
    func mark(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> String {
      SheetContents.Mark(frame: CGRect(x: x, y: y, width: width, height: height), text: "")
        .svg(number: 1, color: "#e5202e", in: size)
    }

    #expect(mark(90, 10, 300, 10).contains("<rect x=\"89\" y=\"9\" width=\"11\" height=\"12\""))
    // Beside the figure: a line at its edge.
    #expect(mark(200, 10, 300, 10).contains("<rect x=\"98\" y=\"9\" width=\"2\" height=\"12\""))
    #expect(mark(90, 10, 8, 10).contains("fill-opacity"))
    #expect(mark(0, 0, 100, 50).contains("fill=\"none\""))
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

    #expect(
      page.contains(
        #""pieces":[[320,639,0,[0,0,0,1,2,3],[0,0,320,1,2],[0,639]],"#
          + #"[640,1366,0,[1,0,4],[0,0,640],[0,1366]]]"#))
    #expect(page.components(separatedBy: "rect width=\\\"").count == 2)
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

  @Test func `the SVG has a row for the scene and its sentences below it`() {
    let (svg, size) = SheetSVG.document(contents())

    #expect(size.width >= 24 + 2 * (100 + 24) + 24)
    #expect(svg.contains(">Form.yaml</text>"))
    var single = contents()
    single.title = "Form.yaml"
    // The title once, and once as the picture's name.
    #expect(SheetSVG.document(single).svg.components(separatedBy: "Form.yaml").count == 3)
    #expect(svg.contains("1  Small is cut off") && svg.contains("2  Large is cut off"))
  }

  @Test func `a segue is an arrow from its control along the left edge to its scene`() {
    var contents = contents()
    var second = contents.documents[0].scenes[0]
    second.name = "second"
    contents.documents[0].scenes[0].segues = [
      SheetContents.Segue(
        words: "push → second", target: 1, frame: CGRect(x: 20, y: 10, width: 30, height: 20))
    ]
    contents.documents[0].scenes.append(second)
    let (svg, _) = SheetSVG.document(contents)

    // One lane beside the scenes, which begin at 24 + 9.
    #expect(svg.contains("<g transform=\"translate(33 "))
    #expect(
      svg.contains(#/<path d="M53 [0-9.]+H23Q17 [0-9. ]+V[0-9.]+Q17 [0-9. ]+H31M25 /#))
    #expect(svg.contains("push → second"))
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
