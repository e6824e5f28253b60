import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// How windows become cells.
@MainActor struct ScaleTests {
  @Test func `a window of the canvas's size has 8 × 16 points a cell`() {
    let scale = CanvasScale(
      size: CGSize(width: 496, height: 512), shown: CGSize(width: 496, height: 512),
      canvas: CellSize(columns: 62, rows: 32))

    #expect(scale.cell == CGSize(width: 8, height: 16))
    #expect(scale.window == CellRect(column: 0, row: 0, columns: 62, rows: 32))
    #expect(!scale.isOutlined)
  }

  @Test func `a turned window is scaled to fit, centred and outlined`() {
    let size = CGSize(width: 512, height: 496)
    let scale = CanvasScale(size: size, shown: size, canvas: CellSize(columns: 62, rows: 32))

    // 512 / 60 and 496 / 30 / 2 both round up to 9 points: 56.9 and 27.6 cells.
    #expect(scale.cell == CGSize(width: 9, height: 18))
    #expect(scale.window == CellRect(column: 2, row: 2, columns: 57, rows: 28))
    #expect(scale.isOutlined)
  }

  @Test func `a widened window that lies takes free rows, up to a third more than its proportions`()
  {
    func scale(rows: Int, widening: CGFloat?) -> CanvasScale {
      let size = CGSize(width: 667, height: 375)
      return CanvasScale(
        size: size, shown: size, canvas: CellSize(columns: 40, rows: rows), widening: widening)
    }

    #expect(scale(rows: 20, widening: nil).cell == CGSize(width: 18, height: 36))
    #expect(scale(rows: 20, widening: 0).cell == CGSize(width: 18, height: 27))
    #expect(scale(rows: 14, widening: 0).cell == CGSize(width: 18, height: 32))
    #expect(scale(rows: 20, widening: 0).window.size == CellSize(columns: 37, rows: 14))
  }

  @Test func `a widened window takes free columns until one is as narrow as a letter`() {
    func scale(_ width: CGFloat, _ height: CGFloat, _ columns: Int, _ rows: Int) -> CanvasScale {
      let size = CGSize(width: width, height: height)
      return CanvasScale(
        size: size, shown: size, canvas: CellSize(columns: columns, rows: rows), widening: 0)
    }

    let phone = scale(393, 852, 72, 32)
    #expect(phone.cell == CGSize(width: 8, height: 29))
    #expect(phone.window == CellRect(column: 11, row: 1, columns: 49, rows: 29))
    // A pad takes all columns.
    #expect(scale(820, 1180, 72, 32).cell == CGSize(width: 12, height: 40))
    #expect(scale(393, 852, 120, 60).cell == CGSize(width: 8, height: 16))
  }

