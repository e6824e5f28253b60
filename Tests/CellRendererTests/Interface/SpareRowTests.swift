import AdaptiveUI
import Cells
import Foundation
import Testing

@testable import CellRenderer

/// The rows that a folded picture may do without, besides gaps.
@MainActor struct SpareRowTests {
  /// The picture of a window, and the rows that it may do without.
  private func picture(
    _ columns: Int, _ rows: Int, _ fill: (UIView) -> Void
  ) -> (buffer: CellBuffer, spare: SpareRows) {
    picture(TestCanvas(columns, rows, fill: fill))
  }

  private func picture(_ canvas: TestCanvas) -> (buffer: CellBuffer, spare: SpareRows) {
    var options = CanvasOptions()
    options.look = .interface
    var draft = CanvasRenderer(of: canvas.window, options: options)
      .draft(on: canvas.size, memory: nil)
    draft.layTexts()
    let spare = draft.spareRows()
    return (draft.finished(keepsUnmarked: false).buffer, spare)
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  @Test func `two lines of a long text stay, and the last that stays ends in a mark`() {
    let shown = picture(14, 8) { root in
      root.add(nil, cells(2, 1, 10, 4), label("one two three four five six seven", lines: 0))
      root.add(nil, cells(2, 6, 10, 1), label("below"))
    }
    let kept = [0, 1, 2, 6, 7]

    #expect(shown.spare.rows == [4, 3])
    #expect(
      shown.spare.marked(shown.buffer, keeping: kept).keeping(kept).lines == [
        "┌ root wC hC ┐", "│ one two    │", "│ three fou» │", "│ below      │", "└────────────┘",
      ])
  }

  @Test func `a line beside another text stays, and so do those before it`() {
    let shown = picture(20, 8) { root in
      root.add(nil, cells(2, 1, 10, 4), label("one two three four five six seven", lines: 0))
      root.add(nil, cells(14, 3, 4, 1), label("side"))
    }

    #expect(shown.spare.rows == [4])
  }

  /// A scroll view of ten rows, scrolled down by some rows of 20, above a bar with a text.
  private func list(scrolledBy rows: Int) -> SpareRows { picture(listCanvas(rows)).spare }

  private func listCanvas(_ rows: Int) -> TestCanvas {
    TestCanvas(20, 14) { root in
      let list = UIScrollView(frame: cells(0, 1, 20, 10))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 160, height: 320)
      for row in 0..<20 { list.add(nil, cells(2, row, 10, 1), label("row \(row)")) }
      list.contentOffset.y = CGFloat(16 * rows)
      root.addSubview(list)
      root.add(nil, cells(2, 11, 10, 1), label("bar"))
    }
  }

  @Test func `a window that turns and is higher than its canvas has no rows beyond it`() {
    let canvas = listCanvas(0)
    let window = canvas.window
    window.environment.perform {
      let final = window.frame
      window.frame.size.height *= 1.3
      UIView.animate(withDuration: 1) { window.frame = final }
    }

    #expect(window.frameInFlight.height > canvas.window.bounds.height)
    let spare = picture(canvas).spare.rows
    #expect(spare.allSatisfy { (0..<14).contains($0) }, "\(spare)")
  }

  @Test func `of what a list shows four rows stay, and the lowest go first`() {
    #expect(list(scrolledBy: 0).rows == [10, 9, 8, 7, 6, 5])
  }

  @Test func `of a list that is scrolled to its end the uppermost rows go first`() {
    #expect(list(scrolledBy: 10).rows == [1, 2, 3, 4, 5, 6])
    #expect(list(scrolledBy: 5).rows == [1, 10, 2, 9, 3, 8])
  }

  @Test func `rows below the last that is kept are beyond the edge of their list`() {
    let spare = list(scrolledBy: 0)

    #expect(spare.beyond(keeping: Array(0..<14)) == nil)
    #expect(spare.beyond(keeping: [0, 1, 2, 3, 4, 5, 6, 7, 11, 12])?.height == 48)
  }
}
