import AdaptiveUI
import Foundation
import Testing

@testable import Sweep

/// Windows that people have come first, and findings in others are milder.
@MainActor struct RealityTests {
  @Test(
    arguments: [
      ("iphone_8", 375, 667, .phone), ("iphone_8", 667, 375, .phone),
      ("iphone_4s", 480, 320, .retired), ("ipad_mini_6", 744, 1133, .pad),
      ("ipad_10_9", 375, 820, .shared), ("ipad_10_9", 1000, 700, .free),
      ("ipad_10_9", 320, 320, .impossible), ("ipad_10_9", 1180, 1180, .impossible),
      ("ipad_1x", 600, 700, .impossible), ("ipad_12_9", 678, 1024, .retired),
      ("iphone_8", 376, 667, .impossible),
    ] as [(String, Double, Double, WindowUse)])
  func `a window is somebody's by its device and its size`(
    device: String, width: Double, height: Double, use: WindowUse
  ) throws {
    let device = try #require(Device.named(device))
    let window = DeviceWindow(device: device, size: CGSize(width: width, height: height))

    #expect(WindowUse(of: window) == use)
  }

  @Test func `people's names of devices tell them apart, and the first of each is a member`() {
    let names = Device.all.map(\.peopleName)

    #expect(Set(names).count == names.count)
    for device in Device.all {
      let first = device.peopleName.split { ",(".contains($0) }.first.map(String.init) ?? ""
      #expect(device.memberNames.contains { $0.hasPrefix(first.trimmed) }, "\(first)")
    }
  }

  /// A finding at places by name.
  private func text(_ places: [String]) -> String? {
    FindingPlaces(
      of: Finding(
        rule: .collision, subjects: ["a"], places: places, stretches: [],
        example: Finding.Example(device: "iphone_8", width: 375, height: 667, use: .phone))
    ).text
  }

  @Test func `places are told by the names that people say, the commonest first`() {
    let phones = Device.all.filter { $0.idiom == .phone }.map { "\($0.id) landscape" }

    #expect(
      text(["iphone_4s portrait", "iphone_8 landscape"])
        == "iPhone SE, 8 landscape; iPhone 4s portrait")
    #expect(text(["iphone_8 portrait", "iphone_8 landscape"]) == "iPhone SE, 8")
    #expect(text(phones) == "every iPhone in landscape")
    #expect(
      text(phones + ["ipad_9_7 landscape one third"])
        == "every iPhone in landscape; iPad 6, mini 5 landscape, one third")
    #expect(text(Array(FindingExtents.allPlaces)) == "every screen")
    #expect(
      text(["iphone_15 portrait", "iphone_12 portrait", "iphone_17 portrait", "ipad_11 portrait"])
        == "iPhone 12, 13, 14, 16e portrait; iPhone 15, 16 portrait; iPhone 17, 17 Pro portrait and 1 more"
    )
    #expect(text([]) == nil)
  }

  /// Two labels that meet where the window is lower than 400 points.
  private static let low = """
    root:
      view:
        subviews:
          - class: UILabel
            id: a
            text: Hello
            constraints: [leading == superview.leading + 90, top == superview.top + 300]
          - class: UILabel
            id: b
            text: World
            constraints: [leading == superview.leading + 90, bottom == superview.bottom - 80]
    """

  private func collisions(_ line: SweepLine) throws -> [Finding] {
    let places = [
      SweepPlace(
        window: DeviceWindow(device: line.device, size: line.device.portraitSize), names: ["p"])
    ]
    return try SweepHall.report(Self.low, over: SweepSpace(places: places, lines: [line]))
      .findings.filter { $0.rule == .collision }
  }

  @Test func `what is so only in windows that nobody has is one step milder`() throws {
    let pad = try #require(Device.named("ipad_11"))
    let found = try collisions(
      SweepLine(device: pad, axis: .height, fixed: 500, range: 320...479))

    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.occursOnDevices) == [false])
    #expect(FindingRule.Severity.allCases.map(\.milder) == [.warning, .note, .note])
  }

  @Test func `the example is a window that somebody has, where there is one`() throws {
    let phone = try #require(Device.named("iphone_15"))
    let lying = SweepSpace(
      places: [
        SweepPlace(
          window: DeviceWindow(device: phone, size: CGSize(width: 852, height: 393)),
          names: ["iphone_15 landscape"])
      ], lines: [SweepLine(device: phone, axis: .height, fixed: 852, range: 330...450)])
    let report = try SweepHall.report(Self.low, over: lying)

    let found = try #require(report.findings.first { $0.rule == .collision })
    #expect(found.example.height == 393)
    #expect(found.severity == .error)
    #expect(!found.stretches.isEmpty)
  }

  @Test func `a finding at every width has the device's own screen for its example`() throws {
    let phone = try #require(Device.named("iphone_15"))
    let line = SweepLine(device: phone, axis: .width, fixed: 852, range: 320...1376)

    #expect(line.bestWindow(in: 320...1376).size == CGSize(width: 393, height: 852))
    #expect(line.bestWindow(in: 400...500).size == CGSize(width: 400, height: 852))
  }

  @Test func `the worst findings come first, those in nobody's windows after the like`() {
    func finding(_ rule: FindingRule, _ subject: String, _ use: WindowUse) -> Finding {
      Finding(
        rule: rule, subjects: [subject], places: [], stretches: [],
        example: Finding.Example(device: "iphone_8", width: 320, height: 320, use: use))
    }
    var ledger = FindingLedger()
    ledger.add(finding(.smallTarget, "a", .phone))
    ledger.add(finding(.collision, "b", .impossible))
    ledger.add(finding(.collision, "c", .shared))
    ledger.add(finding(.truncated, "d", .pad))
    ledger.add(finding(.collision, "e", .phone))

    #expect(ledger.sorted.flatMap(\.subjects) == ["e", "c", "d", "b", "a"])
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
