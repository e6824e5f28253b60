import AdaptiveUI
import Documents
import Foundation
import Testing

@testable import InterfaceBuilder

/// Which scenes of a storyboard are begun with, so that each is looked at once.
@MainActor struct BeginningTests {
  private static func text(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
      useTraitCollections="YES" initialViewController="list"><scenes>
    \(scenes)
    </scenes></document>
    """
  }

  /// `rest` are attributes, `segues` pairs of kind and destination.
  private static func scene(
    _ id: String, _ kind: String = "viewController", _ rest: String = "",
    _ segues: (String, String)...
  ) -> String {
    let connections = segues.map { kind, destination in
      "<segue kind=\"\(kind)\" destination=\"\(destination)\" identifier=\"to-\(destination)\""
        + (kind == "relationship" ? " relationship=\"rootViewController\"" : "") + "/>"
    }
    return """
      <scene sceneID="scene-\(id)"><objects><\(kind) id="\(id)" \(rest)>
        <connections>\(connections.joined())</connections>
      </\(kind)></objects></scene>
      """
  }

  private func names(_ scenes: String...) throws -> [String?] {
    let document = try InterfaceBuilderDocument(
      Data(Self.text(scenes.joined()).utf8), file: "Main.storyboard")
    return document.beginnings.map(\.name)
  }

  @Test func `what a scene contains, embeds or presents is part of it`() throws {
    let names = try names(
      Self.scene("root"), Self.scene("inner"), Self.scene("sheet"),
      Self.scene("list", "navigationController", "", ("relationship", "root"), ("embed", "inner")),
      Self.scene("other", "viewController", "", ("presentation", "sheet")))

    #expect(names == [nil, "other"])
  }

  @Test func `of the pages behind tabs all but the first are on their own`() throws {
    let names = try names(
      Self.scene("first"), Self.scene("second"), Self.scene("third"),
      Self.scene(
        "list", "tabBarController", "", ("relationship", "first"), ("relationship", "second"),
        ("relationship", "third")))

    #expect(names == [nil, "second", "third"])
  }

  @Test func `what is pushed, and what nothing leads to, is on its own`() throws {
    let names = try names(
      Self.scene("pushed"), Self.scene("list", "viewController", "", ("show", "pushed")),
      Self.scene("alone"))

    #expect(names == [nil, "pushed", "alone"])
  }

  @Test func `scenes that lead to each other are begun with once`() throws {
    let names = try names(
      Self.scene("a", "viewController", "", ("presentation", "b")),
      Self.scene("b", "viewController", "", ("presentation", "a")), Self.scene("list"),
      Self.scene("elsewhere", "viewControllerPlaceholder"))

    #expect(names == [nil, "a"])
  }

  @Test func `a scene goes by the name that tells most and is its alone`() throws {
    let names = try names(
      Self.scene("list"), Self.scene("a", "viewController", #"customClass="Page" title="First""#),
      Self.scene("b", "viewController", #"customClass="Page" title="Second""#))

    #expect(names == [nil, "Page", "Second"])
  }

  @Test
  func `every scene but those of other files is there to choose, at the place it has in the file`()
    throws
  {
    let text = Self.text(
      Self.scene("a", "tableViewController", #"customClass="Page" title="First""#)
        + Self.scene("list") + Self.scene("elsewhere", "viewControllerPlaceholder")
        + Self.scene("b", "viewController", #"customClass="Page""#))
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
    let choices = document.choices

    #expect(choices.map(\.name) == ["Page", "list", "b"])
    #expect(
      choices.map(\.summary) == [
        "table view controller", "view controller, the initial one", "view controller",
      ])
    #expect(choices.map(\.isInitial) == [false, true, false])
    #expect(choices.map(\.document.beginning) == ["scene-a", "scene-list", "scene-b"])
    #expect(choices.last?.document.title == "Main.storyboard: Page")

    let alone = try InterfaceBuilderDocument(
      Data(Self.text(Self.scene("list")).utf8), file: "Main.storyboard")
    #expect(alone.choices.isEmpty)
  }

  @Test func `without an initial scene the first begins that shows something before code fills it`()
    throws
  {
    let filled = """
      <scene sceneID="scene-b"><objects><viewController id="b" title="Filled">
        <view key="view"><subviews><label text="Hello" id="l"/></subviews></view>
      </viewController></objects></scene>
      """
    let text = Self.text(Self.scene("a", "viewController", #"title="Empty""#) + filled)
      .replacing(#"initialViewController="list""#, with: "")
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")

    #expect(document.title == "Main.storyboard: Filled")
  }

  @Test func `a chosen scene is the only one`() throws {
    let text = Self.text(Self.scene("list") + Self.scene("a") + Self.scene("b"))
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
    let chosen = try #require(document.beginning(with: "a"))

    #expect(chosen.beginnings.map(\.name) == ["a"])
  }

  @Test func `a presentation belongs to the beginning that has its source`() throws {
    let text = Self.text(
      Self.scene("list", "viewController", "", ("presentation", "one"), ("show", "pushed"))
        + Self.scene("one") + Self.scene("two")
        + Self.scene("pushed", "viewController", "", ("presentation", "two")))
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
    let environment = Environment(host: .device(.default))

    let own = document.beginnings.map { $0.document.open(in: environment).ownPresentationIDs }

    #expect(own == [["to-one"], ["to-two"]])
    #expect(document.open(in: environment).presentationIDs == ["to-one", "to-two"])
  }

  @Test func `a document for pads says so`() throws {
    let text = Self.text(Self.scene("list"))
    let pads = text.replacing("type=", with: "targetRuntime=\"iOS.CocoaTouch.iPad\" type=")
      .replacing(" targetRuntime=\"iOS.CocoaTouch\"", with: "")

    let document = try InterfaceBuilderDocument(Data(pads.utf8), file: "Main.storyboard")
    #expect(document.opening.onlyIdiom == .pad)
    let other = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
    #expect(other.opening.onlyIdiom == nil)
  }

  @Test func `what a class that is not here arranges is left to it`() throws {
    let text = Self.text(
      """
      <scene sceneID="s"><objects><viewController id="list"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view id="stack" customClass="OwnStackView"><rect key="frame" x="0" y="0" width="99" height="99"/>
          <subviews>
            <label id="free" translatesAutoresizingMaskIntoConstraints="NO" text="a"/>
            <label id="fixed" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" text="b"/>
            <label id="placed" translatesAutoresizingMaskIntoConstraints="NO" text="c"/>
            <label id="masked" text="d"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
          </subviews>
          <constraints>
            <constraint firstItem="placed" firstAttribute="leading" secondItem="stack" secondAttribute="leading" id="c1"/>
            <constraint firstItem="placed" firstAttribute="top" secondItem="stack" secondAttribute="top" id="c2"/>
            <constraint firstItem="free" firstAttribute="width" constant="9" id="c3"/>
            <constraint firstItem="free" firstAttribute="leading" secondItem="stack" secondAttribute="leading" id="c4"/>
          </constraints>
        </view>
      </subviews></view></viewController></objects></scene>
      """)
    let stage = try OpenedStoryboard(text)
    let stack = try #require(stage.instance.root.view?.subviews.first)

    let left = stack.subviews.filter(stage.instance.leavesToCode).compactMap(\.identifier)
    #expect(left == ["free", "fixed"])
  }
}
