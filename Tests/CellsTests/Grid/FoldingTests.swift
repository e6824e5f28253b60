import Cells
import Testing

/// Leaving out rows that repeat the one above.
struct FoldingTests {
  private func buffer(_ rows: [String]) -> CellBuffer {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: rows.count))
    for (row, text) in rows.enumerated() {
      buffer.write(text, at: CellPoint(column: 0, row: row), style: Style())
    }
    return buffer
  }

  @Test func `runs of equal rows get lower in proportion, and every row that differs stays`() {
    let picture = buffer(["a", ".", ".", ".", ".", ".", "b", "-", "-", "c"])

    let folded = picture.folded(to: 7)

    #expect(folded?.buffer.lines == ["a", ".", ".", ".", "b", "-", "c"])
    #expect(folded?.kept == [0, 1, 2, 3, 6, 7, 9])
  }

  @Test func `marks change which of equal rows stay, and not how many`() {
    let plain = buffer(["a", ".", ".", ".", ".", "b", ".", ".", "c"])
    let marked = buffer(["a", ".", ".", "--", ".", "b*", "|", ".", "c"])

    #expect(marked.keptWithMarks([0, 1, 2, 5, 6, 8], of: plain) == [0, 1, 3, 5, 6, 8])
    #expect(plain.keptWithMarks([0, 1, 2, 5, 6, 8], of: plain) == [0, 1, 2, 5, 6, 8])
    // Where no row of a run stays, its mark would be lost.
    #expect(marked.keptWithMarks([0, 1, 2, 5, 8], of: plain) == nil)
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
    #expect(buffer(["a", ".", ".", "c"]).folded(to: 3)?.kept == [0, 1, 3])
  }

  @Test func `gaps of one height close together, the lowest first, and rows with characters stay`()
  {
    let picture = buffer(["a", "", "b", "", "c", "", "", "d"])

    #expect(picture.folded(to: 6) == nil)
    #expect(picture.folded(to: 5, closingGaps: true)?.buffer.lines == ["a", "b", "c", "", "d"])
    #expect(picture.folded(to: 6, closingGaps: true)?.buffer.lines == ["a", "b", "c", "", "", "d"])
    #expect(picture.folded(to: 4, closingGaps: true)?.kept == [0, 2, 4, 7])
    #expect(picture.folded(to: 3, closingGaps: true) == nil)
    #expect(picture.leastRows(besides: 0, mayGetLines: false, closingGaps: true) == 4)
  }

  @Test func `a ground keeps as many rows above its line as below it`() {
    var picture = buffer(["a", "", "x", "", "", "b", "", ""])
    let edges = [(1, Color.standard, Color.palette(1)), (3, .palette(1), .standard)]
    for (row, upper, lower) in edges {
      for column in 0..<4 {
        picture.put(.ground(upper, lower), at: CellPoint(column: column, row: row))
      }
    }
    picture.restyle(CellRect(column: 0, row: 2, columns: 4, rows: 1)) {
      $0.background = .palette(1)
    }
    let lines = [CentredLine(row: 2, rows: 1..<4)]

    for rows in 3...7 {
      let kept = picture.folded(to: rows, closingGaps: true, centred: lines)?.kept ?? [1, 3]

      #expect(kept.contains(1) == kept.contains(3), "\(rows) rows: \(kept)")
    }
    #expect(picture.folded(to: 4, closingGaps: true, centred: lines)?.kept.contains(1) == false)
  }

  @Test func `a ground that the edge of the picture cuts off is left as it is`() {
    let picture = buffer(["a", "", "", "", "beside", "line"])

    let folded = picture.folded(
      to: 5, closingGaps: true, centred: [CentredLine(row: 5, rows: 4..<7)])
    #expect(folded?.kept == [0, 1, 2, 4, 5])
  }

  @Test func `rows of a list keep one distance, and what that leaves over is below the last`() {
    let picture = buffer(["a", "", "b", "", "c", "", "d"])

    #expect(
      picture.folded(to: 6, closingGaps: true)?.buffer.lines == ["a", "b", "c", "d", "", ""])
    #expect(picture.folded(to: 4, closingGaps: true)?.buffer.lines == ["a", "b", "c", "d"])
  }

  @Test func `rows of a list that are alike get gaps of one height`() {
    let longer = buffer(["t", "a", "", "b", "", "", "c", "", "d", "", "", "", ""])
    #expect(
      longer.folded(to: 12, alike: [[1..<3, 3..<6, 6..<8, 8..<9]])?.buffer.lines
        == ["t", "a", "", "b", "", "c", "", "d", "", "", "", ""])
    let shorter = buffer(["a", "", "", "b", "", "", "c", "", "d", "", "", ""])
    #expect(
      shorter.folded(to: 11, alike: [[0..<3, 3..<6, 6..<8, 8..<9]])?.buffer.lines
        == ["a", "", "", "b", "", "", "c", "", "", "d", ""])
  }

  @Test func `the shortest gap counts where no rows are left for a longer one`() {
    let picture = buffer(["a", "", "", "b", "", "", "c", "", "d", "-", "-", "-"])
    #expect(
      picture.folded(to: 11, alike: [[0..<3, 3..<6, 6..<8, 8..<9]])?.buffer.lines
        == ["a", "", "b", "", "c", "", "d", "", "", "-", "-"])
  }

  @Test func `what is several rows high in a list keeps them`() {
    let picture = buffer(["a", "", "b", "-", "", "c", "", "d", "", ""])
    #expect(
      picture.folded(to: 9, alike: [[0..<2, 2..<5, 5..<7, 7..<8]])?.buffer.lines
        == ["a", "", "b", "-", "c", "", "d", "", ""])
  }

  @Test func `thin lines between rows go after all gaps, and all of them`() {
    let picture = buffer(["a", "▁▁▁▁", "b", "", "▁▁▁▁", "c"])

    #expect(
      picture.folded(to: 5, closingGaps: true)?.buffer.lines == ["a", "▁▁▁▁", "b", "▁▁▁▁", "c"])
    #expect(picture.folded(to: 3, closingGaps: true)?.buffer.lines == ["a", "b", "c"])
  }

  @Test func `rows with the same words are no repetition`() {
    #expect(buffer(["a", "a", ".", "."]).folded(to: 3)?.kept == [0, 1, 2])
    #expect(buffer(["a", "a", "b"]).folded(to: 2, closingGaps: true) == nil)
  }

  @Test func `rows in which two grounds meet close where both go on beside them`() {
    var picture = buffer(["a", "", "", "b"])
    let (white, yellow) = (Color.rgb(255, 255, 255), Color.rgb(255, 204, 0))
    let halves = [(white, white), (white, yellow), (yellow, white), (white, white)]
    for (row, half) in halves.enumerated() {
      picture.changeRow(row) { cells in
        for column in cells.indices where cells[column].isBlank {
          cells[column] = .ground(half.0, half.1)
        }
        cells[0].style.background = half.1
      }
    }
    picture.changeRow(1) { $0[0] = $0[1] }
    picture.changeRow(2) { $0[0] = $0[1] }

    #expect(picture.folded(to: 3, closingGaps: true)?.kept == [0, 2, 3])
    #expect(picture.folded(to: 2, closingGaps: true) == nil)
  }

  @Test func `spare rows go after all gaps, in their order`() {
    let picture = buffer(["a", "", "b", "c", "d"])

    #expect(picture.folded(to: 4, closingGaps: true, spare: [3, 2])?.kept == [0, 2, 3, 4])
    #expect(picture.folded(to: 3, closingGaps: true, spare: [3, 2])?.kept == [0, 2, 4])
    #expect(picture.folded(to: 2, closingGaps: true, spare: [3, 2])?.kept == [0, 4])
    #expect(picture.folded(to: 1, closingGaps: true, spare: [3, 2]) == nil)
  }

  @Test func `a gap of another ground than the rows beside it stays`() {
    var picture = buffer(["a", "", "b"])
    picture.fill(
      CellRect(column: 0, row: 1, columns: 4, rows: 1), with: Style(background: .palette(1)))

    #expect(picture.folded(to: 2, closingGaps: true) == nil)
  }

  @Test func `the sides of a box close up to its edges`() {
    var picture = buffer(["", " b", "", ""])
    picture.drawBox(
      CellRect(column: 0, row: 0, columns: 4, rows: 4), weight: .light, style: Style())

    #expect(picture.folded(to: 3, closingGaps: true)?.buffer.lines == ["┌──┐", "│b │", "└──┘"])
  }

  @Test func `rows of other looks are other rows`() {
    var picture = buffer(["a", "a", "a"])
    picture.fill(
      CellRect(column: 0, row: 1, columns: 4, rows: 1), with: Style(background: .palette(1)))

    #expect(picture.folded(to: 2) == nil)
  }

  @Test func `rows that must stay are known before the picture is finished`() {
    // Characters one above the other; blanks, lines and the filler may still be drawn over.
    let draft = buffer(["a", "b", "", "c", "░", "d", "d"])

    #expect(draft.leastRows(besides: 0x2591, mayGetLines: false) == 2)
    #expect(draft.leastRows(besides: 0, mayGetLines: false) == 4)
  }

  @Test func `upper and lower edges of boxes must stay`() {
    var draft = buffer(Array(repeating: "", count: 9))
    draft.drawBox(
      CellRect(column: 0, row: 2, columns: 4, rows: 5), weight: .light, style: Style())

    // Blanks, the upper edge, sides, the lower edge, blanks.
    #expect(draft.leastRows(besides: 0, mayGetLines: false) == 5)
    #expect(draft.leastRows(besides: 0, mayGetLines: true) == 3)
    #expect(draft.folded(to: 5)?.kept == [0, 2, 3, 6, 7])
  }

  @Test func `edges of boxes stay where gaps close, with or without a text on them`() {
    var picture = buffer(Array(repeating: "", count: 11))
    for rows in [1..<5, 5..<10] {
      picture.drawBox(
        CellRect(column: 0, row: rows.lowerBound, columns: 4, rows: rows.count), weight: .light,
        style: Style())
    }

    #expect(picture.leastRows(besides: 0, mayGetLines: false, closingGaps: true) == 4)
    // Lines on the blanks around could make the outer edges go on.
    #expect(picture.leastRows(besides: 0, mayGetLines: true, closingGaps: true) == 2)
    picture.write("ab", at: CellPoint(column: 1, row: 5), style: Style())
    picture.write("cd", at: CellPoint(column: 1, row: 7), style: Style())
    #expect(picture.leastRows(besides: 0, mayGetLines: false, closingGaps: true) == 5)
    #expect(
      picture.folded(to: 5, closingGaps: true)?.buffer.lines
        == ["┌──┐", "└──┘", "┌ab┐", "│cd│", "└──┘"])
    #expect(picture.folded(to: 4, closingGaps: true) == nil)
  }

  @Test(arguments: 0..<8)
  func `no picture folds to fewer rows than its draft says, whatever is drawn where nothing was`(
    seed: Int
  ) {
    let rows = (0..<9).map { String("abc  ".dropFirst(($0 * seed + seed) % 4).prefix(2)) }
    let draft = buffer(rows)
    let least = draft.leastRows(besides: 0, mayGetLines: false)

    for filling in ["x", "b", "▀", "░"] {
      var finished = draft
      for row in 0..<9 where draft.isBlank(at: CellPoint(column: 3, row: row)) {
        finished.write(filling, at: CellPoint(column: 3, row: row), style: Style())
      }
      for count in 0..<least { #expect(finished.folded(to: count) == nil) }
    }
  }
}
