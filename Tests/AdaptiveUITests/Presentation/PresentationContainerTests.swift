import AdaptiveUI
import Foundation
import Testing

/// Presentations together with navigation controllers and turning devices.
///
/// Rules D07, D21, D22, M08, PO10, PO12, X14.
@MainActor struct PresentationContainerTests {
  /// Wraps what is presented in a navigation controller where the width is compact.
  final class Wrapper: UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let content = controller.presentedViewController
      let navigation = UINavigationController(rootViewController: content)
      navigation.identifier = "wrapper"
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
      return navigation
    }
  }

  private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: UIKitEra.allCases)
  func `D07 D22 PO12 a navigation controller wraps the content in small windows only`(
    _ era: UIKitEra
  ) {
    let stage = PresentationStage(era: era)
    let wrapper = Wrapper()
    let info = stage.present(stage.controller(.popover, delegate: wrapper))
    #expect(stage.home.presentedViewController === info)
    let before = frameInWindow(info.view)

    for _ in 0..<2 {
      stage.resize(PresentationStage.narrow)
      let navigation = stage.home.presentedViewController as? UINavigationController
      #expect(navigation?.topViewController === info)
      #expect(info.view.window === stage.window)
      #expect(info.presentingViewController === stage.home)
      stage.resize(PresentationStage.regular)

      #expect(stage.home.presentedViewController === info)
      #expect(info.parent == nil)
      #expect(frameInWindow(info.view) == before)
    }
  }

  @Test func `D07 the wrapped content can dismiss the whole presentation`() {
    let stage = PresentationStage(PresentationStage.narrow, era: .ios8)
    let wrapper = Wrapper()
    let info = stage.present(stage.controller(.popover, delegate: wrapper))

    stage.dismiss(info)

    #expect(stage.window.presentedControllers.isEmpty)
    #expect(stage.window.subviews == [stage.home.view])
    #expect(stage.home.view.window === stage.window)
  }

  @Test(.bothEras)
  func `M16 M20 a navigation controller presents for its stack, its popover is compact`() {
    let stage = PresentationStage(home: {
      let content = UIViewController()
      content.identifier = "content"
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Info")
      return UINavigationController(rootViewController: content)
    })
    let content = stage.home.children[0]
    let item = content.navigationItem.rightBarButtonItem
    let inner = stage.controller(.fullScreen, "inner")
    let popover = stage.environment.perform { UINavigationController(rootViewController: inner) }
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 320, height: 240)
    popover.popoverPresentationController?.barButtonItem = item

    stage.present(popover, from: content)

    #expect(popover.presentingViewController === stage.home)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(frameInWindow(popover.view).size == CGSize(width: 320, height: 240))
    let anchor = item?.barView.map { frameInWindow($0) } ?? .zero
    #expect(frameInWindow(popover.view).minY == anchor.maxY + PopoverPlacement.arrowLength)
    #expect(inner.popoverPresentationController === popover.presentationController)
  }

  @Test(.bothEras, arguments: [true, false])
  func `C10 content may dismiss its popover when a new size is announced`(_ animated: Bool) {
    final class Shy: UIViewController {
      var isAnimated = false
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        dismiss(animated: isAnimated)
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let stage = PresentationStage(home: { Shy() })
    (stage.home as? Shy)?.isAnimated = animated
    let info = stage.present(stage.controller(.popover))

    stage.resize(PresentationStage.narrow)
    stage.environment.settle()

    #expect(stage.window.presentedControllers.isEmpty)
    #expect(stage.window.subviews == [stage.home.view])
    #expect(info.viewIfLoaded?.window == nil)
    #expect(stage.lines().filter { $0 == "info viewDidDisappear(_:)" }.count == 1)
  }

  @Test(.bothEras) func `D21 X14 a turn swaps the style within its own animation`() throws {
    let plus = try #require(Device.all.first { $0.id == "iphone_8_plus" })
    let stage = PresentationStage(host: .device(plus))
    final class Answer: UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
      }
    }
    let answer = Answer()
    let info = stage.present(stage.controller(.popover, delegate: answer))
    #expect(info.activePresentationController?.presentationStyle == .fullScreen)
    #expect(stage.home.view.window == nil)

    stage.scene.turnDevice(1)
    #expect(info.activePresentationController?.presentationStyle == .popover)
    stage.environment.settle()
    #expect(info.view.superview is UIPopoverView)
    #expect(stage.home.view.frame == CGRect(x: 0, y: 0, width: 736, height: 414))
    #expect(stage.lines().filter { $0.hasPrefix("home viewDidAppear") }.count == 1)
    stage.scene.turnDevice(-1)
    stage.environment.settle()

    #expect(info.view.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(stage.home.view.window == nil)
  }

  @Test(.bothEras) func `P25 a context that was taken away passes the window's traits on`() {
    let stage = PresentationStage(host: .device(.default))
    let outer = stage.environment.perform {
      UINavigationController(rootViewController: UIViewController())
    }
    outer.modalPresentationStyle = .fullScreen
    stage.present(outer)
    let inner = stage.controller(.currentContext, "inner")
    stage.present(inner, from: outer)

    stage.scene.turnDevice(1)
    stage.environment.settle()

    #expect(outer.viewIfLoaded?.window == nil)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
    stage.scene.turnDevice(-1)
    stage.environment.settle()
    #expect(inner.traitCollection.verticalSizeClass == .regular)
  }
}
