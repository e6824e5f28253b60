// One cause, one finding.

extension SweepReport {
  /// Merges findings that differ only in the side: a button too small in both dimensions is one
  /// small button.
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
