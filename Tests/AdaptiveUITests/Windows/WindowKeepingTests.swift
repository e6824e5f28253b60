import AdaptiveUI
import Foundation
import Testing

/// Rules W06–W24 word by word: what scenes tell, what keeps a window, and what bars cover.
@MainActor struct WindowKeepingTests {
  private final class Scenic: UIWindowSceneDelegate {
    var calls: [String] = []
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
      calls.append(
        "geometry \(old.interfaceOrientation) \(old.coordinateSpace.bounds.size.traceText) → "
          + "\(new.interfaceOrientation) \(new.coordinateSpace.bounds.size.traceText)")
    }
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let old = previousTraitCollection.verticalSizeClass == .compact ? "C" : "R"
      let new = windowScene.traitCollection.verticalSizeClass == .compact ? "C" : "R"
      calls.append(
        "older \(previousInterfaceOrientation) "
          + "\(previousCoordinateSpace.bounds.size.traceText) \(old) → \(new)")
    }
  }

  @Test func `W06 both names are told once of each change, with what was before`() {
    let test = TestWindow { controller("root") }
    let delegate = Scenic()
    test.scene.delegate = delegate

    test.scene.turnDevice(1)
    test.environment.settle()
    test.scene.turnDevice(0)
    test.environment.settle()

    #expect(
      delegate.calls == [
        "geometry portrait 375×667 → landscapeLeft 667×375", "older portrait 375×667 R → C",
      ])
  }

  @Test func `W07 C25 each step is told with its size, and the end of the drag is no resize`() {
    let chronicle = Chronicle(["will size", "will layout"]) { $0.extent }
    let test = TestWindow("ipad_9_7", era: .ios26) { Chronicler(chronicle) }
    _ = chronicle.tear()

    test.environment.perform { _ = test.scene.drag(to: CGSize(width: 600, height: 700)) }
    test.environment.settle()
    let first = (chronicle.tear(), test.scene.effectiveGeometry.isInteractivelyResizing)
    test.environment.perform { _ = test.scene.drag(to: CGSize(width: 500, height: 700)) }
    test.environment.settle()
    let second = chronicle.tear()
    test.environment.perform { test.scene.endDrag() }
    test.environment.settle()

    #expect(first == (["will size: 768×1024", "will layout: 600×700"], true))
    #expect(second == ["will size: 600×700", "will layout: 500×700"])
    #expect(chronicle.lines == [])
    #expect(!test.scene.effectiveGeometry.isInteractivelyResizing)
  }

  @Test func `W08 a lock ends when its controller is covered, and comes back with it`() {
    final class Locking: UIViewController {
      override var prefersInterfaceOrientationLocked: Bool { true }
    }
    let stage = PresentationStage(host: .device(.default), era: .ios26, home: { Locking() })
    func isLocked() -> Bool { stage.scene.effectiveGeometry.isInterfaceOrientationLocked }
    var seen = [isLocked()]

    let cover = stage.present(stage.controller(.fullScreen))
    seen.append(isLocked())
    stage.scene.turnDevice(1)
    stage.environment.settle()
    let turned = stage.scene.interfaceOrientation
    stage.dismiss(cover)
    stage.environment.settle()
    seen.append(isLocked())

    #expect(seen == [true, false, true])
    #expect(turned == .landscapeLeft)
  }

  @Test func `W09 restrictions hold for the user's drags and keep no window from turning`() {
    let test = TestWindow("ipad_9_7", era: .ios26) { controller("root") }
    test.scene.sizeRestrictions?.maximumSize = CGSize(width: 700, height: 900)
    test.scene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 300)

    let verdict = test.scene.turnDevice(1)
    test.environment.settle()
    let turned = test.window.bounds.size
    test.environment.perform { test.scene.drag(through: [CGSize(width: 1000, height: 100)]) }
    test.environment.settle()

    #expect(verdict == .turned(.landscapeLeft))
    #expect(turned == CGSize(width: 1024, height: 768))
    #expect(test.window.bounds.size == CGSize(width: 700, height: 300))
  }

  @Test func `W20 the root view follows the window's frame and the interface's orientation`() {
    let test = TestWindow(era: .ios8) { controller("root") }
    test.environment.application.statusBarIsOpaque = true
    test.scene.isInCall = false
    test.environment.settle()
    var frames = [test.root.view.frame]

    test.scene.turnDevice(1)
    test.environment.settle()
    frames.append(test.root.view.frame)
    test.scene.turnDevice(-1)
    test.environment.settle()
    test.window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    test.environment.settle()
    frames.append(test.root.view.frame)

    // An interface that lies on a phone shows no status bar.
    #expect(
      frames == [
        CGRect(x: 0, y: 20, width: 375, height: 647), CGRect(x: 0, y: 0, width: 667, height: 375),
        CGRect(x: 0, y: 20, width: 300, height: 480),
      ])
  }

  @Test func `W22 today bars are safe area, whatever the older switches say`() throws {
    let test = TestWindow(era: .ios26) {
      let root = controller("root")
      root.wantsFullScreenLayout = false
      return UINavigationController(rootViewController: root)
    }
    let root = test["root"]
    var seen = [root.view.frame]
    root.wantsFullScreenLayout = true
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    test.environment.settle()
    seen.append(root.view.frame)

    let whole = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(seen == [whole, whole])
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 79, left: 6, bottom: 7, right: 8))
  }

  private final class Scrolling: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    override func loadView() {
      scroll.contentSize = CGSize(width: 100, height: 2000)
      view = scroll
    }
  }

  private func top(
    _ era: UIKitEra, _ configure: @escaping @MainActor (Scrolling) -> Void
  ) -> (inset: CGFloat, rest: CGFloat) {
    let scrolling = UIBox<Scrolling>()
    let test = TestWindow(era: era) {
      let made = Scrolling()
      configure(made)
      scrolling.value = made
      return UINavigationController(rootViewController: made)
    }
    test.environment.settle()
    let scroll = scrolling.value?.scroll
    return (scroll?.adjustedContentInset.top ?? -1, scroll?.contentOffset.y ?? -1)
  }

  @Test(arguments: UIKitEra.allCases)
  func `W24 content under a bar rests below it, and by hand where the program wants that`(
    era: UIKitEra
  ) {
    // Status bar 20, and a bar of 44 or, today, of 54.
    let bar: CGFloat = era == .ios8 ? 64 : 74
    let automatic = top(era) { _ in }
    let older = top(era) {
      $0.automaticallyAdjustsScrollViewInsets = false
      if era == .ios26 { $0.scroll.contentInsetAdjustmentBehavior = .never }
    }
    let manual = top(era) {
      $0.automaticallyAdjustsScrollViewInsets = false
      $0.scroll.contentInsetAdjustmentBehavior = .never
      $0.scroll.contentInset.top = 30
    }

    #expect([automatic.inset, automatic.rest] == [bar, -bar])
    #expect(older.inset == 0)
    #expect(manual.inset == 30)
  }
}
