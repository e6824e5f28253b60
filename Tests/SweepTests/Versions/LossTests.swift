import AdaptiveUI
import Documents
import Foundation
import SceneFiles
import Testing

@testable import Sweep

/// What a new version of a document lost against an old one, and at which sizes.
@MainActor struct LossTests {
  private final class Stage: RangeStage {
    let stage: SweepStage
    private let model: Device
    init(_ yaml: String, on model: Device) throws {
      self.model = model
      stage = SweepStage(
        try SceneDocument(text: yaml),
        in: DeviceWindow(device: model, size: model.portraitSize), options: .init())
    }
    var device: Device? { model }
    var window: UIWindow { stage.window }
    var scene: any OpenDocument { stage.document }
    var presentation: String? { nil }
    func resize(to size: CGSize) { stage.move(to: DeviceWindow(device: model, size: size)) }
  }

  /// Words in a box, each with or without a top.
  private static func boxes(_ outer: String, _ inner: String) -> String {
    """
    root:
      id: home
      view:
        subviews:
          - id: box
            constraints: [leading == superview.leading, width == 200, height == 96\(outer)]
            subviews:
              - {class: UILabel, id: words, text: Words, constraints: [leading == superview.leading\(inner)]}
    """
  }

  private static let top = ", top == superview.top + 16"
  private static let narrowTop = ", {equation: top == superview.top + 16, when: {w: compact}}"

  private static let pad = Device.named("ipad_12_9") ?? .default

  /// What nothing decides any more, each as `subject 500–700`.
  private func losses(
    from old: String, to new: String, on device: Device = pad,
    at range: ClosedRange<Int> = 500...700, leftToCode: LossSearch.LeftToCode = ([], [])
  ) throws -> [String] {
    let search = LossSearch(
      from: try Stage(old, on: device), to: try Stage(new, on: device), axis: .width, fixed: 667,
      range: range, judging: [], leftToCode: leftToCode)
    while search.advance(budget: 100) {}
    let loose = search.extents.filter { $0.loss.identity.hasPrefix(FindingRule.ambiguous.rawValue) }
    return loose.map { extent in
      let ranges = extent.ranges.map { "\($0.lowerBound)–\($0.upperBound)" }
      return "\(extent.loss.subject) \(ranges.joined(separator: ", "))"
    }
  }

  @Test func `a loss that is merged into another at some widths occurs there too`() throws {
    let losses = try losses(
      from: Self.boxes(Self.top, Self.top), to: Self.boxes(Self.narrowTop, ""))

    #expect(losses == ["words 500–700", "box 640–700"])
  }

  @Test func `what a phone's width shows the widths beside it show too`() throws {
    let losses = try losses(
      from: Self.boxes(Self.top, Self.top), to: Self.boxes(Self.top, ""), on: .default,
      at: 360...390)

    #expect(losses == ["words 360–390"])
  }

  @Test func `what constraints no longer decide is told with what people see of it`() throws {
    func form(_ top: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, title: Go, constraints: [leading == superview.leading, width == 80, height == 48\(top)]}
            - {class: UILabel, id: far, text: Far, constraints: [leading == superview.leading, top == go.bottom + 8]}
      """
    }
    let pair = (
      try Stage(form(", top == superview.top + 200"), on: Self.pad),
      try Stage(form(""), on: Self.pad)
    )
    let search = LossSearch(
      from: pair.0, to: pair.1, axis: .width, fixed: 667, range: 500...700,
      judging: [.shapes, .places])
    let losses = search.losses(at: 600)
      .filter { $0.identity.hasPrefix(FindingRule.ambiguous.rawValue) }

    #expect(losses.map(\.subject) == ["go"])
    #expect(
      losses.flatMap(\.effects).map(\.sentence) == ["go moved 200 pt up", "far moved 200 pt up"])
  }

  @Test func `what a program no longer resolves is a loss`() throws {
    let loose = Self.boxes(Self.top, "")

    #expect(try losses(from: loose, to: loose) == [])
    #expect(try losses(from: loose, to: loose, leftToCode: (["words"], ["words"])) == [])
    #expect(
      try losses(from: loose, to: loose, leftToCode: (["words"], [])) == ["words 500–700"])
  }

  /// Words, and an opaque box at a distance from the top, beside the words in the view or around them.
  private static func cover(_ top: Int, color: String = "white") -> String {
    """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: words, text: Words, constraints: [leading == superview.leading, top == superview.top + 100]}
          - {id: box, backgroundColor: \(color), constraints: [leading == superview.leading, trailing == superview.trailing, height == 80, top == superview.top + \(top)]}
    """
  }

  @Test(arguments: [
    (200, 80, "white", ["words is behind box"]), (200, 80, "clear", []),
    (80, 70, "white", []), (200, 90, "white", ["words is behind box"]),
  ])
  func `what another number puts behind something opaque is lost, unless it was there before`(
    before: Int, now: Int, color: String, losses: [String]
  ) throws {
    let search = LossSearch(
      from: try Stage(Self.cover(before, color: color), on: Self.pad),
      to: try Stage(Self.cover(now, color: color), on: Self.pad), axis: .width, fixed: 667,
      range: 500...700, judging: [])

    let found = search.losses(at: 600).map { loss in
      guard case .finding(let finding) = loss.kind else { return loss.sentence ?? "" }
      return finding.sentence(naming: finding.spokenSubjects)
    }
    #expect(found == losses)
  }

  @Test func `a number that is another one at other sizes is not told of all`() throws {
    func text(_ inset: Int) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: words, text: Words that need their room, constraints: [leading == superview.leading + \(inset), trailing == superview.trailing, top == superview.top + 100]}
      """
    }
    let search = LossSearch(
      from: try Stage(text(16), on: Self.pad), to: try Stage(text(480), on: Self.pad),
      axis: .width, fixed: 667, range: 500...700, judging: [])
    while search.advance(budget: 64) {}

    let here = search.losses(at: 600).first { $0.excess != nil }
    let extent = search.extents.first { $0.loss.identity == here?.identity }

    #expect(here?.change == "584×21 → 120×21")
    #expect(extent?.ranges.contains { $0.contains(600) } == true)
    #expect(extent?.loss.excess == nil)
  }
}
