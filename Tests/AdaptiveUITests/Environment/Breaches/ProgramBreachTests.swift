import AdaptiveUI
import Foundation
import Testing

/// What a program meets that nobody gave another handler: its end, with UIKit's message.
struct ProgramBreachTests {
  private static func end(_ name: String, _ message: String) -> String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(message)'"
  }

  @Test func `M04 presenting oneself stops the program with UIKit's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let test = TestWindow { controller("root") }
      test.environment.perform { test.root.present(test.root, animated: false) }
    }

    let words = Self.end(
      "NSInvalidArgumentException",
      "Application tried to present modally an active controller <root>.")
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains(words))
  }

  @Test func `PO01 a popover without an anchor stops the program with UIKit's words`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let test = TestWindow("ipad_9_7") { controller("root") }
      test.environment.perform {
        let info = controller("info")
        info.modalPresentationStyle = .popover
        test.root.present(info, animated: false)
      }
      // The popover looks for an anchor when the turn ends.
      test.environment.settle()
    }

    let words = Self.end(
      "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController: info>) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    )
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains(words))
  }
}
