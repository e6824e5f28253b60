import AdaptiveUI
import Foundation
import SceneFiles
import Sweep
import Testing

/// Runs sweeps over small spaces.
@MainActor enum SweepHall {
  static let phone = Device.default

  /// Upright and lying on iPhone 6, and every width between.
  static let phoneSpace = SweepSpace(
    places: [
      SweepPlace(
        window: DeviceWindow(device: phone, size: phone.portraitSize), names: ["portrait"]),
      SweepPlace(
        window: DeviceWindow(device: phone, size: CGSize(width: 667, height: 375)),
        names: ["landscape"]),
    ],
    lines: [SweepLine(device: phone, axis: .width, fixed: 667, range: 200...500)])

  static func report(
    _ yaml: String, over space: SweepSpace? = nil, shares: Int = 1
  ) throws -> SweepReport {
    let document = try SceneDocument(text: yaml)
    let parts = (0..<shares).map {
      DocumentSweep.run(
        document, over: space ?? phoneSpace,
        share: DocumentSweep.Share(index: $0, count: shares))
    }
    return SweepReport(file: "test", joining: parts)
  }

  /// Findings as `rule subject subject side`.
  static func summary(_ report: SweepReport) -> [String] {
    report.findings.map { finding in
      ([finding.rule.rawValue] + finding.subjects + [finding.side ?? ""])
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
