import AdaptiveUI
import Foundation
import Testing

/// A user's finger on a sheet.
///
/// Rules D12, D13, M27, SH04, SH10, X12, X13.
@MainActor struct SheetDragTests {
  /// Answers and remembers what it is told about dismissal.
  final class Witness: UISheetPresentationControllerDelegate {
    var allows = true
    var received: [String] = []
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      received.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      received.append("will")
      let coordinator = presentationController.presentedViewController.transitionCoordinator
      if coordinator?.isInteractive == true { received.append("interactive") }
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      received.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { received.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { received.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
  }

  private let stage = PresentationStage(PresentationStage.narrow)  // 320 × 640 points
  private let witness = Witness()

  /// A sheet at its medium detent: its top at 325, at 10 when large.
  private func sheet() -> UIViewController {
    let info = stage.controller(.pageSheet)
    info.sheetPresentationController?.detents = [.medium(), .large()]
    info.sheetPresentationController?.delegate = witness
    return stage.present(info)
  }

  private func finger(_ y: CGFloat = 400) throws -> PresentationDrag {
    try #require(stage.window.beginDrag(at: CGPoint(x: 100, y: y)))
  }

  @Test func `SH04 the sheet follows the finger and rests at the nearest detent`() throws {
    let info = sheet()
    let drag = try finger()
    drag.move(to: -100)
    #expect(info.view.frame.minY == 225)
    drag.move(to: -500)
    #expect(info.view.frame.minY == 10)
    #expect(witness.received.isEmpty)
    drag.move(to: -200)

    #expect(drag.end() == .notOutside)

    #expect(witness.received == ["com.apple.UIKit.large"])
    stage.environment.settle()
    #expect(info.view.frame.minY == 10)
  }

  @Test func `D12 SH10 pulled far enough the sheet is dismissed`() throws {
    let info = sheet()
    let drag = try finger()
    drag.move(to: 100)
    #expect(info.view.frameInFlight.minY > 325)
    #expect(witness.received == ["should", "will", "interactive"])
    drag.move(to: 200)

    #expect(drag.end() == .dismissed)
    stage.environment.settle()

    #expect(witness.received == ["should", "will", "interactive", "did"])
    #expect(stage.home.presentedViewController == nil)
  }

  @Test func `D12 X13 a tug that ends early is told again, and never done`() throws {
    let info = sheet()
    for _ in 0..<2 {
      let drag = try finger()
      drag.move(to: 60)
      drag.end()
      stage.environment.settle()
    }

    #expect(
      witness.received == ["should", "will", "interactive", "should", "will", "interactive"])
    #expect(stage.home.presentedViewController === info)
    #expect(info.view.frame == CGRect(x: 0, y: 325, width: 320, height: 315))
    #expect(!info.isBeingDismissed)
  }

  @Test func `D12 SH04 from a larger detent the pull begins below the smallest one`() throws {
    let info = sheet()
    info.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.environment.settle()
    #expect(info.view.frame.minY == 10)
    let tug = try finger()
    tug.move(to: 400)  // 315 to the medium detent, 85 of the 315 below it.
    #expect(tug.end() == .notOutside)
    stage.environment.settle()
    #expect(info.view.frame.minY == 325)

    info.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.environment.settle()
    let pull = try finger()
    pull.move(to: 500)
    #expect(pull.end() == .dismissed)
    stage.environment.settle()
    #expect(stage.home.presentedViewController == nil)
  }

  @Test func `D13 a refused pull gives way a little and is told at its end`() throws {
    witness.allows = false
    let info = sheet()
    let drag = try finger()
    drag.move(to: 200)
    #expect(info.view.frame.minY == 375)
    #expect(witness.received == ["should"])

    #expect(drag.end() == .refused("the delegate of info refuses"))

    stage.environment.settle()
    #expect(info.view.frame.minY == 325)
    #expect(witness.received == ["should", "attempt"])
  }

  @Test func `M27 a modal controller is not pulled away, and nobody is asked`() throws {
    let info = sheet()
    #expect(!info.isModalInPresentation)
    info.isModalInPresentation = true
    let drag = try finger()
    drag.move(to: 300)

    #expect(drag.end() == .refused("info is modal in its presentation"))

    #expect(witness.received == ["attempt"])
    stage.dismiss(info)
    #expect(stage.home.presentedViewController == nil)
  }

  @Test func `M13 PO09 what cannot be pulled takes no finger`() {
    _ = sheet()
    #expect(stage.window.beginDrag(at: CGPoint(x: 100, y: 40)) == nil)
    stage.resize(PresentationStage.small)
    #expect(stage.window.beginDrag(at: CGPoint(x: 100, y: 100)) == nil)
  }

  @Test func `X12 a custom transition is pulled by its own hand`() throws {
    let supplier = CustomTransitionTests.Supplier()
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.goingHand = hand
    let info = stage.controller(.custom)
    info.transitioningDelegate = supplier
    info.interactiveDismissal = hand
    stage.present(info)
    let drag = try finger(500)
    drag.move(to: 80)
    #expect(hand.percentComplete == 0.25)
    drag.end()
    stage.environment.settle()
    #expect(stage.home.presentedViewController === info)

    let again = try finger(500)
    again.move(to: 200)
    #expect(again.end() == .dismissed)
    stage.environment.settle()
    #expect(stage.home.presentedViewController == nil)
  }
}
