import AdaptiveUI
import Foundation
import Testing

/// Rules O01–O28: values, defaults, who is asked when, and programs that ask for an orientation.
@MainActor struct OrientationRequestTests {
  private final class Masked: UIViewController {
    var mask: UIInterfaceOrientationMask = .all
    var asked = 0
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      asked += 1
      return mask
    }
  }

  private func stage(
    _ device: String = "iphone_8", era: UIKitEra = .ios26,
    mask: UIInterfaceOrientationMask = .allButUpsideDown
  ) -> TestWindow {
    TestWindow(device, era: era) {
      let root = Masked()
      root.identifier = "root"
      root.mask = mask
      return root
    }
  }

  private func request(
    _ mask: UIInterfaceOrientationMask, _ test: TestWindow
  ) -> [String] {
    var errors: [String] = []
    test.scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
      errors.append("\((error as NSError).code) \(error.localizedDescription)")
    }
    test.environment.settle()
    return errors
  }

  @Test func `O01 the interface's landscapes are the device's, crossed`() {
    let test = stage()

    test.scene.turnDevice(1)

    #expect(test.scene.interfaceOrientation == .landscapeLeft)
    #expect(test.environment.device.orientation == .landscapeRight)
    #expect(UIInterfaceOrientation.landscapeRight.deviceOrientation == .landscapeLeft)
    #expect(UIInterfaceOrientation.portraitUpsideDown.deviceOrientation == .portraitUpsideDown)
  }

  @Test func `O02 masks are single bits and their unions`() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 1 << 1)
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
    #expect(
      UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown) == .portraitUpsideDown)
  }

  @Test func `O05 a controller allows everything on a pad, all but upside down on a phone`() {
    let phone = TestWindow { controller("root") }
    let pad = TestWindow("ipad_9_7") { controller("root") }

    #expect(phone.root.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(pad.root.supportedInterfaceOrientations == .all)
  }

  @Test func `O13 the mask is asked for again on every turn`() {
    let test = stage()
    let root = test.root as? Masked
    root?.asked = 0

    test.scene.turnDevice(1)
    test.environment.settle()
    let first = root?.asked ?? 0
    root?.mask = .landscape
    test.scene.turnDevice(-1)

    #expect(first >= 1)
    #expect((root?.asked ?? 0) > first)
    #expect(test.scene.interfaceOrientation == .landscapeLeft)
  }

  @Test func `O14 without a root the application alone decides and nobody is told`() {
    let test = stage(mask: .portrait)
    test.window.rootViewController = nil

    let verdict = test.scene.turnDevice(1)
    test.environment.settle()
    test.environment.application.infoOrientations = .portrait
    let back = test.scene.turnDevice(1)

    #expect(verdict == .turned(.landscapeLeft))
    #expect(back == .refused("the device never enters portraitUpsideDown") || back != verdict)
    #expect(test.scene.interfaceOrientation == .landscapeLeft)
    #expect(!test.lines().contains { $0.contains("ransition") })
  }

  @Test func `O16 a locked device turns, its interface does not`() {
    let test = stage()
    test.environment.device.isRotationLocked = true

    let verdict = test.scene.turnDevice(1)

    #expect(verdict == .refused("the user locked rotation"))
    #expect(test.environment.device.orientation == .landscapeRight)
    #expect(test.scene.interfaceOrientation == .portrait)
  }

  @Test func `O20 the interface follows the device`() {
    let test = stage()
    var seen: [UIInterfaceOrientation] = []

    for quarters in [1, -1, -1] {
      test.scene.turnDevice(quarters)
      test.environment.settle()
      seen.append(test.scene.interfaceOrientation)
    }

    #expect(seen == [.landscapeLeft, .portrait, .landscapeRight])
  }

  @Test func `O21 O22 setting the device's orientation turned in iOS 8 and is refused today`() {
    let ios8 = stage(era: .ios8)
    let narrow = stage(era: .ios8, mask: .portrait)
    let pad = stage("ipad_9_7", era: .ios8, mask: .all)
    let current = stage(era: .ios26)

    for test in [ios8, narrow, pad, current] {
      test.environment.device.setValue(
        UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
      test.environment.settle()
    }

    #expect(ios8.scene.interfaceOrientation == .landscapeLeft)
    #expect(ios8.root.view.bounds.width == 667)
    #expect(narrow.scene.interfaceOrientation == .portrait)
    #expect(pad.scene.interfaceOrientation == .portrait)
    #expect(current.scene.interfaceOrientation == .portrait)
    #expect(
      current.lines([.log]) == [
        "- log (BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:))"
      ])
  }

  @Test func `O23 an attempt turns to the device once the masks allow it`() {
    let test = stage(mask: .portrait)
    test.scene.turnDevice(1)
    let before = test.scene.interfaceOrientation
    test.environment.perform { UIViewController.attemptRotationToDeviceOrientation() }
    let forbidden = test.scene.interfaceOrientation

    (test.root as? Masked)?.mask = .all
    test.environment.perform { UIViewController.attemptRotationToDeviceOrientation() }
    test.environment.settle()

    #expect([before, forbidden] == [.portrait, .portrait])
    #expect(test.scene.interfaceOrientation == .landscapeLeft)
  }

  @Test(arguments: [true, false])
  func `O24 new masks are followed, animated unless the program forbids it`(animated: Bool) {
    let test = stage()
    (test.root as? Masked)?.mask = .landscape

    test.environment.perform {
      if animated {
        test.root.setNeedsUpdateOfSupportedInterfaceOrientations()
      } else {
        UIView.performWithoutAnimation {
          test.root.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
      }
    }
    let runs = test.environment.animations.isRunning
    test.environment.settle()

    #expect(runs == animated)
    #expect(test.scene.interfaceOrientation.isLandscape)
    #expect(test.root.view.bounds.width == 667)
  }

  @Test func `O25 a request turns although the device is not turned`() {
    let test = stage()

    let errors = request(.landscapeLeft, test)

    #expect(errors.isEmpty)
    #expect(test.scene.interfaceOrientation == .landscapeLeft)
    #expect(test.environment.device.orientation == .portrait)
    #expect(request([.landscapeLeft, .portrait], test).isEmpty)
    #expect(test.scene.interfaceOrientation == .landscapeLeft)
  }

  @Test func `O26 a request that nobody supports is denied with UIKit's words`() {
    let test = stage(mask: .portrait)

    let errors = request(.landscape, test)

    #expect(
      errors == [
        "101 None of the requested orientations are supported by the view controller. Requested: landscapeLeft, landscapeRight; Supported: portrait"
      ])
    #expect(test.scene.interfaceOrientation == .portrait)
    #expect(request([.portrait, .landscape], test) == [])
  }

  @Test func `O27 in a window that the user resizes a request is denied`() {
    let test = stage("ipad_9_7", mask: .all)

    let errors = request(.landscape, test)

    #expect(
      errors == [
        "101 The current windowing mode does not allow for programmatic changes to interface orientation."
      ])
    #expect(test.scene.interfaceOrientation == .portrait)
  }

  @Test func `O28 what only a Mac can do is not supported`() {
    let test = stage()
    var codes: [Int] = []
    var domains: [String] = []

    test.scene.requestGeometryUpdate(.Mac(systemFrame: .zero)) { error in
      codes.append((error as NSError).code)
      domains.append((error as NSError).domain)
    }

    #expect(codes == [100])
    #expect(domains == ["UISceneErrorDomain"])
  }
}
