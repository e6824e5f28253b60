import AdaptiveUI
import Foundation
import Testing

/// Sheets: detents, dimming, grabber, edges and stacks.
///
/// Rules SH01–SH11.
@MainActor struct SheetTests {
  /// A stage whose sheet was set up by `configure` before it was presented.
  private func sheet(
    _ cells: (Int, Int) = PresentationStage.narrow, _ style: UIModalPresentationStyle = .pageSheet,
    size: CGSize = CGSize(width: 320, height: 240),
    configure: (UISheetPresentationController) -> Void
  ) throws -> (PresentationStage, UIViewController, UISheetPresentationController) {
    let stage = PresentationStage(cells)
    let info = stage.controller(style, size: size)
    let sheet = try #require(info.sheetPresentationController)
    configure(sheet)
    stage.present(info)
    return (stage, info, sheet)
  }

  @Test func `SH02 detents are never empty, and large alone at first`() throws {
    let (_, _, sheet) = try sheet { _ in }
    #expect(sheet.detents.map(\.identifier) == [.large])
    sheet.detents = []
    #expect(sheet.detents.map(\.identifier) == [.large])
  }

  @Test func `SH02 the medium detent is inactive in compact height`() throws {
    let (_, info, _) = try sheet(PresentationStage.small) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.detents = [.medium(), .large()]
    }
    // 192 points high: large leaves the strip of 10.
    #expect(info.view.frame == CGRect(x: 0, y: 10, width: 320, height: 182))
  }

  @Test func `SH03 a custom detent knows the maximum and the traits of the window`() throws {
    var seen: [String] = []
    let (stage, info, sheet) = try sheet { sheet in
      sheet.detents = [
        .custom(identifier: .init("third")) { context in
          let traits = context.containerTraitCollection
          seen = ["\(context.maximumDetentValue)", "\(traits.userInterfaceLevel)"]
          return context.maximumDetentValue / 3
        },
        .custom { _ in nil },
      ]
    }
    #expect(seen == ["630.0", "base"])
    #expect(info.view.frame == CGRect(x: 0, y: 430, width: 320, height: 210))
    _ = sheet
    _ = stage
  }

  @Test func `SH03 detents are worked out again when they are said to be invalid`() throws {
    var height: CGFloat = 100
    let (stage, info, sheet) = try sheet { $0.detents = [.custom { _ in height }] }
    #expect(info.view.frame.height == 100)
    height = 200
    stage.environment.updateCycle.flush()
    #expect(info.view.frame.height == 100)

    sheet.invalidateDetents()
    #expect(info.view.frame.height == 100)
    stage.environment.updateCycle.flush()
    #expect(info.view.frame.height == 200)
  }

  @Test func `SH04 SH11 a detent is selected at once or, inside animateChanges, on a way`() throws {
    let (stage, info, sheet) = try sheet { $0.detents = [.medium(), .large()] }
    let view = try #require(info.view)

    sheet.selectedDetentIdentifier = .large
    stage.environment.updateCycle.flush()
    #expect(view.frameInFlight.minY == 10)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    // Laid out when the call returns, shown on its way.
    #expect(view.frame.minY == 325)
    #expect(view.frameInFlight.minY == 10)
    stage.environment.settle()
    #expect(view.frameInFlight.minY == 325)
  }

  @Test func `SH05 the sheet dims above the largest undimmed detent only`() throws {
    let (stage, info, sheet) = try sheet {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let dimming = try #require(
      info.activePresentationController?.containerView?.subviews.first { $0 is UIDimmingView })
    #expect(dimming.isHidden)
    sheet.selectedDetentIdentifier = .large
    stage.environment.updateCycle.flush()
    #expect(!dimming.isHidden)
  }

  @Test(arguments: [
    (PresentationStage.narrow, true), (PresentationStage.regular, true),
    (PresentationStage.flat, false), (PresentationStage.small, false),
  ])
  func `SH06 the grabber hides where the sheet is full screen`(
    _ cells: (Int, Int), _ isShown: Bool
  ) throws {
    let (_, _, sheet) = try sheet(cells) { sheet in
      #expect(!sheet.prefersGrabberVisible)
      sheet.prefersGrabberVisible = true
    }
    #expect(sheet.showsGrabber == isShown)
  }

  @Test func `SH06 SH10 another sheet above hides the grabber and pushes the sheet back`() throws {
    let (stage, info, sheet) = try sheet { $0.prefersGrabberVisible = true }
    let second = stage.present(stage.controller(.pageSheet, "second"), from: info)
    #expect(!sheet.showsGrabber)
    #expect(sheet.stackDepth == 1)
    let third = stage.present(stage.controller(.pageSheet, "third"), from: second)
    // Only the topmost sheet and its presenter are to be seen.
    #expect(sheet.stackDepth == 2)
    #expect(sheet.containerView?.isHidden == true)
    #expect(second.sheetPresentationController?.stackDepth == 1)

    stage.dismiss(third)
    #expect(sheet.containerView?.isHidden == false)
    #expect(second.sheetPresentationController?.stackDepth == 0)
    stage.window.attemptUserDismissal(animated: false)
    #expect(info.presentedViewController == nil)
    #expect(sheet.showsGrabber)
  }

  @Test func `SH07 an edge-attached sheet is as wide as the safe area, or as its content prefers`()
    throws
  {
    let (stage, info, sheet) = try sheet(PresentationStage.flat) {
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    #expect(sheet.look == .edgeAttached)
    #expect(info.view.frame == CGRect(x: 0, y: 10, width: 800, height: 182))

    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    stage.environment.updateCycle.flush()
    #expect(info.view.frame == CGRect(x: 240, y: 10, width: 320, height: 182))
    sheet.prefersEdgeAttachedInCompactHeight = false
    stage.environment.updateCycle.flush()
    #expect(info.view.frame == stage.window.bounds)
  }

  @Test func `SH09 a page sheet may take its content's size`() throws {
    let (stage, info, sheet) = try sheet(PresentationStage.regular) { _ in }
    #expect(info.view.frame.width == 712)
    sheet.prefersPageSizing = false
    stage.environment.updateCycle.flush()
    #expect(info.view.frame == CGRect(x: 240, y: 200, width: 320, height: 240))
  }

  final class Follower: UISheetPresentationControllerDelegate {
    var changes: [String] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { changes.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
  }

  @Test func `SH04 the delegate is told of the user's changes only`() throws {
    let follower = Follower()
    let (stage, info, sheet) = try sheet {
      $0.detents = [.medium(), .large()]
      $0.delegate = follower
    }
    sheet.selectedDetentIdentifier = .large
    sheet.selectedDetentIdentifier = nil
    stage.environment.updateCycle.flush()
    #expect(follower.changes.isEmpty)

    #expect(sheet.moveByUser(isUp: true))
    #expect(!sheet.moveByUser(isUp: true))
    sheet.moveByUser(to: .large)
    #expect(follower.changes == ["com.apple.UIKit.large"])
    #expect(info.view.frame.minY == 10)
    #expect(stage.lines().contains { $0.contains("DidChangeSelectedDetent") })
  }

  @Test(arguments: [true, false])
  func `SH08 scrolling makes the sheet larger first`(_ expands: Bool) throws {
    let (stage, info, sheet) = try sheet {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    let scroll = stage.environment.perform { UIScrollView(frame: info.view.bounds) }
    scroll.contentSize = CGSize(width: 320, height: 2000)
    info.view.addSubview(scroll)

    #expect(scroll.scroll(by: CGPoint(x: 0, y: 16)))
    #expect((sheet.currentDetent == .large) == expands)
    #expect(scroll.contentOffset.y == (expands ? 0 : 16))
    #expect(scroll.scroll(by: CGPoint(x: 0, y: 16)))
    #expect(scroll.contentOffset.y == (expands ? 16 : 32))
  }
}
