import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// What is behind texts in the interface look, and what stands for what shows nothing.
@MainActor struct GroundTests {
  @Test func `a ground as low as a control has its text in the middle and covers none beside`() {
    let canvas = TestCanvas(24, 7) { root in
      root.add(nil, CGRect(x: 24, y: 16, width: 96, height: 16)).add(
        nil, CGRect(x: 0, y: 0, width: 96, height: 16), Sign(ShownContent(.label, text: "above")))
      let low = root.add(nil, CGRect(x: 24, y: 40, width: 96, height: 32))
      low.backgroundColor = .systemRed
      low.add(
        nil, CGRect(x: 0, y: 8, width: 96, height: 16), Sign(ShownContent(.label, text: "in")))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ──────────┐
        │  above               │
        │  ▀▀▀▀▀▀▀▀▀▀▀▀        │
        │  in                  │
        │  ▀▀▀▀▀▀▀▀▀▀▀▀        │
        │                      │
        └──────────────────────┘
        """)
    #expect(
      canvas.grounds == """
        ........................
        ........................
        ...RRRRRRRRRRRR.........
        ...RRRRRRRRRRRR.........
        ........................
        ........................
        ........................
        """)
  }

  @Test func `a line in the middle of its ground has as much of it above as below`() {
    let canvas = TestCanvas(24, 7) { root in
      // Its middle is between two rows.
      let card = root.add(nil, CGRect(x: 24, y: 32, width: 96, height: 32))
      card.backgroundColor = .systemRed
      card.add(
        nil, CGRect(x: 8, y: 8, width: 80, height: 16), Sign(ShownContent(.label, text: "line")))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ──────────┐
        │  ▀▀▀▀▀▀▀▀▀▀▀▀        │
        │   line               │
        │  ▀▀▀▀▀▀▀▀▀▀▀▀        │
        │                      │
        │                      │
        └──────────────────────┘
        """)
  }

  @Test func `a ground across a window ends in one row inside and on the lines around`() throws {
    let canvas = TestCanvas(16, 6) { root in
      let header = root.add(nil, CGRect(x: 0, y: 0, width: 128, height: 40))
      header.backgroundColor = .systemRed
    }

    #expect(
      canvas.grounds == """
        RRRRRRRRRRRRRRRR
        RRRRRRRRRRRRRRRR
        ................
        ................
        ................
        ................
        """)
    try expectPicture(canvas.interface, "a ground across a window")
  }

  @Test func `a ground narrower than the box around it ends inside of its lines`() {
    let canvas = TestCanvas(12, 5) { root in
      root.add(nil, cells(4, 0, 3, 5)).backgroundColor = .systemRed
    }

    #expect(
      canvas.grounds == """
        ............
        ....RRR.....
        ....RRR.....
        ....RRR.....
        ............
        """)
  }

  @Test func `a ground as high as its window ends with the window's last row`() {
    // Four and a half rows of 32 points.
    let canvas = TestCanvas(12, 9) { $0.backgroundColor = .systemRed }

    let picture = canvas.picture(canvas: CellSize(columns: 8, rows: 9)) { $0.look = .interface }

    let window = picture.scale.window
    #expect(window.size == CellSize(columns: 6, rows: 5))
    let last = (window.minColumn..<window.maxColumn).map { picture.buffer[$0, window.maxRow - 1] }
    #expect(last.allSatisfy { $0.style.background == .rgb(0xFF, 0x3B, 0x30) })
  }

  @Test func `the edge of a ground is straight behind a text`() {
    let canvas = TestCanvas(24, 8) { root in
      let card = root.add(nil, CGRect(x: 24, y: 24, width: 96, height: 64))
      card.backgroundColor = .systemRed
      card.add(
        nil, CGRect(x: 16, y: 56, width: 48, height: 8), Sign(ShownContent(.label, text: "low")))
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ──────────┐
        │  ▀▀▀▀▀▀▀▀▀▀▀▀        │
        │                      │
        │                      │
        │                      │
        │    low               │
        │                      │
        └──────────────────────┘
        """)
    #expect(
      canvas.grounds == """
        ........................
        ...RRRRRRRRRRRR.........
        ...RRRRRRRRRRRR.........
        ...RRRRRRRRRRRR.........
        ...RRRRRRRRRRRR.........
        ...RRRRRRRRRRRR.........
        ........................
        ........................
        """)
  }

  @Test func `a picture that nobody has is a quiet ground with its name`() {
    let canvas = TestCanvas(24, 6) { root in
      let view = UIImageView(image: UIImage(named: "logo"))
      root.add(nil, cells(4, 1, 12, 3), view)
    }

    #expect(
      canvas.grounds == """
        ........................
        ....gggggggggggg........
        ....gggggggggggg........
        ....gggggggggggg........
        ........................
        ........................
        """)
  }

  @Test func `of two pictures in the same place both are seen`() {
    let canvas = TestCanvas(24, 7) { root in
      for name in ["map", "logo"] {
        let image = UIImage(size: CGSize(width: 80, height: 48), art: [name], name: name)
        root.add(nil, cells(2, 1, 18, 5), UIImageView(image: image))
      }
    }

    let buffer = canvas.picture { $0.look = .interface }.buffer
    let ground = { (column: Int, row: Int) in buffer[column, row].style.background }
    #expect(ground(3, 3) == ground(2, 1))
    #expect(ground(3, 3) != ground(10, 2))
    #expect(canvas.interface.contains("map") && canvas.interface.contains("logo"))
  }

  @Test func `a button with a background image stands on a ground`() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    let image = UIImage(size: CGSize(width: 64, height: 48), art: [], name: "paper")
    button.setBackgroundImage(image, for: .normal)
    let canvas = TestCanvas(16, 5) { root in root.add(nil, cells(4, 1, 8, 3), button) }

    #expect(canvas.grounds.split(separator: "\n")[2] == "....gggggggg....")
  }

  @Test func `an empty field is its extent, and nobody's name`() throws {
    let canvas = TestCanvas(24, 4) { root in
      root.add("firstName", cells(2, 1, 16, 1), UITextField())
    }

    try expectPicture(canvas.interface, "an empty field")
    #expect(
      canvas.grounds == """
        ........................
        ..gggggggggggggggg......
        ........................
        ........................
        """)
  }

  @Test(arguments: [
    // What can be read stays; what cannot be gets darker or lighter, or else black or white.
    ("blue on white", UIColor.systemBlue, UIColor.white, "rgb(0, 122, 255)"),
    ("white on yellow", .white, .systemYellow, "rgb(0, 0, 0)"),
    ("white on green", .white, .systemGreen, "rgb(255, 255, 255)"),
    ("grey on white", UIColor(white: 0.8, alpha: 1), .white, "rgb(140, 140, 140)"),
    ("dark grey on black", UIColor(white: 0.2, alpha: 1), .black, "rgb(102, 102, 102)"),
  ])
  func `letters can be told from what is behind them`(
    name: String, ink: UIColor, ground: UIColor, expected: String
  ) {
    let canvas = TestCanvas(20, 5) { root in
      let label = UILabel()
      (label.text, label.textColor, label.backgroundColor) = ("x", ink, ground)
      root.add(nil, cells(4, 2, 8, 1), label)
    }

    let buffer = canvas.picture { $0.look = .interface }.buffer
    let letter = (0..<20).map { buffer[$0, 2] }.first { $0.content == .character("x") }

    #expect(letter.map { "\($0.style.foreground)" } == expected, "\(name)")
  }
}
