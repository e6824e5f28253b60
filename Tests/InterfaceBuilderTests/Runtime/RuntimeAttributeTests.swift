import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Runtime attributes of documents: what they set, and what is said of those that set nothing.
@MainActor struct RuntimeAttributeTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  /// A runtime attribute with its value in an attribute, or in an element if `element` is given.
  private static func attribute(
    _ type: String, _ path: String, _ value: String? = nil, element: String = ""
  ) -> String {
    let text = value.map { "value=\"\($0)\"" } ?? ""
    return """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \(text)>\(element)\
      </userDefinedRuntimeAttribute>
      """
  }

  private static func attributes(_ items: [String]) -> String {
    "<userDefinedRuntimeAttributes>\(items.joined())</userDefinedRuntimeAttributes>"
  }

  private func opened(
    _ name: String, _ items: [String], more: String = "", controller: String = "",
    resources: String = ""
  ) throws -> OpenedStoryboard {
    try OpenedStoryboard(
      views: "<\(name) id=\"x\" \(more)>\(Self.frame)\(Self.attributes(items))</\(name)>",
      controller: controller, resources: resources)
  }

  private func notes(_ opened: OpenedStoryboard) -> [String] {
    opened.environment.recorder.steps.flatMap(\.events).filter { $0.rule == "LA1.4" }
      .compactMap { $0.reason ?? $0.name }
      .compactMap { $0.components(separatedBy: "the runtime ").last }
  }

  @Test func `layers take numbers, also those that are written as text`() throws {
    let opened = try opened(
      "view",
      [
        Self.attribute(
          "number", "layer.cornerRadius", element: #"<integer key="value" value="8"/>"#),
        Self.attribute("string", "layer.borderWidth", "1.5"),
        Self.attribute("string", "layer.shadowRadius", "10f"),
        Self.attribute("boolean", "layer.masksToBounds", "YES"),
        Self.attribute(
          "point", "layer.shadowOffset", element: #"<point key="value" x="2" y="3"/>"#),
      ])
    let view = try #require(opened.view("x"))

    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderWidth == 1.5)
    #expect(view.layer.shadowRadius == 10)
    #expect(view.clipsToBounds)
    #expect(view.layer.shadowOffset == CGSize(width: 2, height: 3))
    #expect(notes(opened).isEmpty)
  }

  @Test func `views take texts, flags, colours, pictures, choices, sizes and rectangles`() throws {
    let label = try opened(
      "label",
      [
        Self.attribute("string", "text", "Set"), Self.attribute("boolean", "isHidden", "YES"),
        Self.attribute("number", "textAlignment", element: #"<real key="value" value="1"/>"#),
        Self.attribute(
          "color", "backgroundColor", element: #"<color key="value" name="Sea"/>"#),
        Self.attribute(
          "rect", "frame",
          element: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#),
      ], more: #"text="Plain""#,
      resources:
        #"<namedColor name="Sea"><color red="0" green="0.5" blue="1" alpha="1"/></namedColor>"#)
    let view = try #require(label.view("x") as? UILabel)
    let picture = try opened(
      "imageView", [Self.attribute("image", "image", "star")],
      resources: #"<image name="star" width="20" height="20"/>"#)
    let scroll = try opened(
      "scrollView",
      [
        Self.attribute(
          "size", "contentSize", element: #"<size key="value" width="900" height="50"/>"#)
      ])

    #expect(view.text == "Set")
    #expect(view.isHidden)
    #expect(view.textAlignment == .center)
    #expect(view.backgroundColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((picture.view("x") as? UIImageView)?.image?.art == ["star"])
    #expect((scroll.view("x") as? UIScrollView)?.contentSize == CGSize(width: 900, height: 50))
  }

  @Test func `controls take tints, fields letters and keys, and rows steps`() throws {
    let red = #"<color key="value" red="1" green="0" blue="0" alpha="1"/>"#
    func one(_ tag: String, _ attributes: [String]) throws -> UIView? {
      let opened = try opened(tag, attributes)
      #expect(notes(opened).isEmpty)
      return opened.view("x")
    }
    let colors = [
      ("switch", "onTintColor", \UISwitch.onTintColor as AnyKeyPath),
      ("slider", "minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      ("slider", "maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      ("slider", "thumbTintColor", \UISlider.thumbTintColor),
      ("progressView", "progressTintColor", \UIProgressView.progressTintColor),
      ("progressView", "trackTintColor", \UIProgressView.trackTintColor),
      ("pageControl", "pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      (
        "pageControl", "currentPageIndicatorTintColor",
        \UIPageControl.currentPageIndicatorTintColor
      ),
      (
        "segmentedControl", "selectedSegmentTintColor",
        \UISegmentedControl.selectedSegmentTintColor
      ),
    ]
    for (tag, name, path) in colors {
      let view = try #require(try one(tag, [Self.attribute("color", name, element: red)]))
      #expect(view[keyPath: path] as? UIColor == .red, "\(name)")
    }
    func number(_ name: String, _ value: Int) -> String {
      Self.attribute("number", name, element: "<integer key=\"value\" value=\"\(value)\"/>")
    }
    let field =
      try one(
        "textField",
        [
          Self.attribute("boolean", "adjustsFontSizeToFitWidth", "NO"),
          Self.attribute("boolean", "clearsOnBeginEditing", "YES"), number("minimumFontSize", 9),
          number("keyboardType", 4), number("returnKeyType", 9),
        ]) as? UITextField

    #expect(field?.adjustsFontSizeToFitWidth == false)
    #expect(field?.clearsOnBeginEditing == true)
    #expect(field?.minimumFontSize == 9)
    #expect(field?.keyboardType == .numberPad)
    #expect(field?.returnKeyType == .done)
    let steps = [number("indentationLevel", 2), number("indentationWidth", 7)]
    let cell = try one("tableViewCell", steps) as? UITableViewCell
    #expect(cell?.indentationLevel == 2)
    #expect(cell?.indentationWidth == 7)
  }

  @Test func `paths lead through the parts of views, and nil empties`() throws {
    let opened = try opened(
      "button",
      [
        Self.attribute(
          "number", "titleLabel.numberOfLines", element: #"<integer key="value" value="0"/>"#),
        Self.attribute("nil", "backgroundColor"),
      ], more: #"buttonType="system""#)
    let button = try #require(opened.view("x") as? UIButton)

    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.backgroundColor == nil)
    #expect(notes(opened).isEmpty)
  }

  @Test func `controllers, items and constraints have runtime attributes too`() throws {
    let constant = Self.attributes([
      Self.attribute("number", "constant", element: #"<real key="value" value="55"/>"#)
    ])
    let opened = try OpenedStoryboard(
      views: """
        <view id="x" translatesAutoresizingMaskIntoConstraints="NO">\(Self.frame)<constraints>
          <constraint firstAttribute="height" constant="20" id="h">\(constant)</constraint>
        </constraints></view>
        """,
      controller: Self.attributes([
        Self.attribute("string", "restorationIdentifier", "again"),
        Self.attribute("string", "view.accessibilityIdentifier", "whole"),
      ])
        + """
        <navigationItem key="navigationItem" id="i">
        <barButtonItem key="rightBarButtonItem" title="Plain" id="b">\
        \(Self.attributes([Self.attribute("string", "title", "Set")]))</barButtonItem>
        </navigationItem>
        """)
    let home = try #require(opened.stack.first)

    #expect(home.restorationIdentifier == "again")
    #expect(home.view.accessibilityIdentifier == "whole")
    #expect(home.navigationItem.rightBarButtonItem?.title == "Set")
    #expect(opened.view("x")?.frame.height == 55)
    #expect(notes(opened).isEmpty)
  }

  @Test func `what cannot be set is said once, with the reason`() throws {
    let text = try opened(
      "view",
      [
        Self.attribute("string", "heroID", "a"), Self.attribute("string", "alpha", "much"),
        Self.attribute("string", "layer.nothing.at.all", "b"), Self.attribute("string", "..", "c"),
        Self.attribute("color", "layer.cornerRadius", element: #"<color key="value" name="?"/>"#),
      ])
    let foreign = try opened(
      "view", [Self.attribute("string", "heroID", "a")], more: #"customClass="HeroView""#)

    #expect(
      notes(text) == [
        "attributes 'heroID', 'layer.nothing.at.all', '..' are not applied: "
          + "there is no such property here",
        "attributes 'alpha', 'layer.cornerRadius' are not applied: "
          + "the property takes no such value",
      ])
    #expect(
      notes(foreign) == ["attribute 'heroID' is not applied: the class 'HeroView' is not here"])
  }

  @Test func `A06 runtime attributes stay when the size classes change`() throws {
    let opened = try OpenedStoryboard(
      views: """
        <label id="x" text="Plain">\(Self.frame)
        \(Self.attributes([Self.attribute("string", "text", "Set"), Self.attribute("string", "no", "")]))
        <variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
        """)
    opened.scene.turnDevice(1)
    opened.environment.settle()
    let label = try #require(opened.view("x") as? UILabel)

    #expect(label.font.pointSize == 30)
    #expect(label.text == "Set")
    #expect(notes(opened).count == 1)
  }
}
