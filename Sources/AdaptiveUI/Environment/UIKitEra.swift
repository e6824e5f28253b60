/// A generation of UIKit whose rules the model follows.
public enum UIKitEra: Int, Sendable, CaseIterable {
  /// iOS 8 to 12, as the 2014–2018 guides describe.
  case ios8 = 8
  /// iOS 17 to 26.
  case ios26 = 26
}

extension UIKitEra {
  /// The default generation.
  public static let latest = ios26

  /// The generation after this one; after the last the first.
  package var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// Whose rules these are.
  package var summary: String {
    switch self {
    case .ios8: "the rules of iOS 8 to 12"
    case .ios26: "today's rules"
    }
  }
}
