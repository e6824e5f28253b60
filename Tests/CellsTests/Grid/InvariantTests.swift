import Cells
import TestSupport
import Testing

/// What holds after any sequence of drawing.
struct InvariantTests {
  private static let texts = ["a日b", "本", "語x", "\u{1B}[2J", "é日", "〓〓〓", " ", "👍🏽k"]

  private func draw(_ buffer: inout CellBuffer, _ numbers: inout SeededNumbers) {
    let point = CellPoint(
      column: Int.random(in: -3...9, using: &numbers), row: Int.random(in: -1...3, using: &numbers))
    let rect = CellRect(
      origin: point,
      size: CellSize(
        columns: Int.random(in: 0...6, using: &numbers),
        rows: Int.random(in: 0...3, using: &numbers)))
    let style = Style(foreground: .palette(UInt8.random(in: 0...3, using: &numbers)))
    let text = Self.texts[Int.random(in: 0..<Self.texts.count, using: &numbers)]
    switch Int.random(in: 0...6, using: &numbers) {
    case 0: buffer.fill(rect, with: style)
    case 1: buffer.drawBox(rect, weight: .light, style: style)
    case 2: buffer.draw(buffer, at: point)
    case 3: buffer[point] = Cell(.character(text.first ?? " "), style: style)
    case 4: buffer[point].content = .continuation
    case 5: buffer.restyle(rect) { $0 = style }
    default: buffer.write(text, at: point, style: style, clippedTo: rect)
    }
  }

  private func isWide(_ cell: Cell) -> Bool {
    guard case .character(let character) = cell.content else { return false }
    return TextWidth.columns(of: character) == 2
  }

  @Test(arguments: 1...200)
  func `wide characters stay whole, and the changes lead from one picture to the next`(
    seed: UInt64
  ) {
    var numbers = SeededNumbers(seed)
    var old = CellBuffer(size: CellSize(columns: 8, rows: 3))

    for _ in 0..<30 {
      var new = old
      draw(&new, &numbers)
      var replayed = old
      for run in new.changes(from: old) {
        for (index, cell) in run.cells.enumerated() {
          replayed[run.origin.column + index, run.origin.row] = cell
        }
      }

      #expect(replayed == new)
      for row in 0..<3 {
        for column in 0..<8 {
          let isRightHalf = new[column + 1, row].content == .continuation
          #expect(isWide(new[column, row]) == isRightHalf)
        }
        #expect(new[0, row].content != .continuation)
      }
      old = new
    }
  }
}
