import AdaptiveUI
import Foundation
import Pictures
import Testing
import VectorRenderer

/// Files of pictures: what is shown, and what is a place with a note.
@MainActor struct PictureFileTests {
  private static func png(width: UInt32 = 1, height: UInt32 = 1) -> Data {
    func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - $0 * 8) & 255) } }
    func chunk(_ kind: String, _ bytes: [UInt8]) -> [UInt8] {
      number(UInt32(bytes.count)) + kind.utf8 + bytes + [0, 0, 0, 0]
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [1, 2])
        + chunk("IEND", []))
  }

  private static let jpeg = Data(
    [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 1, 0, 0xFF,
      0xDA, 0, 2,
    ]
      + [9, 9, 0xFF, 0xD9])

  private static func kind(_ data: Data) -> String {
    do throws(PictureFile.Refusal) {
      return try PictureFile(key: "a", reading: data).type
    } catch {
      return error.text
    }
  }

  private static func svg(_ inside: String) -> String {
    kind(
      Data("<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\">\(inside)</svg>".utf8))
  }

  @Test func `a file is what its bytes say`() {
    #expect(Self.kind(Self.png()) == "image/png")
    #expect(Self.kind(Self.jpeg) == "image/jpeg")
    #expect(Self.svg("<path d=\"M0 0\"/>") == "image/svg+xml")
    #expect(Self.kind(Data("%PDF-1.4".utf8)) == "PDF is not drawn")
    #expect(Self.kind(Data("GIF89a".utf8)) == "no PNG, JPEG or SVG")
    #expect(Self.kind(Data()) == "no PNG, JPEG or SVG")
  }

  @Test func `what ends before its end is broken, what is huge is too large`() {
    #expect(Self.kind(Self.png().dropLast(12)) == "broken file")
    #expect(Self.kind(Self.jpeg.dropLast(2)) == "broken file")
    #expect(Self.kind(Self.png(width: 0)) == "broken file")
    #expect(Self.kind(Self.png(width: 1 << 31, height: 1 << 31)) == "too large")
    #expect(Self.kind(Self.png() + Data(count: 16 << 20)) == "too large")
  }

  @Test func `no beginning of a file and no byte of it leads to a trap`() {
    let svg = Data("<?xml ?><!-- a --><svg a='b' c:d = \"e\"><g/></svg>".utf8)
    for file in [Self.png(), Self.jpeg, svg] {
      for length in 0...file.count { _ = Self.kind(file.prefix(length)) }
      for place in file.indices {
        var changed = file
        changed[place] = 0xFF
        _ = Self.kind(changed)
      }
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<a:script xmlns:a='http://www.w3.org/2000/svg'>1</a:script>",
    "<g onload='alert(1)'/>", "<G ONLOAD='alert(1)'/>", "<image href='http://example.org/a.png'/>",
    "<image xlink:href='file:///etc/passwd'/>", "<use href='other.svg#a'/>", "<foreignObject/>",
    "<a href='javascript:alert(1)'/>", "<a href='&#106;avascript:alert(1)'/>",
    "<rect fill='url(http://example.org/#a)'/>", "<rect style=\"fill:url( 'b.svg#a')\"/>",
    "<style>@import 'a.css';</style>", "<style>@\\69mport 'a.css';</style>",
    "<!DOCTYPE svg SYSTEM 'a.dtd'>", "<![CDATA[<script>]]>", "<?xml-stylesheet href='a.css'?>",
    "<animate attributeName='href' to='//example.org'/>", "<set attributeName='href'/>",
    "<g xml:base='http://example.org/'/>", "<feImage href='#a'/>", "<rect fill='red'",
  ]) func `an SVG that would act or load is not shown`(_ inside: String) {
    #expect(Self.svg(inside) == "SVG with scripts or references")
  }

  @Test(arguments: [
    "<!-- <script> --><g/>", "<use xlink:href='#a'/>", "<rect fill=\"url(#a)\"/>",
    "<image href='data:image/png;base64,AAAA'/>", "<title>on load</title>",
    "<g id='x' style='fill: red'/>",
  ]) func `an SVG that stays in itself is shown`(_ inside: String) {
    #expect(Self.svg(inside) == "image/svg+xml")
  }

  /// One picture, or why it is not shown.
  private struct One: PictureAssets {
    var file: PictureFile?
    var reason: String?
    func image(named name: String, traits: UITraitCollection) -> PictureFile? { file }
    func note(named name: String, traits: UITraitCollection) -> String? { reason }
  }

  private func drawn(_ assets: One) -> String {
    let window = TestWindow { root in
      let view = root.add(0, 0, 200, 60, UIImageView())
      view.image = UIImage(size: CGSize(width: 200, height: 60), art: ["logo"], name: "logo")
    }
    return VectorPicture.bare(window.window, assets: assets)
  }

  @Test func `a picture is inside the drawing, a note is behind the name of one that is not`()
    throws
  {
    let file = try PictureFile(key: "a", reading: Data("<svg><g/></svg>".utf8))

    #expect(drawn(One(file: file)).contains("xlink:href=\"data:image/svg+xml;base64,"))
    let place = drawn(One(reason: "broken <file>"))
    #expect(place.contains("<title>logo: broken &lt;file&gt;</title>"))
    #expect(place.contains(">logo: broken &lt;file&gt;</text>"))
  }
}
