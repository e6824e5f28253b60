import AdaptiveUI
import Foundation
import Testing

/// Presentations that have another orientation than their presenter.
///
/// Rules O06, O10–O12.
@MainActor struct PresentationOrientationTests {
  /// Allows landscape only.
  class Landscape: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  /// Allows landscape only, yet wants to begin upright.
  final class Contrary: Landscape {
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      .portraitUpsideDown
    }
  }

  private func stage() -> PresentationStage { PresentationStage(host: .device(.default)) }

  private func present(
    _ info: UIViewController, _ style: UIModalPresentationStyle, in stage: PresentationStage
  ) {
    info.identifier = "info"
    info.modalPresentationStyle = style
    stage.present(info)
  }

  @Test(.bothEras, arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `O12 a covering controller turns the interface, and back when it goes`(
    _ style: UIModalPresentationStyle
  ) {
    let stage = stage()
    let info = stage.environment.perform { Landscape() }

    present(info, style, in: stage)
    #expect(stage.scene.interfaceOrientation.isLandscape)
    #expect(info.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    stage.dismiss(info)

    #expect(stage.scene.interfaceOrientation == .portrait)
    #expect(stage.home.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test(.bothEras)
  func `C17 a covered presenter hears of a turn of the device and takes the size`() {
    let stage = stage()
    let info = stage.environment.perform { UIViewController() }
    present(info, .fullScreen, in: stage)
    #expect(stage.home.view.window == nil)

    stage.scene.turnDevice(1)
    stage.environment.settle()

    let sizes = stage.lines().filter { $0.contains("viewWillTransition") }
    #expect(sizes.first == "home viewWillTransition(to:with:) → 667×375")
    #expect(sizes.last == "info viewWillTransition(to:with:) → 667×375")
    #expect(stage.home.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test(.bothEras) func `C17 a covered presenter hears of no turn by what covers it`() {
    let stage = stage()
    let info = stage.environment.perform { Landscape() }

    present(info, .fullScreen, in: stage)

    #expect(!stage.lines().contains { $0.hasPrefix("home viewWillTransition") })
    #expect(
      stage.lines([.skipped]).contains(
        "home viewWillTransition(to:with:) (covered by a full-screen presentation)"))
    #expect(stage.home.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test(.bothEras) func `O12 an interface that may stay does not turn when a presentation goes`() {
    let stage = stage()
    stage.scene.turnDevice(1)
    stage.scene.turnDevice(1)  // Upside down, which a phone does not follow.
    let info = stage.environment.perform { UIViewController() }
    let before = stage.scene.interfaceOrientation

    present(info, .fullScreen, in: stage)
    stage.dismiss(info)

    #expect(before.isLandscape)
    #expect(stage.scene.interfaceOrientation == before)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .overCurrentContext])
  func `O12 sheets and context styles do not take part`(_ style: UIModalPresentationStyle) {
    let stage = stage()

    present(stage.environment.perform { Landscape() }, style, in: stage)

    #expect(stage.scene.interfaceOrientation == .portrait)
  }

  @Test func `O06 the topmost covering controller is asked about a turn`() {
    let stage = stage()
    let info = stage.environment.perform { Landscape() }
    present(info, .fullScreen, in: stage)

    #expect(stage.scene.orientationController === info)
    stage.present(stage.controller(.formSheet, "sheet"), from: info)
    #expect(stage.scene.orientationController === info)
  }

  @Test(.bothEras) func `O11 a preference outside the own mask raises and shows nothing`() {
    let stage = stage()

    present(stage.environment.perform { Contrary() }, .fullScreen, in: stage)

    #expect(stage.breaches.map(\.rule) == ["O11"])
    #expect(
      stage.breaches.first?.message
        == "preferredInterfaceOrientationForPresentation 'portraitUpsideDown' must match a "
        + "supported interface orientation: 'landscapeLeft, landscapeRight'!")
    #expect(stage.window.presentedControllers.isEmpty)
  }

  @Test(.bothEras) func `O10 a mask that shares nothing with the application raises`() {
    let stage = stage()
    stage.environment.application.infoOrientations = .portrait

    present(stage.environment.perform { Landscape() }, .fullScreen, in: stage)

    #expect(
      stage.breaches.map(\.message) == [
        "Supported orientations has no common orientation with the application, and "
          + "[Landscape shouldAutorotate] is returning YES"
      ])
    #expect(stage.window.presentedControllers.isEmpty)
  }

  @Test(arguments: UIKitEra.allCases)
  func `O10 a root that shares nothing with the application raised once, now it stays as it is`(
    era: UIKitEra
  ) {
    let environment = Environment(era: era, host: .device(.default))
    var breaches: [String] = []
    environment.breachHandler = { breaches.append($0.rule) }
    environment.application.infoOrientations = .portrait
    let window = environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = Landscape()
      window.makeKeyAndVisible()
      return window
    }

    window.windowScene?.turnDevice(1)
    environment.settle()

    #expect(breaches == (era == .ios8 ? ["O10", "O10"] : []))
    #expect(window.windowScene?.interfaceOrientation == .portrait)
  }
}
