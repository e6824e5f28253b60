import AdaptiveUI
import Foundation
import TestSupport
import Testing

@testable import Sweep

/// What a finding says of the sizes where it holds.
@MainActor struct ExtentsTests {
  private let pad = "ipad_12_9"
  private let phone = "iphone_8"

  private func lines(of device: String) -> [SweepLine] {
    SweepSpace.all.lines.filter { $0.device.id == device }
  }

  /// What a condition on width and height gives along the lines of a device.
  private func stretches(
    _ device: String, _ holds: (_ width: Double, _ height: Double) -> Bool
  ) -> [Finding.Stretch] {
    lines(of: device).flatMap { line -> [Finding.Stretch] in
      let fixed = Double(line.fixed)
      let found = line.range.filter {
        line.axis == .width ? holds(Double($0), fixed) : holds(fixed, Double($0))
      }
      return found.map {
        Finding.Stretch(device: device, axis: line.axis, fixed: fixed, from: $0, to: $0)
      }
    }
  }

  private func extents(_ stretches: [Finding.Stretch], places: [String] = []) -> [String] {
    var ledger = FindingLedger()
    ledger.add(
      Finding(
        rule: .collision, subjects: ["a", "b"], places: places, stretches: stretches,
        example: Finding.Example(device: pad, width: 320, height: 320, use: .free)))
    return ledger.sorted.flatMap { FindingExtents(of: $0).lines }
  }

  @Test func `what depends on the width alone is told by its widths`() {
    let found = stretches(pad) { width, _ in width <= 475 }

    #expect(found.contains { $0.axis == .height })
    #expect(extents(found) == ["width 320–475 at every height on iPad Pro 12.9 (1st, 2nd)"])
  }

  @Test func `devices with the same extents are told together`() {
    let found = [pad, phone].flatMap { stretches($0) { width, _ in width <= 375 } }

    #expect(
      extents(found) == [
        "width 320–375 at every height on iPad Pro 12.9 (1st, 2nd); iPhone SE, 8"
      ])
  }

  @Test func `what depends on the height alone is told by its heights`() {
    let found = stretches(phone) { _, height in height < 350 }

    #expect(extents(found) == ["height 320–349 at every width on iPhone SE, 8"])
  }

  @Test func `what holds in a corner is told along the lines through it`() {
    let found = stretches(pad) { width, height in width <= 400 && height <= 400 }

    #expect(
      extents(found) == [
        "width 320–400 at height 320 on iPad Pro 12.9 (1st, 2nd)",
        "height 320–400 at width 320, 375 on iPad Pro 12.9 (1st, 2nd)",
      ])
  }

  @Test func `what holds at all sizes of a device, or of all devices, is told as every size`() {
    let everywhere = Set(SweepSpace.all.lines.map(\.device.id)).sorted()
      .flatMap { stretches($0) { _, _ in true } }

    #expect(extents(stretches(phone) { _, _ in true }) == ["every size on iPhone SE, 8"])
    #expect(extents(everywhere) == ["every size"])
  }

  @Test func `what changes with both sides is told in short by its smallest and largest size`() {
    let found =
      stretches(pad) { width, height in height <= 300 + width / 2 }
      + stretches(phone) { _, _ in true }
    var ledger = FindingLedger()
    ledger.add(
      Finding(
        rule: .outsideWindow, subjects: ["a"], places: [], stretches: found,
        example: Finding.Example(device: pad, width: 320, height: 320, use: .free)))
    let extents = ledger.sorted.map { FindingExtents(of: $0) }

    #expect(extents.map(\.lines.count) == [27])
    #expect(
      extents.flatMap(\.summary) == [
        "every size on iPhone SE, 8",
        "width 320–1366 at height 320 … width 1068–1366 at height 834 on iPad Pro 12.9 (1st, 2nd)",
        "height 320–460 at width 320 … height 320–983 at width 1366 on iPad Pro 12.9 (1st, 2nd)",
      ])
  }

  @Test func `what holds nowhere between the places has no lines`() {
    #expect(extents([], places: ["iphone_8 portrait"]).isEmpty)
  }

  /// The text leaves nothing out: what is left unsaid follows from what is said.
  @Test(arguments: 0..<40) func `no size is lost`(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    let corner = (
      width: Double(Int.random(in: 300...1400, using: &random)),
      height: Double(Int.random(in: 300...1400, using: &random))
    )
    let joins = Bool.random(using: &random)
    func holds(_ width: Double, _ height: Double) -> Bool {
      joins
        ? width <= corner.width && height <= corner.height
        : width <= corner.width || height <= corner.height
    }
    let device = Bool.random(using: &random) ? pad : phone
    let areas = try extents(stretches(device, holds)).map { try ReadExtent($0) }

    for line in lines(of: device) {
      for position in line.range {
        let window = line.window(at: position).size
        let (width, height) = (Double(window.width), Double(window.height))
        #expect(
          areas.contains { $0.covers(width, height) } == holds(width, height),
          "\(width)×\(height) on \(device)")
      }
    }
  }
}

/// A line of extents, read again.
private struct ReadExtent {
  private let axis: SweepLine.Axis?
  private let extent: ClosedRange<Double>
  private let others: [Double]?

  init(_ text: String) throws {
    let words = text.split(separator: " on ")[0]
    guard words != "every size" else {
      (axis, extent, others) = (nil, 0...0, nil)
      return
    }
    let parts = words.split(separator: " at ")
    let own = parts[0].split(separator: " ")
    let ends = own[1].split(separator: "–").compactMap { Double($0) }
    axis = own[0] == "width" ? .width : .height
    extent = try #require(ends.first)...(try #require(ends.last))
    let numbers = parts[1].matches(of: #/\d+/#).compactMap { Double($0.output) }
    others = parts[1].hasPrefix("every ") ? nil : numbers
  }

  /// Whether the line speaks of this size; of many lengths it gives number, first and last.
  func covers(_ width: Double, _ height: Double) -> Bool {
    guard let axis else { return true }
    let (own, other) = axis == .width ? (width, height) : (height, width)
    guard extent.contains(own) else { return false }
    guard let others else { return true }
    return others.count == 3 && others[0] < others[1] && others[0] < 100
      ? others[1] <= other && other <= others[2] : others.contains(other)
  }
}
