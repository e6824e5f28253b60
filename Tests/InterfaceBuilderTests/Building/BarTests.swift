import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Bars of documents: those that are in views, and what controllers show in theirs.
@MainActor struct BarTests {
  private static let frame = #"<rect key="frame" x="0" y="100" width="375" height="44"/>"#
  @Test func `a navigation bar among views shows the title and buttons of its items`() throws {
    let opened = try OpenedStoryboard(sample: "navigation-bar-among-views.storyboard")
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
    let opened = try OpenedStoryboard(sample: "toolbar-among-views.storyboard")
    let bar = try #require(opened.view("bar"))

    #expect(opened.words(in: bar) == ["First", "star"])
    #expect(opened.view("s")?.superview === opened.view("b5"))
    let gap = try #require(opened.view("b3")).frame.minX - #require(opened.view("b1")).frame.maxX
    #expect(gap > 100)
  }

  @Test func `a tab bar among views shows its tabs, the system's words among them`() throws {
    let opened = try OpenedStoryboard(sample: "tab-bar-among-views.storyboard")
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
    let opened = try OpenedStoryboard(sample: "bars-of-controllers.storyboard")
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
