import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// Focus in scroll views, and names that belong to one screen.
@MainActor struct RevealTests {
  private static let long = """
    root:
      id: home
      view:
        subviews:
          - class: UIScrollView
            id: scroll
            contentSize: [640, 2000]
            constraints: [leading == superview.leading, trailing == superview.trailing, top == superview.top, bottom == superview.bottom]
            subviews:
              - {class: UIButton, id: first, title: First, frame: [16, 16, 160, 48]}
              - {class: UIButton, id: last, title: SIGN IN, frame: [16, 1800, 160, 48]}
    """

  private func session(_ script: String, _ text: String = long) throws -> SceneSession {
    let session = SceneSession(
      try SceneDocument(text: text),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    for command in try LabScript(script).commands { try session.run(command) }
    return session
  }

  @Test func `Tab reaches what a scroll view keeps out of sight, and scrolls to it`() throws {
    let session = try session("move next; move next")
    let scroll = try #require(session.focusedView?.superview as? UIScrollView)

    #expect(session.focusName == "last")
    #expect(scroll.contentOffset.y > 1400)
    try expectPicture(session.picture().buffer.text, "a button that Tab scrolled to")
  }

  @Test func `Tab reaches what has no more than an edge in sight`() throws {
    let text = Self.long.replacing("1800", with: "383")
    let session = try session("move next; move next", text)
    let scroll = try #require(session.focusedView?.superview as? UIScrollView)

    #expect(session.focusName == "last")
    #expect(scroll.contentOffset.y == 47)
  }

  @Test func `Shift-Tab and the name reach it too, and back goes up again`() throws {
    #expect(try session("move previous").focusName == "last")
    #expect(try session("focus last").focusName == "last")
    let back = try session("focus last; focus first")
    #expect((back.focusedView?.superview as? UIScrollView)?.contentOffset.y ?? 99 < 20)
  }

  @Test func `a name of one screen is not that of another one`() throws {
    let stage = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func show(_ screen: String, at x: CGFloat) -> FrameCensus {
      stage.subviews.forEach { $0.removeFromSuperview() }
      let controller = UIViewController()
      controller.identifier = screen
      let label = UILabel(frame: CGRect(x: x, y: 0, width: 80, height: 20))
      label.identifier = "title"
      controller.view.addSubview(label)
      stage.addSubview(controller.view)
      return FrameCensus(of: stage)
    }
    let changes = show("second", at: 40).changes(since: show("first", at: 0))
    let same = show("first", at: 40).changes(since: show("first", at: 0))

    #expect(changes.filter { $0.name == "title" }.map(\.mark.kind) == [.appeared, .left])
    #expect(same.filter(\.isMoved).map(\.name) == ["title"])
  }
}
