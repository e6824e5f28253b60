package import AdaptiveUI
import Foundation

/// Fetches UIKit's log texts for findings about contradicting constraints.
@MainActor package enum ConflictLog {
  /// Adds the log to each such finding, by laying its example out once more.
  package static func fill(
    _ report: inout SweepReport, from source: any OpenableDocument, options: SweepOptions
  ) {
    let scenes = source.beginnings
    for index in report.findings.indices where report.findings[index].rule == .unsatisfiable {
      let name = report.findings[index].example.scene
      guard let scene = scenes.first(where: { $0.name == name }) ?? scenes.first else { continue }
      report.findings[index].log = text(of: report.findings[index], scene.document, options)
    }
  }

  private static func text(
    of finding: Finding, _ source: any OpenableDocument, _ options: SweepOptions
  ) -> String? {
    guard let window = finding.example.window, let subject = finding.subjects.first else {
      return nil
    }
    let stage = SweepStage(source, in: window, options: options)
    defer { stage.close() }
    if let presentation = finding.presentation, !stage.present(presentation) { return nil }
    let texts = stage.conflictTexts
    let marker = "breaking constraint"
    let plain = subject.split(separator: " @").first.map(String.init) ?? subject
    return texts.first { text in
      text.range(of: marker).map { text[$0.upperBound...].contains(plain) } ?? false
    } ?? texts.first
  }
}

extension Finding.Example {
  /// The window, if its device is in the catalogue.
  @MainActor package var window: DeviceWindow? {
    Device.named(device).map {
      DeviceWindow(device: $0, size: CGSize(width: width, height: height))
    }
  }
}
