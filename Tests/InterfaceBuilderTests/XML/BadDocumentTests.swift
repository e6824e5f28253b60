import AdaptiveUI
import Documents
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents that are broken, foreign or hostile.
@MainActor struct BadDocumentTests {
  private func errors(_ text: String) -> String? {
    do {
      _ = try InterfaceBuilderDocument(Data(text.utf8), file: "a.storyboard")
      return nil
    } catch {
      return error.text()
    }
  }

  private func storyboard(_ scenes: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
    <device id="retina4_7" orientation="portrait"/>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  private func scene(_ id: String, view: String, connections: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)">
    <rect key="frame" x="0" y="0" width="375" height="667"/>\(view)</view>
    <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  @Test(arguments: ["everything", "words", "controls"])
  func `the examples for hostile inputs can be opened`(name: String) throws {
    let file = TestFolder.of().deletingLastPathComponent()
      .appending(path: "Corpora/storyboard/\(name).storyboard")

    #expect(errors(try String(contentsOf: file, encoding: .utf8)) == nil)
  }

  @Test func `broken XML is told with its place`() {
    #expect(
      errors("<document type=\"x\">\n  <scenes>\n  </scene>\n</document>") == """
        a.storyboard:3:11: the XML is broken here, inside <scenes> of line 2
            </scene>
                    ^
        """)
    #expect(errors("")?.contains("this is not XML") == true)
    #expect(errors("\u{1B}[31m<a>")?.contains("\u{1B}") == false)
  }

