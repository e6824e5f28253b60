import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// What the controllers of a storyboard are called where people read it.
@MainActor struct ControllerNameTests {
  /// The names of the controllers `c0`, `c1` and so on.
  private func names(_ sample: String) throws -> [String] {
    let document = try InterfaceBuilderDocument(sample: sample)
    let names = ControllerNames(of: document)
    return document.scenes.indices.compactMap { names["c\($0)"] }
  }

  @Test func `the label in the editor comes first, then storyboard identifier and class`() throws {
    #expect(try names("named-controllers.storyboard") == ["Start", "Settings", "Login"])
  }

  @Test func `a scene in another storyboard is called by that`() throws {
    #expect(try names("placeholder-of-a-storyboard.storyboard") == ["Profile"])
  }

  @Test func `a class that several have is told with the title or with the first text`() throws {
    #expect(
      try names("pages-with-texts.storyboard") == [
        "Page “One”", "Page “Two”", "UITableViewController “Hello”", "UIViewController “Go on”",
      ])
  }

  @Test func `a container without a name is called by words and its content`() throws {
    let opened = try OpenedStoryboard(sample: "stack-without-a-name.storyboard")

    #expect(opened.instance.root.displayName == "UINavigationController of Login")
    #expect(opened.instance.root.spokenName == "navigation of Login")
  }

  @Test func `a name that is not one controller's alone is none`() throws {
    #expect(try names("pages-with-one-title.storyboard") == ["c0", "c1", "c2"])
  }

  @Test func `controllers and presentations go by these names, and are found by the document's`()
    throws
  {
    let stage = try OpenedStoryboard(sample: "start-and-more.storyboard")
    #expect(stage.instance.root.displayName == "Start")
    #expect(stage.instance.presentationIDs == ["UIViewController “More”"])
    stage.present("UIViewController “More”")
    #expect(stage.presented?.displayName == "UIViewController “More”")
    #expect(stage.instance.controller("c1") === stage.presented)
  }

  @Test(arguments: [
    ("other", "Other.storyboard"), ("hosting", ""), ("page", nil), ("list", ""),
    ("plain-list", nil),
    ("list-with-rows", nil),
  ])
  func `what a controller shows may be elsewhere`(controller: String, document: String?) throws {
    let stage = try OpenedStoryboard(sample: "content-elsewhere.storyboard")
    stage.present("go-\(controller)")
    let shown = try #require(stage.presented)
    #expect(shown === stage.instance.controller(controller))
    #expect(stage.instance.hasContentElsewhere(shown) == (document != nil))
    #expect(stage.instance.otherDocument(of: shown) == (document == "" ? nil : document))
  }
}
