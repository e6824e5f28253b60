import Cells
import Testing

/// Leaving out rows that repeat the one above.
@Suite struct FoldingTests {
  private func buffer(_ rows: [String]) -> CellBuffer {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: rows.count))
    for (row, text) in rows.enumerated() {
      buffer.write(text, at: CellPoint(column: 0, row: row), style: Style())
    }
    return buffer
  }

  @Test func `the longest runs give up rows first, and every row that differs stays`() {
    let picture = buffer(["a", ".", ".", ".", ".", ".", "b", "-", "-", "c"])

    let folded = picture.folded(to: 7)

    #expect(folded?.buffer.lines == ["a", ".", ".", "b", "-", "-", "c"])
    #expect(folded?.kept == [0, 1, 2, 6, 7, 8, 9])
  }

  @Test func `what is left over goes to the first runs that were cut`() {
    let folded = buffer(["a", ".", ".", ".", "b", ".", ".", "."]).folded(to: 7)

    #expect(folded?.buffer.lines == ["a", ".", ".", ".", "b", ".", "."])
  }

  @Test func `runs of one length stay of one length, and the longest has what is left over`() {
    let folded = buffer(
      ["a", ".", ".", ".", "b", ".", ".", ".", "c", ".", ".", ".", ".", "."]
    ).folded(to: 10)

    #expect(folded?.buffer.lines == ["a", ".", ".", "b", ".", ".", "c", ".", ".", "."])
  }

  @Test func `a picture without enough equal rows stays as it is`() {
    #expect(buffer(["a", "b", "b", "c"]).folded(to: 2) == nil)
    #expect(buffer(["a", "b", "b", "c"]).folded(to: 4) == nil)
    #expect(buffer(["a", "b", "b", "c"]).folded(to: 3)?.kept == [0, 1, 3])
  }

  @Test func `rows of other looks are other rows`() {
    var picture = buffer(["a", "a", "a"])
    picture.fill(
      CellRect(column: 0, row: 1, columns: 4, rows: 1), with: Style(background: .palette(1)))

    #expect(picture.folded(to: 2) == nil)
  }
}
