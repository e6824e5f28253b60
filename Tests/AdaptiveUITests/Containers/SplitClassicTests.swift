import AdaptiveUI
import Foundation
import Testing

/// Rules KS10, KS11: split view controllers without named columns.
@MainActor struct SplitClassicTests {
  @Test func `KS10 the classic delegate may take care of the secondary itself`() {
    let listener = SplitListener()
    listener.handlesSecondary = true
    let (test, split) = openSplit(100, 30, style: .unspecified, listener)

    test.resize(50)
    let questions = test.lines([.question])
    let collapsed = test.members("list-nav")
    test.resize(100)

    #expect(
      questions == [
        "split primaryViewController(forCollapsing:) → nil",
        "split splitViewController(_:collapseSecondary:onto:) → true",
      ])
    #expect(collapsed == ["list"])
    #expect(split.viewControllers.map(\.identifier) == ["list-nav", "detail-nav"])
    #expect(test["detail"].view.window != nil)
  }

  @Test func `KS11 what was pushed on a classic stack becomes the secondary`() {
    let listener = SplitListener()
    listener.handlesSecondary = true
    let (test, split) = openSplit(50, 30, style: .unspecified, listener)
    test.act { test["list"].show(controller("pushed"), sender: nil) }

    test.resize(100)

    #expect(split.viewControllers.map(\.identifier) == ["list-nav", "pushed"])
    #expect(test.members("list-nav") == ["list"])
    #expect(test["pushed"].view.frame == CGRect(x: 320, y: 0, width: 480, height: 480))
  }

  @Test func `KS10 a plain classic secondary goes onto the stack and back`() {
    let test = TestWindow(host: terminal(100, 30)) {
      let split = UISplitViewController()
      split.identifier = "split"
      split.viewControllers = [stack("list"), controller("plain")]
      return split
    }

    test.resize(50)
    let collapsed = test.members("list-nav")
    test.resize(100)

    #expect(collapsed == ["list", "plain"])
    #expect(test["plain"].parent?.identifier == "split")
    #expect(test["plain"].view.frame == CGRect(x: 320, y: 0, width: 480, height: 480))
  }
}
