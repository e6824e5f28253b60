import AdaptiveUI
import Foundation
import Testing

@testable import VectorRenderer

/// Views as they are drawn, element by element.
@MainActor struct VectorPictureTests {
  @Test func `grounds, corners and borders have the view's frame in points`() {
    let window = TestWindow { root in
      root.backgroundColor = .white
      let card = root.add(10.25, 20, 100, 50, UIView())
      card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      card.layer.cornerRadius = 8
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.black.cgColor
      let tab = root.add(10, 100, 40, 40, UIView())
      tab.backgroundColor = .black
      tab.layer.cornerRadius = 10
      tab.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    #expect(
      window.drawn == """
        <rect x="0" y="0" width="375" height="667" fill="#ffffff"/>
        <g>
        <rect x="10.25" y="20" width="100" height="50" rx="8" fill="#ff0000" fill-opacity="0.5"/>
        <rect x="11.25" y="21" width="98" height="48" rx="7" fill="none" stroke="#000000" stroke-width="2"/>
        </g>
        <g>
        <path d="M20 100H40a10 10 0 0 1 10 10V140H10V110a10 10 0 0 1 10 -10Z" fill="#000000"/>
        </g>
        """)
  }

  @Test func `text has the font, the colour and the width that layout measured`() {
    let window = TestWindow { root in
      let label = root.add(20, 50, 100, 30, UILabel())
      label.text = "Hello"
      label.font = .systemFont(ofSize: 20, weight: .bold)
      label.textColor = .red
      label.textAlignment = .right
    }

    #expect(
      window.drawn == """
        <g>
        <text x="71.85" y="72.11" textLength="48.15" lengthAdjust="spacingAndGlyphs" font-size="20" \
        font-weight="700" fill="#ff0000">Hello</text>
        </g>
        """)
  }

  @Test func `what is inside a clipping view is cut off where it reaches out, and only there`() {
    let window = TestWindow { root in
      for x in [0, 100] {
        let box = root.add(CGFloat(x), 0, 50, 50, UIView())
        box.clipsToBounds = true
        let inner = box.add(10, 10, x == 0 ? 40 : 60, 20, UIView())
        inner.backgroundColor = .black
      }
    }

    #expect(
      window.drawn == """
        <g>
        <g>
        <rect x="10" y="10" width="40" height="20" fill="#000000"/>
        </g>
        </g>
        <g>
        <g clip-path="url(#d2)">
        <g>
        <rect x="110" y="10" width="60" height="20" fill="#000000"/>
        </g>
        </g>
        </g>
        """)
    #expect(
      window.svg.contains(
        "<clipPath id=\"d2\"><rect x=\"100\" y=\"0\" width=\"50\" height=\"50\"/></clipPath>"))
  }

  @Test func `opacity is that of the whole view, with all that is in it`() {
    let window = TestWindow { root in
      let outer = root.add(0, 0, 50, 50, UIView())
      outer.alpha = 0.5
      outer.backgroundColor = .white
      outer.add(0, 0, 10, 10, UIView()).backgroundColor = .black
      root.add(0, 60, 10, 10, UIView()).isHidden = true
    }

    #expect(
      window.drawn == """
        <g opacity="0.5">
        <rect x="0" y="0" width="50" height="50" fill="#ffffff"/>
        <g>
        <rect x="0" y="0" width="10" height="10" fill="#000000"/>
        </g>
        </g>
        """)
  }

  @Test func `a turned view is drawn upright in turned coordinates`() {
    let window = TestWindow { root in
      let view = root.add(100, 100, 40, 20, UIView())
      view.backgroundColor = .black
      view.add(5, 5, 10, 10, UIView()).backgroundColor = .white
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }

    #expect(
      window.drawn == """
        <g>
        <g transform="matrix(0.0 1.0 -1.0 0.0 230 -10)">
        <rect x="100" y="100" width="40" height="20" fill="#000000"/>
        <g>
        <rect x="105" y="105" width="10" height="10" fill="#ffffff"/>
        </g>
        </g>
        </g>
        """)
  }

  @Test func `a view that shows nothing is an outline with the name of its class`() {
    let window = TestWindow { $0.add(0, 0, 80, 40, Gauge()) }

    #expect(window.drawn.contains("stroke-dasharray=\"3 2\""))
    #expect(ReadSVG(window.svg).text.contains("‹Gauge›\n"))
  }

  @Test func `a field that nobody would see is an outline, one that says something is none`() {
    let bare = TestWindow { $0.add(0, 0, 120, 34, UITextField()) }
    let texts = TestWindow { root in
      root.add(0, 0, 120, 34, UITextField()).placeholder = "Name"
      root.add(0, 50, 120, 34, UITextField()).text = "Ada"
      root.add(0, 100, 120, 34, UITextField()).backgroundColor = .red
    }

    #expect(bare.drawn.contains("stroke-dasharray=\"3 2\""))
    #expect(ReadSVG(bare.svg).text.contains("‹UITextField›\n"))
    #expect(!texts.drawn.contains("stroke-dasharray"))
  }

  @Test func `a text view shows only the lines that are inside it`() {
    let window = TestWindow { root in
      let text = root.add(0, 0, 100, 40, UITextView())
      text.text = "one\ntwo\nthree\nfour\nfive\nsix"
    }
    let short = TestWindow { $0.add(0, 0, 100, 40, UITextView()).text = "one" }

    #expect(window.drawn.contains(#/<g clip-path="url\(#d[0-9]\)">\n<text/#))
    #expect(!short.drawn.contains("<g clip-path"))
  }

  @Test func `names of places that lie on each other do not meet`() throws {
    let window = TestWindow { root in
      for (name, frame) in [
        ("map", CGRect(x: 0, y: 0, width: 300, height: 150)),
        ("logo", CGRect(x: 80, y: 40, width: 140, height: 80)),
      ] {
        let view = UIImageView(frame: frame)
        view.image = UIImage(size: frame.size, art: [name], name: name)
        root.addSubview(view)
      }
    }

    let texts = ReadSVG(window.svg).elements.filter { $0.name == "text" }
    #expect(texts.prefix(2).map { $0.attributes["y"] } == ["12.15", "52.15"])
  }

  @Test func `a caption below says what is shown, in as many lines as there is width`() {
    let parts = ["Login", "iPhone 15, 393×852 pt", "", "UIKit 26"]

    let wide = PictureCaption(parts, width: 421).elements(below: 100)
    #expect(wide.contains(">Login · iPhone 15, 393×852 pt · UIKit 26</text>"))
    let narrow = PictureCaption(parts, width: 200)
    #expect(narrow.elements(below: 100).split(separator: "\n").count == 3)
    #expect(narrow.height == 51)
    #expect(PictureCaption([], width: 200).height == 0)
  }

  @Test func `a picture without a file is a crossed place with its name`() {
    let window = TestWindow { root in
      let view = root.add(0, 0, 100, 60, UIImageView())
      view.image = UIImage(size: CGSize(width: 100, height: 60), art: ["logo"], name: "logo")
    }

    #expect(window.drawn.contains("M0 0L100 60M100 0L0 60"))
    #expect(ReadSVG(window.svg).text.contains("logo\n"))
  }

  @Test
  func `a device has its cutout, status bar and home indicator, an older one a status bar only`()
    throws
  {
    let island = try #require(Device.all.last { $0.cutout == .island })
    let modern = ReadSVG(TestWindow(on: island).svg)
    let old = ReadSVG(TestWindow().svg)

    #expect(
      modern.elements.contains { $0.attributes["width"] == "126" && $0.attributes["rx"] == "18" })
    #expect(
      modern.elements.contains { $0.attributes["height"] == "5" && $0.attributes["rx"] == "2.5" })
    #expect(
      !old.elements.contains { $0.attributes["height"] == "5" && $0.attributes["rx"] == "2.5" })
    #expect(modern.text.contains("9:41") && old.text.contains("9:41"))
  }

  @Test func `the same views are dark where their traits are`() {
    let window = TestWindow { $0.backgroundColor = .systemBackground }
    let light = window.svg
    window.environment.perform {
      window.window.overrideUserInterfaceStyle = .dark
      window.environment.updateCycle.flush()
    }

    #expect(light.contains("height=\"667\" fill=\"#ffffff\""))
    #expect(window.svg.contains("height=\"667\" fill=\"#000000\""))
  }
}

private final class Gauge: UIView {}
