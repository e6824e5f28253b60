import AdaptiveUI
import Documents
import Foundation
import Testing

@testable import InterfaceBuilder

/// Which scenes of a storyboard are begun with, so that each is looked at once.
@MainActor struct BeginningTests {
  private func names(_ sample: String) throws -> [String?] {
    try InterfaceBuilderDocument(sample: sample).beginnings.map(\.name)
  }

  @Test func `what a scene contains, embeds or presents is part of it`() throws {
    let names = try names("contained-embedded-presented.storyboard")

    #expect(names == [nil, "other"])
  }

  @Test func `of the pages behind tabs all but the first are on their own`() throws {
    let names = try names("pages-behind-tabs.storyboard")

    #expect(names == [nil, "second", "third"])
  }

  @Test func `what is pushed, and what nothing leads to, is on its own`() throws {
    let names = try names("pushed-and-alone.storyboard")

    #expect(names == [nil, "pushed", "alone"])
  }

  @Test func `scenes that lead to each other are begun with once`() throws {
    let names = try names("scenes-to-each-other.storyboard")

    #expect(names == [nil, "a"])
  }

  @Test func `a scene goes by the name that tells most and is its alone`() throws {
    let names = try names("pages-of-a-class.storyboard")

    #expect(names == [nil, "First", "Second"])
  }

  @Test func `a name of two scenes means neither, and an identifier the one that has it`() throws {
    let document = try InterfaceBuilderDocument(sample: "scenes-of-one-name.storyboard")
    let names = document.sceneNames

    #expect(names.scenes(called: "Page").map(\.id) == ["scene-a", "scene-b"])
    #expect(document.beginning(with: "Page") == nil)
    #expect(document.choices.map(\.name) == ["a", "Page of Stack “Start”", "Stack", "Start"])
    for choice in document.choices {
      #expect(names.scenes(called: choice.name).map(\.id) == [choice.document.beginning])
    }
    // It is the class of another one, too.
    #expect(names.scenes(called: "Stack").map(\.id) == ["scene-c"])
  }

  @Test func `a document whose initial scene shares its name is titled by one that it has alone`()
    throws
  {
    let document = try InterfaceBuilderDocument(sample: "scenes-of-one-name.storyboard")

    #expect(document.title == "scenes-of-one-name.storyboard: Page of Stack “Start”")
  }

  @Test
  func `every scene but those of other files is there to choose, at the place it has in the file`()
    throws
  {
    let document = try InterfaceBuilderDocument(sample: "scenes-to-choose.storyboard")
    let choices = document.choices

    #expect(choices.map(\.name) == ["First", "list", "b"])
    #expect(
      choices.map(\.summary) == [
        "table view controller", "view controller, the initial one", "view controller",
      ])
    #expect(choices.map(\.isInitial) == [false, true, false])
    #expect(choices.map(\.document.beginning) == ["scene-a", "scene-list", "scene-b"])
    #expect(choices.last?.document.title == "scenes-to-choose.storyboard: b")

    let alone = try InterfaceBuilderDocument(sample: "one-scene.storyboard")
    #expect(alone.choices.isEmpty)
  }

  @Test func `without an initial scene the first begins that shows something before code fills it`()
    throws
  {
    let document = try InterfaceBuilderDocument(sample: "empty-and-filled.storyboard")

    #expect(document.title == "empty-and-filled.storyboard: Filled")
  }

  @Test func `a chosen scene is the only one`() throws {
    let document = try InterfaceBuilderDocument(sample: "three-scenes.storyboard")
    let chosen = try #require(document.beginning(with: "a"))

    #expect(chosen.beginnings.map(\.name) == ["a"])
  }

  @Test func `a presentation belongs to the beginning that has its source`() throws {
    let document = try InterfaceBuilderDocument(sample: "presentations-of-pages.storyboard")
    let environment = Environment(host: .device(.default))

    let own = document.beginnings.map { $0.document.open(in: environment).ownPresentationIDs }

    #expect(own == [["to-one"], ["to-two"]])
    #expect(document.open(in: environment).presentationIDs == ["to-one", "to-two"])
  }

  @Test func `a document for pads says so`() throws {
    let document = try InterfaceBuilderDocument(
      sample: "one-scene.storyboard", changing: ["document@targetRuntime": "iOS.CocoaTouch.iPad"])
    #expect(document.opening.onlyIdiom == .pad)
    let other = try InterfaceBuilderDocument(sample: "one-scene.storyboard")
    #expect(other.opening.onlyIdiom == nil)
  }

  @Test func `what a class that is not here arranges is left to it`() throws {
    let stage = try OpenedStoryboard(sample: "class-that-arranges.storyboard")
    let stack = try #require(stage.instance.root.view?.subviews.first)

    let left = stack.subviews.filter(stage.instance.leavesToCode).compactMap(\.identifier)
    #expect(left == ["free", "fixed"])
  }
}
