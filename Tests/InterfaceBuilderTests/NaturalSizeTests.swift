import Foundation
import Testing

/// Natural sizes that hold on the editor's canvas only.
@MainActor @Suite struct NaturalSizeTests {
  private let corner = ["s.leading = v.leading", "s.top = v.top"]

  @Test func `LG1 what shows nothing in a stack is 50 points large, plain views wider`() throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' alignment='top' TA id='s'><subviews><label text='' TA id='a'/>\
      <imageView TA id='b'/><view TA id='c'/><view customClass='Ring' TA id='d'/></subviews>\
      </stackView><label text='' TA id='e'/>
      """, corner + ["e.leading = v.leading", "e.top = v.top"])

    #expect(found["a"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(found["b"] == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(found["c"] == CGRect(x: 0, y: 100, width: 240, height: 50))
    #expect(found["d"] == CGRect(x: 0, y: 150, width: 50, height: 50))
    #expect(found["s"]?.size == CGSize(width: 240, height: 200))
    #expect(found["e"]?.size == .zero)
  }

  @Test func `LG1 a plain view without content gives way to text beside it`() throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView TA id='s'><subviews><view TA id='a'/><label text='Label' TA id='b'/></subviews>\
      </stackView>
      """, corner + ["s.width = 100"])

    #expect(found["b"]?.width == 41.5)
    #expect(found["a"]?.width == 58.5)
  }

  @Test func `LG1 views have the size that the editor measured of their class`() throws {
    let found = try CanvasDrawing.frames(
      "<button customClass='Key' TA id='s'><state key='normal' title='Long title'/></button>",
      corner,
      rest: """
        <designables><designable name='s'>\
        <size key='intrinsicContentSize' width='30' height='36'/></designable></designables>
        """)

    #expect(found["s"]?.size == CGSize(width: 30, height: 36))
  }

  @Test(arguments: [
    (22505, CGSize(width: 51, height: 31), 44.0), (24506, CGSize(width: 63, height: 28), 54),
    (32700, CGSize(width: 51, height: 31), 44),
  ])
  func `LA6.1 LG1 the newest look has wide switches and high bars`(
    build: Int, toggle: CGSize, bar: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      "<switch TA id='s'/><navigationBar TA id='b'/>",
      corner + ["b.leading = v.leading", "b.top = v.top"], build: build)

    #expect(found["s"]?.size == toggle)
    #expect(found["b"]?.height == bar)
  }

  @Test func `LG8 a configuration has the font of its title, or an attributed title's`() throws {
    func height(_ content: String) throws -> CGFloat? {
      try CanvasDrawing.frames(
        """
        <button buttonType='system' TA id='s'><state key='normal' title='Button'/>\
        <buttonConfiguration key='configuration' style='plain' title='Save'>\(content)\
        </buttonConfiguration></button>
        """, corner)["s"]?.height
    }

    #expect(try height("") == 35)
    let font = "<fontDescription key='titleFontDescription' type='system' pointSize='30'/>"
    #expect(try height(font) == 50)
    let fragment = """
      <attributedString key='attributedTitle'><fragment content='Save'><attributes>\
      <font key='NSFont' size='30' metaFont='system'/></attributes></fragment></attributedString>
      """
    #expect(try height(fragment) == 50)
  }

  @Test func `LG7 a button shows the picture that a reference names`() throws {
    let found = try CanvasDrawing.frames(
      """
      <button TA id='s'><state key='normal'><imageReference key='image' image='map'/></state>\
      </button>
      """, corner,
      rest: "<resources><image name='map' width='90' height='70'/></resources>")

    #expect(found["s"]?.size == CGSize(width: 90, height: 70))
  }

  @Test(arguments: [("retina6_12 portrait", 21.0), ("retina6_1 portrait", 20.5)])
  func `LG3 labels outside of stacks are whole points large on the finest screens`(
    device: String, height: CGFloat
  ) throws {
    let label = "<label text='Label' TA id='s'/>"
    let alone = try CanvasDrawing.frames(label, corner, device: device)
    #expect(alone["s"]?.height == height)

    let stacked = try CanvasDrawing.frames(
      "<stackView TA id='k'><subviews>\(label)</subviews></stackView>",
      ["k.leading = v.leading", "k.top = v.top"], device: device)
    #expect(stacked["s"].map { $0.height < 21 } == true)
  }
}
