import AdaptiveUI
import BundledScenes
import Examples
import Foundation
import InterfaceBuilder
import Lab
import Pictures
import SceneFiles
import Testing
import VectorRenderer

/// What says in a picture which view is which.
@MainActor struct OutlineTests {
  /// The picture of a scene on a device, or in the window of a terminal.
  private func svg(
    of text: String, on device: Device? = .default, _ look: VectorLook = VectorLook()
  ) throws -> String {
    let session = GalleryPictureTests.session(
      of: try SceneDocument(text: text, file: "test.yaml"), on: device)
    defer { session.close() }
    return VectorPicture.svg(
      of: session.window, in: DeviceChrome(of: session.window, on: device), title: "Test",
      look: look)
  }

  /// The texts of a picture in their order, without those of the status bar.
  private func texts(_ svg: String) -> [String] {
    ReadSVG(svg).text.split(separator: "\n").map(String.init).filter { $0 != "9:41" }
  }

  /// Where the names of outlines begin, `x y`, in their order.
  private func nameOrigins(_ svg: String) -> [String] {
    ReadSVG(svg).elements.filter { $0.name == "text" && $0.attributes["font-size"] == "10" }
      .map { name in
        ["x", "y"].compactMap { name.attributes[$0] }.joined(separator: " ")
      }
  }

  /// The colours of outlines that have one, by their places.
  private func strokes(_ svg: String) -> [String: String] {
    var strokes: [String: String] = [:]
    for element in ReadSVG(svg).elements
    where element.name == "rect" && element.attributes["fill"] == "none" {
      let place = ["x", "y", "width", "height"].compactMap { element.attributes[$0] }
      strokes[place.joined(separator: " ")] = element.attributes["stroke"]
    }
    return strokes
  }

  private static let nested = """
    title: Nested
    device: iPhone 6
    root:
      id: root
      children:
        - id: upper
          frame: [20, 40, 300, 200]
          children:
            - {id: badge, frame: [50, 60, 135, 64]}
        - {id: lower, frame: [20, 300, 300, 200]}
    """

