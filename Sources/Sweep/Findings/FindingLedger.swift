import AdaptiveUI

/// Collects findings; the same finding at several sizes is one entry.
package struct FindingLedger: Sendable {
  private var findings: [Finding] = []
  private var indices: [Finding.Identity: Int] = [:]

  package init() {}

  package mutating func add(_ finding: Finding) {
    guard let index = indices[finding.identity] else {
      indices[finding.identity] = findings.count
      findings.append(finding)
      return
    }
    findings[index].places += finding.places
    findings[index].stretches += finding.stretches
    if finding.example.comesBefore(findings[index].example) {
      findings[index].example = finding.example
      // The content of a view may depend on the size.
      findings[index].words = finding.words
    }
  }

  /// All findings, the worst first, then those in the commonest windows, in an order that does not
  /// depend on when and by which process they were found.
  package var sorted: [Finding] {
    findings.map(\.inOrder).sorted { $0.isListed(before: $1) }
  }
}

extension Finding {
  /// Orders the worst first, then those in the commonest windows, then by rule, presentation and name.
  func isListed(before other: Finding) -> Bool {
    if severity != other.severity { return severity < other.severity }
    if example.use != other.example.use { return example.use < other.example.use }
    if rule != other.rule { return rule < other.rule }
    return sortText.lexicographicallyPrecedes(other.sortText)
  }

  private var sortText: [String] {
    [presentation ?? ""] + subjects + [side ?? "", detail ?? ""] + sources
  }

  /// Places sorted by name and without duplicates; stretches merged and sorted.
  fileprivate var inOrder: Finding {
    var result = self
    result.places = Array(Set(places)).sorted()
    let sorted = stretches.sorted { $0.sortKey < $1.sortKey }
    result.stretches = sorted.reduce(into: []) { merged, next in
      guard let last = merged.last, last.device == next.device, last.axis == next.axis,
        last.fixed == next.fixed, next.from <= last.to + 1
      else { return merged.append(next) }
      merged[merged.count - 1].to = max(last.to, next.to)
    }
    return result
  }
}

extension Finding.Stretch {
  fileprivate var sortKey: (String, String, Double, Int) { (device, axis.rawValue, fixed, from) }
}
