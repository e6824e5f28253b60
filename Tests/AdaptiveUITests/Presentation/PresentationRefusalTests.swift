import AdaptiveUI
import Foundation
import Testing

/// What cannot be done gets UIKit's message, and nothing else changes.
///
/// Rules C51, M04, M18, M22, M26, PO01.
@MainActor struct PresentationRefusalTests {
  private let stage = PresentationStage()

  /// Everything that a refused request must leave alone.
  private func picture() -> String {
    func lines(_ view: UIView, _ depth: Int) -> [String] {
      let name = "\(type(of: view)) \(view.frame) \(view.isHidden) \(view.alpha)"
      return [String(repeating: " ", count: depth) + name]
        + view.subviews.flatMap { lines($0, depth + 1) }
    }
    let controllers = ([stage.home] + stage.window.presentedControllers).map {
      "\($0.identifier ?? "") \($0.presentedViewController?.identifier ?? "-") "
        + "\($0.presentingViewController?.identifier ?? "-") \($0.isBeingPresented) "
        + "\($0.isBeingDismissed)"
    }
    return (lines(stage.window, 0) + controllers).joined(separator: "\n")
  }

  /// Runs a request that is to be refused; answers what the trace says besides.
  private func refused(_ request: () -> Void) -> [String] {
    let before = picture()
    stage.environment.recorder.begin(.presentation, "refused")
    request()
    stage.environment.updateCycle.flush()
    #expect(picture() == before)
    let events = stage.environment.recorder.steps.last?.events ?? []
    #expect(events.allSatisfy { [.breach, .log, .refusal].contains($0.kind) })
    return events.map { "\($0.rule): " + ($0.reason ?? $0.new ?? $0.name) }
  }

  @Test(.bothEras) func `M26 presenting twice is refused with the name of what is presented`() {
    let first = stage.present(stage.controller(.formSheet, "first"))
    let second = stage.controller(.formSheet, "second")

    let said = refused { stage.home.present(second, animated: true) }

    #expect(said.count == 1)
    #expect(
      said.first?.contains(
        "Attempt to present <second> on <home> (from <home>) which is already presenting <first>.")
        == true)
    let again = refused { first.present(first, animated: true) }
    #expect(again.first?.contains("present modally an active controller <first>") == true)
  }

  @Test(.bothEras)
  func `C51 a controller outside the window presents nothing, and completes nothing`() {
    let outside = stage.controller(.formSheet, "outside")
    let info = stage.controller(.formSheet)
    var isComplete = false

    let said = refused { outside.present(info, animated: false) { isComplete = true } }

    #expect(!isComplete)
    #expect(said.count == 1)
    #expect(
      said.first?.contains(
        "Attempt to present <info> on <outside> (from <outside>) whose view is not in the window "
          + "hierarchy.") == true)
  }

  @Test(.bothEras) func `PO01 a popover without an anchor presents nothing`() {
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceView = nil

    let said = refused { stage.home.present(info, animated: false) }

    #expect(said.count == 1)
    #expect(said.first?.contains("should have a non-nil sourceView or barButtonItem set") == true)
    #expect(info.presentingViewController == nil)
  }

  @Test(.bothEras, arguments: [PresentationStage.regular, PresentationStage.narrow])
  func `PO01 a program may say what a popover points at after it presents`(cells: (Int, Int)) {
    let stage = PresentationStage(cells)
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceView = nil
    stage.environment.recorder.begin(.presentation, "")

    var isComplete = false
    stage.home.present(info, animated: false) { isComplete = true }
    #expect(stage.home.presentedViewController === info)
    #expect(!isComplete)
    info.popoverPresentationController?.sourceView = stage.anchor
    stage.environment.settle()

    #expect(isComplete)
    #expect(info.view.window === stage.window)
    #expect(stage.lines([.breach, .log]).isEmpty)
  }

  @Test(.bothEras) func `PO01 a popover that is dismissed before it began shows nothing`() {
    let info = stage.controller(.popover)
    info.popoverPresentationController?.sourceView = nil
    var calls: [String] = []

    let said = refused {
      stage.home.present(info, animated: false) { calls.append("presented") }
      stage.home.dismiss(animated: false) { calls.append("dismissed") }
    }

    #expect(said == [])
    #expect(calls == ["dismissed"])
    #expect(stage.home.presentedViewController == nil)
  }

  @Test(.bothEras) func `M26 nothing begins while a presentation comes or goes`() {
    let first = stage.present(stage.controller(.formSheet, "first"), animated: true)
    let second = stage.controller(.formSheet, "second")
    let present = refused { first.present(second, animated: true) }
    #expect(present.first?.contains("while a presentation is in progress") == true)
    let dismiss = refused { stage.home.dismiss(animated: true) }
    #expect(dismiss.first?.contains("while a presentation or dismiss is in progress!") == true)
    stage.environment.settle()
    stage.dismiss(first, animated: true)

    let late = refused { stage.home.present(second, animated: true) }

    #expect(late.first?.contains("while a presentation is in progress") == true)
    stage.environment.settle()
    #expect(stage.home.presentedViewController == nil)
  }

  @Test(.bothEras) func `M22 dismissing where nothing is presented is noted`() {
    #expect(refused { stage.home.dismiss(animated: true) } == ["M22: nothing is presented"])
    #expect(stage.window.attemptUserDismissal() == .nothingPresented)
  }

  @Test(.bothEras) func `M04 the style none presents nothing`() {
    let info = stage.controller(.formSheet)
    info.modalPresentationStyle = .none

    let said = refused { stage.home.present(info, animated: false) }

    #expect(said.first?.contains("doesn't have a corresponding presentation controller") == true)
  }
}