  @Test func `controllers that nobody would see have outlines, names and size classes`() throws {
    let svg = try svg(of: Self.nested)

    #expect(texts(svg) == ["badge wC hR", "upper wC hR", "lower wC hR", "root wC hR"])
    #expect(
      strokes(svg).filter { !["#8e8e93", "#000000"].contains($0.value) } == [
        "0.5 0.5 374 666": "#005f5f", "20.5 40.5 299 199": "#870087",
        "20.5 300.5 299 199": "#870087", "70.5 100.5 134 63": "#008700",
      ])
    #expect(!svg.contains("stroke-dasharray"))
  }

  @Test func `a name is inside its outline, below the status bar and beside another`() throws {
    let svg = try svg(
      of: """
        title: Corner
        device: iPhone 6
        root:
          id: outer
          children:
            - {id: inner, frame: [0, 0, 200, 100]}
        """)

    #expect(texts(svg) == ["inner wC hR", "outer wC hR"])
    // Eleven letters of six points, and a gap.
    #expect(nameOrigins(svg) == ["79 32", "5 32"])
  }

  @Test func `a name is at the foot rather than across the line of another outline`() throws {
    let svg = try svg(
      of: """
        title: Corner
        device: iPhone 6
        root:
          id: outer
          children:
            - {id: inner, frame: [24, 24, 327, 619]}
        """)

    #expect(nameOrigins(svg) == ["29 36", "5 662"])
  }

  @Test func `in a terminal's window, too`() throws {
    let svg = try svg(of: Self.nested.replacing("device: iPhone 6\n", with: ""), on: nil)

    #expect(texts(svg).contains("root wR hR"))
    #expect(!svg.contains(">UIViewController<"))
  }

  @Test func `what bars, columns and content show has no outline`() throws {
    let svg = try svg(
      of: """
        title: Seen
        device: iPhone 6
        root:
          class: UINavigationController
          rootViewController:
            id: page
            title: Page
            view:
              subviews:
                - {class: UILabel, id: label, text: Hello, frame: [20, 100, 100, 30]}
        """)

    #expect(texts(svg) == ["Hello", "Page"])
    #expect(strokes(svg).values.allSatisfy { $0 == "#8e8e93" || $0 == "#000000" })
  }

  @Test func `a controller with nothing but a ground is called as people call it`() throws {
    let svg = try svg(
      of: """
        title: Bare
        device: iPhone 6
        root:
          class: UINavigationController
          rootViewController: {id: start, title: Page}
        """)

    #expect(texts(svg) == ["start", "Page"])
  }

  @Test func `a named box with nothing in it has its name`() throws {
    let svg = try svg(
      of: """
        title: Boxes
        device: iPhone 6
        root:
          id: root
          view:
            subviews:
              - {class: UILabel, id: label, text: Hello, frame: [20, 100, 100, 30]}
              - {class: UIView, id: panel, frame: [20, 200, 100, 100]}
        """)

    #expect(texts(svg) == ["Hello", "panel"])
    #expect(strokes(svg)["20.5 200.5 99 99"] == "#005f5f")
  }

  @Test func `a wireframe has an outline for every box`() throws {
    let text = """
      title: Boxes
      device: iPhone 6
      root:
        class: UINavigationController
        id: stack
        rootViewController:
          id: page
          title: Page
          view:
            subviews:
              - {class: UILabel, id: label, text: Hello, frame: [20, 100, 100, 50]}
      """
    let shown = texts(try svg(of: text, VectorLook(isWireframe: true)))

    #expect(shown.contains("stack › page 375×667 wC hR"))
    #expect(shown.contains("label 100×50"))
  }

  @Test func `what changed is orange, and dashed where it was`() throws {
    let session = GalleryPictureTests.session(
      of: try SceneDocument(text: Self.nested, file: "test.yaml"), on: .default)
    defer { session.close() }
    let picture = WindowPicture(of: session.window)
    let lower = try #require(picture.nodes.first { $0.controller?.identifier == "lower" })
    let svg = VectorPicture.svg(
      of: session.window, in: DeviceChrome(of: session.window, on: .default), title: "Test",
      look: VectorLook(changes: [
        VectorChange(
          view: lower.id, old: CGRect(x: 1, y: 2, width: 3, height: 4))
      ]))

    #expect(strokes(svg)["20.5 300.5 299 199"] == "#c93400")
    #expect(strokes(svg)["20.5 40.5 299 199"] == "#870087")
    let old = ReadSVG(svg).elements.first { $0.attributes["stroke-dasharray"] == "4 3" }
    #expect(old?.attributes["x"] == "1.5" && old?.attributes["stroke"] == "#c93400")
  }

  @Test func `an issue is a red frame around what is seen of its view, with its name`() throws {
    let session = GalleryPictureTests.session(
      of: try SceneDocument(
        text: """
          title: Cut
          device: iPhone 6
          root:
            id: root
            view:
              subviews:
                - {class: UIView, id: panel, frame: [20, 640, 100, 100]}
          """, file: "test.yaml"), on: .default)
    defer { session.close() }
    let panel = try #require(
      WindowPicture(of: session.window).nodes.first { $0.ownerIdentifier == "panel" })
    let svg = VectorPicture.svg(
      of: session.window, in: DeviceChrome(of: session.window, on: .default), title: "Test",
      look: VectorLook(flagged: [panel.id]))

    #expect(strokes(svg)["21 641 98 25"] == "#d70015", "\(strokes(svg))")
    #expect(texts(svg).contains("▼ panel"), "\(texts(svg))")
  }

  @Test(arguments: GalleryPictureTests.documents)
  func `interfaces of an editor's documents have no outlines`(_ path: String) throws {
    let document = try InterfaceBuilderDocument(
      Data(contentsOf: URL(filePath: path)), file: path)
    let session = GalleryPictureTests.session(of: document, on: nil)
    defer { session.close() }

    #expect(WindowPicture(of: session.window).outlines(.unseen).isEmpty)
  }
}
