import AdaptiveUI
import Foundation
import SceneFiles
import Testing

@testable import Sweep

/// What it costs to put ambiguous views together that depend on each other: work is counted, not
/// timed.
///
/// Rule LA7.1.
@MainActor final class LooseViewsWorkTests {
  private var stages: [SweepStage] = []

  isolated deinit { stages.forEach { $0.close() } }

  enum Arrangement: CaseIterable {
    case beside, below, above
  }

  /// The findings of views without heights: each at the root's top, below the one before it, or above
  /// it.
  private func entries(_ count: Int, _ arrangement: Arrangement) throws -> [CurrentFindings.Entry] {
    let views = (0..<count).map { number in
      let place =
        switch arrangement {
        case .below where number > 0: "top == v\(number - 1).bottom"
        case .above where number > 0: "bottom == v\(number - 1).top"
        case .beside, .below, .above: "top == superview.top"
        }
      return
        "      - {id: v\(number), constraints: [leading == superview.leading, width == 9, \(place)]}"
    }
    let yaml = "root:\n  id: home\n  view:\n    subviews:\n" + views.joined(separator: "\n")
    let window = DeviceWindow(device: SweepHall.phone, size: SweepHall.phone.portraitSize)
    let stage = SweepStage(try SceneDocument(text: yaml), in: window, options: SweepOptions())
    // The views must live while they are put together.
    stages.append(stage)
    return CurrentFindings(of: stage.window, showing: stage.document).entries
      .filter { $0.finding.rule == .ambiguous }
  }

  private func groups(_ count: Int, _ arrangement: Arrangement) throws -> (groups: Int, steps: Int)
  {
    let entries = try entries(count, arrangement)
    #expect(entries.count == count)
    var groups = LooseGroups(entries, Array(entries.indices))
    return (groups.all().count, groups.steps)
  }

  @Test(arguments: Arrangement.allCases)
  func `LA7.1 400 loose views are put together in eight times the steps of 50`(
    arrangement: Arrangement
  ) throws {
    let (few, many) = try (groups(50, arrangement), groups(400, arrangement))

    #expect(few.groups == (arrangement == .beside ? 50 : 1))
    #expect(many.groups == (arrangement == .beside ? 400 : 1))
    #expect(Double(many.steps) < 1.2 * 8 * Double(few.steps))
  }
}
