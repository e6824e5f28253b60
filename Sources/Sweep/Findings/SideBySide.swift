// One cause, one finding.

extension SweepReport {
  /// Joins views that have more than one frame at exactly the same sizes: one constraint is missing, and
  /// what hangs on it is loose together.
  ///
  /// - Parameter order: Where the file names what a finding is about; the first stays.
  package mutating func joinLooseViews(order: (Finding) -> Int) {
    struct Key: Hashable {
      let scene: String?
      let presentation: String?
      let places: [String]
      let stretches: [Finding.Stretch]
    }
    var firsts: [Key: Int] = [:]
    var joined: [Finding] = []
    for finding in findings {
      let key = Key(
        scene: finding.example.scene, presentation: finding.presentation, places: finding.places,
        stretches: finding.stretches)
      guard finding.rule == .ambiguous, let index = firsts[key] else {
        if finding.rule == .ambiguous { firsts[key] = joined.count }
        joined.append(finding)
        continue
      }
      let alike = joined[index].alike + 1
      if order(finding) < order(joined[index]) { joined[index] = finding }
      joined[index].alike = alike
    }
    findings = joined
  }

  /// Joins findings that differ in the side alone: a button too small both ways is one small button.
  package mutating func joinSides() {
    struct Key: Hashable {
      let rule: FindingRule
      let subjects: [String]
      let sources: [String]
      let presentation: String?
      let places: [String]
      let stretches: [Finding.Stretch]
    }
    var indices: [Key: Int] = [:]
    var joined: [Finding] = []
    for finding in findings {
      let key = Key(
        rule: finding.rule, subjects: finding.subjects, sources: finding.sources,
        presentation: finding.presentation, places: finding.places, stretches: finding.stretches)
      if let side = finding.side, let index = indices[key] {
        joined[index].side = (joined[index].side ?? "") + " and " + side
      } else {
        if finding.side != nil { indices[key] = joined.count }
        joined.append(finding)
      }
    }
    findings = joined
  }
}
