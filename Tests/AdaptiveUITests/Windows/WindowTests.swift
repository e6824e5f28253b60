import AdaptiveUI
import Foundation
import Testing

/// Rules W01–W24: windows that share a screen, that the user resizes, and what bars take from them.
@MainActor struct WindowTests {
  private final class Locking: UIViewController {
    var isLocked = true
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
  }

  private final class Outer: UIViewController {
    override var childForInterfaceOrientationLock: UIViewController? { children.first }
  }

  private final class Delegate: UIWindowSceneDelegate {
    var updates: [String] = []
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
      updates.append(
        "\(Int(old.size.width)) → \(Int(new.size.width)) dragged \(new.isInteractivelyResizing)")
    }
  }

  private final class StatusBar: UIViewController {
    var isHidden = false
    override var prefersStatusBarHidden: Bool { isHidden }
  }

  private func pad(era: UIKitEra = .ios26) -> TestWindow {
    TestWindow("ipad_9_7", era: era) { controller("root") }
  }

  @Test func `W01 all orientations and no demand for the full screen take part`() {
    let (open, narrow, full) = (pad(), pad(), pad())
    narrow.environment.application.infoOrientations = .allButUpsideDown
    full.environment.application.requiresFullScreen = true
    let phone = TestWindow { controller("root") }

    #expect(
      [open, narrow, full, phone].map { $0.scene.take(.shared(.oneThird)) } == [
        true, false, false, false,
      ])
    #expect([open, narrow, full].map { $0.window.bounds.width } == [320, 768, 768])
  }

  struct Share: Sendable, CustomTestStringConvertible {
    let device: String
    let place: WindowPlace
    let isLandscape: Bool
    let width: CGFloat
    let horizontal: UIUserInterfaceSizeClass
    var testDescription: String { "\(device) \(place) landscape \(isLandscape)" }

    static let all = [
      Share(
        device: "ipad_9_7", place: .shared(.twoThirds), isLandscape: true, width: 694,
        horizontal: .regular),
      Share(
        device: "ipad_9_7", place: .shared(.half), isLandscape: true, width: 507,
        horizontal: .compact),
      Share(
        device: "ipad_9_7", place: .shared(.oneThird), isLandscape: true, width: 320,
        horizontal: .compact),
      Share(
        device: "ipad_9_7", place: .shared(.twoThirds), isLandscape: false, width: 438,
        horizontal: .compact),
      Share(
        device: "ipad_9_7", place: .shared(.half), isLandscape: false, width: 438,
        horizontal: .compact),
      Share(
        device: "ipad_11", place: .slideOver, isLandscape: true, width: 375, horizontal: .compact),
      Share(
        device: "ipad_12_9", place: .shared(.half), isLandscape: true, width: 678,
        horizontal: .regular),
      Share(
        device: "ipad_pro_13_m4", place: .shared(.twoThirds), isLandscape: false, width: 647,
        horizontal: .compact),
    ]
  }

  @Test(arguments: Share.all)
  func `W01 shared windows have the sizes and classes that were measured`(share: Share) {
    let test = TestWindow(share.device) { controller("root") }
    if share.isLandscape {
      test.scene.turnDevice(1)
      test.environment.settle()
    }
    let height = test.window.bounds.height

    test.scene.take(share.place)
    test.environment.settle()

    #expect(test.root.view.bounds.size == CGSize(width: share.width, height: height))
    #expect(test.root.traitCollection.horizontalSizeClass == share.horizontal)
    #expect(test.root.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `W03 the key for the full screen works on pads, and never on phones`() {
    let narrow = UIInterfaceOrientationMask.portrait
    let phone = TestWindow { controller("root") }
    let tablet = pad()
    for test in [phone, tablet] {
      test.environment.application.requiresFullScreen = true
      test.root.orientationMask = narrow
    }

    #expect(phone.scene.turnDevice(1) == .refused("root does not allow landscapeLeft"))
    #expect(tablet.scene.turnDevice(1) == .refused("root does not allow landscapeLeft"))
    tablet.environment.application.requiresFullScreen = false
    tablet.scene.turnDevice(-1)
    #expect(tablet.scene.turnDevice(1) == .turned(.landscapeLeft))
  }

  @Test func `W04 turning and resizing are both a new size`() {
    let test = pad()

    test.scene.take(.free(CGSize(width: 500, height: 600)))
    test.environment.settle()
    let resized = test.lines().filter { $0.contains("viewWillTransition") }
    test.scene.take(.full)
    test.environment.settle()
    test.scene.turnDevice(1)
    test.environment.settle()
    let turned = test.lines().filter { $0.contains("viewWillTransition") }

    #expect(resized == ["root viewWillTransition(to:with:) → 500×600"])
    #expect(turned == ["root viewWillTransition(to:with:) → 1024×768"])
  }

  @Test func `W05 the effective geometry tells orientation, space, drag and lock`() {
    let test = pad()
    let before = test.scene.effectiveGeometry

    test.scene.turnDevice(1)
    test.environment.settle()
    let after = test.scene.effectiveGeometry

    #expect(before.interfaceOrientation == .portrait)
    #expect(after.interfaceOrientation == .landscapeLeft)
    #expect(after.coordinateSpace.bounds.size == CGSize(width: 1024, height: 768))
    #expect(!after.isInteractivelyResizing && !after.isInterfaceOrientationLocked)
  }

  @Test func `W05 W07 the effective geometry says so while a drag goes on, and no longer`() {
    let test = pad()
    var dragged: [Bool] = []
    func note() { dragged.append(test.scene.effectiveGeometry.isInteractivelyResizing) }

    note()
    for size in [CGSize(width: 600, height: 700), CGSize(width: 500, height: 700)] {
      test.environment.perform { _ = test.scene.drag(to: size) }
      note()
    }
    test.scene.endDrag()
    note()

    #expect(dragged == [false, true, true, false])
    #expect(
      test.scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 500, height: 700))
  }

  @Test func `W05 W08 the effective geometry says so while the visible controller locks it`() {
    let test = TestWindow("ipad_9_7") { Locking() }
    let locking = test.root as? Locking
    var locked: [Bool] = []
    func note() { locked.append(test.scene.effectiveGeometry.isInterfaceOrientationLocked) }

    note()
    for isLocked in [false, true] {
      locking?.isLocked = isLocked
      locking?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      note()
    }

    #expect(locked == [true, false, true])
  }

  @Test func `W06 W10 the delegate is told after layout, with the geometry from before`() {
    let test = pad()
    let delegate = Delegate()
    test.scene.delegate = delegate

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(delegate.updates == ["768 → 1024 dragged false"])
    #expect(test.lines().last == "- windowScene(_:didUpdateEffectiveGeometry:)")
  }

  @Test func `W07 C25 every step of a drag is a transition, and the last update ends it`() {
    final class Witness: UIViewController {
      var animated: [Bool] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        animated.append(coordinator.isAnimated)
      }
    }
    let test = TestWindow("ipad_9_7") { Witness() }
    let delegate = Delegate()
    test.scene.delegate = delegate

    test.scene.drag(through: [600, 500].map { CGSize(width: $0, height: 700) })

    #expect((test.root as? Witness)?.animated == [false, false])
    #expect(
      delegate.updates == [
        "768 → 600 dragged true", "600 → 500 dragged true", "500 → 500 dragged false",
      ])
  }

  @Test func `W08 a visible controller keeps the interface while its window fills the screen`() {
    let test = TestWindow("ipad_9_7") {
      let outer = Outer()
      outer.adopt(controller("child") { Locking() })
      return outer
    }
    let child = test["child"] as? Locking
    let locked = test.scene.effectiveGeometry.isInterfaceOrientationLocked
    let verdict = test.scene.turnDevice(1)
    test.scene.take(.shared(.half))
    test.environment.settle()
    let shared = test.scene.effectiveGeometry.isInterfaceOrientationLocked
    test.scene.take(.full)
    test.environment.settle()
    child?.isLocked = false
    let stale = test.scene.effectiveGeometry.isInterfaceOrientationLocked
    child?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()

    let plain = TestWindow("ipad_9_7") { controller("root") }
    #expect(!plain.scene.effectiveGeometry.isInterfaceOrientationLocked)

    #expect(locked && !shared && stale)
    #expect(verdict == .refused("the visible controller locks the orientation"))
    #expect(!test.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test func `W08 iOS 8 has no lock`() {
    let test = TestWindow("ipad_9_7", era: .ios8) { Locking() }

    #expect(test.scene.turnDevice(1) == .turned(.landscapeLeft))
  }

  @Test func `W09 the user's sizes are bounded, turns are not`() {
    let test = pad()
    let phone = TestWindow { controller("root") }
    test.scene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 500)
    test.scene.sizeRestrictions?.maximumSize = CGSize(width: 700, height: 900)

    test.scene.take(.free(CGSize(width: 100, height: 2000)))
    test.environment.settle()
    let bounded = test.window.bounds.size
    test.scene.sizeRestrictions?.allowsFullScreen = false

    #expect(bounded == CGSize(width: 400, height: 900))
    #expect(!test.scene.take(.full))
    #expect(phone.scene.sizeRestrictions == nil)
    #expect(pad(era: .ios8).scene.sizeRestrictions == nil)
  }

  @Test func `W20 W22 the bar's height is safe area today`() {
    let test = TestWindow { StatusBar() }
    let root = test.root as? StatusBar
    var tops: [CGFloat] = []
    func note() {
      test.environment.updateCycle.flush()
      tops.append(test.root.view.safeAreaInsets.top)
    }

    note()
    test.scene.isInCall = true
    note()
    root?.isHidden = true
    root?.setNeedsStatusBarAppearanceUpdate()
    note()
    root?.additionalSafeAreaInsets.top = 7
    note()

    #expect(tops == [20, 40, 0, 7])
    #expect(test.root.view.frame == test.window.bounds)
  }

  @Test func `W20 where there is a notch a call leaves the bar alone`() {
    let test = TestWindow("iphone_x") { controller("root") }
    let before = test.root.view.safeAreaInsets

    test.scene.isInCall = true
    test.environment.updateCycle.flush()

    #expect(test.root.view.safeAreaInsets == before)
  }

  @Test(arguments: UIKitEra.allCases)
  func `W20 W21 W22 an opaque bar takes room in iOS 8 only`(era: UIKitEra) {
    let test = TestWindow(era: era) { controller("root") }
    test.scene.isInCall = true
    test.environment.updateCycle.flush()
    let underCall = test.root.view.frame.minY

    test.environment.application.statusBarIsOpaque = true
    test.scene.isInCall = false
    test.environment.updateCycle.flush()
    let below = test.root.view.frame.minY
    test.root.wantsFullScreenLayout = true
    test.environment.updateCycle.flush()

    #expect([below, test.root.view.frame.minY] == [era == .ios8 ? 20 : 0, 0])
    #expect(underCall == (era == .ios8 ? 20 : 0))
  }

  @Test func `W21 in iOS 8 an opaque bar takes room, unless the controller wants the full screen`()
  {
    let test = TestWindow(era: .ios8) { controller("root") }
    var frames: [CGRect] = []
    func note() {
      test.environment.updateCycle.flush()
      frames.append(test.root.view.frame)
    }

    test.environment.application.statusBarIsOpaque = true
    test.scene.isInCall = false
    note()
    test.root.wantsFullScreenLayout = true
    note()
    test.environment.application.statusBarIsOpaque = false
    test.scene.isInCall = true
    note()

    #expect(
      frames == [
        CGRect(x: 0, y: 20, width: 375, height: 647),
        CGRect(x: 0, y: 0, width: 375, height: 667),
        CGRect(x: 0, y: 20, width: 375, height: 647),
      ])
  }

  @Test(arguments: UIKitEra.allCases)
  func `W24 bars add to the inset of a scroll view, so that all content can be reached`(
    era: UIKitEra
  ) throws {
    final class Scrolling: UIViewController {
      override func loadView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 2000)
        view = scroll
      }
    }
    let test = TestWindow(era: era) { UINavigationController(rootViewController: Scrolling()) }
    let navigation = try #require(test.root as? UINavigationController)
    let scroll = try #require(navigation.viewControllers[0].view as? UIScrollView)

    #expect(scroll.frame.minY == 0)
    #expect(scroll.adjustedContentInset.top == 20 + navigation.navigationBar.frame.height)
  }
}
