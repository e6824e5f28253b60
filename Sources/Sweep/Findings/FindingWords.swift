import AdaptiveUI
package import Documents

/// Describes subjects that a search passed without describing them, because the content of a view
/// may depend on the size, and on earlier sizes.
///
/// For ambiguous views the words say what is undetermined.
@MainActor package enum FindingWords {
  /// Adds the missing words, by laying out the examples once more.
  package static func fill(
    _ report: inout SweepReport, from source: any OpenableDocument, options: SweepOptions
  ) {
    let scenes = source.beginnings
    // Findings with the same example share its layout.
    var known: [Place: [String: Words]] = [:]
    for index in report.findings.indices {
      let finding = report.findings[index]
      guard finding.words.isEmpty || finding.rule == .ambiguous else { continue }
      guard let window = finding.example.window,
        let scene = scenes.first(where: { $0.name == finding.example.scene }) ?? scenes.first
      else { continue }
      let place = Place(example: finding.example, presentation: finding.presentation)
      let words =
        known[place] ?? words(in: scene.document, window, finding.presentation, options)
      known[place] = words
      let own = zip(finding.subjects, finding.sources).map { words["\($0)\u{0}\($1)"] }
      if finding.words.isEmpty { report.findings[index].words = own.map { $0?.subject ?? "" } }
      if finding.rule == .ambiguous {
        report.findings[index].detail = own.first??.undecided[finding.decided]
      }
    }
  }

  /// The words about a view.
  private struct Words {
    let subject: String
    /// The undetermined parts of its rectangles.
    let undecided: [Decided: String]
  }

  private struct Place: Hashable {
    let example: Finding.Example
    let presentation: String?
  }

  /// The words of all views, by name and element.
  private static func words(
    in source: any OpenableDocument, _ window: DeviceWindow, _ presentation: String?,
    _ options: SweepOptions
  ) -> [String: Words] {
    let stage = SweepStage(source, in: window, options: options)
    defer { stage.close() }
    if let presentation { _ = stage.present(presentation) }
    let table = SubjectTable(stage.document)
    var all: [String: Words] = [:]
    func note(_ view: UIView) {
      let number = table.number(of: view)
      let key = "\(table.names[number])\u{0}\(table.sources[number])"
      if all[key] == nil {
        var undecided: [Decided: String] = [:]
        for decided in Decided.allCases { undecided[decided] = view.undecidedWords(decided) }
        all[key] = Words(subject: table.words(of: number), undecided: undecided)
      }
      view.subviews.forEach(note)
    }
    note(stage.window)
    return all
  }
}
