import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Lines of trees without overlaps end nowhere in the open.
@MainActor struct LineMeetingTests {
  /// Numbers that are the same on every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
  }

  /// Fills a view with parts side by side, or with one part inside, and goes on in them.
  private func fill(_ view: UIView, _ dice: inout Dice, depth: Int) {
    let (columns, rows) = (Int(view.bounds.width / 8), Int(view.bounds.height / 16))
    guard depth > 0, columns >= 8, rows >= 6 else { return }
    var parts: [CGRect]
    switch dice.roll(0...3) {
    case 0:
      let cut = dice.roll(3...columns - 3)
      parts = [cells(0, 0, cut, rows), cells(cut, 0, columns - cut, rows)]
    case 1:
      let cut = dice.roll(2...rows - 2)
      parts = [cells(0, 0, columns, cut), cells(0, cut, columns, rows - cut)]
    case 2:
      let (left, top) = (dice.roll(0...2), dice.roll(0...2))
      parts = [cells(left, top, columns - left - dice.roll(0...2), rows - top - dice.roll(0...2))]
    default: parts = [cells(0, 0, columns, rows)]
    }
    if dice.roll(0...1) == 0 { parts.reverse() }
    for (index, part) in parts.enumerated() {
      fill(view.add("v\(depth)\(index)", part), &dice, depth: depth - 1)
    }
  }

  @Test(arguments: 1...60)
  func `each end of a line meets another line or a text`(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let canvas = TestCanvas(48, 20) { fill($0, &dice, depth: 6) }
    let views = canvas.picture().boxes.map(\.view)
    let focus = views[dice.roll(0...views.count - 1)]
    let buffer = canvas.picture { $0.focus = focus }.buffer

    func isText(_ column: Int, _ row: Int) -> Bool {
      if case .character = buffer[column, row].content { return true }
      return false
    }
    /// The lines in a cell; `nil` for text and the spaces around it.
    func join(_ column: Int, _ row: Int) -> LineJoin? {
      if case .line(let join) = buffer[column, row].content { return join }
      return isText(column, row) || isText(column - 1, row) || isText(column + 1, row)
        ? nil : LineJoin()
    }
    for row in 0..<20 {
      for column in 0..<48 {
        guard let here = join(column, row) else { continue }
        if let right = join(column + 1, row) { #expect(here.right == right.left) }
        if let below = join(column, row + 1) { #expect(here.down == below.up) }
      }
    }
  }

  @Test(arguments: 1...20)
  func `overlapping views of any size are drawn the same each time`(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let canvas = TestCanvas(40, 14) { root in
      var parents = [root]
      for index in 0..<60 {
        let parent = parents[dice.roll(0...parents.count - 1)]
        let frame = CGRect(
          x: dice.roll(-40...300), y: dice.roll(-40...200), width: dice.roll(0...240),
          height: dice.roll(0...160))
        let view = parent.add(index.isMultiple(of: 3) ? nil : "v\(index)", frame)
        view.clipsToBounds = dice.roll(0...3) == 0
        parents.append(view)
      }
    }
    let picture = canvas.picture()

    #expect(picture.buffer == canvas.picture().buffer)
    #expect(picture.buffer.lines[0].first == "┌" || picture.boxes[0].isVisible)
    for point in [CellPoint(column: 0, row: 0), CellPoint(column: 39, row: 13)] {
      #expect(picture.box(at: point) != nil)
    }
  }
}
