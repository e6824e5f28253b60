import Foundation
import Testing

@testable import InterfaceBuilder

/// Which bars a page has that its source shows: those of what shows it, and what is around that.
@MainActor struct ShownPageTests {
  @Test(
    arguments: [
      (["tabs", "list"], false, false), (["bars", "tabs", "list"], true, false),
      (["tabs", "bars", "list"], true, true),
    ] as [([String], Bool, Bool)])
  func `KN05 a page has no tab bar that stands in the navigation controller which shows it`(
    around: [String], hasNavigationBar: Bool, hasTabBar: Bool
  ) throws {
    let containers = zip(around, around.dropFirst()).map { outer, inner in
      let element = outer == "tabs" ? "tabBarController" : "navigationController"
      return "<\(element) id='\(outer)'>\(segue("relationship", inner))</\(element)>"
    }
    let scenes =
      containers + [
        "<viewController id='list'>\(segue("show", "page"))</viewController>",
        "<viewController id='page'/>",
      ]
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='17156' targetRuntime='iOS.CocoaTouch' useAutolayout='YES'><scenes>\
      \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")

    let page = try #require(document.scenes.last?.controller)
    let surroundings = SceneSurroundings(page, in: document.graph)
    #expect(surroundings.hasNavigationBar == hasNavigationBar)
    #expect(surroundings.hasTabBar == hasTabBar)
  }

  private func segue(_ kind: String, _ destination: String) -> String {
    "<connections><segue kind='\(kind)' destination='\(destination)'/></connections>"
  }
}
