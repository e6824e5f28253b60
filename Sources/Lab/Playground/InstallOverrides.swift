import AdaptiveUI

/// The playground's decisions about what is installed, instead of the document's, each for one pair
/// of classes.
struct InstallOverrides {
  struct Key: Hashable {
    let name: String
    let pair: ClassPair
  }

  /// In the order in which they were made.
  private var all: [(key: Key, isOn: Bool)] = []
  /// The names that the last pass changed, with their previous state.
  var applied: [(name: String, wasOn: Bool)] = []
  /// The constraints among them: a removed one is in no view's list.
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

  /// The decisions for these size classes; `nil` for none.
  func decision(_ name: String, for traits: UITraitCollection) -> Bool? {
    let key = Key(name: name, pair: ClassPair(traits))
    return all.first { $0.key == key }?.isOn
  }

  func contains(_ name: String, for traits: UITraitCollection) -> Bool {
    decision(name, for: traits) != nil
  }
}
