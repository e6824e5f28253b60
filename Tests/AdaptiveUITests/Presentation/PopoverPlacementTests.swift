import AdaptiveUI
import Foundation
import Testing

/// Where popovers are, worked out by hand.
///
/// Rules PO02–PO08.
@MainActor struct PopoverPlacementTests {
  private func place(
    _ source: CGRect, size: CGSize = CGSize(width: 320, height: 240),
    directions: UIPopoverArrowDirection = .any, canOverlap: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement(
      PopoverPlacement.Request(
        area: CGRect(x: 10, y: 10, width: 780, height: 620), source: source, size: size,
        directions: directions, canOverlap: canOverlap))
  }

  private let middle = CGRect(x: 390, y: 300, width: 20, height: 16)

  @Test func `PO03 each direction has its side, centred on the source`() {
    let up = place(middle, directions: .up)
    #expect(up.frame == CGRect(x: 240, y: 329, width: 320, height: 240))
    #expect(up.arrow == PopoverArrow(edge: .top, tip: CGPoint(x: 160, y: -13)))

    let down = place(middle, directions: .down)
    #expect(down.frame == CGRect(x: 240, y: 47, width: 320, height: 240))
    #expect(down.arrow == PopoverArrow(edge: .bottom, tip: CGPoint(x: 160, y: 253)))

    let left = place(middle, directions: .left)
    #expect(left.frame == CGRect(x: 423, y: 188, width: 320, height: 240))
    #expect(left.arrow == PopoverArrow(edge: .left, tip: CGPoint(x: -13, y: 120)))

    let right = place(middle, directions: .right)
    #expect(right.frame == CGRect(x: 57, y: 188, width: 320, height: 240))
    #expect(right.arrow == PopoverArrow(edge: .right, tip: CGPoint(x: 333, y: 120)))
  }

  @Test func `PO03 PO07 PO08 a popover has UIKit's defaults, and an arrow while it shows`() throws {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    let popover = try #require(info.popoverPresentationController)
    let before = popover.arrowDirection
    stage.present(info)
    let shown = popover.arrowDirection
    stage.dismiss(info)

    #expect(popover.permittedArrowDirections == .any)
    #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(!popover.canOverlapSourceViewRect)
    #expect([before, shown, popover.arrowDirection] == [.unknown, .up, .unknown])
  }

  @Test func `PO03 the first direction with room wins`() {
    let bottom = CGRect(x: 390, y: 600, width: 20, height: 16)
    let wall = CGRect(x: 700, y: 10, width: 40, height: 620)

    #expect(place(middle).direction == .up)
    #expect(place(bottom).direction == .down)
    #expect(place(wall).direction == .right)
    #expect(place(bottom, directions: [.left, .right]).direction == .left)
  }

  @Test func `PO07 the popover stays within the margins and its arrow follows the source`() {
    let placement = place(CGRect(x: 20, y: 30, width: 40, height: 16))

    #expect(placement.frame == CGRect(x: 10, y: 59, width: 320, height: 240))
    #expect(placement.arrow == PopoverArrow(edge: .top, tip: CGPoint(x: 30, y: -13)))
  }

  @Test func `PO07 a popover that fits nowhere shrinks where most room is`() {
    // Up leaves 500 × 301, left 367 × 400: up has more.
    let placement = place(middle, size: CGSize(width: 500, height: 400))

    #expect(placement.direction == .up)
    #expect(placement.frame == CGRect(x: 150, y: 329, width: 500, height: 301))
  }

  @Test func `PO08 the source is covered only with leave, and when space is short`() {
    let placement = place(middle, size: CGSize(width: 500, height: 400), canOverlap: true)
    let roomy = place(middle, canOverlap: true)

    #expect(placement.frame == CGRect(x: 150, y: 230, width: 500, height: 400))
    #expect(!roomy.frame.intersects(middle))
  }

  @Test(.bothEras) func `PO04 the content is as large as it prefers, and follows a new preference`()
  {
    let stage = PresentationStage()
    let info = stage.controller(.popover, size: CGSize(width: 400, height: 240))
    info.popoverPresentationController?.sourceRect = stage.anchor.bounds
    stage.present(info)
    let popover = info.view.superview as? UIPopoverView

    // anchor 40,32 80×16: centre 80, bottom 48, arrow 13 → y 61; x 80 − 200 is left of the margin.
    #expect(popover?.frame == CGRect(x: 10, y: 61, width: 400, height: 240))
    #expect(popover?.arrow == PopoverArrow(edge: .top, tip: CGPoint(x: 70, y: -13)))
    #expect(info.popoverPresentationController?.arrowDirection == .up)
    info.preferredContentSize = CGSize(width: 340, height: 100)
    #expect(popover?.frame == CGRect(x: 10, y: 61, width: 340, height: 100))
    #expect(popover?.frameInFlight.width == 400)
    stage.environment.settle()
    #expect(popover?.frameInFlight.width == 340)
  }

