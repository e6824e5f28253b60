import AdaptiveUI
import Foundation
import Testing

/// Alerts: where they are, what their buttons do, and what a sheet of actions becomes.
@MainActor struct AlertTests {
  private final class Log {
    var lines: [String] = []
  }

  private func present(
    _ style: UIAlertController.Style, in test: TestWindow, log: Log, anchored: Bool = true
  ) -> UIAlertController {
    test.environment.perform {
      let alert = UIAlertController(title: "Sure?", message: "No way back.", preferredStyle: style)
      for (title, style) in [
        ("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel), ("Keep", .default),
      ] {
        alert.addAction(
          UIAlertAction(title: title, style: style) { log.lines.append($0.title ?? "") })
      }
      if anchored {
        alert.popoverPresentationController?.sourceView = test.root.view
        alert.popoverPresentationController?.sourceRect = CGRect(
          x: 20, y: 40, width: 10, height: 10)
      }
      test.root.present(alert, animated: false)
      test.environment.settle()
      return alert
    }
  }

  private func titles(_ alert: UIAlertController) -> [String] {
    alert.view.subviews.compactMap { $0 as? UIButton }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.currentTitle)
  }

  private func press(_ title: String, in alert: UIAlertController, _ test: TestWindow) {
    alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }?
      .activateAsUser()
    test.environment.settle()
  }

  @Test func `an alert is in the middle, and the button to cancel comes last`() {
    let test = TestWindow { controller("root") }
    let alert = present(.alert, in: test, log: Log())

    #expect(alert.view.frame.width == 270)
    #expect(alert.view.center == CGPoint(x: 187.5, y: (20 + 667) / 2))
    #expect(titles(alert) == ["Delete", "Keep", "Cancel"])
    #expect(test.window.attemptUserDismissal() == .refused("an alert leaves by its buttons"))
  }

  @Test(arguments: [
    (["Cancel", "OK"], false, "Cancel OK"), (["OK", "Cancel"], false, "Cancel OK"),
    (["OK", "Cancel"], true, "OK Cancel"), (["One", "Two"], false, "One Two"),
    (["One", "Two"], true, "Two One"),
  ])
  func `of two buttons side by side the one to cancel is first in reading order`(
    order: [String], isRightToLeft: Bool, row: String
  ) {
    let test = TestWindow { controller("root") }
    let buttons = test.environment.perform {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for title in order {
        alert.addAction(
          UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
      }
      if isRightToLeft { alert.view.semanticContentAttribute = .forceRightToLeft }
      test.root.present(alert, animated: false)
      test.environment.settle()
      return alert.view.subviews.compactMap { $0 as? UIButton }
    }

    #expect(Set(buttons.map(\.frame.minY)).count == 1)
    #expect(
      buttons.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.currentTitle)
        .joined(separator: " ") == row)
  }

  @Test func `a button runs its handler after the alert went`() {
    let test = TestWindow { controller("root") }
    let log = Log()
    let alert = present(.alert, in: test, log: log)
    press("Delete", in: alert, test)

    #expect(log.lines == ["Delete"])
    #expect(test.root.presentedViewController == nil)
  }

  @Test
  func `PO01 a sheet of actions is at the bottom of a phone without anything to point at`() {
    let test = TestWindow { controller("root") }
    let alert = present(.actionSheet, in: test, log: Log(), anchored: false)

    #expect(alert.viewIfLoaded?.window != nil)
    #expect(alert.view.superview?.frame.maxY == 659.0)
    #expect(alert.view.superview?.frame.width == 359.0)
    #expect(titles(alert) == ["Delete", "Keep", "Cancel"])
  }

  @Test func `PO01 on a wide pad it is a popover, which needs something to point at`() {
    let bare = TestWindow("ipad_9_7") { controller("root") }
    var breaches: [String] = []
    bare.environment.breachHandler = { breaches.append($0.name) }
    _ = present(.actionSheet, in: bare, log: Log(), anchored: false)
    #expect(breaches == ["NSGenericException"])
    #expect(bare.root.presentedViewController == nil)

    let test = TestWindow("ipad_9_7") { controller("root") }
    let log = Log()
    let alert = present(.actionSheet, in: test, log: log)
    #expect(titles(alert) == ["Delete", "Keep"])
    #expect(alert.view.bounds.width == 304)
    #expect(test.window.attemptUserDismissal() == .dismissed)
    test.environment.settle()
    #expect(log.lines == ["Cancel"])
  }

  @Test func `a second button to cancel and a field in a sheet are breaches`() {
    let test = TestWindow { controller("root") }
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.message) }
    test.environment.perform {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "One", style: .cancel))
      sheet.addAction(UIAlertAction(title: "Two", style: .cancel))
      sheet.addTextField()
      #expect(sheet.actions.count == 1)
      #expect(sheet.textFields == nil)
    }
    #expect(
      breaches == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      ])
  }
}
