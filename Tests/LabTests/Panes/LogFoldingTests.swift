import AdaptiveUI
import Cells
import SceneFiles
import Testing

@testable import Lab

/// What the log says in one line until it is asked for more.
@MainActor struct LogFoldingTests {
  private func log(_ filter: LogFilter) throws -> [String] {
    let session = SceneSession(
      try SceneDocument(text: TestScenes.plain),
      options: SessionOptions(canvas: CellSize(columns: 60, rows: 14)))
    defer { session.close() }
    session.environment.perform {
      let list = UIScrollView()
      (list.bounces, list.bouncesZoom) = (false, false)
    }
    return LogWriter(filter: filter, columns: 120)
      .newestFirst(session.environment.recorder.steps, last: 40).lines.map(\.text)
  }

  @Test func `members without effect are a count with their names, until everything is asked for`()
    throws
  {
    #expect(
      try log(.folded).last
        == " ⋯ 2 set without effect: UIScrollView.bounces, UIScrollView.bouncesZoom")
    #expect(
      try log(.everything).suffix(2) == [
        " log  UIScrollView.bounces is kept and has no effect: content stops at its ends",
        " log  UIScrollView.bouncesZoom is kept and has no effect: zooming ends at its limits",
      ])
    #expect(try log(.traits).allSatisfy { !$0.contains("effect") })
  }
}