  @Test func `PO05 PO06 without a wish the era gives the size`() {
    let current = PresentationStage()
    let info = current.present(current.controller(.popover, size: .zero))
    #expect(info.view.bounds.size == CGSize(width: 320, height: 480))

    let ios8 = PresentationStage(era: .ios8)
    let old = ios8.present(ios8.controller(.popover, size: CGSize(width: 900, height: 0)))
    // 1100 high is cut to what the margins leave; right of the source is room for all of it.
    #expect(old.view.bounds.size == CGSize(width: 600, height: 620))
    #expect(old.popoverPresentationController?.arrowDirection == .left)
  }

  @Test(.bothEras)
  func `PO02 the null rectangle follows the view, any other is in its coordinates`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 100, width: 10, height: 10)

    stage.present(info)
    // 40+205 = 245 is the middle, 32+110 = 142 the bottom.
    #expect(info.view.superview?.frame == CGRect(x: 85, y: 155, width: 320, height: 240))
  }

  @Test(.bothEras) func `PO02 the popover follows an anchor that layout moves`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.popover))

    stage.anchor.frame.origin = CGPoint(x: 360, y: 100)
    stage.environment.perform { stage.environment.updateCycle.flush() }

    // The middle is 400, the bottom 116. Formerly the rectangle was zero: the corner 360, 100.
    let corner = BothEras.era == .ios8 ? CGPoint(x: 200, y: 113) : CGPoint(x: 240, y: 129)
    #expect(
      info.view.superview?.frame
        == CGRect(origin: corner, size: CGSize(width: 320, height: 240)))
  }

  @Test(.bothEras) func `PO01 PO10 a bar button is an anchor, its siblings stay usable`() {
    let stage = PresentationStage()
    let sibling = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 32))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 32))
    let bar = UIView(frame: CGRect(x: 600, y: 0, width: 200, height: 32))
    [own, sibling].forEach { bar.addSubview($0) }
    stage.home.view.addSubview(bar)
    let item = UIBarButtonItem(title: "Info")
    item.barView = own
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceView = nil
    info.popoverPresentationController?.barButtonItem = item

    stage.present(info)

    // The middle of the button is 625: 465…785, within the margin at 790.
    #expect(info.view.superview?.frame == CGRect(x: 465, y: 45, width: 320, height: 240))
    #expect(stage.window.hitTest(CGPoint(x: 710, y: 10), with: nil) === sibling)
    #expect(stage.window.hitTest(CGPoint(x: 610, y: 10), with: nil) is UIDimmingView)
    #expect(stage.window.reachableViews.first is UIPopoverView)
    #expect(stage.window.reachableViews.contains(sibling))
    #expect(!stage.window.reachableViews.contains(stage.home.view))
  }

  @Test func `PO14 SH01 each controller answers for its style only`() {
    let stage = PresentationStage()
    let popover = stage.controller(.popover)
    let sheet = stage.controller(.formSheet)
    #expect(popover.popoverPresentationController != nil)
    #expect(popover.sheetPresentationController == nil)
    #expect(sheet.popoverPresentationController == nil)
    #expect(sheet.sheetPresentationController != nil)

    let ios8 = PresentationStage(era: .ios8)
    #expect(ios8.controller(.formSheet).sheetPresentationController == nil)
  }

  @Test(.bothEras) func `PO11 a resize moves the popover after asking the delegate`() {
    final class Mover: UIPopoverPresentationControllerDelegate {
      func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
      ) { rect.pointee = CGRect(x: 300, y: 0, width: 20, height: 16) }
    }
    let stage = PresentationStage()
    let mover = Mover()
    let info = stage.present(stage.controller(.popover, delegate: mover))

    stage.resize((110, 40))

    // The rectangle is 340…360 in the window.
    #expect(info.view.superview?.frame == CGRect(x: 190, y: 61, width: 320, height: 240))
    #expect(
      stage.lines().contains(
        "info popoverPresentationController(_:willRepositionPopoverTo:in:)"))
  }

  @Test(.bothEras) func `PO09 PO10 only passthrough views get touches beside a popover`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    let other = UIView(frame: CGRect(x: 600, y: 32, width: 80, height: 16))
    stage.home.view.addSubview(other)
    info.popoverPresentationController?.passthroughViews = [other]

    stage.present(info)

    #expect(stage.window.hitTest(CGPoint(x: 610, y: 40), with: nil) === other)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 40), with: nil) is UIDimmingView)
    #expect(stage.window.attemptUserDismissal(at: CGPoint(x: 610, y: 40)) == .notOutside)
  }
}
