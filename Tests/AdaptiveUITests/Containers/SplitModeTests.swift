import AdaptiveUI
import Foundation
import Testing

/// Rules KS03–KS09: styles, columns, widths and display modes, with frames worked out by hand.
@MainActor struct SplitModeTests {
  private func open(
    _ style: UISplitViewController.Style, columns: Int = 150, rows: Int = 40,
    _ set: (UISplitViewController) -> Void = { _ in }
  ) -> (TestWindow, UISplitViewController) {
    var made: UISplitViewController?
    let test = TestWindow(host: .terminal(TerminalHost(columns: columns, rows: rows))) {
      let split = UISplitViewController(style: style)
      split.identifier = "split"
      split.setViewController(controller("P"), for: .primary)
      split.setViewController(controller("S"), for: .supplementary)
      split.setViewController(controller("D"), for: .secondary)
      set(split)
      made = split
      return split
    }
    return (test, made ?? UISplitViewController())
  }

  /// Where the columns are: name, left edge and width in points, back to front.
  private func columns(_ split: UISplitViewController) -> [String] {
    split.view.subviews.map { view in
      let name = (view.viewController as? UINavigationController)?.topViewController?.identifier
      return "\(name ?? "dimming") \(Int(view.frame.minX))+\(Int(view.frame.width))"
    }
  }

