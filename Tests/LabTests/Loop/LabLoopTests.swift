import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import Testing

/// Keys, mouse and sizes through the real loop.
@MainActor struct LabLoopTests {
  @Test(arguments: [(200, 60), (40, 12), (20, 6), (80, 24)])
  func `after any resize the canvas is that of a fresh start and of a snapshot`(
    columns: Int, rows: Int
  ) throws {
    let resized = try Pilot(
      TestScenes.popover, bare: true,
      batches: [
        [.resize(CellSize(columns: 97, rows: 31))],
        [.resize(CellSize(columns: columns, rows: rows))],
      ])
    let fresh = try Pilot(TestScenes.popover, columns: columns, rows: rows, bare: true)
    let session = SceneSession(
      try SceneDocument(text: TestScenes.popover),
      options: SessionOptions(canvas: CellSize(columns: columns, rows: rows)))

    #expect(resized.screen == fresh.screen)
    #expect(resized.backend.screen == fresh.backend.screen)
    #expect(session.canvasText == fresh.screen)
    #expect(resized.headings.last == "terminal 97×31 → \(columns)×\(rows)")
  }

  @Test func `each size read is one step, and of sizes that came together the last counts`() throws
  {
    let pilot = try Pilot(
      TestScenes.plain, bare: true,
      batches: [
        [
          .resize(CellSize(columns: 70, rows: 20)), .resize(CellSize(columns: 60, rows: 18)),
          .resize(CellSize(columns: 50, rows: 16)),
        ],
        [.resize(CellSize(columns: 52, rows: 16))],
      ])

    #expect(
      pilot.headings == ["launch Plain", "terminal 80×24 → 50×16", "terminal 50×16 → 52×16"])
  }

  @Test func `a timer of the scene is waited for, and a picture is drawn when it has fired`() throws
  {
    final class BlinkingController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Timer.scheduledTimer(
          timeInterval: 0.45, target: self, selector: Selector("blink:", BlinkingController.blink),
          userInfo: nil, repeats: true)
      }
      func blink(_ timer: Timer) {}
    }
    var classes = SceneClasses()
    classes.register(controller: "BlinkingController") { BlinkingController() }

    let pilot = try Pilot(
      "root: {id: home, class: BlinkingController}", bare: true, classes: classes)

    // A wait takes the clock of the test on by a tenth of a second, and eleven of them end it.
    #expect(pilot.backend.pictures.count == 3)
    #expect(pilot.backend.waits.first == .milliseconds(451))
    #expect(!pilot.backend.waits.contains(.milliseconds(16)))
  }

  @Test func `what a program leaves for the main thread is a step with its own picture`() throws {
    final class Blocks: ProgramRunLoop {
      var blocks: [() -> Void] = []
      var hasWork: Bool { !blocks.isEmpty }
      var longestWait: Double { 0.05 }

      func run() {
        let due = blocks
        blocks = []
        due.forEach { $0() }
      }
    }
    final class LateController: UIViewController {
      var blocks: Blocks?
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 16, y: 32, width: 160, height: 32))
        view.addSubview(label)
        blocks?.blocks.append {
          label.text = "now"
          self.blocks?.blocks.append { label.text = "then" }
        }
      }
    }
    let blocks = Blocks()
    var classes = SceneClasses()
    classes.register(controller: "LateController") {
      let controller = LateController()
      controller.blocks = blocks
      return controller
    }
    var configuration = LabConfiguration(
      document: try SceneDocument(
        text: "root: {id: home, class: LateController}", classes: classes),
      isBare: true)
    configuration.runLoop = blocks

    let pilot = try Pilot(configuration, size: CellSize(columns: 40, rows: 8))

    #expect(pilot.headings.suffix(2) == ["change main run loop", "change main run loop"])
    #expect(pilot.backend.waits.first == .milliseconds(51))
    try expectPicture(
      pilot.backend.pictures.map(\.text), "what a program left for the main thread")
  }

  @Test func `r turns the window and the boxes move on the way`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 80, rows: 24, bare: true, keys: "r")

    let pictures = Set(pilot.backend.pictures.map(\.text))
    #expect(pictures.count > 2)
    #expect(pilot.headings.last == "rotation right → portrait")
    #expect(pilot.lastWindow == CGSize(width: 384, height: 640))
  }

  @Test func `a window larger than the terminal, and a device on such a canvas, are drawn in it`()
    throws
  {
    func screen(_ keys: String) throws -> String {
      try Pilot(TestScenes.plain, bare: true, keys: keys).screen
    }
    let large = try screen(":resize 160x60⏎")
    let device = ":device iPhone 6⏎"

    try expectPicture(large, "a window larger than the terminal")
    #expect(try screen(device + ":resize 160x60⏎") == screen(device))
  }

  @Test func `a resize while turned gives the swapped new size`() throws {
    let pilot = try Pilot(
      TestScenes.plain, bare: true, keys: "r",
      batches: [[.resize(CellSize(columns: 60, rows: 20))]])

    #expect(pilot.lastWindow == CGSize(width: 320, height: 480))
  }

  @Test func `PO09 p presents, Esc dismisses, and so does a click outside`() throws {
    let shown = try Pilot(TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "p")
    let closed = try Pilot(TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "p⎋")
    let clicked = try Pilot(
      TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "p",
      batches: [[], [], [], [], [.mouse(MouseEvent(.press, at: CellPoint(column: 90, row: 20)))]])

    try expectPicture(shown.screen, "a popover")
    #expect(closed.screen == shown.backend.pictures.first?.text)
    #expect(
      closed.headings.suffix(2) == ["presentation present info", "presentation dismiss info"])
    #expect(clicked.screen == closed.screen)
  }

  @Test func `M32 a popover follows the window across the classes and back`() throws {
    let pilot = try Pilot(
      TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "p",
      batches: [
        [], [], [], [], [.resize(CellSize(columns: 60, rows: 24))],
        [.resize(CellSize(columns: 100, rows: 24))],
      ])
    let fresh = try Pilot(TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "p")

    #expect(pilot.screen == fresh.screen)
    let compact = try #require(pilot.backend.pictures.last { $0.size.columns == 60 })
    try expectPicture(compact.text, "a popover in compact width")
  }

  @Test func `d chooses a device and brackets step through them`() throws {
    let chosen = try Pilot(TestScenes.plain, bare: true, keys: "d↓⏎")
    let stepped = try Pilot(TestScenes.plain, bare: true, keys: "]]")
    let back = try Pilot(TestScenes.plain, bare: true, keys: "][")

    #expect(chosen.headings.last == "device iPhone 17")
    #expect(chosen.lastWindow == CGSize(width: 402, height: 874))
    #expect(stepped.lastWindow == CGSize(width: 440, height: 956))
    #expect(back.headings.last == "device terminal")
  }

  @Test func `arrows go into a box, Tab goes on, and Enter activates`() throws {
    let into = try Pilot(TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "↓")
    let next = try Pilot(TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "⇥")
    let pressed = try Pilot(TestScenes.popover, columns: 100, rows: 24, bare: true, keys: "⇥⏎")

    #expect(into.rows[0].hasPrefix("┌ home"))
    #expect(next.screen == into.screen)
    #expect(pressed.headings.last == "container activate button")
  }

  private static let words = """
    root:
      id: home
      view:
        subviews:
          - {id: first, class: UILabel, text: First, frame: [16, 16, 160, 48]}
          - {id: second, class: UILabel, text: Second, frame: [16, 96, 160, 48]}
    """

  @Test func `a click focuses the view under it, and Tab goes through views where nothing else is`()
    throws
  {
    let click = [InputEvent.mouse(MouseEvent(.press, at: CellPoint(column: 5, row: 7)))]
    let up = [InputEvent.mouse(MouseEvent(.release, at: CellPoint(column: 5, row: 7)))]
    let clicked = try Pilot(Self.words, columns: 120, keys: "3", batches: [click, up])
    let tabbed = try Pilot(Self.words, columns: 120, keys: "3⇥")
    let moved = try Pilot(Self.words, columns: 120, keys: "3⇥↓")

    let first = [clicked, tabbed, moved].map { $0.pane.lines(with: "view of home") }
    #expect(
      first == [
        " second: UILabel, view of home", " first: UILabel, view of home",
        " second: UILabel, view of home",
      ])
  }

  @Test func `text wrapped as layout measured it begins at its top`() throws {
    let lines = (1...6).map { "line \($0) of a long log" }.joined(separator: "\\n")
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - id: log
              clipsToBounds: true
              frame: [0, 0, 300, 64]
              subviews:
                - {id: text, class: UILabel, numberOfLines: 0, text: "\(lines)",
                   constraints: [leading == superview.leading, top == superview.top, width == 157]}
      """
    let pilot = try Pilot(yaml, columns: 60, rows: 12, bare: true)

    try expectPicture(pilot.screen, "text wrapped as layout measured it")
  }

  @Test func `q quits, and so do Control-C and a hang-up`() throws {
    for event in [
      InputEvent.key(.character("q"), []), .key(.character("c"), .control), .terminate,
    ] {
      let pilot = try Pilot(TestScenes.plain, batches: [[event], [.key(.character("r"), [])]])
      #expect(pilot.headings == ["launch Plain"])
    }
  }

  @Test func `help opens from its first line to its last after a long list was scrolled`() throws {
    let down = String(repeating: "↓", count: 60)
    let pilot = try Pilot(
      TestScenes.popover, columns: 60, rows: 12, keys: "d" + down + "⎋?" + down + "?d⎋?")

    // The box is full to its last row.
    try expectPicture(pilot.overlay, "help from its first line")
  }

  @Test func `help lists the keys and Esc closes it`() throws {
    let open = try Pilot(TestScenes.plain, keys: "?")
    let closed = try Pilot(TestScenes.plain, keys: "?⎋")

    try expectPicture(open.screen, "help on the canvas")
    #expect(closed.overlay == "")
  }

  @Test func `Home and End go to the ends of lists and of texts`() throws {
    func overlay(_ keys: String) throws -> String {
      try Pilot(TestScenes.plain, keys: keys).overlay
    }

    try expectPicture(overlay("d⇲"), "list of devices at its end")
    #expect(try overlay("d⇲⇱") == overlay("d"))
    try expectPicture(overlay("?⇲"), "help at its end")
    #expect(try overlay("?⇲⇱") == overlay("?"))
  }

  @Test func `a key that arrives together with End counts from the end`() throws {
    let together: [InputEvent] = [.key(.end, []), .key(.up, []), .key(.up, [])]

    let fast = try Pilot(TestScenes.plain, keys: "?", batches: [together])

    #expect(try fast.screen == Pilot(TestScenes.plain, keys: "?⇲↑↑").screen)
    #expect(try fast.screen != Pilot(TestScenes.plain, keys: "?⇲").screen)
  }

  @Test func `in narrow terminals texts go on in the next row, and lists cut with an ellipsis`()
    throws
  {
    let help = try Pilot(TestScenes.plain, columns: 40, rows: 100, keys: "?")
    let devices = try Pilot(TestScenes.plain, columns: 30, rows: 24, keys: "d")

    try expectPicture(help.overlay, "help in 40 columns")
    try expectPicture(devices.overlay, "list of devices in 30 columns")
  }
}
