import AdaptiveUI
import Cells
import Foundation
import Testing

@testable import CellRenderer

/// The rows of pages, which are planned so that texts have rows and what is equal stays equal.
@MainActor struct PlannedRowTests {
  private typealias Gap = RowSystem.Gap
  private typealias Group = RowSystem.Group

  @Test func `edges without demands are at their places in proportion`() {
    let system = RowSystem(ideal: [0, 2.4, 5.6, 8], total: 8)

    #expect(system.solved()?.places == [0, 2, 6, 8])
  }

  @Test func `equal blocks have equally many half rows, and their lines are in whole rows`() {
    var system = RowSystem(ideal: [0, 1, 4.4, 7.8, 11.2, 14], total: 14)
    system.groups = [
      Group(blocks: [1..<2, 2..<3, 3..<4], least: 2, ideal: 3.4)
    ]

    // Four half rows have a row in their middle if they begin in the middle of another.
    #expect(system.solved()?.places == [0, 1, 5, 9, 13, 14])
  }

  @Test func `blocks are as high as brings all edges nearest to their places in proportion`() {
    // Blocks of 4.9 half rows, 0.7 apart: six are eight with the gap between whole rows, four are six.
    var system = RowSystem(
      ideal: [0, 9.1, 14, 14.7, 19.6, 20.3, 25.2, 30], total: 30)
    system.groups = [Group(blocks: [1..<2, 3..<4, 5..<6], least: 2, ideal: 4.9)]
    system.gaps = [2, 4].map { Gap(upper: $0, lower: $0 + 1, least: 1, rank: .apart) }

    #expect(system.solved()?.places == [0, 9, 13, 15, 19, 21, 25, 30])
  }

  @Test func `edges that were pushed down take those above them halfway back`() {
    var system = RowSystem(ideal: [0, 10, 11, 12, 13, 30], total: 30)
    system.gaps = (1..<4).map { Gap(upper: $0, lower: $0 + 1, least: 4) }

    #expect(system.solved()?.places == [0, 6, 10, 14, 18, 30])
  }

  @Test func `what has its room keeps it when edges move back`() {
    var system = RowSystem(ideal: [0, 4, 10, 11, 30], total: 30)
    system.gaps = [
      Gap(upper: 1, lower: 2, least: 6, rank: .inset),
      Gap(upper: 2, lower: 3, least: 8),
    ]

    #expect(system.solved()?.places == [0, 2, 8, 16, 30])
  }

  @Test func `blocks are lower where there is no room, all of them`() {
    var system = RowSystem(ideal: [0, 1, 3.9, 6.8, 9.7, 10], total: 10)
    system.groups = [
      Group(blocks: [1..<2, 2..<3, 3..<4], least: 2, ideal: 2.9)
    ]

    #expect(system.solved()?.places == [0, 2, 4, 6, 8, 10])
  }

  @Test func `long texts give up lines before grounds of one colour touch`() {
    var system = RowSystem(ideal: [0, 5, 5.2, 8], total: 8)
    system.gaps = [
      Gap(upper: 0, lower: 1, least: 6, rank: .lines, rest: 4),
      Gap(upper: 1, lower: 2, least: 1, rank: .apart),
      Gap(upper: 2, lower: 3, least: 2),
    ]

    #expect(system.solved() == RowSystem.Solution(places: [0, 5, 6, 8], cutTexts: 1))
  }

  @Test func `nothing is planned where needed rows have no room`() {
    var system = RowSystem(ideal: [0, 1, 2], total: 4)
    system.gaps = [Gap(upper: 0, lower: 1, least: 3), Gap(upper: 1, lower: 2, least: 2)]

    #expect(system.solved() == nil)
  }

  @Test func `heights and rows of a map lead to one another`() throws {
    let map = try #require(
      RowMap(heights: [0, 10, 50, 80], halfRows: [0, 4, 6, 10], row: 16, cutTexts: 0))

    for height in [-16.0, 0, 5, 10, 30, 65, 80, 96] {
      #expect(abs(map.height(atRows: map.rows(at: height)) - height) < 1e-9)
    }
    #expect(map.rows(at: 30) == 2.5)
  }

  @Test func `cards of one height are equally high with their texts in the middle`() {
    let canvas = TestCanvas(14, 12) { root in
      for (index, text) in ["one", "two", "three"].enumerated() {
        let label = UILabel()
        label.text = text
        label.backgroundColor = .white
        root.add(
          nil, CGRect(x: 8, y: 20 + CGFloat(index) * 50, width: 96, height: 40), label)
      }
    }
    var options = CanvasOptions()
    (options.look, options.plansRows, options.stretches) = (.interface, true, true)
    let picture = CanvasRenderer.picture(
      of: canvas.window, canvas: CellSize(columns: 14, rows: 8), options: options)

    let rows = picture.buffer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let texts = ["one", "two", "three"].compactMap { text in rows.firstIndex { $0.contains(text) } }
    #expect(texts.count == 3)
    #expect(zip(texts, texts.dropFirst()).map { $1 - $0 } == [2, 2], "\(rows)")
  }
}
