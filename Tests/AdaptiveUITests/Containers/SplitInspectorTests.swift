import AdaptiveUI
import Foundation
import Testing

/// Rule KS17: the inspector, what is in sight, and dividers that users drag.
@MainActor struct SplitInspectorTests {
  private final class Listener: UISplitViewControllerDelegate {
    var received: [String] = []
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { received.append("will show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { received.append("did show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { received.append("will hide \(column)") }
  }

  private func open(
    _ columns: Int, era: UIKitEra = .ios26
  ) throws -> (TestWindow, UISplitViewController, Listener) {
    let listener = Listener()
    let test = TestWindow(host: terminal(columns, 30), era: era) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack("list"), for: .primary)
      split.setViewController(stack("detail"), for: .secondary)
      split.setViewController(controller("info"), for: .inspector)
      split.preferredInspectorColumnWidth = 160
      return split
    }
    let split = try #require(test.root as? UISplitViewController)
    split.delegate = listener
    return (test, split, listener)
  }

  private func places(_ split: UISplitViewController) -> [String] {
    split.view.subviews.compactMap { view in
      view.viewController.map {
        "\($0.identifier ?? "") \(view.frame.minX.traceText) \(view.frame.width.traceText)"
      }
    }
  }

  @Test func `KS17 an inspector is hidden until it is shown at the trailing edge`() throws {
    let (test, split, listener) = try open(100)
    let hidden = (split.isShowing(.inspector), places(split))
    test.act { split.show(.inspector) }
    let shown = (split.isShowing(.inspector), places(split))
    test.act { split.hide(.inspector) }

    #expect(hidden == (false, ["list-nav 0 320", "detail-nav 320 480"]))
    #expect(shown == (true, ["list-nav 0 256", "detail-nav 256 384", "info 640 160"]))
    #expect(places(split) == ["list-nav 0 320", "detail-nav 320 480"])
    #expect(!split.isShowing(.inspector))
    #expect(
      listener.received == ["will show inspector", "did show inspector", "will hide inspector"])
    #expect(split.viewController(for: .inspector)?.parent == nil)
  }

  @Test func `KS17 collapsed, the inspector is a sheet`() throws {
    let (test, split, listener) = try open(50)
    let before = split.isShowing(.inspector)
    test.act { split.show(.inspector) }

    #expect(!before)
    #expect(split.isShowing(.inspector))
    #expect(split.presentedViewController?.identifier == "info")
    #expect(listener.received == ["will show inspector", "did show inspector"])
    test.act { split.hide(.inspector) }
    #expect(split.presentedViewController == nil)
    #expect(!split.isShowing(.inspector))
  }

  @Test func `KS17 the inspector goes along when columns collapse and expand`() throws {
    let (test, split, _) = try open(100)
    test.act { split.show(.inspector) }
    test.resize(50)
    test.environment.settle()
    let sheet = split.presentedViewController?.identifier
    test.resize(100)
    test.environment.settle()

    #expect(sheet == "info")
    #expect(split.presentedViewController == nil)
    #expect(places(split).last == "info 640 160")
  }

  @Test func `KS17 a split view says which columns are in sight`() throws {
    let (test, split, listener) = try open(100)
    func seen() -> [Bool] { [.primary, .secondary, .inspector].map(split.isShowing) }
    let wide = seen()
    test.act { split.hide(.primary) }
    let alone = seen()
    test.act { split.show(.primary) }
    test.resize(50)
    test.environment.settle()

    #expect(wide == [true, true, false])
    #expect(alone == [false, true, false])
    #expect(listener.received.filter { $0.hasPrefix("did") } == ["did show primary"])
    #expect(seen() == [false, true, false])
  }

  @Test func `KS17 users drag dividers, as far as the column's limits`() throws {
    let (test, split, _) = try open(100)
    split.maximumPrimaryColumnWidth = 400
    split.minimumPrimaryColumnWidth = 200
    func drag(_ distance: CGFloat) -> CGFloat {
      split.dragDivider(of: .primary, by: distance)
      test.environment.settle()
      return split.primaryColumnWidth
    }

    #expect([drag(40), drag(500), drag(-500)] == [360, 400, 200])
    #expect(places(split).first == "list-nav 0 200")
  }

  @Test func `KS17 the older generation has neither inspectors nor dividers`() throws {
    let (test, split, listener) = try open(100, era: .ios8)
    test.act { split.show(.inspector) }
    let width = split.primaryColumnWidth
    split.dragDivider(of: .primary, by: 40)

    #expect(split.viewController(for: .inspector) == nil)
    #expect(!split.isShowing(.inspector))
    #expect(listener.received == [])
    #expect(split.primaryColumnWidth == width)
  }
}
