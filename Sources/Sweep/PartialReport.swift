import AdaptiveUI

/// The findings of one share of a sweep.
package struct PartialReport: Sendable, Codable {
  package var sizes: Int
  /// The number of times that the document was opened.
  package var stages: Int
  /// Whether there were too many views to check every size.
  package var isCoarse = false
  /// The names of subjects that were outside of one window and inside of another.
  package var inSight: [String]
  /// Unmet requirements of the document, each with its place.
  package var notes: [String]
  package var findings: [Finding]
  package var variations: [Variation]

  package struct Variation: Sendable, Codable, Hashable {
    package var name: String
    package var condition: String
    package var isReached: Bool
  }
}

extension SweepReport {
  /// Merges the shares of one document's sweep; the result does not depend on the order of the
  /// shares.
  package init(file: String, joining parts: [PartialReport]) {
    var ledger = FindingLedger()
    let inSight = Set(parts.flatMap(\.inSight))
    for finding in parts.flatMap(\.findings) {
      // A view outside of every window is meant to slide in, and is not missing.
      let waits =
        finding.rule == .outsideWindow && finding.subjects.allSatisfy { !inSight.contains($0) }
      if !waits { ledger.add(finding) }
    }
    var names: [PartialReport.Variation] = []
    for variation in parts.flatMap(\.variations) {
      let index = names.firstIndex {
        $0.name == variation.name && $0.condition == variation.condition
      }
      if let index {
        names[index].isReached = names[index].isReached || variation.isReached
      } else {
        names.append(variation)
      }
    }
    let device = Device.default
    for variation in names where !variation.isReached {
      ledger.add(
        Finding(
          rule: .unreachedVariation, subjects: [variation.name], detail: variation.condition,
          places: [], stretches: [],
          example: Finding.Example(DeviceWindow(device: device, size: device.portraitSize))))
    }
    var seen: Set<String> = []
    self.init(
      file: file, sizes: parts.reduce(0) { $0 + $1.sizes },
      isCoarse: parts.contains(where: \.isCoarse),
      notes: parts.flatMap(\.notes).filter { seen.insert($0).inserted }, findings: ledger.sorted)
  }
}
