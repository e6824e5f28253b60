import AdaptiveUI
import Foundation
import Testing

/// Popovers as programs made them before iOS 8.
///
/// Rules PO05, PO09, PO11, D14, M27.
@MainActor struct OlderPopoverTests {
  private let stage = PresentationStage((100, 60), era: .ios8)  // 800 × 960 points

  private func popover(
    _ size: CGSize = .zero
  ) -> (popover: UIPopoverController, content: UIViewController) {
    let content = stage.controller(.fullScreen, size: size)
    return (
      stage.environment.perform { UIPopoverController(contentViewController: content) }, content
    )
  }

  private func show(_ popover: UIPopoverController) {
    stage.environment.perform {
      popover.present(
        from: CGRect(x: 40, y: 32, width: 80, height: 16), in: stage.home.view,
        permittedArrowDirections: .up, animated: false)
      stage.environment.updateCycle.flush()
    }
  }

  private func size(_ content: UIViewController) -> CGSize { content.view.bounds.size }

  @Test func `PO05 the older wish counts as long as there is no newer one`() {
    let (popover, content) = popover()
    #expect(content.contentSizeForViewInPopover == CGSize(width: 320, height: 1100))
    show(popover)
    // The available height bounds the preference: 960 less margins, source and arrow.
    #expect(size(content) == CGSize(width: 320, height: 889))

    content.contentSizeForViewInPopover = CGSize(width: 400, height: 300)
    stage.environment.settle()
    #expect(size(content) == CGSize(width: 400, height: 300))
    content.preferredContentSize = CGSize(width: 350, height: 200)
    stage.environment.settle()
    #expect(size(content) == CGSize(width: 350, height: 200))
    content.contentSizeForViewInPopover = CGSize(width: 500, height: 500)
    stage.environment.settle()
    #expect(size(content) == CGSize(width: 350, height: 200))
  }

  @Test func `PO01 PO03 PO07 PO10 a bar button shows an older popover, with UIKit's defaults`() {
    let item = UIBarButtonItem(title: "Info")
    let button = UIView(frame: CGRect(x: 600, y: 0, width: 50, height: 32))
    item.barView = button
    stage.home.view.addSubview(button)
    let (popover, content) = popover(CGSize(width: 350, height: 200))
    let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(popover.popoverLayoutMargins == margins)
    #expect(popover.popoverArrowDirection == .unknown)
    stage.environment.perform {
      popover.present(from: item, permittedArrowDirections: .any, animated: false)
      stage.environment.updateCycle.flush()
    }

    #expect(popover.isPopoverVisible)
    #expect(popover.popoverArrowDirection == .up)
    #expect(size(content) == CGSize(width: 350, height: 200))
  }

  @Test func `PO05 the width stays between 320 and 600 points`() {
    let (popover, content) = popover(CGSize(width: 100, height: 200))
    show(popover)
    #expect(size(content).width == 320)
    content.preferredContentSize.width = 700
    stage.environment.settle()
    #expect(size(content).width == 600)
  }

  @Test func `PO05 the popover's own size wins over the preferred one until new content comes`() {
    let (popover, content) = popover(CGSize(width: 350, height: 200))
    show(popover)
    #expect(popover.contentSize == CGSize(width: 350, height: 200))
    popover.contentSize = CGSize(width: 350, height: 200)
    content.preferredContentSize = CGSize(width: 360, height: 210)
    stage.environment.settle()
    // The same size as preferred was no different value: the preference still counts.
    #expect(size(content) == CGSize(width: 360, height: 210))

    popover.contentSize = CGSize(width: 400, height: 300)
    content.preferredContentSize = CGSize(width: 500, height: 400)
    stage.environment.settle()
    #expect(size(content) == CGSize(width: 400, height: 300))
    let other = stage.controller(.fullScreen, "other", size: CGSize(width: 330, height: 130))
    stage.environment.perform { popover.setContentViewController(other, animated: false) }
    stage.environment.settle()
    #expect(content.viewIfLoaded?.window == nil)
    #expect(size(other) == CGSize(width: 330, height: 130))
    #expect(popover.isPopoverVisible)
    #expect(popover.popoverArrowDirection == .up)
  }

  final class Follower: UIPopoverControllerDelegate {
    var allows = false
    var received: [String] = []
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
      received.append("should")
      return allows
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
      received.append("did")
    }
    func popoverController(
      _ popoverController: UIPopoverController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      received.append("reposition")
      rect.pointee.origin.x = 200
    }
  }

  @Test func `D14 PO09 a tap outside asks the older delegate`() {
    let (popover, content) = popover()
    let follower = Follower()
    popover.delegate = follower
    show(popover)
    let outside = CGPoint(x: 790, y: 950)

    stage.window.attemptUserDismissal(at: outside, animated: false)
    #expect(popover.isPopoverVisible)
    follower.allows = true
    stage.window.attemptUserDismissal(at: outside, animated: false)
    #expect(!popover.isPopoverVisible)
    #expect(follower.received == ["should", "should", "did"])
    show(popover)
    content.isModalInPopover = true
    stage.window.attemptUserDismissal(at: outside, animated: false)
    #expect(popover.isPopoverVisible)
    popover.dismiss(animated: false)
    #expect(!popover.isPopoverVisible)
    #expect(follower.received.count == 3)
  }

  @Test func `PO11 a resize asks the older delegate where to point`() {
    let (popover, content) = popover(CGSize(width: 350, height: 200))
    let follower = Follower()
    popover.delegate = follower
    show(popover)
    let old = content.view.convert(CGPoint.zero, to: nil)

    stage.resize((110, 60))

    #expect(follower.received == ["reposition"])
    #expect(content.view.convert(CGPoint.zero, to: nil).x == old.x + 55)
    stage.resize(PresentationStage.narrow)
    #expect(content.activePresentationController is UIPopoverPresentationController)
  }

  @Test func `PO01 a view outside the window raises and shows nothing`() {
    let (popover, content) = popover()
    stage.environment.perform {
      popover.present(from: .zero, in: UIView(), permittedArrowDirections: .any, animated: false)
    }
    #expect(stage.breaches.map(\.name) == ["NSGenericException"])
    #expect(!popover.isPopoverVisible)
    #expect(content.presentingViewController == nil)
  }
}