  @Test func `KS05 KS08 each mode places its columns`() {
    func places(_ mode: UISplitViewController.DisplayMode) -> [String] {
      columns(open(.tripleColumn) { $0.preferredDisplayMode = mode }.1)
    }
    // 1200 points: three tenths are 360, but a column is at most 320 wide.
    #expect(places(.secondaryOnly) == ["D 0+1200"])
    #expect(places(.oneBesideSecondary) == ["S 0+320", "D 320+880"])
    #expect(places(.twoBesideSecondary) == ["P 0+320", "S 320+320", "D 640+560"])
    #expect(places(.oneOverSecondary) == ["D 0+1200", "dimming 0+1200", "S 0+320"])
    #expect(
      places(.twoOverSecondary) == ["D 0+1200", "dimming 0+1200", "P 0+320", "S 320+320"])
    #expect(
      places(.twoDisplaceSecondary) == ["D 640+880", "dimming 640+880", "P 0+320", "S 320+320"])
  }

  @Test func `KS05 a wished mode is translated to the wished behaviour`() {
    func mode(
      _ behavior: UISplitViewController.SplitBehavior,
      _ preferred: UISplitViewController.DisplayMode,
      _ style: UISplitViewController.Style = .tripleColumn
    ) -> UISplitViewController.DisplayMode {
      open(style) {
        $0.preferredSplitBehavior = behavior
        $0.preferredDisplayMode = preferred
      }.1.displayMode
    }
    #expect(mode(.overlay, .oneBesideSecondary) == .oneOverSecondary)
    #expect(mode(.overlay, .twoDisplaceSecondary) == .twoOverSecondary)
    #expect(mode(.tile, .twoOverSecondary) == .twoBesideSecondary)
    #expect(mode(.displace, .twoBesideSecondary) == .twoDisplaceSecondary)
    #expect(mode(.displace, .oneOverSecondary) == .oneBesideSecondary)
    #expect(mode(.automatic, .twoBesideSecondary, .doubleColumn) == .oneBesideSecondary)
  }

  @Test func `KS05 a new wish is followed at once, and the behaviour in use is told`() {
    let (test, split) = open(.tripleColumn) { $0.preferredDisplayMode = .twoBesideSecondary }
    let beside = (split.splitBehavior, columns(split))
    split.preferredDisplayMode = .secondaryOnly
    test.environment.settle()
    let alone = columns(split)
    split.preferredDisplayMode = .oneBesideSecondary
    test.environment.settle()
    split.preferredSplitBehavior = .overlay
    test.environment.settle()

    #expect(beside == (.tile, ["P 0+320", "S 320+320", "D 640+560"]))
    #expect(alone == ["D 0+1200"])
    #expect(split.splitBehavior == .overlay)
    #expect(columns(split) == ["D 0+1200", "dimming 0+1200", "S 0+320"])
  }

  @Test func `KS07 automatically a column is beside where the window is wide`() {
    let wide = open(.doubleColumn).1
    let tall = open(.doubleColumn, columns: 80, rows: 60).1

    #expect(wide.displayMode == .oneBesideSecondary)
    #expect(wide.splitBehavior == .tile)
    #expect(tall.displayMode == .secondaryOnly)
    #expect(tall.splitBehavior == .overlay)
  }

  @Test func `KS08 a width is a wish, else a fraction, within the limits`() {
    func width(_ set: (UISplitViewController) -> Void) -> CGFloat {
      open(.doubleColumn, set).1.primaryColumnWidth
    }
    #expect(width { _ in } == 320)
    #expect(width { $0.preferredPrimaryColumnWidth = 200 } == 200)
    #expect(width { $0.preferredPrimaryColumnWidthFraction = 0.25 } == 300)
    #expect(width { $0.preferredPrimaryColumnWidth = 500 } == 320)
    #expect(
      width {
        $0.preferredPrimaryColumnWidth = 500
        $0.maximumPrimaryColumnWidth = 600
      } == 500)
    #expect(
      width {
        $0.preferredPrimaryColumnWidth = 100
        $0.minimumPrimaryColumnWidth = 250
      } == 250)
  }

  @Test func `KS09 showing and hiding go to the nearest mode, animated`() {
    let (test, split) = open(.tripleColumn)
    var seen: [UISplitViewController.DisplayMode] = [split.displayMode]
    func act(_ body: () -> Void) {
      test.act(body)
      seen.append(split.displayMode)
    }

    test.environment.perform { split.show(.primary) }
    let duration = split.transitionCoordinator?.transitionDuration
    act {}
    act { split.show(.supplementary) }
    act { split.hide(.primary) }
    act { split.hide(.supplementary) }
    act { split.hide(.secondary) }
    act { split.show(.supplementary) }

    #expect(duration == 0.3)
    #expect(split.transitionCoordinator == nil)
    #expect(
      seen == [
        .oneBesideSecondary, .twoBesideSecondary, .twoBesideSecondary, .oneBesideSecondary,
        .secondaryOnly, .secondaryOnly, .oneBesideSecondary,
      ])
  }

  @Test func `KS06 touching the dimmed secondary takes the covering columns away`() throws {
    let (test, split) = open(.tripleColumn) { $0.preferredSplitBehavior = .displace }
    test.act { split.show(.primary) }
    let displaced = split.displayMode
    let dimming = try #require(
      split.view.subviews.compactMap { $0 as? any UserActivatable }.first)

    test.act { dimming.activateAsUser() }

    #expect(displaced == .twoDisplaceSecondary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(columns(split) == ["S 0+320", "D 320+880"])
  }

  @Test func `KS13 a change of mode is told before, with the columns that come and go`() {
    final class Listener: UISplitViewControllerDelegate {
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { modes.append(displayMode) }
    }
    let listener = Listener()
    let (test, split) = open(.doubleColumn) { $0.delegate = listener }
    test.act { split.hide(.primary) }

    #expect(listener.modes == [.secondaryOnly])
    #expect(
      test.lines([.callback, .state]).filter { $0.hasPrefix("split ") && !$0.contains("Layout") }
        == [
          "split display mode → secondaryOnly",
          "split splitViewController(_:willChangeTo:) → secondaryOnly",
          "split splitViewController(_:willHide:) → primary",
        ])
  }

  @Test func `KS13 the delegate may choose the mode after expanding`() {
    final class Chooser: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
          UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode { .secondaryOnly }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { ends += 1 }
      var ends = 0
    }
    let chooser = Chooser()
    let (test, split) = open(.doubleColumn, columns: 50) { $0.delegate = chooser }

    test.scene.fill(
      .terminal(TerminalHost(columns: 150, rows: 40)), cause: .terminal, title: "")

    #expect(chooser.ends == 1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(columns(split) == ["D 0+1200"])
  }

  @Test func `KS09 the mode button brings the primary and takes it away`() {
    let (test, split) = open(.doubleColumn)
    let button = split.displayModeButtonItem
    func press() { test.act { button.primaryAction?.perform(sender: button) } }

    press()
    let hidden = columns(split)
    press()

    #expect(button === split.displayModeButtonItem)
    #expect(hidden == ["D 0+1200"])
    #expect(columns(split) == ["P 0+320", "D 320+880"])
  }

  @Test func `KS01 the mode button is gone while one column is left`() {
    let (test, split) = openSplit(40)
    let whenCollapsed = split.displayModeButtonItem.isHidden
    test.resize(120)
    let whenExpanded = split.displayModeButtonItem.isHidden
    split.displayModeButtonVisibility = .never
    let whenUnwanted = split.displayModeButtonItem.isHidden
    test.resize(40)
    split.displayModeButtonVisibility = .always

    #expect([whenCollapsed, whenExpanded, whenUnwanted] == [true, false, true])
    #expect(split.displayModeButtonItem.isHidden)
  }

  @Test func `KS04 plain controllers get a stack, and are given back without it`() {
    let (test, split) = open(.doubleColumn)
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.rule) }

    split.setViewController(UITabBarController(), for: .primary)

    #expect(split.viewController(for: .primary)?.identifier == "P")
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(breaches == ["KS04"])
  }

  @Test func `KS03 columns by name mean nothing to a classic split view controller`() {
    let test = TestWindow { UISplitViewController() }
    let split = test.root as? UISplitViewController

    split?.setViewController(controller("P"), for: .primary)
    split?.show(.primary)

    #expect(split?.style == .unspecified)
    #expect(split?.viewControllers.isEmpty == true)
    #expect(split?.viewController(for: .primary) == nil)
  }

  @Test func `KS15 only the secondary column is regular`() {
    let (test, _) = open(.tripleColumn) { $0.preferredDisplayMode = .twoBesideSecondary }

    #expect(
      ["P", "S", "D"].map { test[$0].traitCollection.horizontalSizeClass } == [
        .compact, .compact, .regular,
      ])
  }

  @Test func `KC03 a sender in the primary shows beside it, any other in the primary`() {
    let test = TestWindow(host: .terminal(TerminalHost(columns: 100, rows: 30))) {
      let split = UISplitViewController()
      split.viewControllers = [controller("P"), controller("D")]
      return split
    }
    let split = test.root as? UISplitViewController
    func members() -> [String?]? { split?.viewControllers.map(\.identifier) }

    test.act { test["P"].show(controller("one"), sender: nil) }
    let fromPrimary = members()
    test.act { test["one"].show(controller("two"), sender: nil) }
    let fromSecondary = members()
    test.act { test["two"].showDetailViewController(controller("three"), sender: nil) }

    #expect(fromPrimary == ["P", "one"])
    #expect(fromSecondary == ["two", "one"])
    #expect(members() == ["two", "three"])
  }

  @Test func `KC01 any container that overrides show is the target`() {
    final class Shelf: UIViewController {
      var shown: [String?] = []
      override func show(_ vc: UIViewController, sender: Any?) {
        shown.append(
          "\(vc.identifier ?? "-") from \((sender as? UIViewController)?.identifier ?? "-")")
      }
    }
    let test = TestWindow {
      let shelf = Shelf()
      let middle = controller("middle")
      shelf.adopt(middle)
      middle.adopt(controller("inner"))
      return shelf
    }

    test.act { test["inner"].show(controller("new"), sender: nil) }
    test.act { test["inner"].showDetailViewController(controller("modal"), sender: nil) }

    #expect((test.root as? Shelf)?.shown == ["new from inner"])
    #expect(test.root.presentedViewController?.identifier == "modal")
  }
}
