import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Controls, cards and texts that are closer to each other, or to an edge, than cells can show.
@MainActor struct StackTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.setTitle(title, for: .normal)
    return button
  }

  /// The grounds of a picture, of two in one cell the lower one.
  ///
  /// White is `.`, any other colour a letter, and what is underlined `_`.
  private func grounds(_ picture: CanvasPicture) -> String {
    var letters: [Color: Character] = [.rgb(255, 255, 255): "."]
    return picture.buffer.styleMap { style in
      if style.attributes.contains(.underline) { return "_" }
      if letters[style.background] == nil {
        letters[style.background] = Character(UnicodeScalar(UInt8(96 + letters.count)))
      }
      return letters[style.background] ?? "?"
    }
  }

  // MARK: Fields

  @Test func `a field and a button below it are two, however few rows there are`() throws {
    let picture = TestCanvas.crowded { root in
      let card = root.add(nil, CGRect(x: 16, y: 64, width: 288, height: 64))
      card.backgroundColor = .white
      card.add(nil, CGRect(x: 0, y: 32, width: 288, height: 32), UITextField())
      root.add(
        nil, CGRect(x: 16, y: 128, width: 288, height: 72), button("Submit", .gray()))
    }

    try expectPicture(
      picture.buffer.text + "\n" + grounds(picture), "a field above a button that touches it")
  }

  @Test func `two fields that touch each other have a line between them`() throws {
    let picture = TestCanvas.crowded { root in
      root.add(nil, CGRect(x: 16, y: 96, width: 288, height: 32), UITextField())
      root.add(nil, CGRect(x: 16, y: 128, width: 288, height: 32), UITextField())
    }

    try expectPicture(
      picture.buffer.text + "\n" + grounds(picture), "a field above another one")
  }

  // MARK: Clipping

  @Test(arguments: [(77.0, 59.0, 40.0), (65, 37, 64)])
  func `a button of which a scroll view shows half has its ground`(
    clip: CGFloat, y: CGFloat, height: CGFloat
  ) {
    let picture = TestCanvas.crowded { root in
      let around = root.add(nil, CGRect(x: 16, y: 64, width: 288, height: clip))
      around.clipsToBounds = true
      around.add(
        nil, CGRect(x: 16, y: y, width: 240, height: height), button("Sign in", .filled()))
    }

    let text = picture.buffer.text.split(separator: "\n").map(String.init)
    let row = text.firstIndex { $0.contains("Sign in") }
    #expect(
      row.map { grounds(picture).split(separator: "\n")[$0].contains("bbbbbbbbbbbbbb") } == true,
      "\(picture.buffer.text)\n\(grounds(picture))")
  }

  @Test func `a title that the window cuts off is told to be beyond it`() throws {
    let picture = TestCanvas.crowded { root in
      root.add(nil, CGRect(x: 16, y: 296, width: 288, height: 80), button("Go on", .filled()))
      root.add(nil, CGRect(x: 16, y: 200, width: 288, height: 32), button("Back", .filled()))
    }

    try expectPicture(picture.buffer.text, "a button that the lower edge cuts off")
  }

  // MARK: Edges

  @Test func `cards of the colour behind them have edges if they have shadows, all of one size`()
    throws
  {
    let canvas = TestCanvas(40, 17) { root in
      for (y, height, hasShadow) in [(16, 64, true), (96, 64, true), (176, 72, false)] {
        let card = root.add(nil, CGRect(x: 24, y: y, width: 240, height: height))
        card.backgroundColor = .white
        card.layer.shadowOpacity = hasShadow ? 0.5 : 0
        card.add(nil, CGRect(x: 16, y: 24, width: 160, height: 16), label("card"))
      }
    }

    try expectPicture(canvas.interface, "cards with shadows")
  }

  @Test func `a border is a line unless a ground shows it`() throws {
    let canvas = TestCanvas(40, 8) { root in
      for (x, color) in [(16, UIColor.white), (168, .systemRed)] {
        let view = root.add(nil, CGRect(x: x, y: 32, width: 120, height: 64))
        view.backgroundColor = color
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.black.cgColor
      }
    }

    try expectPicture(canvas.interface, "a border on its own ground")
  }

  @Test(arguments: [90, 94, 98, 102])
  func `names leave their rows to a label and the field below it`(_ y: Int) {
    let text = TestCanvas(60, 20) { root in
      let card = root.add("Name Control", CGRect(x: 8, y: y, width: 400, height: 56))
      card.add(nil, CGRect(x: 8, y: 8, width: 384, height: 16), label("Name"))
      card.add(nil, CGRect(x: 8, y: 32, width: 384, height: 16), UITextField())
    }.picture {
      $0.look = .interface
      $0.showsNames = true
    }.buffer.text.split(separator: "\n")

    #expect(text.contains { $0.contains("Name") })
    #expect(!text.contains { $0.contains("Name ") && $0.contains("▕") }, "\(text)")
  }

  @Test func `where images have no names their signs say what they show`() {
    func picture(_ namesImages: Bool) -> String {
      let image = Sign(ShownContent(.picture(art: ["icon_search"])))
      return TestCanvas(40, 8) { root in
        root.add(nil, cells(4, 2, 24, 3), image)
      }.picture {
        $0.look = .interface
        $0.namesImages = namesImages
      }.buffer.text
    }

    #expect(picture(true).contains("icon_search"))
    #expect(!picture(false).contains("icon_search") && picture(false).contains("⌕"))
  }

  // MARK: Marks

  @Test func `a mark has another brightness than a ground of its hue`() {
    let box = UIView()
    let canvas = TestCanvas(30, 8) { root in
      root.backgroundColor = .systemYellow
      root.add("box", cells(4, 2, 16, 4), box)
    }
    let buffer = canvas.picture {
      $0.look = .interface
      $0.doubtful = [ObjectIdentifier(box)]
    }.buffer
    let style = buffer.stored(at: CellPoint(column: 4, row: 3)).style

    #expect(style.background == .rgb(255, 204, 0))
    guard case .rgb(let red, let green, let blue) = style.foreground else {
      Issue.record("the colour of a white ground: \(style.foreground)")
      return
    }
    #expect(red < 0x87 && green < 0x5F && blue == 0, "\(style.foreground)")
  }
}
