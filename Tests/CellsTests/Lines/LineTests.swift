import Cells
import Testing

/// Lines that meet in a cell become one character.
struct LineTests {
  private func picture(_ columns: Int, _ rows: Int, _ draw: (inout CellBuffer) -> Void) -> String {
    var buffer = CellBuffer(size: CellSize(columns: columns, rows: rows))
    draw(&buffer)
    return buffer.text
  }

  @Test func `a box inside another meets its lines in tees`() {
    let drawn = picture(10, 5) {
      $0.drawBox(
        CellRect(column: 0, row: 0, columns: 10, rows: 5), weight: .light, style: Style())
      $0.drawBox(CellRect(column: 0, row: 0, columns: 5, rows: 3), weight: .light, style: Style())
      $0.drawBox(CellRect(column: 4, row: 2, columns: 6, rows: 3), weight: .light, style: Style())
    }

    #expect(
      drawn == """
        ┌───┬────┐
        │   │    │
        ├───┼────┤
        │   │    │
        └───┴────┘
        """)
  }

  @Test func `a heavy box keeps its weight where it meets light lines`() {
    let drawn = picture(8, 3) {
      $0.drawBox(CellRect(column: 0, row: 0, columns: 8, rows: 3), weight: .light, style: Style())
      $0.drawBox(CellRect(column: 0, row: 0, columns: 4, rows: 3), weight: .heavy, style: Style())
    }

    #expect(
      drawn == """
        ┏━━┱───┐
        ┃  ┃   │
        ┗━━┹───┘
        """)
  }

  @Test func `boxes of one row or column are lines, of one cell nothing`() {
    let drawn = picture(6, 3) {
      $0.drawBox(CellRect(column: 0, row: 0, columns: 4, rows: 1), weight: .light, style: Style())
      $0.drawBox(CellRect(column: 5, row: 0, columns: 1, rows: 3), weight: .light, style: Style())
      $0.drawBox(CellRect(column: 0, row: 2, columns: 1, rows: 1), weight: .light, style: Style())
    }

    #expect(drawn == "╶──╴ ╷\n     │\n     ╵")
  }

  @Test func `every join has a character of its own`() {
    let weights: [LineWeight] = [.none, .light, .heavy]
    var seen: Set<Character> = []
    for up in weights {
      for right in weights {
        for down in weights {
          for left in weights {
            seen.insert(LineJoin(up: up, right: right, down: down, left: left).glyph)
          }
        }
      }
    }

    #expect(seen.count == 81)
  }

  @Test func `lines outside the picture or the clip leave nothing`() {
    let clip = CellRect(column: 1, row: 1, columns: 4, rows: 1)

    let drawn = picture(6, 3) {
      for (columns, rows) in [(-9 ... -5, -9 ... -5), (7...9, 0...2), (0...5, 4...8)] {
        $0.drawBox(
          CellRect(
            column: columns.lowerBound, row: rows.lowerBound, columns: columns.count,
            rows: rows.count), weight: .light, style: Style())
      }
      $0.drawBox(
        CellRect(column: 0, row: 0, columns: 6, rows: 3), weight: .light, style: Style(),
        clippedTo: CellRect(column: 0, row: 0, columns: 3, rows: 3))
      $0.drawHorizontal(
        row: 1, from: -9, through: 99, weight: .heavy, style: Style(), clippedTo: clip)
    }

    #expect(drawn == "┌──\n│━━━━\n└──")
  }

  @Test func `boxes beyond all screens cost nothing and do no harm`() {
    let drawn = picture(4, 3) {
      let huge = CellRect(column: 1, row: 1, columns: Int.max, rows: Int.max)
      $0.drawBox(huge, weight: .light, style: Style())
      $0.fill(CellRect(column: Int.max, row: 0, columns: 5, rows: 5), with: Style())
      $0.restyle(huge) { $0.attributes = .bold }
      $0.write("x", at: CellPoint(column: Int.max, row: 0), style: Style())
      $0.write("xy", at: CellPoint(column: Int.min, row: 0), style: Style())
    }

    #expect(drawn == "\n ┌──\n │")
  }
}
