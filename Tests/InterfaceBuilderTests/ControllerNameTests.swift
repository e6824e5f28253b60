import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// What the controllers of a storyboard are called where people read it.
@MainActor struct ControllerNameTests {
  private func names(_ controllers: String...) throws -> [String] {
    let scenes = controllers.enumerated().map { index, text in
      "<scene sceneID=\"s\(index)\"><objects>\(text)</objects></scene>"
    }
    let document = try InterfaceBuilderDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="c0">
          <scenes>\(scenes.joined())</scenes></document>
        """.utf8), file: "Main.storyboard")
    let names = ControllerNames(of: document)
    return controllers.indices.compactMap { names["c\($0)"] }
  }

  @Test func `the label in the editor comes first, then storyboard identifier and class`() throws {
    #expect(
      try names(
        #"<viewController id="c0" userLabel="Start" storyboardIdentifier="S" customClass="A"/>"#,
        #"<viewController id="c1" storyboardIdentifier="Settings" customClass="B"/>"#,
        #"<viewController id="c2" customClass="Login"/>"#)
        == ["Start", "Settings", "Login"])
  }

  @Test func `a scene in another storyboard is called by that`() throws {
    #expect(
      try names(#"<viewControllerPlaceholder id="c0" storyboardName="Profile"/>"#) == ["Profile"])
  }

  @Test func `a class that several have is told with the title or with the first text`() throws {
    #expect(
      try names(
        #"<viewController id="c0" customClass="Page" title="One"/>"#,
        #"<viewController id="c1" customClass="Page"><navigationItem key="navigationItem" title="Two"/></viewController>"#,
        """
        <tableViewController id="c2"><view key="view"><subviews>
          <view id="v"><subviews><label id="l" text="Hello"/></subviews></view>
        </subviews></view></tableViewController>
        """,
        """
        <viewController id="c3"><view key="view"><subviews>
          <button id="b"><state key="normal" title="Go on"/></button>
        </subviews></view></viewController>
        """)
        == [
          "Page “One”", "Page “Two”", "UITableViewController “Hello”", "UIViewController “Go on”",
        ])
  }

  @Test func `a container without a name is called by words and its content`() throws {
    let opened = try OpenedStoryboard(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="abc-1d-efg">
      <scenes><scene sceneID="s0"><objects><navigationController id="abc-1d-efg"><connections>
        <segue id="s" kind="relationship" relationship="rootViewController" destination="hij-2k-lmn"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s1"><objects><viewController id="hij-2k-lmn" customClass="Login"/></objects>
      </scene></scenes></document>
      """)

    #expect(opened.instance.root.displayName == "UINavigationController of Login")
    #expect(opened.instance.root.spokenName == "navigation of Login")
  }

  @Test func `a name that is not one controller's alone is none`() throws {
    #expect(
      try names(
        #"<viewController id="c0" customClass="Page" title="One"/>"#,
        #"<viewController id="c1" customClass="Page" title="One"/>"#, #"<viewController id="c2"/>"#)
        == ["c0", "c1", "c2"])
  }

  @Test func `controllers and presentations go by these names, and are found by the document's`()
    throws
  {
    let stage = try OpenedStoryboard(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="c0"><scenes>
      <scene sceneID="s0"><objects><viewController id="c0" customClass="Start"><connections>
        <segue kind="presentation" destination="c1" id="g"/>
      </connections></viewController></objects></scene>
      <scene sceneID="s1"><objects><viewController id="c1" title="More"/></objects></scene>
      </scenes></document>
      """)
    #expect(stage.instance.root.displayName == "Start")
    #expect(stage.instance.presentationIDs == ["UIViewController “More”"])
    stage.present("UIViewController “More”")
    #expect(stage.presented?.displayName == "UIViewController “More”")
    #expect(stage.instance.controller("c1") === stage.presented)
  }

  @Test(arguments: [
    (#"<viewControllerPlaceholder id="c1" storyboardName="Other"/>"#, true),
    (#"<hostingController id="c1"/>"#, true), (#"<viewController id="c1"/>"#, false),
    (
      #"<tableViewController id="c1" customClass="List"><tableView key="view"/></tableViewController>"#,
      true
    ),
    (#"<tableViewController id="c1"><tableView key="view"/></tableViewController>"#, false),
    (
      #"<tableViewController id="c1" customClass="List"><tableView key="view"><sections><s/></sections></tableView></tableViewController>"#,
      false
    ),
  ])
  func `what a controller shows may be elsewhere`(element: String, isElsewhere: Bool) throws {
    let stage = try OpenedStoryboard(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="c0"><scenes>
      <scene sceneID="s0"><objects><viewController id="c0" customClass="Start"><connections>
        <segue kind="presentation" identifier="go" destination="c1" id="g"/>
      </connections></viewController></objects></scene>
      <scene sceneID="s1"><objects>\(element)</objects></scene></scenes></document>
      """)
    stage.present("go")
    let shown = try #require(stage.presented)
    #expect(stage.instance.hasContentElsewhere(shown) == isElsewhere)
    let other = element.contains("storyboardName") ? "Other.storyboard" : nil
    #expect(stage.instance.otherDocument(of: shown) == other)
  }
}
