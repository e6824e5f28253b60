import AdaptiveUI

/// What one share of a sweep found.
package struct PartialReport: Sendable, Codable {
  package var sizes: Int
  /// How often the document was opened.
  package var stages: Int
  /// Whether there were too many views to look at every size.
  package var isCoarse = false
  /// What stood outside of a window somewhere and inside of one elsewhere, by name.
  package var inSight: [String]
  /// What the document asks for and did not get, each with its place.
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
  /// Joins the shares of one document's sweep; the order of the shares does not show.
  package init(file: String, joining parts: [PartialReport]) {
    var ledger = FindingLedger()
    let inSight = Set(parts.flatMap(\.inSight))
    for finding in parts.flatMap(\.findings) {
      // What is out of every window waits there to slide in, and nobody misses it.
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
