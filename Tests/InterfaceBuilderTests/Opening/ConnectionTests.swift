import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Connections of documents: who sends what to whom, who knows whom, and what leads nowhere.
@MainActor struct ConnectionTests {
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
    let opened = try OpenedStoryboard(sample: "messages-of-a-button.storyboard")
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
    let opened = try OpenedStoryboard(sample: "messages-of-bars-and-taps.storyboard")
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
    let opened = try OpenedStoryboard(sample: "outlet-collections.storyboard")

    #expect(
      try connections("x", opened)
        == [
          "the outlet collection 'all' of UIViewController “Go”",
          "the outlet collection 'some' of UIViewController “Go”",
        ])
  }

  @Test func `what is beside a scene is noted, and so are containers that lead nowhere`() throws {
    let opened = try OpenedStoryboard(sample: "beside-a-scene.storyboard")

    #expect(
      logs(opened, "LA1.4") == [
        "the segue leads to 'gone', which is not there",
        "<customObject> 'Helper' stands beside the scene and is not made",
      ])
  }

  @Test func `scenes that embed each other are noted where the circle closes`() throws {
    let opened = try OpenedStoryboard(sample: "scenes-in-each-other.storyboard")

    #expect(logs(opened, "LA1.4") == ["the segue leads back to 'x', which contains it"])
  }

  @Test func `connections that lead nowhere are noted, and so are unknown events`() throws {
    let opened = try OpenedStoryboard(sample: "connections-to-nowhere.storyboard")

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
    let opened = try OpenedStoryboard(sample: "lists-without-rows.storyboard")
    let words = try ["empty", "full", "items"].map { id in
      opened.instance.whoFills(try #require(opened.view(id)))
    }

    let end = "for it: a program brings them, in code or from another nib"
    #expect(words == ["the document has no rows \(end)", nil, "the document has no items \(end)"])
  }
}
