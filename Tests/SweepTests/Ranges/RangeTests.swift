import AdaptiveUI
import Documents
import Foundation
import SceneFiles
import Testing

@testable import Sweep

/// What a search along one dimension of a window tells, a few layouts at a time.
@MainActor struct RangeTests {
  /// Two labels that meet where it is narrow, a form that stops growing, and a banner for wide windows.
  private static let yaml = """
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: first
            text: A few words that stand to the left
            constraints:
              - leading == superview.leading + 20
              - top == superview.top + 40
          - class: UILabel
            id: second
            text: Others to the right of them
            constraints:
              - trailing == superview.trailing - 20
              - top == superview.top + 40
          - id: form
            constraints:
              - leading == superview.leading
              - width == superview.width @900
              - width <= 500
              - top == superview.top + 80
              - height == 30
          - id: banner
            when: {w: regular}
            constraints:
              - leading == superview.leading
              - trailing == superview.trailing
              - top == superview.top
              - height == 20
    """

  fileprivate static let pad = Device.named("ipad_12_9") ?? .default

  /// A stage as the sweep has them.
  private final class Stage: RangeStage {
    let stage: SweepStage
    let device: Device?
    init(_ document: any OpenableDocument, _ device: Device) {
      self.device = device
      stage = SweepStage(
        document, in: DeviceWindow(device: device, size: device.portraitSize), options: .init())
    }
    var window: UIWindow { stage.window }
    var scene: any OpenDocument { stage.document }
    var presentation: String? { nil }
    func resize(to size: CGSize) {
      stage.move(to: DeviceWindow(device: RangeTests.pad, size: size))
    }
  }

  private func search(
    _ yaml: String = yaml, axis: SweepLine.Axis = .width, fixed: Double = 1024,
    range: ClosedRange<Int> = 320...1366
  ) throws -> RangeSearch {
    RangeSearch(
      Stage(try SceneDocument(text: yaml), Self.pad), axis: axis, fixed: fixed, range: range)
  }

  private func profile(_ yaml: String = yaml) throws -> SizeProfile {
    let search = try search(yaml)
    while search.advance(budget: 100) {}
    return search.profile
  }

  private func lines(_ profile: SizeProfile) -> [String] {
    profile.changes.map { "\($0.position) \($0.kind) \($0.subject)" }
  }

  @Test func `it tells where size classes, views and proportions change`() throws {
    #expect(
      lines(try profile()) == [
        "500 bend proportion(of: \"form\", Sweep.SizeProfile.Trend.stops)",
        "640 sizeClass sizeClass(of: nil, \"width regular\")",
        "640 arrangement views(appear: [\"banner\"], leave: [])",
      ])
  }

  @Test func `its segments lie between the changes`() throws {
    let profile = try profile()

    #expect(profile.segments.map(\.range) == [320...499, 500...639, 640...1366])
    #expect(profile.segments.map(\.beginning.count) == [0, 1, 2])
  }

  @Test func `a text that takes another line leaps`() throws {
    let profile = try profile(
      """
      root:
        id: home
        view:
          subviews:
            - class: UILabel
              id: text
              text: Some words that need two lines where the window is narrower than they are long
              numberOfLines: 0
              constraints:
                - leading == superview.leading
                - trailing == superview.trailing
                - top == superview.top
      """)
    let heights = profile.changes.filter { $0.kind == .jump }.map(\.subject)

    #expect(
      heights == [
        .frame(
          of: "text", from: SizeProfile.Length(isWidth: false, points: 41),
          to: SizeProfile.Length(isWidth: false, points: 20.5))
      ])
  }

  @Test func `findings have the sizes that a check finds along the same line`() throws {
    let line = SweepLine(device: Self.pad, axis: .width, fixed: 1024, range: 320...1366)
    let space = SweepSpace(
      places: [
        SweepPlace(
          window: DeviceWindow(device: Self.pad, size: Self.pad.portraitSize), names: ["portrait"])
      ], lines: [line])
    for yaml in [Self.yaml, Self.crowded] {
      let checked = try SweepHall.report(yaml, over: space).findings.filter {
        !$0.stretches.isEmpty
      }
      let found = try profile(yaml).withoutViewsToSlideIn(inSight: []).findings

      #expect(!found.isEmpty)
      #expect(found.map(\.identity) == checked.map(\.identity))
      #expect(found.map(\.stretches) == checked.map(\.stretches))
    }
  }

  /// A row of buttons that has room in wide windows only.
  private static let crowded = """
    root:
      id: home
      view:
        subviews:
          - {class: UIButton, id: one, title: The first of three, constraints: [leading == superview.leading + 20, top == superview.top + 40]}
          - {class: UIButton, id: two, title: The second of them, constraints: [leading == one.trailing + 8, top == superview.top + 40]}
          - {class: UIButton, id: three, title: And one more, constraints: [leading == two.trailing + 8, top == superview.top + 40]}
          - {class: UILabel, id: end, text: The end of the row, constraints: [trailing == superview.trailing - 8, top == superview.top + 50]}
    """

  @Test(arguments: [1, 2, 7, 50]) func `how the work is divided does not show`(budget: Int) throws {
    let whole = try search()
    while whole.advance(budget: .max / 2) {}
    let sliced = try search()
    var slices = 0
    while sliced.advance(budget: budget) { slices += 1 }

    #expect(sliced.profile == whole.profile)
    #expect(sliced.count == whole.count)
    #expect(slices >= whole.count / budget - 1)
  }

  @Test func `a slice lays out no more than its budget, and what is known only grows`() throws {
    let search = try search()
    var (count, known) = (0, 0)
    while search.advance(budget: 3) {
      #expect(search.count - count <= 3)
      count = search.count
      let now = search.profile.known ?? 0
      #expect(now >= known)
      known = now
    }
    #expect(search.profile.isComplete)
  }

  @Test func `what the window has now is found with its views, and nothing in it changes`() throws {
    let stage = Stage(try SceneDocument(text: Self.yaml), Self.pad)
    let window = stage.window
    stage.resize(to: CGSize(width: 1000, height: 1024))
    #expect(CurrentFindings(of: window, showing: stage.scene).entries.isEmpty)

    stage.resize(to: CGSize(width: 320, height: 1024))
    let recorder = stage.stage.environment.recorder
    let before = (events: recorder.steps.flatMap(\.events).count, builds: window.layoutRebuilds)
    let now = CurrentFindings(of: window, showing: stage.scene)

    #expect(now.entries.map(\.finding.rule) == [.collision])
    #expect(now.entries.map { $0.views.map(\.displayName) } == [["first", "second"]])
    #expect(recorder.steps.flatMap(\.events).count == before.events)
    #expect(window.layoutRebuilds == before.builds)
  }

  @Test func `a contradiction is about the views at its ends`() throws {
    let stage = Stage(
      try SceneDocument(
        text: """
          root:
            id: home
            view:
              subviews:
                - id: box
                  constraints: [width == 100, width == 200, height == 50, leading == superview.leading, top == superview.top]
          """), Self.pad)
    let now = CurrentFindings(of: stage.window, showing: stage.scene)

    #expect(now.entries.map(\.finding.rule) == [.unsatisfiable])
    #expect(now.entries.flatMap { $0.views.map(\.displayName) } == ["box"])
  }

  @Test func `stops are where changes and findings begin and end`() throws {
    let profile = try profile()
    let finding = try #require(profile.findings.first)
    let end = try #require(finding.stretches.last).to + 1

    #expect(profile.stops == [end, 500, 640].sorted())
  }
}
