import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// The interface look: grounds, controls and texts as their user would see them.
@MainActor struct InterfaceTests {
  @Test func `a controller that nobody named is called by the words of its class`() {
    let canvas = TestCanvas(40, 5) { OEXLoginViewController() }

    #expect(canvas.interface.hasPrefix("┌ OEX login wC hC ─"))
  }

  @Test func `fields of one height have one number of rows wherever they begin`() {
    let canvas = TestCanvas(20, 20) { root in
      for y in [16, 92, 168, 244] {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        root.add("field \(y)", CGRect(x: 16, y: y, width: 96, height: 48), field)
      }
    }
    let rows = canvas.grounds.split(separator: "\n").map { $0.contains("g") }
    let heights = rows.split(separator: false).map(\.count)

    #expect(heights == [3, 3, 3, 3], "\(canvas.grounds)")
  }

  @Test func `controls stand on grounds of their own`() {
    let canvas = TestCanvas(34, 10) { root in
      let button = UIButton(configuration: .filled())
      button.setTitle("Connect", for: .normal)
      root.add("go", cells(2, 1, 13, 2), button)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      root.add("name", cells(2, 4, 20, 2), field)
      let toggle = UISwitch()
      toggle.isOn = true
      root.add("on", cells(2, 7, 6, 2), toggle)
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 1
      root.add("span", cells(14, 7, 16, 2), segments)
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ────────────────────┐
        │    Connect                     │
        │                                │
        │                                │
        │ ▏Name              ▕           │
        │                                │
        │                                │
        │     ●         Day     Week     │
        │                                │
        └────────────────────────────────┘
        """)
    #expect(
      canvas.grounds == """
        ..................................
        ..BBBBBBBBBBBBB...................
        ..................................
        ..................................
        ..gggggggggggggggggggg............
        ..................................
        ..................................
        ...GGGGG......gggggggg.......g....
        ..................................
        ..................................
        """)
  }

  @Test func `edges between rows are drawn in half cells`() {
    let canvas = TestCanvas(20, 6) { root in
      let card = root.add(nil, CGRect(x: 24, y: 24, width: 96, height: 48))
      card.backgroundColor = .systemRed
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ──────┐
        │  ▀▀▀▀▀▀▀▀▀▀▀▀    │
        │                  │
        │                  │
        │  ▀▀▀▀▀▀▀▀▀▀▀▀    │
        └──────────────────┘
        """)
    #expect(
      canvas.grounds == """
        ....................
        ...RRRRRRRRRRRR.....
        ...RRRRRRRRRRRR.....
        ...RRRRRRRRRRRR.....
        ....................
        ....................
        """)
  }

  @Test func `what is transparent leaves texts, and what is opaque covers them`() {
    let canvas = TestCanvas(30, 7) { root in
      root.add("a", cells(2, 2, 12, 1), Sign(ShownContent(.label, text: "below glass")))
      root.add("b", cells(2, 4, 12, 1), Sign(ShownContent(.label, text: "below paint")))
      let glass = root.add(nil, cells(1, 1, 20, 2))
      glass.backgroundColor = UIColor(white: 0, alpha: 0.1)
      let paint = root.add(nil, cells(8, 3, 12, 3))
      paint.backgroundColor = .systemBlue
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ────────────────┐
        │                            │
        │ below glass                │
        │                            │
        │ below                      │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `a text whose row is taken goes to the next, or is cut beside the other`() {
    let canvas = TestCanvas(30, 6) { root in
      root.add("a", cells(2, 2, 16, 1), Sign(ShownContent(.label, text: "the first text")))
      root.add("b", cells(2, 2, 16, 1), Sign(ShownContent(.label, text: "the second text")))
      root.add("c", cells(12, 2, 16, 1), Sign(ShownContent(.label, text: "the third text")))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ────────────────┐
        │           the third text   │
        │ the first text             │
        │ the second text            │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `a picture's name yields to texts`() {
    let canvas = TestCanvas(30, 7) { root in
      root.add("art", cells(2, 1, 20, 5), Sign(ShownContent(.picture(art: ["onboarding"]))))
      root.add("text", cells(2, 3, 20, 1), Sign(ShownContent(.label, text: "Welcome here")))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ────────────────┐
        │     ▨ onboarding           │
        │                            │
        │ Welcome here               │
        │                            │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `names of pictures in one another are in the order of their middles`() throws {
    let canvas = TestCanvas(30, 8) { root in
      root.add("art", cells(2, 1, 24, 6), Sign(ShownContent(.picture(art: ["garden"]))))
      root.add("logo", cells(6, 1, 16, 5), Sign(ShownContent(.picture(art: ["logo"]))))
    }

    try expectPicture(canvas.interface, "pictures in one another")
  }

  @Test func `a scrim darkens and puts nothing between words`() {
    let canvas = TestCanvas(30, 7) { root in
      root.add("text", cells(2, 2, 20, 1), Sign(ShownContent(.label, text: "Sign in now")))
    }
    let root = canvas.window.rootViewController

    let picture = canvas.picture {
      $0.look = .interface
      $0.covered = Set(root.map { [ObjectIdentifier($0)] } ?? [])
    }

    #expect(picture.buffer.lines[2] == "│ Sign in now                │")
    #expect(picture.buffer[5, 3].style.background == .rgb(166, 166, 166))
  }

  @Test func `without colour brackets and lines say what grounds do`() {
    let canvas = TestCanvas(34, 11) { root in
      let button = UIButton(configuration: .filled())
      button.setTitle("Connect", for: .normal)
      root.add("go", cells(2, 1, 13, 2), button)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      root.add("name", cells(2, 4, 20, 2), field)
      let outlined = UIButton(type: .system)
      outlined.setTitle("Join", for: .normal)
      outlined.layer.borderWidth = 1
      root.add("join", cells(2, 7, 20, 3), outlined)
    }

    let picture = canvas.picture {
      $0.look = .interface
      $0.usesColor = false
    }

    #expect(
      picture.buffer.text == """
        ┌ root wC hC ────────────────────┐
        │   [Connect]                    │
        │                                │
        │                                │
        │  Name______________            │
        │                                │
        │                                │
        │ ┌──────────────────┐           │
        │ │       Join       │           │
        │ └──────────────────┘           │
        └────────────────────────────────┘
        """)
  }

  @Test func `dark grounds are dark, and lighter where they are elevated`() {
    let canvas = TestCanvas(20, 6)
    canvas.environment.perform { canvas.window.overrideUserInterfaceStyle = .dark }
    canvas.environment.updateCycle.flush()

    let picture = canvas.picture { $0.look = .interface }

    #expect(picture.buffer[5, 3].style.background == .rgb(0, 0, 0))
  }

  @Test func `a box too low for lines is its name between them`() {
    let canvas = TestCanvas(30, 6) { root in
      root.add("badge", cells(4, 2, 11, 1))
      root.add("text", cells(4, 2, 8, 1), Sign(ShownContent(.label, text: "a label")))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ────────────────┐
        │                            │
        │   a label                  │
        │   │  badge  │              │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `rows of a list that share cells take the next free ones in order`() {
    let names = ["Ada", "Grace", "Katherine", "Mary"]
    let canvas = TestCanvas(40, 20) { root in
      let list = root.add(nil, cells(2, 2, 30, 16), UITableView())
      for (index, name) in names.enumerated() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name
        list.add(nil, CGRect(x: 0, y: 8 + index * 16, width: 240, height: 16), cell)
      }
    }

    let picture = canvas.picture(canvas: CellSize(columns: 24, rows: 12)) { $0.look = .interface }

    let shown = picture.buffer.lines.compactMap { line in names.first(where: line.contains) }
    #expect(shown == names)
  }

  @Test func `a controller whose views are all empty says why nothing is seen`() {
    let canvas = TestCanvas(40, 7) { () -> UIViewController in
      let root = MapController()
      root.identifier = "root"
      root.view.add(nil, cells(1, 1, 30, 5))
      return root
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ──────────────────────────┐
        │                                      │
        │  MapController has no content here:  │
        │      its class sets it in code       │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `a scene of a document that shows nothing says why`() {
    func note(_ view: UIView? = nil, in document: String? = nil) -> String {
      let canvas = TestCanvas(40, 5) { () -> UIViewController in
        let root = UIViewController()
        root.identifier = "root"
        root.documentIdentifier = DocumentIdentifier("root")
        if let view { root.view.add(nil, cells(1, 1, 36, 3), view) }
        view?.documentIdentifier = DocumentIdentifier("view")
        return root
      }
      let picture = canvas.picture {
        $0.look = .interface
        $0.otherDocument = { $0.identifier == "root" ? document : nil }
      }
      return picture.buffer.text.split(separator: "\n").dropFirst().dropLast()
        .map { $0.split(separator: "│").joined().trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }

    #expect(note(in: "Profile.storyboard") == "this scene is in Profile.storyboard")
    #expect(note() == "an empty view")
    let hidden = UIView()
    hidden.isHidden = true
    #expect(note(hidden) == "nothing here has a size, or all is hidden")
    #expect(note(UITableView()) == "1 table without rows")
  }

  @Test func `boxes that are apart in points do not touch`() {
    let canvas = TestCanvas(30, 8) { root in
      let outer = root.add("outer", cells(2, 1, 26, 6))
      outer.add("inner", CGRect(x: 3, y: 5, width: 202, height: 86))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ────────────────┐
        │ ┌ outer ─────────────────┐ │
        │ │┌ inner ───────────────┐│ │
        │ ││                      ││ │
        │ ││                      ││ │
        │ │└──────────────────────┘│ │
        │ └────────────────────────┘ │
        └────────────────────────────┘
        """)
  }

  @Test func `a cell leads to the same view in both looks`() {
    let canvas = TestCanvas(30, 8) { root in
      root.add("outer", cells(2, 1, 26, 6)).add("inner", cells(4, 2, 10, 3))
      root.add("text", cells(17, 3, 9, 1), Sign(ShownContent(.label, text: "some text")))
    }
    let (wireframe, interface) = (canvas.picture(), canvas.picture { $0.look = .interface })

    for row in 0..<8 {
      for column in 0..<30 {
        let point = CellPoint(column: column, row: row)
        #expect(interface.view(at: point) === wireframe.view(at: point), "\(point)")
      }
    }
    #expect(interface.boxes.map(\.isVisible) == wireframe.boxes.map(\.isVisible))
  }
}

private final class MapController: UIViewController {}

private final class OEXLoginViewController: UIViewController {}
