package import Foundation

/// One version of an image: its content and what it is for.
package struct ImageVariant: Sendable {
  /// In points.
  package var size: CGSize
  /// What a terminal shows, line by line.
  package var art: [String]
  /// The traits that the version is for; what is unspecified means any.
  package var traits: UITraitCollection

  package init(
    size: CGSize, art: [String], traits: UITraitCollection = UITraitCollection()
  ) {
    self.size = size
    self.art = art
    self.traits = traits
  }
}

/// The choice among versions of an image.
///
/// Rules A11, A12.
struct VariantChoice {
  let wanted: UITraitCollection

  /// The version that fits best; `nil` only without versions.
  ///
  /// Rule A12: versions that contradict are out, scales excepted; then the most matching traits win, and
  /// of those the nearest scale. Without any left, the least contradiction wins, then the
  /// first.
  func best(of variants: [ImageVariant]) -> ImageVariant? {
    let fitting = variants.filter { contradictions($0.traits) == 0 }
    guard !fitting.isEmpty else {
      let least = variants.map { contradictions($0.traits) }.min()
      return variants.first { contradictions($0.traits) == least }  // A12
    }
    let most = fitting.map { matches($0.traits) }.max(by: lessMatching) ?? []
    let closest = fitting.filter { matches($0.traits) == most }
    return nearestScale(among: closest)
  }

  /// By rank: idiom, height class, width class, style.
  ///
  /// Rule A12.
  private static let ranked: [@Sendable (UITraitCollection, UITraitCollection) -> Fit] = [
    { Fit($0.userInterfaceIdiom, $1.userInterfaceIdiom, any: .unspecified) },
    { Fit($0.verticalSizeClass, $1.verticalSizeClass, any: .unspecified) },
    { Fit($0.horizontalSizeClass, $1.horizontalSizeClass, any: .unspecified) },
    { Fit($0.userInterfaceStyle, $1.userInterfaceStyle, any: .unspecified) },
  ]

  private enum Fit {
    case unsaid, matches, contradicts

    init<Value: Equatable>(_ own: Value, _ wanted: Value, any: Value) {
      self = own == any || wanted == any ? .unsaid : own == wanted ? .matches : .contradicts
    }
  }

  private func contradictions(_ traits: UITraitCollection) -> Int {
    Self.ranked.count { $0(traits, wanted) == .contradicts }
  }

  private func matches(_ traits: UITraitCollection) -> [Bool] {
    Self.ranked.map { $0(traits, wanted) == .matches }
  }

  /// More matches are better; among as many, the one of higher rank.
  private func lessMatching(_ first: [Bool], _ second: [Bool]) -> Bool {
    let (one, other) = (first.count { $0 }, second.count { $0 })
    if one != other { return one < other }
    return zip(first, second).first { $0 != $1 }.map { !$0.0 } ?? false
  }

  /// The smallest scale that is large enough, else the largest; the first among equals.
  private func nearestScale(among variants: [ImageVariant]) -> ImageVariant? {
    func scale(_ variant: ImageVariant) -> CGFloat { variant.traits.registeredScale }
    let enough = variants.filter { scale($0) >= wanted.displayScale }
    let chosen = enough.map(scale).min() ?? variants.map(scale).max()
    return variants.first { scale($0) == chosen }
  }
}

extension UITraitCollection {
  /// The scale that an image registered with these traits has.
  ///
  /// Rule A10.
  var registeredScale: CGFloat { displayScale == 0 ? 1 : displayScale }
}
