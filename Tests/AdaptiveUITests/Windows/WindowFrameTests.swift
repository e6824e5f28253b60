import AdaptiveUI
import Foundation
import Testing

/// Frames of windows, and of root views whose window does not change.
///
/// Rules C21, W20, W25.
@MainActor struct WindowFrameTests {
  @Test func `W25 a window keeps the frame that it was made with`() {
    let test = TestWindow { controller("root") }
    let small = test.environment.perform {
      let window = UIWindow(frame: CGRect(x: 20, y: 5, width: 300, height: 200))
      window.rootViewController = controller("small")
      window.makeKeyAndVisible()
      return window
    }
    test.environment.settle()
    let before = small.rootViewController?.view.frame

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(before == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(small.frame == CGRect(x: 20, y: 5, width: 300, height: 200))
    #expect(small.rootViewController?.view.frame == before)
    #expect(!test.lines().contains { $0.hasPrefix("small viewWillTransition") })
    #expect(small.traitCollection.verticalSizeClass == .compact)
    // The other one fills the scene.
    #expect(test.window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func `W25 a window without a frame fills the screen, one of no size has none`() {
    let test = TestWindow { controller("root") }
    let (whole, none) = test.environment.perform { (UIWindow(), UIWindow(frame: .zero)) }

    #expect(whole.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(none.frame == .zero)
    test.scene.turnDevice(1)
    #expect(whole.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(none.frame == .zero)
  }

  @Test func `W25 LC2.1 a window below the status bar has no safe area at its top`() {
    let test = TestWindow("iphone_x") { controller("root") }
    let window = test.environment.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 40, width: 375, height: 300))
      window.makeKeyAndVisible()
      return window
    }
    test.environment.settle()

    #expect(window.safeAreaInsets == UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0))
  }

  @Test func `C21 W20 a bar that takes room from the root view is a line with its cause`() {
    let test = TestWindow(era: .ios8) { controller("root") }
    test.environment.recorder.begin(.change, "")

    test.scene.isInCall = true
    test.environment.settle()
    test.scene.isInCall = false
    test.environment.settle()

    #expect(
      test.lines([.state]) == [
        "root frame → 0 20 375×647 (a call makes the status bar taller: no size transition)",
        "root frame → 0 0 375×667 (the call is over: no size transition)",
      ])
    #expect(!test.lines().contains { $0.contains("Transition(to") })
  }

  @Test func `C21 W20 a status bar that hides or shows is a line with its cause`() {
    final class Shy: UIViewController {
      var isAlone = false
      override var prefersStatusBarHidden: Bool { isAlone }
    }
    let test = TestWindow(era: .ios8) {
      Environment.current.application.statusBarIsOpaque = true
      return controller("root") { Shy() }
    }
    test.environment.recorder.begin(.change, "")

    for isAlone in [true, false] {
      (test.root as? Shy)?.isAlone = isAlone
      test.root.setNeedsStatusBarAppearanceUpdate()
      test.environment.settle()
    }

    #expect(
      test.lines([.state]) == [
        "root frame → 0 0 375×667 (the status bar is hidden: no size transition)",
        "root frame → 0 20 375×647 (the status bar is shown: no size transition)",
      ])
    #expect(!test.lines().contains { $0.contains("Transition(to") })
  }

  @Test func `C21 KN10 a bar that leaves is a line of the controller whose view grows`() {
    let test = TestWindow(era: .ios8) {
      let top = controller("top")
      top.edgesForExtendedLayout = []
      return UINavigationController(rootViewController: top)
    }
    test.environment.recorder.begin(.change, "")

    (test.root as? UINavigationController)?.setNavigationBarHidden(true, animated: false)
    test.environment.settle()

    #expect(
      test.lines([.state]) == [
        "top frame → 0 0 375×667 (the navigation bar is hidden: no size transition)"
      ])
  }

  @Test func `W01 W04 a share of the screen has its own cause`() {
    let test = TestWindow("ipad_9_7") { controller("root") }

    test.scene.take(.shared(.oneThird))
    test.environment.perform { _ = test.scene.drag(to: CGSize(width: 500, height: 600)) }

    #expect(
      test.environment.recorder.steps.map(\.cause).suffix(2) == [.multitasking, .multitasking])
  }

  @Test func `W01 a window that leaves room on a pad shares the screen, a whole one does not`() {
    func cause(_ id: String, _ width: CGFloat, _ height: CGFloat) -> TraceCause? {
      let test = TestWindow("ipad_9_7") { controller("root") }
      let device = Device.all.first { $0.id == id } ?? .default
      test.scene.move(
        to: DeviceWindow(device: device, size: CGSize(width: width, height: height)))
      return test.environment.recorder.steps.last?.cause
    }

    #expect(cause("ipad_9_7", 507, 768) == .multitasking)
    #expect(cause("ipad_9_7", 1024, 768) == .device)
    #expect(cause("iphone_8", 500, 600) == .device)
  }
}
