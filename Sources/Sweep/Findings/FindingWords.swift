import AdaptiveUI
package import Documents

/// Puts subjects into words where a search went past them: what a view shows may hang on the size, and on the
/// sizes before.
@MainActor package enum FindingWords {
  /// Fills in the words that are missing, by laying the examples out once more.
  package static func fill(
    _ report: inout SweepReport, from source: any OpenableDocument, options: SweepOptions
  ) {
    let scenes = source.beginnings
    // Findings of one example share its layout.
    var known: [Place: [String: String]] = [:]
    for index in report.findings.indices where report.findings[index].words.isEmpty {
      let finding = report.findings[index]
      guard let window = finding.example.window,
        let scene = scenes.first(where: { $0.name == finding.example.scene }) ?? scenes.first
      else { continue }
      let place = Place(example: finding.example, presentation: finding.presentation)
      let words =
        known[place] ?? words(in: scene.document, window, finding.presentation, options)
      known[place] = words
      report.findings[index].words = zip(finding.subjects, finding.sources).map {
        words["\($0)\u{0}\($1)"] ?? ""
      }
    }
  }

  private struct Place: Hashable {
    let example: Finding.Example
    let presentation: String?
  }

  /// The words of all views, by name and element.
  private static func words(
    in source: any OpenableDocument, _ window: DeviceWindow, _ presentation: String?,
    _ options: SweepOptions
  ) -> [String: String] {
    let stage = SweepStage(source, in: window, options: options)
    defer { stage.close() }
    if let presentation { _ = stage.present(presentation) }
    let table = SubjectTable(stage.document)
    func number(_ view: UIView) {
      _ = table.number(of: view)
      view.subviews.forEach(number)
    }
    number(stage.window)
    return Dictionary(
      zip(zip(table.names, table.sources).map { "\($0)\u{0}\($1)" }, table.words),
      uniquingKeysWith: { first, _ in first })
  }
}
