import AdaptiveUI
import Foundation
import Testing

/// Rules KS01–KS15: columns beside each other, collapsed onto one stack, and expanded again.
@MainActor struct SplitTests {
  private func open(_ host: WindowHost, era: UIKitEra = .ios26) -> TestWindow {
    TestWindow(host: host, era: era) {
      let split = UISplitViewController(style: .doubleColumn)
      split.identifier = "split"
      let list = UINavigationController(rootViewController: controller("list"))
      list.identifier = "list-nav"
      let detail = UINavigationController(rootViewController: controller("detail"))
      detail.identifier = "detail-nav"
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }
  }

  @Test func `KS08 columns share the width: two fifths, at most 320, for the primary`() {
    let wide = open(terminal(125, 30))
    let narrow = open(terminal(80, 20))

    #expect(wide["list-nav"].view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(wide["detail-nav"].view.frame == CGRect(x: 320, y: 0, width: 680, height: 480))
    #expect(narrow["list-nav"].view.frame.width == 256)
  }

  @Test(arguments: [(UIKitEra.ios8, 321.0, 703.0), (.ios26, 320, 704)])
  func `KS08 before today's UIKit a line of a point takes its room from the secondary`(
    era: UIKitEra, start: Double, width: Double
  ) throws {
    let pad = try #require(Device.all.first { $0.id == "ipad_9_7" })
    let test = open(.device(pad), era: era)
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test["list-nav"].view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(test["detail-nav"].view.frame == CGRect(x: start, y: 0, width: width, height: 768))
  }

  @Test func `KS01 a split view collapses when its width becomes compact`() throws {
    let test = open(terminal(100, 30))
    let split = try #require(test.root as? UISplitViewController)

    test.scene.fill(terminal(50, 20), cause: .terminal, title: "")

    #expect(split.isCollapsed)
    #expect(test.members("list-nav") == ["list", "detail"])
    #expect(test["list-nav"].view.frame == CGRect(x: 0, y: 0, width: 400, height: 320))
    #expect(test["detail"].view.window != nil)
    #expect(test["list"].view.window == nil)
    #expect(test.lines([.state]).contains("split collapse → detail-nav onto list-nav"))
  }

  @Test func `KS11 expanding gives the secondary its content back`() throws {
    let test = open(terminal(100, 30))
    let split = try #require(test.root as? UISplitViewController)

    for _ in 0..<3 {
      test.scene.fill(terminal(50, 20), cause: .terminal, title: "")
      test.scene.fill(terminal(100, 30), cause: .terminal, title: "")
    }

    #expect(!split.isCollapsed)
    #expect(test.members("list-nav") == ["list"])
    #expect(test.members("detail-nav") == ["detail"])
    #expect(test["detail"].view.window != nil)
    #expect(test["list-nav"].view.frame.width == 320)
  }

  @Test func `KS01 in a compact environment a split view starts collapsed`() throws {
    let test = open(terminal(50, 20))

    #expect((test.root as? UISplitViewController)?.isCollapsed == true)
    #expect(test.members("list-nav") == ["list", "detail"])
  }

  @Test func `KS15 beside the secondary the primary column is compact`() {
    let test = open(terminal(100, 30))

    #expect(test["list"].traitCollection.horizontalSizeClass == .compact)
    #expect(test["detail"].traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `P19 the older generation's primary column hears nothing of becoming compact`() {
    let test = open(terminal(100, 30), era: .ios8)

    test.scene.fill(terminal(50, 30), cause: .terminal, title: "")

    #expect(!test.lines().contains { $0.hasPrefix("list-nav willTransition") })
    #expect(
      test.lines([.skipped]).contains(
        "list-nav willTransition(to:with:) (overridden by split: horizontal compact)"))
  }

  @Test func `KC03 showDetail goes beside when expanded and onto the stack when collapsed`() throws
  {
    let test = open(terminal(100, 30))

    test.environment.perform {
      test["list"].showDetailViewController(controller("second"), sender: nil)
    }
    test.environment.settle()
    let expanded = test.members("detail-nav")
    test.scene.fill(terminal(50, 20), cause: .terminal, title: "")
    test.environment.perform {
      test["list-nav"].showDetailViewController(controller("third"), sender: nil)
    }
    test.environment.settle()

    #expect(expanded == ["detail", "second"])
    #expect(test.members("list-nav") == ["list", "detail", "second", "third"])
  }

  @Test func `U04 columns are announced the size that they get`() {
    let test = open(terminal(100, 30))

    test.scene.fill(terminal(140, 30), cause: .terminal, title: "")

    let announced = test.lines().filter { $0.contains("viewWillTransition(to:with:)") }
    #expect(
      announced == [
        "split viewWillTransition(to:with:) → 1120×480",
        "detail-nav viewWillTransition(to:with:) → 800×480",
        "detail viewWillTransition(to:with:) → 800×480",
      ])
    #expect(test["detail"].view.bounds.size == CGSize(width: 800, height: 480))
  }
}
