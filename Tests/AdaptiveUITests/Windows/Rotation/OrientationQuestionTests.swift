import AdaptiveUI
import Foundation
import Testing

/// Rules O02–O26 word by word: who is asked, how often, and what the answers do.
@MainActor struct OrientationQuestionTests {
  /// Allows what it is told to, and counts.
  private class Asked: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    var rotates = true
    var masks = 0
    var questions = 0
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      masks += 1
      return mask
    }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      questions += 1
      return preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { rotates }
  }

  private func stage(_ device: String = "iphone_8") throws -> PresentationStage {
    PresentationStage(
      host: .device(try #require(Device.all.first { $0.id == device })), home: { Asked() })
  }

  private func present(
    _ style: UIModalPresentationStyle, in stage: PresentationStage,
    mask: UIInterfaceOrientationMask = .all, preferred: UIInterfaceOrientation? = nil
  ) -> Asked {
    let info = stage.environment.perform { Asked() }
    info.identifier = "info"
    (info.mask, info.preferred) = (mask, preferred)
    info.modalPresentationStyle = style
    info.popoverPresentationController?.sourceView = stage.anchor
    stage.present(info)
    stage.environment.settle()
    return info
  }

  @Test func `O01 O02 orientations and masks are numbered as UIKit's`() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .all,
      .allButUpsideDown,
    ]

    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 30, 26])
    #expect(all.dropFirst().map { UIInterfaceOrientationMask($0).rawValue } == [2, 4, 8, 16])
  }

  @Test func `O03 the delegate is asked about the window that would turn`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var windows: [UIWindow?] = []
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        windows.append(window)
        return .portrait
      }
    }
    let test = TestWindow { controller("root") }
    let delegate = Delegate()
    test.environment.application.delegate = delegate

    #expect(
      test.scene.turnDevice(1) == .refused("the application does not allow landscapeLeft"))
    #expect(!delegate.windows.isEmpty)
    #expect(delegate.windows.allSatisfy { $0 === test.window })
  }

  @Test(arguments: UIKitEra.allCases)
  func `O06 O13 children are never asked, the root at launch and at every turn`(era: UIKitEra) {
    let test = TestWindow(era: era) {
      let root = Asked()
      root.adopt(controller("child") { Asked() })
      return root
    }
    let root = test.root as? Asked
    (test["child"] as? Asked)?.mask = .portrait
    var seen = [root?.masks ?? 0]
    for quarters in [1, -1] {
      test.scene.turnDevice(quarters)
      test.environment.settle()
      seen.append(root?.masks ?? 0)
    }

    #expect(seen[0] > 0 && seen[1] > seen[0] && seen[2] > seen[1])
    #expect((test["child"] as? Asked)?.masks == 0)
    #expect(test.scene.interfaceOrientation == .portrait)
  }

  @Test func `O06 O13 a covering controller is asked when it is presented`() throws {
    let stage = try stage()
    let info = present(.fullScreen, in: stage)

    #expect(info.masks > 0)
    #expect(info.questions == 1)
    let before = (stage.home as? Asked)?.masks
    stage.scene.turnDevice(1)
    stage.environment.settle()
    #expect((stage.home as? Asked)?.masks == before)
  }

  @Test func `O08 the standard is everything on a pad, and preferences are the delegate's too`()
    throws
  {
    final class Lying: UITabBarControllerDelegate {
      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientation { .landscapeRight }
    }
    let test = TestWindow("ipad_9_7") {
      let tabs = UITabBarController()
      let content = controller("content")
      content.orientationMask = .portrait
      let navigation = UINavigationController(rootViewController: content)
      navigation.identifier = "nav"
      tabs.viewControllers = [navigation]
      return tabs
    }
    let delegate = Lying()
    let own = test.root.preferredInterfaceOrientationForPresentation
    (test.root as? UITabBarController)?.delegate = delegate

    #expect(test["nav"].supportedInterfaceOrientations == .all)
    #expect(test.root.supportedInterfaceOrientations == .all)
    #expect(own == .portrait)
    #expect(test.root.preferredInterfaceOrientationForPresentation == .landscapeRight)
  }

  @Test func `O09 who does not rotate is not even asked for a mask`() {
    let test = TestWindow(era: .ios8) { controller("root") { Asked() } }
    let root = test.root as? Asked
    root?.rotates = false
    root?.masks = 0

    #expect(test.scene.turnDevice(1) == .refused("root does not autorotate"))
    #expect(root?.masks == 0)
    #expect(test.lines([.question]).last?.hasSuffix("shouldAutorotate → false") == true)
  }

  @Test(.bothEras) func `O10 who does not rotate needs nothing in common with the application`()
    throws
  {
    let stage = try stage()
    stage.environment.application.infoOrientations = .portrait
    let info = stage.environment.perform { Asked() }
    (info.mask, info.rotates, info.preferred) = (.landscape, false, .portrait)
    info.modalPresentationStyle = .fullScreen

    stage.present(info)
    stage.environment.settle()

    #expect(stage.breaches.isEmpty)
    #expect(stage.home.presentedViewController === info)
    #expect(stage.scene.interfaceOrientation == .portrait)
  }

  @Test(.bothEras)
  func `O11 a preference is granted, and without one the interface stays as it is`()
    throws
  {
    let stage = try stage()
    var seen: [UIInterfaceOrientation] = []
    for preferred: UIInterfaceOrientation? in [.landscapeRight, .landscapeLeft, nil] {
      let info = present(.fullScreen, in: stage, preferred: preferred)
      seen.append(stage.scene.interfaceOrientation)
      stage.dismiss(info)
      stage.environment.settle()
      seen.append(stage.scene.interfaceOrientation)
    }
    stage.scene.turnDevice(1)
    stage.environment.settle()
    _ = present(.fullScreen, in: stage)

    #expect(
      seen == [.landscapeRight, .portrait, .landscapeLeft, .portrait, .portrait, .portrait])
    #expect(stage.scene.interfaceOrientation == .landscapeLeft)
    #expect(stage.breaches.isEmpty)
  }

  @Test(.bothEras) func `O12 over full screen the mask counts and the preference does not`() throws
  {
    let free = try stage()
    let asking = present(.overFullScreen, in: free, preferred: .landscapeRight)
    let narrow = try stage()
    _ = present(.overFullScreen, in: narrow, mask: .landscapeLeft, preferred: .landscapeRight)

    #expect(free.scene.interfaceOrientation == .portrait)
    #expect(asking.questions == 0)
    #expect(narrow.scene.interfaceOrientation == .landscapeLeft)
    #expect(narrow.breaches.isEmpty)
  }

  @Test(.bothEras, arguments: [UIModalPresentationStyle.popover, .formSheet])
  func `O12 popovers and sheets are asked neither for a mask nor for a preference`(
    style: UIModalPresentationStyle
  ) throws {
    let stage = try stage("ipad_9_7")
    stage.environment.application.requiresFullScreen = true
    let info = present(style, in: stage, mask: .landscape, preferred: .landscapeRight)

    #expect(stage.scene.interfaceOrientation == .portrait)
    #expect((info.masks, info.questions) == (0, 0))
  }

  @Test func `O14 without a root the application's mask is all that counts`() {
    let test = TestWindow { controller("root") }
    test.window.rootViewController = nil
    test.environment.application.infoOrientations = [.portrait, .landscapeLeft]

    let verdicts = [1, -1, -1].map { quarters in
      defer { test.environment.settle() }
      return test.scene.turnDevice(quarters)
    }

    #expect(
      verdicts == [
        .turned(.landscapeLeft), .turned(.portrait),
        .refused("the application does not allow landscapeRight"),
      ])
  }

  @Test func `O15 O26 a phone without a home button never offers upside down`() {
    let test = TestWindow("iphone_x") { Asked() }
    var errors: [NSError] = []

    test.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) {
      errors.append($0 as NSError)
    }
    test.environment.settle()

    #expect(errors.map(\.domain) == ["UISceneErrorDomain"])
    #expect(errors.map(\.code) == [101])
    #expect(
      errors.map(\.localizedDescription) == [
        "None of the requested orientations are supported by the view controller. "
          + "Requested: portraitUpsideDown; Supported: portrait, landscapeLeft, landscapeRight"
      ])
  }

  @Test(.bothEras) func `O16 a locked interface stays although presentations come and go`() throws {
    let stage = try stage()
    stage.environment.device.isRotationLocked = true
    stage.scene.turnDevice(1)
    var seen = [stage.scene.interfaceOrientation]

    let info = present(.fullScreen, in: stage)
    seen.append(stage.scene.interfaceOrientation)
    stage.dismiss(info)
    stage.environment.settle()
    seen.append(stage.scene.interfaceOrientation)

    #expect(seen == [.portrait, .portrait, .portrait])
  }

  @Test(.bothEras) func `O12 O16 a locked interface goes back to where it was when it was forced`()
    throws
  {
    let stage = try stage()
    stage.environment.device.isRotationLocked = true
    stage.scene.turnDevice(-1)

    let info = present(.fullScreen, in: stage, mask: .landscapeLeft, preferred: .landscapeLeft)
    let forced = stage.scene.interfaceOrientation
    stage.dismiss(info)
    stage.environment.settle()

    #expect(forced == .landscapeLeft)
    #expect(stage.scene.interfaceOrientation == .portrait)
  }

  @Test func `O25 a request takes what is in both masks, the present one first`() {
    let test = TestWindow { Asked() }
    (test.root as? Asked)?.mask = [.portrait, .landscapeRight]
    func request(_ mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation {
      test.scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
      test.environment.settle()
      return test.scene.interfaceOrientation
    }

    #expect(request(.all) == .portrait)
    #expect(request(.landscape) == .landscapeRight)
    #expect(request([.portrait, .landscapeRight]) == .landscapeRight)
    #expect(request(.portrait) == .portrait)
    #expect(test.environment.device.orientation == .portrait)
  }
}
