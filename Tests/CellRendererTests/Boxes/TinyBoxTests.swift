import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// What is left of a box when there is little room.
@MainActor struct TinyBoxTests {
  @Test(arguments: [
    (1, 1, "▪"),
    (2, 1, "▪▪"),
    (3, 1, "box"),
    (4, 1, "box "),
    (6, 1, "box ▪▪"),
    (1, 3, "▪\n▪\n▪"),
    (2, 2, "▪▪\n▪▪"),
    (3, 2, "┌…┐\n└─┘"),
    (4, 2, "┌b…┐\n└──┘"),
    (5, 3, "┌box┐\n│   │\n└───┘"),
    (6, 3, "┌box─┐\n│    │\n└────┘"),
    (7, 2, "┌ box ┐\n└─────┘"),
  ])
  func `small boxes drop what does not fit`(columns: Int, rows: Int, expected: String) {
    let canvas = TestCanvas(20, 9) { $0.add("box", cells(3, 2, columns, rows)) }
    let lines = canvas.picture().buffer.lines[2..<2 + rows].map {
      String($0.dropFirst(3).prefix(columns))
    }

    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `a window of any small size is drawn without harm`(columns: Int) {
    for rows in 1...4 {
      let canvas = TestCanvas(columns, rows) { $0.add("inner", cells(1, 1, columns, rows)) }
      #expect(canvas.picture().buffer.size == CellSize(columns: columns, rows: rows))
      let nothing = canvas.picture(canvas: CellSize(columns: 1, rows: 1)).buffer
      #expect(nothing.size == CellSize(columns: 1, rows: 1))
    }
  }

  @Test func `texts without a row of their own are counted`() {
    let canvas = TestCanvas(40, 40) { root in
      for (index, name) in ["Ada", "Grace", "Katherine", "Mary"].enumerated() {
        let label = UILabel()
        label.text = name
        root.add(nil, CGRect(x: 16, y: 56 + index * 16, width: 288, height: 16), label)
      }
    }

    // 320 × 640 points on 12 rows: a cell is 27 × 54 points.
    #expect(
      canvas.picture(canvas: CellSize(columns: 30, rows: 14)).buffer.text == """
                ┌────────────┐
                │┌ root ────┐│
                ││Grace   +2││
                ││Mary      ││
                ││          ││
                ││          ││
                ││          ││
                ││          ││
                ││          ││
                ││          ││
                ││          ││
                ││          ││
                │└──────────┘│
                └────────────┘
        """)
  }

  @Test func `a text between two rows stands where it is aligned, in its own style`() {
    let canvas = TestCanvas(40, 20) { root in
      for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
        let label = UILabel()
        label.text = "Ada"
        label.textAlignment = alignment
        label.font = .boldSystemFont(ofSize: 17)
        root.add(nil, CGRect(x: 18, y: 46 + 54 * index, width: 270, height: 16), label)
      }
    }

    // 320 × 320 points on 36 columns: a cell is 9 × 18 points, and both edges of each label snap to one row.
    let buffer = canvas.picture(canvas: CellSize(columns: 38, rows: 20)).buffer
    #expect(
      buffer.lines[4...10].joined(separator: "\n") == """
        ││ Ada                              ││
        ││                                  ││
        ││                                  ││
        ││              Ada                 ││
        ││                                  ││
        ││                                  ││
        ││                            Ada   ││
        """)
    #expect(buffer.style(at: CellPoint(column: 4, row: 4)).attributes.contains(.bold))
  }

  @Test func `a view smaller than half a cell has no box`() {
    let canvas = TestCanvas(9, 3) { $0.add("dot", CGRect(x: 30, y: 18, width: 1, height: 9)) }

    #expect(canvas.picture().boxes.count == 1)
  }

  @Test func `an image of one row takes no text away, and has its name beside the marker`() {
    let title = Sign(ShownContent(.label, text: "Create it"))
    let covered = TestCanvas(24, 5) { root in
      root.add("title", cells(2, 2, 16, 1), title)
      root.add("art", cells(2, 2, 6, 1), Sign(ShownContent(.picture(art: ["plus"]))))
    }
    let image = Sign(ShownContent(.picture(art: ["plus"])))
    let alone = TestCanvas(24, 5) { $0.add("art", cells(2, 2, 8, 1), image) }

    #expect(covered.picture().buffer.lines[2] == "│ Create it            │")
    #expect(alone.picture { $0.focus = image }.buffer.lines[2] == "│ ▸ plus               │")
  }
}
