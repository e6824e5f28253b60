import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Bars of documents: those that are in views, and what controllers show in theirs.
@MainActor struct BarTests {
  private static let frame = #"<rect key="frame" x="0" y="100" width="375" height="44"/>"#
  private static let details = """
    <scene sceneID="s3"><objects><viewController id="details" title="Details">
      <view key="view" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </viewController></objects></scene>
    """
  private static let showDetails = """
    <connections><segue destination="details" kind="show" id="g"/></connections>
    """

  @Test func `a navigation bar among views shows the title and buttons of its items`() throws {
    let opened = try OpenedStoryboard(
      views: """
        <navigationBar id="bar">\(Self.frame)<items>
          <navigationItem title="Below" id="i0"/>
          <navigationItem title="Settings" prompt="Choose" id="i1">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>
            <barButtonItem key="rightBarButtonItem" title="More" style="done" id="b2">
              \(Self.showDetails)</barButtonItem>
          </navigationItem></items></navigationBar>
        """, scenes: Self.details)
    let bar = try #require(opened.view("bar") as? UINavigationBar)

    #expect(opened.words(in: bar) == ["Choose\nSettings", "Cancel", "More"])
    #expect(bar.items?.map(\.title) == ["Below", "Settings"])
    (opened.view("b2") as? UIControl)?.activateAsUser()
    opened.environment.settle()
    #expect(opened.stack.last?.title == "Details")
  }

  @Test func `a toolbar among views shows its buttons, their views and the room between them`()
    throws
  {
    let opened = try OpenedStoryboard(
      views: """
        <toolbar id="bar">\(Self.frame)<items>
          <barButtonItem title="First" id="b1"/>
          <barButtonItem systemItem="flexibleSpace" id="b2"/>
          <barButtonItem image="star" id="b3"/>
          <barButtonItem systemItem="fixedSpace" width="30" id="b4"/>
          <barButtonItem enabled="NO" id="b5">
            <switch key="customView" id="s"><rect key="frame" x="0" y="0" width="51" height="31"/>
            </switch></barButtonItem></items></toolbar>
        """)
    let bar = try #require(opened.view("bar"))

    #expect(opened.words(in: bar) == ["First", "star"])
    #expect(opened.view("s")?.superview === opened.view("b5"))
    let gap = try #require(opened.view("b3")).frame.minX - #require(opened.view("b1")).frame.maxX
    #expect(gap > 100)
  }

  @Test func `a tab bar among views shows its tabs, the system's words among them`() throws {
    let opened = try OpenedStoryboard(
      views: """
        <tabBar id="bar">\(Self.frame)<items>
          <tabBarItem title="Home" id="t1"/>
          <tabBarItem systemItem="mostViewed" id="t2"/>
          <tabBarItem title="" image="star" id="t3"/></items>
          <connections><outlet property="selectedItem" destination="t2" id="o"/></connections>
        </tabBar>
        """, resources: #"<image name="star" width="20" height="20"/>"#)
    let bar = try #require(opened.view("bar") as? UITabBar)

    #expect(opened.words(in: bar) == ["Home", "Most Viewed", "star"])
    #expect(bar.selectedItem === bar.items?[1])
  }

  @Test func `a search bar shows its words and its button`() throws {
    let opened = try OpenedStoryboard(
      views:
        #"<searchBar id="bar" placeholder="Find" showsCancelButton="YES">\#(Self.frame)</searchBar>"#
    )

    #expect(opened.words(in: opened.view("bar")) == ["Find", "Cancel"])
  }

  @Test func `KN02 controllers' bars take prompts, large titles and toolbars from the document`()
    throws
  {
    let opened = try OpenedStoryboard(
      views: "",
      controller: """
        <toolbarItems><barButtonItem title="Tool" id="b1">\(Self.showDetails)</barButtonItem>
        </toolbarItems>
        <navigationItem key="navigationItem" title="Home" prompt="Hello" id="i"
          largeTitleDisplayMode="always" leftItemsSupplementBackButton="YES"/>
        """, scenes: Self.details,
      bar: #"<navigationBar key="navigationBar" largeTitles="YES" id="n"/>"#)
    let navigation = try #require(opened.instance.root as? UINavigationController)
    let item = try #require(navigation.navigationBar.topItem)

    #expect(opened.words(in: navigation.navigationBar) == ["Hello\nHome"])
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(item.largeTitleDisplayMode == .always)
    #expect(item.leftItemsSupplementBackButton)
    #expect(navigation.isToolbarHidden)
    navigation.isToolbarHidden = false
    opened.environment.settle()
    let button = try #require(navigation.toolbar.items?.first?.barView as? UIControl)
    #expect(opened.words(in: navigation.toolbar) == ["Tool"])
    button.activateAsUser()
    opened.environment.settle()
    #expect(opened.stack.last?.title == "Details")
  }
}
