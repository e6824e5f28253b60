import AdaptiveUI
import BundledScenes
import CellRenderer
import Cells
import Documents
import Examples
import Foundation
import InterfaceBuilder
import SceneFiles
import Testing

@testable import Lab

/// What the plan of a picture says about the rows that stay when it is folded, and those that may go.
@MainActor struct RowAccountTests {
  @Test(arguments: BundledScenes.all.map(\.name))
  func `no picture of a scene folds to fewer rows than its plan says`(name: String) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let document = try SceneDocument(text: scene.text, classes: ExampleClasses.all)
    let session = SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }

    for rows in [30, 27, 24, 20] { try expectTruth(session, 100, rows, stretches: true) }
  }

  @Test(arguments: DocumentNameTests.files)
  func `no picture of a document folds to fewer rows than its plan says`(file: String) throws {
    let document = try DocumentNameTests.document(file)
    for scene in (document.choices.map(\.document) + [document]).prefix(3) {
      let session = SceneSession(
        scene,
        options: SessionOptions(
          canvas: CellSize(columns: 80, rows: 24), device: Device.named("iPhone 15")))
      defer { session.close() }

      for rows in [54, 40, 28] { try expectTruth(session, 60, rows, stretches: false) }
    }
  }

  private func expectTruth(
    _ session: SceneSession, _ columns: Int, _ rows: Int, stretches: Bool
  ) throws {
    var options = session.canvasOptions(Theme())
    options.look = .interface
    options.stretches = stretches
    let canvas = CellSize(columns: columns, rows: rows)
    var draft = CanvasRenderer(of: session.window, options: options).draft(on: canvas, memory: nil)
    let account = draft.account(within: .max)
    let least = account.leastRows
    draft.layTexts()
    if !account.maySpareRows { #expect(draft.spareRows().rows == []) }
    let picture = draft.finished(keepsUnmarked: false).buffer

    let folded = picture.folded(to: max(least - 1, 1), closingGaps: true)
    #expect(
      least < 2 || folded == nil,
      "\(rows) rows fold to less than \(least):\n\(picture.lines.joined(separator: "\n"))")
  }

  @Test func `the plan of the reference scene says how many rows stay, or one less`() throws {
    let scene = try #require(BundledScenes.scene(named: "reference"))
    let session = SceneSession(
      try SceneDocument(text: scene.text, classes: ExampleClasses.all),
      options: SessionOptions(canvas: CellSize(columns: 120, rows: 40)))
    defer { session.close() }
    var options = session.canvasOptions(Theme())
    options.look = .interface
    options.stretches = true
    let renderer = CanvasRenderer(of: session.window, options: options)

    for rows in 20...40 {
      var draft = renderer.draft(on: CellSize(columns: 120, rows: rows), memory: nil)
      let account = draft.account(within: .max).leastRows
      draft.layTexts()
      #expect((0...1).contains(draft.leastRows - account), "\(rows) rows")
    }
  }
}
