import AdaptiveUI
import Documents
import Foundation
import SceneFiles
import Testing

/// Keys of a scene's own, and the actions that only they and buttons have.
@MainActor struct SceneKeyTests {
  @Test func `a key does what the scene says, for the controller in front`() throws {
    let stage = try SceneStage(
      """
      keys: {n: push more, b: pop}
      root:
        class: UINavigationController
        id: nav
        rootViewController: {id: home}
      controllers: [{id: more}]
      """)
    let stack = try #require(stage.instance.controller("nav") as? UINavigationController)

    #expect(stage.instance.keys.map { "\($0.key) \($0.meaning)" } == ["n push more", "b pop"])
    #expect(stage.instance.press("n"))
    stage.environment.settle()
    #expect(stack.topViewController?.identifier == "more")
    #expect(stage.instance.press("b"))
    stage.environment.settle()
    #expect(stack.topViewController?.identifier == "home")
    #expect(!stage.instance.press("x"))
  }

  @Test func `keys are single characters that the lab does not keep, with actions that exist`() {
    #expect(
      messages(
        """
        root: {id: home}
        keys: {no: pop, q: pop, i: present info, p: pup}
        """) == [
          "2:8 a key is one character",
          "2:17 “q” belongs to the lab",
          "2:36 no presentation is called “info”",
          "2:45 “pup” is not an action",
        ])
  }

  @Test func `a start needs commands, and says whether they are shown in time travel`() throws {
    let document = try SceneDocument(text: "root: {id: home}\nstart: {do: rotate, time: yes}")

    #expect(document.opening.script == "rotate")
    #expect(document.opening.playsScript)
    #expect(
      messages("root: {id: home}\nstart: {time: maybe, slow: yes}") == [
        "2:8 a start needs a “do”", "2:15 expected true or false, found “maybe”",
        "2:22 a start has no “slow”",
      ])
    #expect(messages("root: {id: home}\nstart: rotate").count == 1)
  }

  @Test func `P13 an override lasts until the container takes it back`() throws {
    let stage = try SceneStage(
      """
      keys: {c: clearOverrides child}
      root:
        id: parent
        children: [{id: child, overrideTraits: {horizontal: compact}}]
      """)
    let child = try #require(stage.instance.controller("child"))
    stage.resize(columns: 120, rows: 40)
    let before = child.traitCollection.horizontalSizeClass
    _ = stage.instance.press("c")
    stage.environment.settle()

    #expect(before == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `KP01 pages of a scene turn in both directions and stop at the ends`() throws {
    let stage = try SceneStage(
      """
      keys: {n: nextPage book, b: previousPage book}
      root: {class: UIPageViewController, id: book, pages: [{id: one}, {id: two}]}
      """)
    let book = try #require(stage.instance.controller("book") as? UIPageViewController)
    var seen: [String] = []
    for key in "nnbb" {
      _ = stage.instance.press(key)
      stage.environment.settle()
      seen.append(book.viewControllers?.first?.identifier ?? "")
    }

    #expect(seen == ["two", "two", "one", "one"])
  }

  @Test func `W20 W21 keys hide the status bar and make it taller, and the root view follows`()
    throws
  {
    let phone = try #require(Device.named("iPhone 6"))
    let stage = try SceneStage(
      """
      opaqueStatusBar: true
      keys: {s: toggleStatusBar, c: toggleCall}
      root: {id: root}
      """, era: .ios8, host: .device(phone))
    var frames = [stage.frame("root")]
    for key in "csc" {
      _ = stage.instance.press(key)
      stage.environment.settle()
      frames.append(stage.frame("root"))
    }

    #expect(frames == ["0 20 375 647", "0 40 375 627", "0 0 375 667", "0 0 375 667"])
  }
}
