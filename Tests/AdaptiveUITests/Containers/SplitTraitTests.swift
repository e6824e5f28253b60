import AdaptiveUI
import Testing

/// Rule KS17: the trait that says whether the split view controller around a place is collapsed.
@MainActor struct SplitTraitTests {
  private func open(_ columns: Int, era: UIKitEra = .ios26) -> TestWindow {
    TestWindow(host: terminal(columns, 30), era: era) {
      let split = UISplitViewController(style: .doubleColumn)
      split.identifier = "split"
      split.setViewController(stack("list"), for: .primary)
      split.setViewController(stack("detail"), for: .secondary)
      return split
    }
  }

  private func layouts(_ test: TestWindow) -> [UISplitViewController.LayoutEnvironment] {
    ["split", "list-nav", "list", "detail-nav", "detail"].map {
      test[$0].traitCollection.splitViewControllerLayoutEnvironment
    }
  }

  @Test func `KS17 what is in columns learns that they are beside each other`() {
    #expect(layouts(open(100)) == [.none, .expanded, .expanded, .expanded, .expanded])
  }

  @Test func `KS17 what is on one stack learns that all is there`() {
    let test = open(50)

    // The covered list and the second stack are not in a window, so no trait reaches them (P07).
    #expect(layouts(test) == [.none, .collapsed, .none, .none, .collapsed])
  }

  @Test func `KS17 the trait is announced with the size class, and to whom nothing else changes`() {
    let test = open(100)

    test.resize(50)

    #expect(
      test.lines().filter { $0.contains("willTransition(to:with:)") } == [
        "split willTransition(to:with:) → horizontal compact",
        "list-nav willTransition(to:with:) → split collapsed",
        "list willTransition(to:with:) → split collapsed",
        "detail-nav willTransition(to:with:) → horizontal compact, split collapsed",
        "detail willTransition(to:with:) → horizontal compact, split collapsed",
      ])
    #expect(layouts(test).last == .collapsed)
  }

  @Test func `KS17 the innermost split view controller is the one that is told of`() {
    let test = TestWindow(host: terminal(200, 30)) {
      let inner = UISplitViewController(style: .doubleColumn)
      inner.setViewController(controller("inner list"), for: .primary)
      inner.setViewController(controller("inner detail"), for: .secondary)
      let outer = UISplitViewController(style: .doubleColumn)
      outer.setViewController(inner, for: .primary)
      outer.setViewController(controller("outer detail"), for: .secondary)
      return outer
    }

    // Beside the secondary column the inner one is compact (KS15), so it is collapsed.
    #expect(
      test["inner detail"].traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    #expect(test["outer detail"].traitCollection.splitViewControllerLayoutEnvironment == .expanded)
  }

  @Test func `KS17 a program's own value is stronger`() {
    let test = open(100)

    test.act { test["detail"].traitOverrides.splitViewControllerLayoutEnvironment = .none }

    #expect(layouts(test) == [.none, .expanded, .expanded, .expanded, .none])
  }

  @Test func `KS17 the older generation has no such trait`() {
    let test = open(100, era: .ios8)
    let wide = layouts(test)
    test.resize(50)

    #expect(wide == [.none, .none, .none, .none, .none])
    #expect(layouts(test) == wide)
    #expect(!test.lines().contains { $0.contains("split collapsed") })
  }
}
