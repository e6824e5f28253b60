import Foundation

// The values of traits as the log and the lab say them.

extension UITraitCollection {
  /// The traits in which the receiver differs from `old`, as `name old → new`.
  package func describeChanges(from old: UITraitCollection) -> (old: String, new: String) {
    let changed = changedTraits(from: old)
    func text(_ collection: UITraitCollection) -> String {
      changed.map { "\($0.name) \(collection.describe($0))" }.joined(separator: ", ")
    }
    return (text(old), text(self))
  }

  /// The value of `trait` in words.
  ///
  /// The traits of every window are named here: `String(describing:)` has the runtime look through
  /// all conformances of the program for each type that it meets for the first time.
  package func describe(_ trait: UITrait) -> String {
    func value<T: UITraitDefinition>(_ trait: T.Type) -> String {
      switch self[trait] {
      case let scale as CGFloat:
        scale == scale.rounded() ? String(Int(scale)) : String(Double(scale))
      case let category as UIContentSizeCategory:
        category.shortName?.uppercased() ?? "unspecified"
      case let sizeClass as UIUserInterfaceSizeClass: sizeClass.word
      case let idiom as UIUserInterfaceIdiom: idiom.word
      case let style as UIUserInterfaceStyle: style.word
      case let level as UIUserInterfaceLevel: level.word
      case let direction as UITraitEnvironmentLayoutDirection: direction.word
      case let gamut as UIDisplayGamut: gamut.word
      case let contrast as UIAccessibilityContrast: contrast.word
      case let weight as UILegibilityWeight: weight.word
      case let other: String(describing: other)
      }
    }
    return value(trait)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .phone: "phone"
    case .pad: "pad"
    case .tv: "tv"
    case .carPlay: "carPlay"
    case .mac: "mac"
    case .vision: "vision"
    }
  }
}

extension UIUserInterfaceStyle {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension UIUserInterfaceLevel {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .base: "base"
    case .elevated: "elevated"
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}

extension UIDisplayGamut {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .SRGB: "SRGB"
    case .P3: "P3"
    }
  }
}

extension UIAccessibilityContrast {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .normal: "normal"
    case .high: "high"
    }
  }
}

extension UILegibilityWeight {
  fileprivate var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .regular: "regular"
    case .bold: "bold"
    }
  }
}
