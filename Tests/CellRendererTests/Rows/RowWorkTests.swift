import AdaptiveUI
import Cells
import Foundation
import TestSupport
import Testing

@testable import CellRenderer

/// What planning rows costs: in proportion to what is seen, and nothing where no height changes.
@MainActor struct RowWorkTests {
  /// Grounds of one colour below each other, in columns side by side, in edges.
  private static func cards(_ count: Int, columns: Int) -> RowGaps {
    let items = (0..<count).map { index in
      RowItem(
        frame: CGRect(x: index % columns * 100, y: index / columns * 50, width: 80, height: 40),
        kind: .ground(nil, isBar: false), isHeading: false, around: nil, node: index)
    }
    let places = items.indices.map { (top: $0 / columns * 2 + 1, bottom: $0 / columns * 2 + 2) }
    return RowGaps(items, places: places)
  }

  @Test(arguments: [1, 3]) func `cards are compared with those next to them alone`(columns: Int) {
    let (few, many) = (Self.cards(30, columns: columns), Self.cards(300, columns: columns))

    #expect(few.all.count == 30 - columns)
    #expect(many.all.count == 300 - columns)
    #expect(many.comparisons <= 11 * few.comparisons)
  }

  @Test func `what is kept from the nearest grounds is kept from all above`() {
    var numbers = SeededNumbers(7)
    func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
    for _ in 0..<50 {
      let rects = (0..<12).map { _ in
        (column: random(6), width: 1 + random(3), top: random(20), height: 1 + random(4))
      }
      let items = rects.enumerated().map { index, rect in
        RowItem(
          frame: CGRect(x: rect.column, y: rect.top, width: rect.width, height: rect.height),
          kind: .ground(nil, isBar: random(5) == 0), isHeading: false, around: nil, node: index)
      }
      var system = RowSystem(ideal: (0...25).map(Double.init), total: 60)
      system.gaps =
        RowGaps(items, places: rects.map { (top: $0.top, bottom: $0.top + $0.height) }).all
      guard let places = system.solved()?.places else {
        Issue.record("no room in \(rects)")
        continue
      }
      for (upper, above) in rects.enumerated() {
        for (lower, below) in rects.enumerated()
        where above.top + above.height < below.top
          && items[upper].frame.minX < items[lower].frame.maxX
          && items[lower].frame.minX < items[upper].frame.maxX
        {
          #expect(places[above.top + above.height] < places[below.top], "\(rects)")
        }
      }
    }
  }

  @Test func `demands are looked at a few times to give up many half rows`() {
    var system = RowSystem(ideal: (0...200).map(Double.init), total: 230)
    system.gaps = (0..<200).map {
      RowSystem.Gap(upper: $0, lower: $0 + 1, least: 2, rank: .beside, rest: 1)
    }

    var passes = 0
    let places = system.solved(countingPasses: &passes)?.places

    #expect(passes <= 12)
    // The lowest ones give up theirs, and no more than have to.
    #expect(places == (0...30).map { 2 * $0 } + (61...230).map { $0 })
  }

  @Test func `half rows are given up as if one were tried after the other`() {
    var numbers = SeededNumbers(11)
    func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
    var given = 0
    for _ in 0..<300 {
      let (edges, total) = (5 + random(10), 8 + random(16))
      let step = Double(total) / Double(edges - 1)
      var system = RowSystem(ideal: (0..<edges).map { Double($0) * step }, total: total)
      let ranks: [RowSystem.Rank] = [.breath, .inset, .beside, .lines, .apart]
      for _ in 0..<random(14) {
        let (upper, rank) = (random(edges - 1), ranks[random(5)])
        system.gaps.append(
          RowSystem.Gap(
            upper: upper, lower: upper + 1, least: rank == .lines ? 4 : 2, rank: rank,
            rest: rank == .lines ? 2 : 0))
        if random(3) == 0 { system.wholeRows.insert(upper) }
      }
      let slow = Self.solvedSlowly(system)
      #expect(system.solved()?.places == slow.places, "\(system)")
      given += slow.steps
    }
    #expect(given > 300)
  }

  /// The places of edges without blocks, and how many steps were tried for them.
  private static func solvedSlowly(_ start: RowSystem) -> (places: [Int]?, steps: Int) {
    var (system, steps) = (start, 0)
    while true {
      var placer = EdgePlacer(system)
      if let places = placer.places() { return (placer.balanced(places), steps) }
      let open = system.gaps.indices.filter {
        system.gaps[$0].rank != .needed && system.gaps[$0].least > system.gaps[$0].rest
      }
      let order = RowSystem.Rank.allCases.lazy.map { rank in
        open.filter { system.gaps[$0].rank == rank }
      }
      guard let first = order.first(where: { !$0.isEmpty }),
        let longest = first.map({ system.gaps[$0].least }).max(),
        let next = first.last(where: { system.gaps[$0].least == longest })
      else { return (nil, steps) }
      system.gaps[next].least = max(longest - 2, system.gaps[next].rest)
      steps += 1
    }
  }

  @Test func `rows are planned once while only the width changes`() {
    let canvas = TestCanvas(30, 24) { root in
      for (index, text) in ["one", "two", "three"].enumerated() {
        let label = UILabel()
        label.text = text
        label.backgroundColor = .white
        root.add(nil, CGRect(x: 8, y: 20 + CGFloat(index) * 50, width: 96, height: 40), label)
      }
    }
    let memory = CanvasMemory()
    func draw(_ columns: Int, _ rows: Int) -> CanvasPicture {
      var options = CanvasOptions()
      (options.look, options.plansRows, options.stretches) = (.interface, true, true)
      return CanvasRenderer.picture(
        of: canvas.window, canvas: CellSize(columns: columns, rows: rows), options: options,
        memory: memory)
    }

    for columns in 18...28 { _ = draw(columns, 16) }
    #expect(memory.rows.work.systems == 1)
    _ = draw(28, 15)
    #expect(memory.rows.work.systems == 2)
    let again = draw(24, 16)
    #expect(memory.rows.work.systems == 2)
    memory.forget()
    #expect(draw(24, 16).buffer == again.buffer)
  }
}
