import AdaptiveUI
import Foundation
import Lab
import Pictures
import SceneFiles
import Testing
import VectorRenderer

/// Text in lines, as labels show it.
@MainActor struct TextLineTests {
  private func lines(
    _ text: String, width: CGFloat, height: CGFloat = 200, _ change: (UILabel) -> Void = { _ in }
  ) -> [String] {
    var shown: [String] = []
    _ = TestWindow { root in
      let label = root.add(0, 0, width, height, UILabel())
      label.text = text
      change(label)
      shown = label.textLines(in: label.bounds.size).map(\.text)
    }
    return shown
  }

  @Test func `text that fits is whole, one line for each paragraph`() {
    #expect(lines("One\ntwo", width: 100) { $0.numberOfLines = 0 } == ["One", "two"])
  }

  @Test func `a label whose size says that its text fits shows all of it`() {
    var known = 0
    for text in ["One", "One\n\ntwo", "The quick brown fox jumps over the lazy dog"] {
      for size in 0..<16 {
        let room = CGSize(width: [40, 90, 160, 400][size / 4], height: [10, 25, 50, 90][size % 4])
        var isKnown = false
        let shown = lines(text, width: room.width, height: room.height) {
          $0.numberOfLines = 0
          isKnown = $0.isKnownToFit(in: room)
        }
        guard isKnown else { continue }
        known += 1
        #expect(shown.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
      }
    }
    #expect(known == 20)
  }

  @Test func `one line is cut off at its end, its beginning or in its middle`() {
    let text = "abcdefghijklmnopqrstuvwxyz"

    #expect(lines(text, width: 80) == ["abcdefg…"])
    #expect(lines(text, width: 80) { $0.lineBreakMode = .byTruncatingHead } == ["…tuvwxyz"])
    #expect(lines(text, width: 80) { $0.lineBreakMode = .byTruncatingMiddle } == ["abcd…xyz"])
    #expect(lines(text, width: 80) { $0.lineBreakMode = .byClipping } == [text])
  }

  @Test func `the last line that has room goes on with the text and is cut off`() {
    let text = "The quick brown fox jumps over the lazy dog"

    #expect(lines(text, width: 120) { $0.numberOfLines = 2 } == ["The quick", "brown fox ju…"])
    // Two lines of 20.29 points have room in 50.
    #expect(
      lines(text, width: 120, height: 50) { $0.numberOfLines = 0 } == [
        "The quick", "brown fox ju…",
      ])
  }

  @Test func `letters shrink where a label says so`() {
    var size: CGFloat = 0
    _ = TestWindow { root in
      let label = root.add(0, 0, 60, 30, UILabel())
      label.text = "Shrinking"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      let line = label.textLines(in: label.bounds.size)[0]
      size = line.pieces[0].font.pointSize
      #expect(line.text == "Shrinking" && line.width <= 60.5)
    }
    #expect(size > 8.5 && size < 17)
  }

  @Test func `parts keep their fonts and colours`() {
    _ = TestWindow { root in
      let text = NSMutableAttributedString(string: "plain bold")
      text.addAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red],
        range: NSRange(location: 6, length: 4))
      let label = root.add(0, 0, 300, 40, UILabel())
      label.attributedText = text
      let pieces = label.textLines(in: label.bounds.size)[0].pieces

      #expect(pieces.map(\.text) == ["plain ", "bold"])
      #expect(pieces.map(\.font.pointSize) == [17, 20])
      #expect(pieces.map(\.color) == [nil, .red])
    }
  }

  @Test func `texts that were measured in cells are drawn in letters as wide as cells`() throws {
    let scene = """
      title: Cells
      root:
        view:
          subviews:
            - {class: UILabel, id: label, text: Katherine, frame: [16, 16, 200, 16]}
      """
    let session = GalleryPictureTests.session(
      of: try SceneDocument(text: scene, file: "test.yaml"), on: nil)
    defer { session.close() }
    let svg = VectorPicture.svg(
      of: session.window, in: DeviceChrome(of: session.window, on: nil), title: "Test")
    let text = try #require(ReadSVG(svg).elements.first { $0.name == "text" }).attributes

    #expect(text["textLength"] == "72")
    #expect(text["font-size"] == "13.33")
    #expect(text["font-family"] == "Menlo, monospace")
  }
}