  @Test func `documents of other systems are told apart`() {
    #expect(
      errors("<document targetRuntime=\"MacOSX.Cocoa\"></document>")?.contains(
        "the document is for 'MacOSX.Cocoa', not for iOS") == true)
    #expect(errors("<archive></archive>")?.contains("keyed archive of before 2012") == true)
    #expect(errors("<html></html>")?.contains("<html> is not a document") == true)
  }

  @Test func `entities are never declared, inside or outside`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document targetRuntime="iOS.CocoaTouch">&b;</document>
      """
    #expect(
      errors(bomb)?.hasPrefix(
        "a.storyboard:2:1: a document type declaration does not belong here") == true)
    #expect(
      errors("<!doctype document SYSTEM \"file:///etc/passwd\"><document/>")?.contains(
        "does not belong here") == true)
  }

  @Test func `processing instructions are read over`() {
    let document = "<document targetRuntime=\"iOS.CocoaTouch\"></document>"
    for instruction in ["<?a?>", "<?a b?>", "<?xml version=\"1.0\"?><?b?><?c ?>"] {
      #expect(errors(instruction + document) == errors(document))
    }
    for broken in ["<?xml?>" + document, "<??>" + document, document + "<?"] {
      #expect(errors(broken)?.contains("this is not XML") == true)
    }
  }

  @Test func `elements ten thousand deep are refused`() {
    let deep = String(repeating: "<view>", count: 10_000)
    #expect(
      errors("<document targetRuntime=\"iOS.CocoaTouch\">" + deep)?.contains("deep in each other")
        == true)
  }

  @Test func `files too large are refused before they are parsed`() {
    let huge = Data(count: DocumentParser.largestFile + 1)
    #expect(throws: DocumentErrors.self) { try InterfaceBuilderDocument(huge, file: "a.xib") }
  }

  @Test func `files above ten megabytes are read to their end`() throws {
    let image =
      "<image name=\"\(String(repeating: "x", count: 1000))\" width=\"1\" height=\"1\"/>\n"
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
      + "targetRuntime=\"iOS.CocoaTouch\"><resources>\n"
      + String(repeating: image, count: 11_000) + "</resources>"
    let data = Data((text + "</document>").utf8)

    #expect(data.count > 10 << 20)
    let root = try DocumentParser.root(of: data, file: "a.xib")
    #expect(root.children.first?.children.count == 11_000)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    let latin = Data([0x3C, 0x62, 0x3E, 0x0A, 0x3C, 0x61, 0xFF, 0x3E])
    let errors = #expect(throws: DocumentErrors.self) {
      try InterfaceBuilderDocument(latin, file: "a.xib")
    }

    #expect(
      errors?.text() == """
        a.xib:2:3: the file is not UTF-8; this is the first byte that does not fit
          <a\u{FFFD}>
            ^
        """)
  }

  @Test func `numbers that are none and constraints to nowhere leave the rest usable`() throws {
    let view = """
      <subviews>
      <label id="a" text="A" translatesAutoresizingMaskIntoConstraints="NO" \
      horizontalHuggingPriority="nan"><rect key="frame" x="1e300" y="nan" width="inf" height="-1e300"/>\
      </label>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="vx" secondAttribute="leading" \
      constant="10" id="c1"/>
      <constraint firstItem="b" firstAttribute="width" constant="nan" multiplier="0:0" id="c2"/>
      <constraint firstItem="nobody" firstAttribute="top" secondItem="vx" secondAttribute="top" id="c3"/>
      <constraint firstItem="b" firstAttribute="sideways" id="c4"/>
      <constraint firstItem="b" firstAttribute="height" constant="40" id="c5"/>
      </constraints>
      """
    let document = try InterfaceBuilderDocument(
      Data(storyboard(scene("x", view: view)).utf8), file: "a.storyboard")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    let b = try #require(views.first { $0.id == "b" })
    #expect(b.frame == CGRect(x: 10, y: 0, width: 0, height: 40))
    #expect(views.allSatisfy { $0.frame.minX.isFinite && $0.frame.height.isFinite })
  }

  @Test func `scenes that embed each other end`() throws {
    func embedding(_ id: String, _ other: String) -> String {
      scene(
        id,
        view: """
          <subviews><containerView id="h\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>\
          <connections><segue destination="\(other)" kind="embed" id="e\(id)"/></connections>\
          </containerView></subviews>
          """)
    }
    let text = storyboard(
      embedding("x", "y") + embedding("y", "x"), attributes: "initialViewController=\"x\"")
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "a.storyboard")
    let environment = Environment()
    environment.breachHandler = { _ in }
    let instance = document.open(in: environment)
    environment.perform { instance.root.loadViewIfNeeded() }
    #expect(instance.root.children.count == 1)
  }

  @Test func `navigation controllers that hold each other end`() throws {
    func stack(_ id: String, _ other: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><navigationController id="\(id)"><connections>\
      <segue destination="\(other)" kind="relationship" relationship="rootViewController" id="r\(id)"/>\
      </connections></navigationController></objects></scene>
      """
    }
    let text = storyboard(
      stack("x", "y") + stack("y", "x"), attributes: "initialViewController=\"x\"")
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "a.storyboard")
    let environment = Environment()
    environment.breachHandler = { _ in }
    #expect(document.open(in: environment).root is UINavigationController)
  }

  @Test func `tabs that hold themselves several times, and pages that double at each level, end`()
    throws
  {
    func tabs(_ id: String, _ destinations: [String]) -> String {
      let segues = destinations.enumerated().map { index, destination in
        """
        <segue destination="\(destination)" kind="relationship" \
        relationship="viewControllers" id="\(id)\(index)"/>
        """
      }
      return """
        <scene sceneID="s\(id)"><objects><tabBarController id="\(id)"><connections>\
        \(segues.joined())</connections></tabBarController></objects></scene>
        """
    }
    func count(_ controller: UIViewController) -> Int {
      controller.children.reduce(1) { $0 + count($1) }
    }
    func controllers(_ scenes: String) throws -> Int {
      let text = storyboard(scenes, attributes: "initialViewController=\"t0\"")
      let document = try InterfaceBuilderDocument(Data(text.utf8), file: "a.storyboard")
      let environment = Environment()
      environment.breachHandler = { _ in }
      return count(document.open(in: environment).root)
    }

    #expect(try controllers(tabs("t0", ["t0", "t0", "t0"])) == 1)
    let levels = (0..<25).map { tabs("t\($0)", ["t\($0 + 1)", "t\($0 + 1)"]) }
    #expect(try controllers(levels.joined() + tabs("t25", [])) == 1001)
  }
}
