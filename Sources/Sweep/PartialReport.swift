import AdaptiveUI

/// What one share of a sweep found.
package struct PartialReport: Sendable, Codable {
  package var sizes: Int
  /// How often the document was opened.
  package var stages: Int
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
    for finding in parts.flatMap(\.findings) { ledger.add(finding) }
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
      notes: parts.flatMap(\.notes).filter { seen.insert($0).inserted }, findings: ledger.sorted)
  }
}
