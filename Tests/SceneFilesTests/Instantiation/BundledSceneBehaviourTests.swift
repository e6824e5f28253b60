import AdaptiveLists
import AdaptiveUI
import BundledScenes
import Documents
import Examples
import Foundation
import SceneFiles
import Testing

/// What the bundled scenes' notes promise, in frames worked out by hand and in traces.
@MainActor struct BundledSceneBehaviourTests {
  private func stage(
    _ name: String, columns: Int = 100, rows: Int = 40, era: UIKitEra? = nil
  ) throws -> SceneStage {
    let scene = try #require(BundledScenes.scene(named: name))
    let document = try SceneDocument(
      scene.bytes, file: "\(name).yaml", classes: ExampleClasses.all)
    let terminal = TerminalHost(
      columns: columns, rows: rows, overrides: document.window.overrides)
    return SceneStage(
      document, era: era ?? document.era?.value ?? .ios26,
      host: document.device.map { .device($0.value) } ?? .terminal(terminal),
      onBreach: { Issue.record("\($0.message)") })
  }

  @Test(arguments: BundledScenes.all.map(\.name))
  func `every scene opens without a breach or a broken constraint`(name: String) throws {
    for (columns, rows) in [(100, 40), (80, 20), (40, 12)] {
      let stage = try stage(name, columns: columns, rows: rows)
      #expect(stage.window.brokenConstraints.map(\.description) == [])
      #expect(stage.lines([.log]) == [])
    }
  }

  @Test func `P23 figure 12-2 on iPhone 6 upright and turned`() throws {
    let stage = try stage("figure-12-2")

    // 375 × 667 less 24 all around; two equal parts below 32, 15 apart, 16 above the end.
    #expect(stage.frame("container") == "24 24 327 619")
    #expect(stage.frame("upper") == "40 56 295 278")
    #expect(stage.frame("lower") == "40 349 295 278")
    #expect(stage.frame("badge") == "120 456 135 64")

    stage.window.windowScene?.turnDevice(1)
    stage.environment.settle()

    // The same in 667 × 375.
    #expect(stage.frame("container") == "24 24 619 327")
    #expect(stage.frame("upper") == "40 56 587 132")
    #expect(stage.frame("lower") == "40 203 587 132")
    #expect(stage.frame("badge") == "266 237 135 64")
  }

