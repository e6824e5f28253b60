import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Connections of documents: who sends what to whom, who knows whom, and what leads nowhere.
@MainActor struct ConnectionTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  /// A button with these connections in it.
  private func opened(_ connections: String, controller: String = "", rest: String = "") throws
    -> OpenedStoryboard
  {
    try OpenedStoryboard(
      views: """
        <button id="x">\(Self.frame)<state key="normal" title="Go"/>
        <connections>\(connections)</connections></button>\(rest)
        """, controller: controller)
  }

  private func logs(_ opened: OpenedStoryboard, _ rule: String) -> [String] {
    opened.environment.recorder.steps.flatMap(\.events).filter {
      $0.kind == .log && $0.rule == rule
    }
    .compactMap { $0.reason?.components(separatedBy: ": ").last }
  }

  private func connections(_ name: String, _ opened: OpenedStoryboard) throws -> [String] {
    opened.instance.connections(of: try #require(opened.view(name)))
  }

  @Test func `a control tells which message it sends to whom, when the user does it`() throws {
    let opened = try opened(
      """
      <action selector="go:" destination="home" eventType="touchUpInside" id="a"/>
      <action selector="press:" destination="x" eventType="touchDown" id="b"/>
      """,
      controller: #"<connections><outlet property="button" destination="x" id="o"/></connections>"#)
    #expect(logs(opened, "API").isEmpty)
    (opened.view("button") as? UIControl)?.activateAsUser()

    #expect(
      logs(opened, "API") == [
        "sends 'press:' to button, a class of the program",
        "sends 'go:' to UIViewController “Go”, a class of the program",
      ])
    #expect(
      try connections("button", opened) == [
        "touchUpInside sends 'go:' to UIViewController “Go”", "touchDown sends 'press:' to button",
        "the outlet 'button' of UIViewController “Go”",
      ])
  }

  @Test func `buttons of bars and taps send messages too`() throws {
    let opened = try OpenedStoryboard(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        initialViewController="home">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="home">
        <view key="view" id="v">\(Self.frame)<subviews>
          <toolbar id="bar">\(Self.frame)<items><barButtonItem title="Tool" id="i"><connections>
            <action selector="tool" destination="home" id="a"/></connections></barButtonItem></items>
          </toolbar>
          <view id="x">\(Self.frame)<connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>
          </connections></view></subviews></view></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        <tapGestureRecognizer id="tap" numberOfTapsRequired="2"><connections>
          <action selector="tapped:" destination="first" id="b"/></connections></tapGestureRecognizer>
      </objects></scene></scenes></document>
      """)
    let view = try #require(opened.view("x"))
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    tap.state = .ended
    (opened.view("i") as? UIControl)?.activateAsUser()

    #expect(tap.numberOfTapsRequired == 2)
    #expect(
      logs(opened, "API") == [
        "sends 'tapped:' to the first responder, a class of the program",
        "sends 'tool' to home, a class of the program",
      ])
    #expect(try connections("i", opened) == ["sends 'tool' to home"])
    #expect(
      opened.instance.connections(of: view)
        == ["tapGestureRecognizer sends 'tapped:' to the first responder"])
  }

  @Test func `views in outlet collections are told so, in every one`() throws {
    let opened = try opened(
      "",
      controller: """
        <connections><outletCollection property="all" destination="x" id="c"/>
        <outletCollection property="some" destination="x" id="d"/></connections>
        """)

    #expect(
      try connections("x", opened)
        == [
          "the outlet collection 'all' of UIViewController “Go”",
          "the outlet collection 'some' of UIViewController “Go”",
        ])
  }

  @Test func `what is beside a scene is noted, and so are containers that lead nowhere`() throws {
    let opened = try OpenedStoryboard(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="tabs">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="t"><objects><tabBarController id="tabs"><connections>
        <segue destination="home" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="gone" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController></objects></scene>
      <scene sceneID="s"><objects><viewController id="home">
        <view key="view" id="v">\(Self.frame)</view></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
        <exit id="e" userLabel="Exit"/><tapGestureRecognizer id="tap"/>
        <customObject id="o" customClass="Helper"/><view id="free">\(Self.frame)</view>
      </objects></scene></scenes></document>
      """)

    #expect(
      logs(opened, "LA1.4") == [
        "the segue leads to 'gone', which is not there",
        "<customObject> 'Helper' stands beside the scene and is not made",
        "<view> 'free' stands beside the scene and is not made",
      ])
  }

  @Test func `scenes that embed each other are noted where the circle closes`() throws {
    func scene(_ id: String, _ other: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="v\(id)">
        \(Self.frame)<subviews><containerView id="h\(id)">\(Self.frame)<connections>
        <segue destination="\(other)" kind="embed" id="e\(id)"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
      """
    }
    let opened = try OpenedStoryboard(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="x">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(scene("x", "y"))\(scene("y", "x"))</scenes></document>
      """)

    #expect(logs(opened, "LA1.4") == ["the segue leads back to 'x', which contains it"])
  }

  @Test func `connections that lead nowhere are noted, and so are unknown events`() throws {
    let opened = try opened(
      """
      <action selector="go:" destination="gone" eventType="touchUpInside" id="a"/>
      <action selector="go:" destination="home" eventType="wished" id="b"/>
      <segue destination="nowhere" kind="show" identifier="s" id="c"/>
      """,
      controller: """
        <navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" id="j">
          <connections><action selector="no" destination="void" id="e"/></connections>
        </barButtonItem></navigationItem>
        <connections><outlet property="label" destination="lost" id="o"/>
        <outletCollection property="all" destination="lost" id="c"/></connections>
        """)

    #expect(
      logs(opened, "LA1.4") == [
        "the action 'no' leads to 'void', which is not there",
        "the action 'go:' leads to 'gone', which is not there",
        "the event 'wished' of an action is not known",
        "the segue 's' leads to 'nowhere', which is not there",
        "the outlet 'label' leads to 'lost', which is not there",
        "the outlet collection 'all' leads to 'lost', which is not there",
      ])
  }

  @Test func `a list that is empty in the document says that a program fills it`() throws {
    let opened = try OpenedStoryboard(
      views: """
        <tableView id="empty" dataMode="prototypes">\(Self.frame)</tableView>
        <tableView id="full" dataMode="prototypes">\(Self.frame)<prototypes>
        <tableViewCell id="c">\(Self.frame)<tableViewCellContentView key="contentView" id="d">
        \(Self.frame)</tableViewCellContentView></tableViewCell></prototypes></tableView>
        <collectionView id="items">\(Self.frame)
        <collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>
        """)
    let words = try ["empty", "full", "items"].map { id in
      opened.instance.whoFills(try #require(opened.view(id)))
    }

    let end = "for it: a program brings them, in code or from another nib"
    #expect(words == ["the document has no rows \(end)", nil, "the document has no items \(end)"])
  }
}
