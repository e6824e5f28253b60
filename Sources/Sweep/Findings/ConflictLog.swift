package import AdaptiveUI
package import Documents
import Foundation

/// Explains contradictions of constraints, and merges findings about the same contradiction.
@MainActor package enum ConflictLog {
  /// Adds sum and log to each finding about contradicting constraints, by laying out its example
  /// once more.
  ///
  /// Of several findings with one cause, the first is kept, with the sizes of all.
  package static func fill(
    _ report: inout SweepReport, from source: any OpenableDocument, options: SweepOptions
  ) {
    let scenes = source.beginnings
    var causes: [Cause] = []
    report.findings = report.findings.compactMap { finding in
      guard finding.rule == .unsatisfiable else { return finding }
      let name = finding.example.scene
      guard let scene = scenes.first(where: { $0.name == name }) ?? scenes.first,
        let cause = cause(of: finding, scene.document, options)
      else { return finding }
      causes.append(cause)
      return nil
    }
    let joined = Cause.joined(causes)
    guard !joined.isEmpty else { return }
    var ledger = FindingLedger()
    (report.findings + joined.map(\.finding)).forEach { ledger.add($0) }
    report.findings = ledger.sorted
  }

  /// A finding with the cause of the contradiction in its example.
  private struct Cause {
    var finding: Finding
    /// The elements of the contradicting constraints, or their names.
    var constraints: Set<String>
    /// The total of the lengths, and the required total; rows of the same height have the same two.
    let totals: [Double]?

    /// Whether one change would resolve both: they share a constraint, or the same lengths do not
    /// add up.
    func isSame(as other: Cause) -> Bool {
      guard finding.example.scene == other.finding.example.scene else { return false }
      return !constraints.isDisjoint(with: other.constraints)
        || (totals != nil && totals == other.totals)
    }

    static func joined(_ causes: [Cause]) -> [Cause] {
      var joined: [Cause] = []
      for cause in causes {
        var whole = cause
        // Groups that were separate so far may be connected by this one.
        let same = joined.filter { $0.isSame(as: cause) }
        joined.removeAll { $0.isSame(as: cause) }
        if var first = same.first {
          for other in same.dropFirst() + [cause] { first.take(other) }
          whole = first
        }
        joined.append(whole)
      }
      return joined
    }

    private mutating func take(_ other: Cause) {
      constraints.formUnion(other.constraints)
      var own = finding
      if other.finding.example.comesBefore(finding.example) { own = other.finding }
      own.places = finding.places + other.finding.places
      own.stretches = finding.stretches + other.finding.stretches
      own.alike = finding.alike + other.finding.alike + 1
      finding = own
    }
  }

  private static func cause(
    of finding: Finding, _ source: any OpenableDocument, _ options: SweepOptions
  ) -> Cause? {
    guard let window = finding.example.window, let subject = finding.subjects.first else {
      return nil
    }
    let stage = SweepStage(source, in: window, options: options)
    defer { stage.close() }
    if let presentation = finding.presentation, !stage.present(presentation) { return nil }
    let table = SubjectTable(stage.document)
    var result = finding
    result.log = log(about: subject, in: stage.conflictTexts)
    let all = stage.window.layoutContradictions
    let source = finding.sources.first ?? ""
    let own =
      all.first { !source.isEmpty && stage.document.sourceID(of: $0.victim) == source }
      ?? all.first { $0.victim.summary == subject }
    result.sum = own?.sum.map { ContradictionText($0, table).text }
    result.anchor = own?.victim.subjectForPeople?.displayName
    let names = (own?.constraints ?? []).map { stage.document.sourceID(of: $0) ?? "" }
    return Cause(
      finding: result, constraints: Set(names.filter { !$0.isEmpty } + [source + subject]),
      totals: own?.sum.map { sum in
        [sum.sumOfParts, sum.sumOfWhole].map { ($0 * 100).rounded() / 100 }
      })
  }

  private static func log(about subject: String, in texts: [String]) -> String? {
    let marker = "breaking constraint"
    let plain = subject.split(separator: " @").first.map(String.init) ?? subject
    return texts.first { text in
      text.range(of: marker).map { text[$0.upperBound...].contains(plain) } ?? false
    } ?? texts.first
  }
}

extension NSLayoutConstraint {
  /// The view that a constraint positions or sizes: the inner one of two.
  var subjectForPeople: UIView? {
    let (first, second) = (firstItem as? UIView, secondItem as? UIView)
    guard let first else { return second }
    guard let second, second.isDescendant(of: first) else { return first }
    return second
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