  @Test func `P21 figure 12-2 tells all traits, then all sizes, and the badge no size`() throws {
    let stage = try stage("figure-12-2")

    stage.window.windowScene?.turnDevice(1)
    stage.environment.settle()

    #expect(
      stage.lines().filter { $0.contains("ransition(to") } == [
        "root willTransition(to:with:) vertical regular → vertical compact",
        "container willTransition(to:with:) vertical regular → vertical compact",
        "upper willTransition(to:with:) vertical regular → vertical compact",
        "lower willTransition(to:with:) vertical regular → vertical compact",
        "badge willTransition(to:with:) vertical regular → vertical compact",
        "root viewWillTransition(to:with:) 375×667 → 667×375",
        "container viewWillTransition(to:with:) 327×619 → 619×327",
        "upper viewWillTransition(to:with:) 295×278 → 587×132",
        "lower viewWillTransition(to:with:) 295×278 → 587×132",
        "badge not told viewWillTransition(to:with:) size unchanged: 135×64",
      ])
  }

  @Test func `P19 listing 13-1's overridden child is not told of the container's class`() throws {
    let stage = try stage("listing-13-1")
    let child = try #require(stage.instance.controller("overridden"))
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    // 800 wide: half of it less 24, beside what is left between margins of 16.
    #expect(stage.frame("overridden") == "16 32 376 592")
    #expect(stage.frame("inheriting") == "408 32 376 592")

    stage.resize(columns: 60, rows: 40)

    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(
      stage.instance.controller("inheriting")?.traitCollection.horizontalSizeClass == .compact)
    let lines = stage.lines().filter { $0.contains("willTransition(to") }
    #expect(
      lines.contains {
        $0.hasPrefix("overridden not told willTransition(to:with:) overridden by parent")
      })
    #expect(lines.contains { $0.hasPrefix("inheriting willTransition") })
  }

  @Test func `M35 figure 13-3 is a popover at 80×24 and covers the window below 80 columns`() throws
  {
    let stage = try stage("figure-13-3", columns: 80, rows: 14)
    let overrides = stage.instance.document.window.overrides
    stage.instance.present()
    stage.environment.settle()
    let info = try #require(stage.instance.controller("info"))
    #expect(info.activePresentationController is UIPopoverPresentationController)
    #expect(stage.frame("info").hasSuffix("320 112"))
    #expect(stage.frame("info-button") == "32 16 96 48")

    stage.resize(columns: 79, rows: 14, overrides: overrides)
    #expect(stage.frame("info") == "0 0 632 224")
    guard case .refused = stage.window.attemptUserDismissal() else {
      Issue.record("PO12 there is no way out of a full screen but the content's own")
      return
    }

    stage.resize(columns: 80, rows: 14, overrides: overrides)
    #expect(stage.frame("info").hasSuffix("320 112"))
    #expect(stage.window.attemptUserDismissal() == .dismissed)
  }

  @Test func `O12 the poster of the orientation scene turns the interface back`() throws {
    let stage = try stage("orientations")
    let scene = try #require(stage.window.windowScene)
    stage.window.windowScene?.turnDevice(1)
    stage.environment.settle()
    #expect(scene.interfaceOrientation == .landscapeLeft)

    stage.instance.present()
    stage.environment.settle()
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func `KS01 the split scene collapses onto its list and separates again`() throws {
    let stage = try stage("split", columns: 100, rows: 30)
    let split = try #require(stage.instance.root as? UISplitViewController)
    #expect(!split.isCollapsed)

    stage.resize(columns: 60, rows: 30)
    #expect(split.isCollapsed)
    #expect(stage.instance.controller("list")?.viewIfLoaded?.window === stage.window)

    stage.resize(columns: 100, rows: 30)
    #expect(!split.isCollapsed)
    #expect(stage.instance.controller("detail")?.viewIfLoaded?.window === stage.window)
  }

  @Test func `KC03 Enter on a row of the split scene shows beside, or pushes when collapsed`()
    throws
  {
    let stage = try stage("split", columns: 100, rows: 30)
    func press(_ row: Int) throws {
      let list = try #require(stage.instance.controller("list") as? UITableViewController)
      list.tableView?.pressRow(at: IndexPath(row: row, section: 0))
      stage.environment.settle()
    }

    try press(0)
    #expect(stage.instance.controller("ada")?.viewIfLoaded?.window === stage.window)
    #expect(stage.instance.controller("list")?.viewIfLoaded?.window === stage.window)

    stage.resize(columns: 60, rows: 30)
    let stack = try #require(stage.instance.controller("list-nav") as? UINavigationController)
    stack.popToRootViewController(animated: false)
    stage.environment.settle()
    try press(2)
    #expect(stack.topViewController?.displayName == "katherine")
    #expect(stage.instance.controller("list")?.viewIfLoaded?.window == nil)
  }

  @Test func `V21 the reference scene follows the window in its proportions`() throws {
    let stage = try stage("reference", columns: 80, rows: 24)

    // 0.3 of 640 is 192; level i lies 16 i in from the left, top, right and bottom.
    #expect(stage.frame("log") == "448 0 192 336")
    #expect(stage.frame("status") == "0 336 640 48")
    #expect(stage.frame("level-0") == "0 0 448 336")
    #expect(stage.frame("level-5") == "80 80 288 176")

    stage.resize(columns: 60, rows: 24)
    // 0.3 of 480 would be 144: the least is 20 cells.
    #expect(stage.frame("log") == "320 0 160 336")

    let status = try #require(stage.instance.view("status") as? UILabel)
    #expect(status.text == "60x24  6 boxes  keys 0")
    #expect(stage.instance.press("k"))
    #expect(status.text == "60x24  6 boxes  keys 1")

    stage.resize(columns: 60, rows: 25)
    #expect(status.text == "60x25  6 boxes  keys 1")
  }

  @Test func `D04 M35 figure 13-4 covers the left side, and leaves a popover on the right`() throws
  {
    let stage = try stage("figure-13-4", columns: 100, rows: 30)
    stage.instance.present("default-info")
    stage.environment.settle()
    stage.instance.present("none-side-info")
    stage.environment.settle()

    #expect(stage.frame("default-info") == "0 0 400 480")
    #expect(stage.frame("none-side-info").hasSuffix("320 112"))
    #expect(stage.frame("none-side-button") == "416 16 96 48")
    // A click beside the popover closes it; beside the other one there is nothing.
    #expect(stage.window.attemptUserDismissal(at: CGPoint(x: 790, y: 470)) == .dismissed)
    stage.environment.settle()
    guard case .refused = stage.window.attemptUserDismissal() else {
      Issue.record("PO12 there is no way out of a full screen but the content's own")
      return
    }
    #expect(stage.window.presentedControllers.map(\.identifier) == ["default-info"])
  }

  @Test func `M35 figure 13-3 shows a popover and a full screen in one view`() throws {
    let stage = try stage("figure-13-3-sides", columns: 100, rows: 30)
    for name in stage.instance.presentationIDs {
      stage.instance.present(name)
      stage.environment.settle()
    }

    #expect(stage.frame("regular-info").hasSuffix("320 112"))
    #expect(stage.frame("compact-info") == "400 0 400 480")
    #expect(stage.lines([.refusal, .log]).isEmpty)
    stage.resize(
      columns: 90, rows: 30, overrides: stage.instance.document.window.overrides)
    #expect(stage.frame("compact-info") == "360 0 360 480")
  }

  @Test func `PO12 the first tip pushes in compact width, where the bar leads back`() throws {
    let stage = try stage("tip-push", columns: 60, rows: 24)
    let push = try #require(stage.instance.view("info-button") as? UIButton)
    push.activateAsUser()
    stage.environment.settle()
    let nav = try #require(stage.instance.root as? UINavigationController)
    #expect(nav.topViewController?.identifier == "info")
    #expect(nav.presentedViewController == nil)

    nav.popViewController(animated: false)
    stage.resize(columns: 80, rows: 24, overrides: stage.instance.document.window.overrides)
    push.activateAsUser()
    stage.environment.settle()
    #expect(nav.presentedViewController?.identifier == "info")
  }

  @Test(arguments: ["tip-push", "example-pushing"], [UIKitEra.ios8, .ios26])
  func `PO12 an open popover becomes a page of the stack, and a popover again`(
    name: String, era: UIKitEra
  ) throws {
    let stage = try stage(name, columns: 80, rows: 24, era: era)
    let overrides = stage.instance.document.window.overrides
    let nav = try #require(stage.instance.root as? UINavigationController)
    if name == "tip-push" {
      stage.instance.present()
    } else {
      (nav as? PushingNavigationController)?.showInfo()
    }
    stage.environment.settle()
    let info = try #require(nav.presentedViewController)
    #expect(info.activePresentationController is UIPopoverPresentationController)

    stage.resize(columns: 60, rows: 24, overrides: overrides)
    stage.environment.settle()
    #expect(nav.topViewController === info)
    #expect(nav.viewControllers.count == 2)
    #expect(nav.presentedViewController == nil)
    #expect(info.view.window != nil)

    stage.resize(columns: 80, rows: 24, overrides: overrides)
    stage.environment.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(nav.presentedViewController === info)
    #expect(info.activePresentationController is UIPopoverPresentationController)
    #expect(stage.lines([.breach, .log, .refusal]).isEmpty)
  }

  @Test func `D07 PO12 the second tip wraps the content with a Done button`() throws {
    let stage = try stage("tip-navigation", columns: 80, rows: 24)
    let overrides = stage.instance.document.window.overrides
    stage.instance.present()
    stage.environment.settle()
    stage.resize(columns: 60, rows: 24, overrides: overrides)
    #expect(stage.window.presentedControllers.map(\.identifier) == ["info-navigation"])
    let info = try #require(stage.instance.controller("info"))
    #expect(info.navigationItem.rightBarButtonItem?.identifier == "done")
    stage.resize(columns: 80, rows: 24, overrides: overrides)
    #expect(stage.window.presentedControllers == [info])
  }

  @Test func `D04 the third tip stays a popover that a tap outside closes`() throws {
    let stage = try stage("tip-none", columns: 80, rows: 24)
    stage.instance.present()
    stage.environment.settle()
    stage.resize(
      columns: 60, rows: 24, overrides: stage.instance.document.window.overrides)
    let info = try #require(stage.instance.controller("info"))
    #expect(info.activePresentationController is UIPopoverPresentationController)
    #expect(stage.window.attemptUserDismissal(at: CGPoint(x: 470, y: 370)) == .dismissed)
  }

  @Test(arguments: ["in-context", "over-context"], UIKitEra.allCases)
  func `M07 C16 contexts tells what covers a half, and the half, of the size that they get`(
    presentation: String, era: UIKitEra
  ) throws {
    let scene = try #require(BundledScenes.scene(named: "contexts"))
    let document = try SceneDocument(scene.bytes, file: "contexts.yaml", classes: .system)
    let device = try #require(Device.named(era == .ios8 ? "iPad Air 2" : "iPhone 8"))
    let stage = SceneStage(document, era: era, host: .device(device))
    stage.instance.present(presentation, animated: false)
    stage.environment.settle()

    stage.window.windowScene?.turnDevice(1)
    stage.environment.settle()

    let told = stage.lines([.callback]).filter { $0.contains(" viewWillTransition") }
    let (whole, half) =
      era == .ios8
      ? ("768×1024 → 1024×768", "384×1024 → 512×768")
      : ("375×667 → 667×375", "187.5×667 → 333.5×375")
    let cover = try #require(stage.instance.controller("left-half")?.presentedViewController)
    // The cover's presentation controller comes before the cover itself.
    let names = ["left-half", cover.displayName, cover.displayName, "right-half"]
    #expect(
      told == ["halves viewWillTransition(to:with:) \(whole)"]
        + names.map { "\($0) viewWillTransition(to:with:) \(half)" })
    #expect(cover.view.frame.size == stage.instance.view("right-half")?.frame.size)
  }
}
