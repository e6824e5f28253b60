import AdaptiveUI

/// What the playground installed or took out against the document's word, for one pair of classes each.
struct InstallOverrides {
  struct Key: Hashable {
    let name: String
    let pair: ClassPair
  }

  /// In the order in which they were made.
  private var all: [(key: Key, isOn: Bool)] = []
  /// The names that the last pass set, with what they were before.
  var applied: [(name: String, wasOn: Bool)] = []
  /// The constraints among them: one that was taken out is in no view's list.
  var constraints: [String: NSLayoutConstraint] = [:]

  var isEmpty: Bool { all.isEmpty }

  mutating func set(_ key: Key, isOn: Bool) {
    all.removeAll { $0.key == key }
    all.append((key, isOn))
  }

  /// Every name once.
  var names: [String] {
    var seen: Set<String> = []
    return all.map(\.key.name).filter { seen.insert($0).inserted }
  }

  /// What was decided under these size classes; `nil` for nothing.
  func wish(_ name: String, for traits: UITraitCollection) -> Bool? {
    let key = Key(name: name, pair: ClassPair(traits))
    return all.first { $0.key == key }?.isOn
  }

  func contains(_ name: String, for traits: UITraitCollection) -> Bool {
    wish(name, for: traits) != nil
  }
}
