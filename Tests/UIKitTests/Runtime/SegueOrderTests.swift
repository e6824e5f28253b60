// Outlets are `!` in such programs.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import TestSupport
import Testing
import UIKit

/// What the controllers of Segues.storyboard are told, in that order.
@MainActor final class SegueLog {
  var lines: [String] = []
  static var current = SegueLog()
}

final class SegueController: UIViewController {
  weak var button: UIButton!
  private func note(_ name: String) { SegueLog.current.lines.append("\(title ?? "?") \(name)") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return true
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note(
      "prepare \(segue.identifier ?? "?"), button \(button != nil), sender \(sender != nil), "
        + "\(segue.destination.title ?? "?") loaded \(segue.destination.isViewLoaded)")
  }
  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

/// The order of segues.
///
/// Of embedding ones an author says that they are prepared before `viewDidLoad`
/// (https://topic.alibabacloud.com/a/1_19_32527675.html); another printed what presenting one makes
/// (https://remkoh.dev/?p=4214).
@MainActor struct SegueOrderTests {
  private func open() throws -> NameStage {
    SegueLog.current = SegueLog()
    let folder = TestFolder.of().appending(path: "Nibs")
    let bundle = try #require(Bundle(url: folder))
    return try NameStage {
      UIStoryboard(name: "Segues", bundle: bundle).instantiateInitialViewController()
        ?? UIViewController()
    }
  }

  @Test func `C30 a controller prepares for what is embedded, and then hears that it was loaded`()
    throws
  {
    _ = try open()

    #expect(
      SegueLog.current.lines.prefix(3) == [
        "login prepare news, button true, sender false, news loaded false", "news did load",
        "login did load",
      ])
  }

  @Test func `KC03 a tap on a button asks, prepares, loads and presents`() throws {
    let stage = try open()
    let button = try #require(stage.button("Log in"))
    SegueLog.current.lines = []

    stage.perform { button.sendActions(for: .touchUpInside) }
    stage.settle()

    #expect(
      SegueLog.current.lines.filter { !$0.hasPrefix("news") } == [
        "login should enter", "login prepare enter, button true, sender true, home loaded false",
        "home did load", "login will disappear", "home will appear", "home did appear",
        "login did disappear",
      ])
  }
}
