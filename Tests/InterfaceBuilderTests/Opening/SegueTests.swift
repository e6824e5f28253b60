import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// Segues that present: style, transition, anchor, arrow, and the way back.
///
/// Rules M10, M11, M32, PO01, PO03.
@MainActor struct SegueTests {
  /// A stack whose bar button and button lead to the same details, which have a way back.
  private static let sample = "menu-with-popovers-and-a-form.storyboard"

  @Test func `views that are in bars are made, with their segues`() throws {
    let opened = try OpenedStoryboard(sample: "menu-with-views-in-bars.storyboard")
    let item = try #require(opened.stack.first?.navigationItem)
    let kinds = try #require(item.titleView as? UISegmentedControl)
    #expect(kinds.numberOfSegments == 2)
    #expect(kinds.window != nil)
    let star = try #require(item.leftBarButtonItem?.customView as? UIButton)
    #expect(star.currentTitle == "Star")
    star.sendActions(for: .touchUpInside)
    opened.environment.settle()
    #expect(opened.presented?.title == "Details")
  }

  @Test func `buttons of the system have its words, and fixed space its width`() throws {
    let opened = try OpenedStoryboard(sample: "menu-with-buttons-of-the-system.storyboard")
    let items = try #require(opened.stack.first?.navigationItem.leftBarButtonItems)

    #expect(items.map(\.title) == ["+", nil, "Done"])
    #expect(items.map(\.width) == [0, 40, 0])
    #expect(items.map(\.style) == [.plain, .plain, .done])
  }

  @Test func `PO01 PO03 a popover segue points at its view, from the side it allows`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample, on: "ipad_9_7")

    opened.present("view")

    let popover = try #require(opened.presented?.popoverPresentationController)
    #expect(opened.presented?.activePresentationController === popover)
    #expect(popover.sourceView is UIButton)
    #expect(popover.permittedArrowDirections == .left)
    // Right of the button, which ends at 400, and level with its middle at 320.
    let frame = try #require(opened.presented?.view.superview?.frame)
    #expect(frame.minX == 413)
    #expect(frame.midY == 320)
    #expect(opened.breaches.isEmpty)
  }

  @Test func `PO01 a popover segue points at its bar button`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample, on: "ipad_9_7")

    opened.present("item")

    let popover = try #require(opened.presented?.popoverPresentationController)
    #expect(popover.barButtonItem?.title == "Info")
    #expect(popover.arrowDirection == .up)
    #expect(opened.breaches.isEmpty)
  }

  @Test func `M32 the same segue gives a sheet on a phone`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample, on: "iphone_8")

    opened.present("item")

    #expect(opened.presented?.activePresentationController is UISheetPresentationController)
    #expect(opened.presented?.modalPresentationStyle == .popover)
  }

  @Test func `M11 a presentation segue carries style and transition`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample, on: "ipad_9_7")

    opened.present("form")
    #expect(opened.presented?.activePresentationController?.presentationStyle == .formSheet)
    #expect(opened.presented?.modalTransitionStyle == .crossDissolve)
    opened.presented?.dismiss(animated: false)
    opened.environment.settle()
    opened.present("old")

    #expect(opened.presented?.activePresentationController?.presentationStyle == .formSheet)
    #expect(opened.presented?.modalTransitionStyle == .coverVertical)
  }

  @Test func `M22 an unwind segue leads one step back`() throws {
    let opened = try OpenedStoryboard(sample: Self.sample, on: "ipad_9_7")
    opened.present("form")

    let back = opened.presented?.view.subviews.compactMap { $0 as? UIButton }.first
    back?.activateAsUser()
    opened.environment.settle()

    #expect(opened.presented == nil)
  }
}
