import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Lab
import SceneFiles
import TestSupport
import Testing

/// Six canvases whose frames were worked out by hand, in points of the window.
@MainActor struct SceneFrameTests {
  private static let scenes = TestFolder.package.appending(path: "Scenes")

  private func frames(
    _ scene: String, columns: Int, rows: Int, _ script: String = "", of names: [String]
  ) throws -> [String] {
    let data = try Data(contentsOf: Self.scenes.appending(path: "\(scene).yaml"))
    let session = SceneSession(
      try SceneDocument(data, file: scene),
      options: SessionOptions(canvas: CellSize(columns: columns, rows: rows)))
    for command in try LabScript(script).commands { try session.run(command) }
    let boxes = session.picture().boxes
    return try names.map { name in
      let box = try #require(
        boxes.first { ($0.controller?.identifier ?? $0.view.identifier) == name }, "\(name)")
      let frame = box.view.convert(box.view.bounds, to: nil)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return "\(name) " + numbers.map(\.traceText).joined(separator: " ")
    }
  }

  @Test func `LA1.1 P23 figure 12-2 upright: insets of 24, 16, 32 and 15 share 667 points`() throws
  {
    let names = ["root", "container", "upper", "lower", "badge"]

    // container: 375 − 2·24 by 667 − 2·24. Both halves: (619 − 32 − 15 − 16) / 2 = 278 high.
    // badge: centred in lower, 40 + (295 − 135) / 2 and 349 + (278 − 64) / 2.
    #expect(
      try frames("figure-12-2", columns: 80, rows: 24, of: names) == [
        "root 0 0 375 667", "container 24 24 327 619", "upper 40 56 295 278",
        "lower 40 349 295 278", "badge 120 456 135 64",
      ])
  }

  @Test func `P04 P21 figure 12-2 turned: the halves are 132 high and the badge keeps its size`()
    throws
  {
    let names = ["root", "container", "upper", "lower", "badge"]

    // Both halves: (327 − 63) / 2 = 132. badge: 40 + (587 − 135) / 2 and 203 + (132 − 64) / 2.
    #expect(
      try frames("figure-12-2", columns: 80, rows: 24, "rotate", of: names) == [
        "root 0 0 667 375", "container 24 24 619 327", "upper 40 56 587 132",
        "lower 40 203 587 132", "badge 266 237 135 64",
      ])
  }

  @Test func `KS08 KN02 split, expanded: two fifths of 800 points beside the rest`() throws {
    let names = ["split", "list-nav", "list", "detail-nav", "detail"]

    #expect(
      try frames("split", columns: 100, rows: 30, of: names) == [
        "split 0 0 800 480", "list-nav 0 0 320 480", "list 0 0 320 480",
        "detail-nav 320 0 480 480", "detail 320 0 480 480",
      ])
  }

  @Test func `KS01 KS14 split, collapsed: one stack fills the window, Enter pushes onto it`() throws
  {
    #expect(
      try frames("split", columns: 50, rows: 20, of: ["split", "list-nav", "list"]) == [
        "split 0 0 400 320", "list-nav 0 0 400 320", "list 0 0 400 320",
      ])
    #expect(
      try frames(
        "split", columns: 50, rows: 20, "activate Ada", of: ["list-nav", "ada"])
        == ["list-nav 0 0 400 320", "ada 0 0 400 320"])
  }

  @Test func `PO04 PO07 popover: 13 points below its source, 10 from the window's edge`() throws {
    // The source's lower edge is at 16 + 32; its middle, 80, would put the popover at −80.
    #expect(
      try frames(
        "figure-13-3", columns: 80, rows: 15, "present", of: ["home", "info-button", "info"])
        == ["home 0 0 640 240", "info-button 32 16 96 48", "info 10 61 320 112"])
  }

  @Test func `M35 popover in compact width, iOS 8: the whole window`() throws {
    // On a terminal a line of text is one row, so the button is 16 + 16 + 8 points down.
    #expect(
      try frames("figure-13-3", columns: 60, rows: 20, "present", of: ["info", "close-button"])
        == ["info 0 0 480 320", "close-button 16 40 96 48"])
  }
}
