import AdaptiveUI
import Foundation
import Testing
import VectorRenderer

/// What documents say that would act on a page.
@MainActor struct PayloadTests {
  nonisolated static let payloads = [
    "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "' onclick='alert(1)",
    "<image href=\"http://example.org/x.png\"/>", "]]><svg onload=alert(1)>", "&lt;script&gt;",
    "url(javascript:alert(1))", "</title></svg><iframe src=//example.org>", "\u{0}\u{1B}]0;x\u{7}",
    "a\u{202E}b\u{2066}c", "&#x3c;script>", "</style><style>@import url(//example.org)</style>",
  ]

  /// What pictures are made of.
  private static let names: Set<String> = [
    "svg", "title", "defs", "g", "rect", "path", "circle", "text", "clipPath", "filter", "image",
    "use", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge", "feMergeNode",
  ]

  /// Nothing runs, and nothing outside of the file is asked for.
  static func expectHarmless(_ element: ReadSVG.Element) throws {
    #expect(names.contains(element.name), "<\(element.name)>")
    for (key, value) in element.attributes {
      #expect(!key.lowercased().hasPrefix("on") && key != "style" && key != "href", "\(key)")
      if key == "xlink:href" {
        #expect(value.hasPrefix("#") || value.hasPrefix("data:image/"), "\(value)")
      }
      if !key.hasPrefix("data-"), key != "font-family", value.contains("url(") {
        #expect(value.wholeMatch(of: /url\(#[a-z0-9]+\)/) != nil, "\(value)")
      }
    }
  }

  @Test(arguments: payloads) func `a document says it and does not do it`(_ payload: String) throws
  {
    let window = TestWindow { root in
      root.accessibilityIdentifier = payload
      let label = root.add(0, 0, 2000, 30, UILabel())
      label.text = payload
      label.accessibilityIdentifier = payload
      let picture = root.add(0, 40, 300, 60, UIImageView())
      picture.image = UIImage(
        size: CGSize(width: 300, height: 60), art: [payload], name: payload)
      let button = root.add(0, 110, 2000, 44, UIButton(type: .system))
      button.setTitle(payload, for: .normal)
      let field = root.add(0, 160, 2000, 34, UITextField())
      field.placeholder = payload
      let segments = root.add(0, 200, 2000, 32, UISegmentedControl(items: [payload]))
      segments.accessibilityIdentifier = payload
    }
    let chrome = DeviceChrome(of: window.window, on: window.environment.host.device)
    let read = ReadSVG(VectorPicture.svg(of: window.window, in: chrome, title: payload))

    #expect(read.isWellFormed)
    for element in read.elements { try Self.expectHarmless(element) }
    // The text is shown as it is, as far as it can be seen at all.
    if payload.unicodeScalars.allSatisfy({ (0x20..<0x7F).contains($0.value) }) {
      #expect(read.text.components(separatedBy: payload + "\n").count >= 5)
    }
  }
}
