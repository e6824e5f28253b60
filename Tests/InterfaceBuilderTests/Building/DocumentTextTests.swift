import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Attributed text of documents: its font, and paragraphs as they say.
@MainActor struct DocumentTextTests {
  private func string(_ fragments: String) throws -> NSAttributedString {
    let text = """
      <document targetRuntime="iOS.CocoaTouch"><objects><label id="l">\
      <attributedString key="attributedText">\(fragments)</attributedString></label></objects>\
      </document>
      """
    let root = try DocumentParser.root(of: Data(text.utf8), file: "a.xib")
    let label = try #require(root.child("objects")?.child("label"))
    return try #require(
      DocumentText.attributed(label, key: "attributedText", as: .current))
  }

  private func fragment(_ text: String, _ font: String, _ style: String = "") -> String {
    """
    <fragment content="\(text)"><attributes><font key="NSFont" \(font)/>\
    <paragraphStyle key="NSParagraphStyle" alignment="center" \(style)/></attributes></fragment>
    """
  }

  private func font(_ text: NSAttributedString) -> UIFont? {
    text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  @Test func `fragments follow each other, each in its own font and colour`() throws {
    let green = #"<color key="NSColor" red="0" green="1" blue="0" alpha="1"/>"#
    let text = try string(
      fragment("Ab", "size=\"15\" name=\"HelveticaNeue\"")
        + fragment("c", "metaFont=\"systemBold\" size=\"20\"")
        + "<fragment content=\"d\"><attributes>\(green)</attributes></fragment>"
        + "<fragment content=\"\"/>" + fragment("e", "metaFont=\"system\" size=\"9\"")
        + fragment("f", "metaFont=\"system\" size=\"9\"") + "<fragment content=\"g\"/>")
    func font(_ place: Int) -> UIFont? {
      text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    #expect(text.string == "Abcdefg")
    #expect(font(0)?.familyName == "Helvetica Neue")
    #expect((0..<7).map { font($0)?.pointSize } == [15, 15, 20, nil, 9, 9, nil])
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .green)
  }

  @Test func `LF6 text in several fonts is as high as its highest and as wide as all`() throws {
    func size(_ fragments: String) throws -> CGSize {
      let opened = try OpenedStoryboard(
        views: """
          <label id="x"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <attributedString key="attributedText">\(fragments)</attributedString></label>
          """)
      return try #require(opened.view("x")).intrinsicContentSize
    }
    let small = fragment("Small ", "metaFont=\"system\" size=\"12\"")
    let large = fragment("large", "metaFont=\"system\" size=\"30\"")
    let (first, second, both) = (try size(small), try size(large), try size(small + large))

    #expect(both.height == second.height)
    #expect(abs(both.width - first.width - second.width) <= 1)
  }

  @Test func `kerning of fragments counts`() throws {
    let text = try string(
      "<fragment content=\"ab\"><attributes><real key=\"NSKern\" value=\"2.5\"/></attributes></fragment>"
    )

    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2.5)
  }

  @Test func `fonts in the Mac's words have its sizes`() throws {
    let bold = try font(string(fragment("c", "metaFont=\"systemBold\" size=\"20\"")))
    let small = try font(string(fragment("d", "metaFont=\"smallSystem\"")))

    #expect(bold?.weight == .bold)
    #expect(bold?.pointSize == 20)
    #expect(small?.pointSize == 11)
    #expect(try font(string("<fragment content=\"e\"/>")) == nil)
    #expect(try string("").string == "")
  }

  @Test func `paragraphs keep alignment, breaks and distances`() throws {
    let text = try string(
      fragment(
        "A", "metaFont=\"system\" size=\"14\"",
        "lineBreakMode=\"truncatingTail\" lineSpacing=\"4\" lineHeightMultiple=\"1.2\""))
    let style = try #require(
      text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)

    #expect(style.alignment == .center)
    #expect(style.lineBreakMode == .byTruncatingTail)
    #expect(style.lineSpacing == 4)
    #expect(style.lineHeightMultiple == 1.2)
  }

  @Test(arguments: try Drawing.rows(of: "NaturalSizes/attributed-texts"))
  func `labels and buttons are as large as their attributed text`(drawing: Drawing) throws {
    try drawing.check()
  }
}
