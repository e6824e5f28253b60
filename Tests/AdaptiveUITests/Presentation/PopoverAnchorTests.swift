import AdaptiveUI
import Foundation
import Testing

/// Rules PO01–PO15 word by word: anchors, sizes, and who is told and asked.
@MainActor struct PopoverAnchorTests {
  private func frame(_ info: UIViewController) -> CGRect? { info.view.superview?.frame }

  private func bar(in stage: PresentationStage) -> UIBarButtonItem {
    let button = UIView(frame: CGRect(x: 600, y: 0, width: 50, height: 32))
    stage.home.view.addSubview(button)
    let item = UIBarButtonItem(title: "Info")
    item.barView = button
    return item
  }

  @Test(.bothEras) func `PO01 a view or a bar button is an anchor by the newest name as well`() {
    let stage = PresentationStage()
    let item = bar(in: stage)
    var frames: [CGRect?] = []
    for anchor: any UIPopoverPresentationControllerSourceItem in [stage.anchor, item] {
      let info = stage.controller(.popover)
      info.popoverPresentationController?.sourceView = nil
      info.popoverPresentationController?.sourceItem = anchor
      stage.present(info)
      frames.append(frame(info))
      stage.dismiss(info)
    }

    // Middles 80 and 625, bottoms 48 and 32; an arrow of 13, margins of 10.
    #expect(
      frames == [
        CGRect(x: 10, y: 61, width: 320, height: 240),
        CGRect(x: 465, y: 45, width: 320, height: 240),
      ])
    #expect(stage.breaches.isEmpty)
  }

  @Test(.bothEras) func `PO02 beside a bar button the rectangle does not count`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 300, width: 10, height: 10)
    info.popoverPresentationController?.barButtonItem = bar(in: stage)

    stage.present(info)

    #expect(frame(info) == CGRect(x: 465, y: 45, width: 320, height: 240))
  }

  @Test(.bothEras) func `PO04 a preference with a dimension of zero is followed at once`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover, size: CGSize(width: 400, height: 240))
    info.popoverPresentationController?.sourceRect = stage.anchor.bounds
    stage.present(info)
    let popover = info.view.superview

    info.preferredContentSize = CGSize(width: 340, height: 0)

    #expect(popover?.frame.width == 340)
    #expect(popover?.frameInFlight == popover?.frame)
    #expect(!stage.environment.animations.isRunning)
  }

  @Test(.bothEras) func `PO07 the status bar is kept free besides the margins`() throws {
    let device = try #require(Device.all.first { $0.id == "ipad_9_7" })
    let stage = PresentationStage(host: .device(device))
    let info = stage.controller(.popover, size: CGSize(width: 320, height: 2000))
    info.popoverPresentationController?.permittedArrowDirections = [.left]

    stage.present(info)

    // 768 × 1024 with a bar of 20: from 30 to 1014.
    #expect(frame(info).map { [$0.minY, $0.maxY] } == [30, 1014])
  }

  @Test(.bothEras) func `PO10 a tap on the button that the popover points at dismisses it`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceView = nil
    info.popoverPresentationController?.barButtonItem = bar(in: stage)
    stage.present(info)

    let verdict = stage.window.attemptUserDismissal(at: CGPoint(x: 610, y: 10), animated: false)

    #expect(verdict == .dismissed)
    #expect(stage.home.presentedViewController == nil)
  }

  private final class Listener: UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var view: UIView?
    var isOpen = true
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      let isShown = popoverPresentationController.containerView?.window != nil
      calls.append("prepare, shown \(isShown)")
    }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      calls.append("reposition from \(rect.pointee.size.traceText)")
      guard let other = self.view else { return }
      view.pointee = other
      rect.pointee = other.bounds
    }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { isOpen }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { isOpen }
  }

  @Test(.bothEras) func `PO11 the delegate prepares it before it shows, and gives another view`() {
    let stage = PresentationStage()
    let listener = Listener()
    let other = UIView(frame: CGRect(x: 400, y: 200, width: 80, height: 20))
    stage.home.view.addSubview(other)
    listener.view = other
    let info = stage.controller(.popover, delegate: listener)
    info.popoverPresentationController?.sourceRect = stage.anchor.bounds

    stage.present(info)
    let first = listener.calls
    stage.resize((110, 40))

    #expect(first == ["prepare, shown false"])
    #expect(listener.calls.dropFirst() == ["reposition from 80×16"])
    // Middle 440, bottom 220, arrow 13.
    #expect(frame(info) == CGRect(x: 280, y: 233, width: 320, height: 240))
  }

  @Test(.bothEras) func `PO14 what is inside a popover finds it, nobody finds it outside`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    let inner = stage.environment.perform { UIViewController() }
    info.adopt(inner)
    let before = inner.popoverPresentationController

    stage.present(info)

    #expect(before == nil)
    #expect(inner.popoverPresentationController === info.popoverPresentationController)
    #expect(stage.home.popoverPresentationController == nil)
  }

  @Test(.bothEras) func `PO15 a delegate that refuses keeps both, inner and outer`() {
    let stage = PresentationStage()
    let listener = Listener()
    listener.isOpen = false
    let info = stage.controller(.popover, delegate: listener)
    info.definesPresentationContext = true
    stage.present(info)
    let inner = stage.controller(.overCurrentContext, "inner")
    stage.present(inner, from: info)
    let outside = CGPoint(x: 700, y: 600)

    let refused = stage.window.attemptUserDismissal(at: outside, animated: false)
    let kept = stage.window.presentedControllers
    listener.isOpen = true
    let verdict = stage.window.attemptUserDismissal(at: outside, animated: false)

    #expect(refused == .refused("the delegate of info refuses"))
    #expect(kept == [info, inner])
    #expect(verdict == .dismissed)
    #expect(stage.window.presentedControllers.isEmpty)
  }
}
