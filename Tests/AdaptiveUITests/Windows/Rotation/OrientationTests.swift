import AdaptiveUI
import Foundation
import Testing

/// Rules O03–O16: who decides whether the interface follows the device.
@MainActor struct OrientationTests {
  private func masked(_ mask: UIInterfaceOrientationMask?) -> UIViewController {
    let root = controller("root")
    root.orientationMask = mask
    return root
  }

  @Test func `O04 a controller can only narrow what the application allows`() {
    let test = TestWindow { masked(.portrait) }

    let verdict = test.scene.turnDevice(1)

    #expect(verdict == .refused("root does not allow landscapeLeft"))
    #expect(test.scene.interfaceOrientation == .portrait)
    #expect(
      test.lines([.question, .refusal]) == [
        "- application supportedInterfaceOrientations → portrait, portraitUpsideDown, landscapeLeft, landscapeRight",
        "root supportedInterfaceOrientations → portrait",
        "- rotation to landscapeLeft (root does not allow landscapeLeft)",
      ])
  }

  @Test func `O04 application, controller and device each narrow what the other two allow`() {
    func verdict(
      _ device: String, _ application: UIInterfaceOrientationMask,
      _ root: UIInterfaceOrientationMask
    ) -> RotationVerdict {
      let test = TestWindow(device) { masked(root) }
      test.environment.application.infoOrientations = application
      return test.scene.turnDevice(2)
    }

    #expect(verdict("iphone_8", .all, .all) == .turned(.portraitUpsideDown))
    #expect(
      verdict("iphone_8", .allButUpsideDown, .all)
        == .refused("the application does not allow portraitUpsideDown"))
    #expect(
      verdict("iphone_8", .all, .allButUpsideDown)
        == .refused("root does not allow portraitUpsideDown"))
    #expect(
      verdict("iphone_x", .all, .all)
        == .refused("the device never enters portraitUpsideDown"))
  }

  @Test func `O15 a phone without a home button is never upside down`() {
    let test = TestWindow("iphone_x") { masked(.all) }

    test.scene.turnDevice(2)

    #expect(test.scene.interfaceOrientation == .portrait)
    #expect(
      test.lines([.refusal]) == [
        "- rotation to portraitUpsideDown (the device never enters portraitUpsideDown)"
      ])
  }

  @Test func `O15 from upside down the device can be turned on`() {
    let test = TestWindow("iphone_x") { masked(.all) }

    test.scene.turnDevice(1)
    test.environment.settle()
    test.scene.turnDevice(1)
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.scene.interfaceOrientation == .landscapeRight)
  }

  @Test func `O03 what the delegate answers wins over the list`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    }
    let test = TestWindow { masked(.all) }
    let application = test.environment.application
    #expect(application.supportedInterfaceOrientations(for: test.window) == .all)
    let delegate = Delegate()
    application.infoOrientations = .portrait
    application.delegate = delegate

    #expect(test.scene.turnDevice(1) == .turned(.landscapeLeft))
  }

  @Test func `O03 the application's mask forbids for everybody`() {
    let test = TestWindow { masked(.all) }
    test.environment.application.infoOrientations = .portrait

    let verdict = test.scene.turnDevice(1)

    #expect(verdict == .refused("the application does not allow landscapeLeft"))
  }

  @Test func `W02 an iPad application in multitasking is not asked for its controller's mask`() {
    let test = TestWindow("ipad_9_7") { masked(.portrait) }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.scene.interfaceOrientation == .landscapeLeft)
    #expect(test.lines([.skipped]).contains { $0.contains("multitasking") })
  }

  @Test func `O09 shouldAutorotate is asked in iOS 8 only`() {
    final class Still: UIViewController {
      override var shouldAutorotate: Bool { false }
    }

    let ios8 = TestWindow(era: .ios8) { controller("root") { Still() } }
    let current = TestWindow(era: .ios26) { controller("root") { Still() } }

    let willing = TestWindow(era: .ios8) { controller("root") }

    #expect(ios8.scene.turnDevice(1) == .refused("root does not autorotate"))
    #expect(willing.scene.turnDevice(1) == .turned(.landscapeLeft))
    #expect(current.scene.turnDevice(1) == .turned(.landscapeLeft))
  }

  @Test func `P04 a turned terminal window swaps width and height and keeps its turn`() {
    let test = TestWindow(host: .terminal(TerminalHost(columns: 80, rows: 24))) { masked(nil) }

    test.scene.turnDevice(1)
    test.environment.settle()
    let turned = test.window.bounds.size
    test.scene.fill(
      .terminal(TerminalHost(columns: 60, rows: 20)), cause: .terminal, title: "80×24 → 60×20")

    #expect(turned == CGSize(width: 384, height: 640))
    #expect(test.window.bounds.size == CGSize(width: 320, height: 480))
  }
}
