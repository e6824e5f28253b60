import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Views that go on showing what another one showed.
@MainActor struct SnapshotTests {
  /// A card with a title and a toggle at the top of a window.
  private func addCard(_ root: UIView) -> (card: UIView, title: UILabel) {
    let card = root.add("card", cells(2, 1, 16, 4))
    card.backgroundColor = .systemGray5
    let title = UILabel()
    title.text = "Today"
    card.add("title", cells(1, 0, 10, 1), title)
    card.add("toggle", cells(1, 2, 6, 1), UISwitch())
    return (card, title)
  }

  @Test func `a snapshot shows what the view showed, whatever becomes of the view`() throws {
    var made: (card: UIView, title: UILabel)?
    let canvas = TestCanvas(40, 7) { made = addCard($0) }
    let (card, title) = try #require(made)
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 128, height: 64))

    title.text = "Later"
    card.superview?.add(nil, cells(20, 1, 16, 4), snapshot)
    canvas.environment.updateCycle.flush()
    try expectPicture(
      canvas.interface + "\n\n" + canvas.grounds, "a card beside a snapshot of what it was")

    card.removeFromSuperview()
    canvas.environment.updateCycle.flush()
    try expectPicture(canvas.interface, "a snapshot of a card that is gone")
  }

  @Test func `a snapshot of a part shows that part, and stretches with its size`() throws {
    var made: (card: UIView, title: UILabel)?
    let canvas = TestCanvas(40, 10) { made = addCard($0) }
    let card = try #require(made?.card)
    let part = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 0, y: 32, width: 64, height: 32), afterScreenUpdates: true,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 64, height: 32))

    card.superview?.add(nil, cells(20, 1, 16, 6), part)
    card.removeFromSuperview()
    canvas.environment.updateCycle.flush()

    try expectPicture(canvas.interface, "a snapshot of a part of a card")
    let whole = try #require(part.subviews.first)
    #expect(whole.frame == CGRect(x: 0, y: -96, width: 256, height: 192))
  }

  @Test func `what is not on screen has nothing to show before what is due is laid out`() throws {
    let canvas = TestCanvas(20, 4)
    try canvas.environment.perform {
      let label = UILabel(frame: cells(0, 0, 8, 1))
      label.text = "New"
      let early = try #require(label.snapshotView(afterScreenUpdates: false))
      let late = try #require(label.snapshotView(afterScreenUpdates: true))

      #expect(early.subviews.isEmpty)
      #expect(late.subviews.count == 1)
    }
  }

  @Test func `colours stay those of the moment when the style changes`() throws {
    let canvas = TestCanvas(20, 4)
    let view = UIView(frame: cells(0, 0, 8, 1))
    let root = try #require(canvas.window.rootViewController?.view)
    view.backgroundColor = .systemBackground
    root.addSubview(view)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    root.addSubview(snapshot)
    canvas.window.overrideUserInterfaceStyle = .dark
    canvas.environment.updateCycle.flush()

    #expect(snapshot.subviews.first?.backgroundColor == .white)
    #expect(snapshot.traitCollection.userInterfaceStyle == .light)
  }
}