  @Test func `LF8 edges round half up and bear noise`() {
    let size = CGSize(width: 320, height: 320)
    let scale = CanvasScale(size: size, shown: size, canvas: CellSize(columns: 40, rows: 20))

    #expect(
      scale.cells(CGRect(x: 4, y: 24, width: 8, height: 44))
        == CellRect(column: 1, row: 2, columns: 1, rows: 2))
    #expect(scale.cells(CGRect(x: 3.9999999999, y: 0, width: 8, height: 16)).minColumn == 1)
    #expect(scale.cells(CGRect(x: -12, y: 0, width: 8, height: 16)).minColumn == -1)
    #expect(scale.cell(at: CGPoint(x: 15.9, y: 16)) == CellPoint(column: 1, row: 1))
    #expect(scale.point(at: CellPoint(column: 1, row: 1)) == CGPoint(x: 12, y: 24))
  }

  @Test func `a device stands on the canvas with its outline`() {
    let canvas = TestCanvas(10, 8) { $0.add("box", cells(0, 4, 10, 4)) }
    let picture = canvas.picture(canvas: CellSize(columns: 30, rows: 6)) {
      $0.caption = "Tiny"
    }

    #expect(
      picture.buffer.text == """
                   ┌─────┐
                   │┌ro…┐│
                   ││   ││
                   │├box┤│
                   │└───┘│
                   └─────┘
        """)
  }

  @Test func `a turned terminal window is scaled to fit, with its own picture inside`() {
    let canvas = TestCanvas(40, 10) { $0.add("box", cells(4, 2, 10, 5)) }
    canvas.window.windowScene?.turnDevice(1)
    canvas.environment.settle()

    #expect(
      canvas.text == """
                       ┌────────┐
                       │┌ root ┐│
                       ││ ┌b…┐ ││
                       ││ └──┘ ││
                       ││      ││
                       ││      ││
                       ││      ││
                       ││      ││
                       │└──────┘│
                       └────────┘
        """)
  }

  @Test func `a home indicator is hinted at on the outline`() throws {
    let device = try #require(Device.all.first { $0.hasHomeIndicator && $0.idiom == .phone })
    let environment = Environment(host: .device(device))
    let window = environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = UIViewController()
      environment.recorder.begin(.launch, "")
      window.makeKeyAndVisible()
      return window
    }
    environment.settle()
    var options = CanvasOptions()
    options.caption = "Phone"
    let lines = CanvasRenderer.picture(
      of: window, canvas: CellSize(columns: 80, rows: 50), options: options
    ).buffer.lines

    try expectPicture(lines, "a phone with a caption")
  }

  @Test func `boxes are found by cell and by view`() {
    let canvas = TestCanvas(20, 6) {
      $0.add("a", cells(0, 1, 10, 4))
      $0.add("b", cells(10, 1, 10, 4))
    }
    let picture = canvas.picture()
    func name(_ column: Int, _ row: Int) -> String? {
      picture.view(at: CellPoint(column: column, row: row))?.accessibilityIdentifier
    }

    #expect([name(0, 1), name(9, 2), name(10, 2), name(19, 4)] == ["a", "a", "b", "b"])
    #expect(picture.box(at: CellPoint(column: 3, row: 0))?.controller?.identifier == "root")
    #expect(picture.box(at: CellPoint(column: 30, row: 0)) == nil)
    #expect(picture.boxes.map(\.depth) == [0, 1, 1])
  }

  /// Ten narrow letters in 80 points: five cells of 16.
  private func picture(_ alignment: NSTextAlignment, _ fill: (UIView) -> Void = { _ in }) -> String
  {
    let canvas = TestCanvas(40, 20) { root in
      let label = UILabel()
      label.text = "illillilli"
      label.textAlignment = alignment
      root.add("label", cells(14, 6, 10, 1), label)
      fill(root)
    }
    return canvas.picture(canvas: CellSize(columns: 22, rows: 12)).buffer.text
      .split(separator: "\n")[4].trimmingCharacters(in: .whitespaces)
  }

  @Test func `text that has room in points runs on over blank cells beside it`() {
    #expect(picture(.left) == "││      illillilli  ││")
    #expect(picture(.right) == "││ illillilli       ││")
    #expect(picture(.center) == "││    illillilli    ││")
  }

  @Test
  func
    `text runs over nothing, rather to its other side, and a blank cell stays before what comes next`()
  {
    let text = picture(.left) { root in
      let next = UILabel()
      next.text = "il"
      root.add("next", cells(32, 6, 4, 1), next)
    }

    #expect(text == "││    illillilli il ││")
  }

  @Test func `text without room in points ends where its view does`() throws {
    let canvas = TestCanvas(40, 20) { root in
      let label = UILabel()
      label.text = "0123456789 and more"
      root.add("label", cells(14, 6, 10, 1), label)
    }

    let text = canvas.picture(canvas: CellSize(columns: 22, rows: 12)).buffer.text
    try expectPicture(text, "a text that ends where its view does")
  }

  @Test func `rows of one or two lines show their texts before their names`() {
    let canvas = TestCanvas(40, 20) { root in
      for index in 0..<5 {
        let row = root.add(
          "row \(index)", CGRect(x: 16, y: 32 + index * 44, width: 288, height: 44))
        for (x, text) in [(0, "illillilli"), (256, "il")] where index != 2 || x > 0 {
          let label = UILabel()
          label.text = text
          // The first text of the fourth row would have no row of cells of its own.
          let (y, height) = index == 3 ? (2, 16) : (7, 30)
          row.add(nil, CGRect(x: x, y: y, width: text.count * 8, height: height), label)
        }
      }
    }

    // 320 × 320 points on 20 columns: a cell is 16 × 32 points.
    #expect(
      canvas.picture(canvas: CellSize(columns: 22, rows: 12)).buffer.text == """
        ┌ 1 cell = 16×32 ────┐
        │┌ root wC hR ──────┐│
        ││illillilli ▪▪▪▪ il││
        ││┌ row 1 288×44 ──┐││
        ││└illillilli ── il┘││
        ││row 2 ▪▪▪▪▪▪▪▪▪ il││
        ││┌illillilli r… il┐││
        ││└────────────────┘││
        ││illillilli ▪▪▪▪ il││
        ││                  ││
        │└──────────────────┘│
        └────────────────────┘
        """)
  }
}
