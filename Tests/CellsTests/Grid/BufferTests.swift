import Cells
import Testing

/// Differences between pictures, and terminals in memory.
@MainActor struct BufferTests {
  private func buffer(_ lines: String...) -> CellBuffer {
    var buffer = CellBuffer(size: CellSize(columns: 8, rows: lines.count))
    for (row, line) in lines.enumerated() {
      buffer.write(line, at: CellPoint(column: 0, row: row), style: Style())
    }
    return buffer
  }

  private func describe(_ runs: [CellRun]) -> [String] {
    runs.map { run in
      "\(run.origin.column),\(run.origin.row) "
        + String(run.cells.compactMap(\.glyph))
    }
  }

  @Test func `only changed cells are sent`() {
    let changes = buffer("abcdef", "same").changes(from: buffer("abXYef", "same"))

    #expect(describe(changes) == ["2,0 cd"])
  }

  @Test func `a change in the right half of a wide character sends both halves`() {
    let changes = buffer("a日c").changes(from: buffer("a日本"))

    #expect(describe(changes) == ["3,0 c "])
    #expect(describe(buffer("日").changes(from: buffer("ab"))) == ["0,0 日"])
    #expect(buffer("日c").changes(from: buffer("本c")).map(\.cells.count) == [2])
  }

  @Test func `a letter of a scalar and one of a letter and a mark are two cells, of 16 bytes each`()
  {
    let (one, two) = (buffer("\u{E9}"), buffer("e\u{301}"))

    #expect(two.changes(from: one).count == 1)
    #expect(two.changes(from: buffer("e\u{301}")).isEmpty)
    #expect(one.text.unicodeScalars.map(\.value) == [0xE9])
    #expect(two.text.unicodeScalars.map(\.value) == [0x65, 0x301])
    #expect(MemoryLayout<StoredCell>.stride == 16)
  }

  @Test func `a picture of another size is sent whole`() {
    let changes = buffer("ab").changes(from: buffer("ab", "cd"))

    #expect(describe(changes) == ["0,0 ab      "])
  }

  @Test func `of several sizes in one batch only the last arrives`() {
    let backend = MemoryBackend(
      size: CellSize(columns: 80, rows: 24),
      batches: [
        [
          .resize(CellSize(columns: 70, rows: 20)), .key(.enter, []),
          .resize(CellSize(columns: 60, rows: 10)),
        ]
      ])

    let events = backend.waitForEvents(timeout: nil)

    #expect(events == [.key(.enter, []), .resize(CellSize(columns: 60, rows: 10))])
    #expect(backend.size == CellSize(columns: 60, rows: 10))
  }

  @Test func `an empty picture can be written to without harm`() {
    var empty = CellBuffer(size: CellSize(columns: 0, rows: -3))
    empty.write("text", at: CellPoint(column: 0, row: 0), style: Style())
    empty.drawBox(CellRect(column: 0, row: 0, columns: 5, rows: 5), weight: .light, style: Style())

    #expect(empty.text == "")
    #expect(empty.size == CellSize(columns: 0, rows: 0))
  }
}
