import AdaptiveUI
import Foundation

/// Fonts in the words of documents.
enum DocumentFont {
  /// What replaced fonts over the years.
  struct Release: Sendable, Equatable {
    /// Whether the system's font is Helvetica Neue, as before iOS 9.
    var isHelvetica: Bool
    /// Whether the system's font is found by a name of its own, as before iOS 13.
    var findsPrivateNames: Bool

    static let earliest = Release(isHelvetica: true, findsPrivateNames: true)
    /// As devices have them.
    static let current = Release(isHelvetica: false, findsPrivateNames: false)
  }

  /// The font of a `<fontDescription>`.
  static func font(_ element: DocumentElement, as release: Release) -> UIFont {
    if let style = element["style"] {
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      return release.isHelvetica ? system(font.pointSize, font.weight, release) : font
    }
    let size = self.size(element)
    switch element["type"] {
    case "boldSystem": return system(size, .bold, release)
    case nil: return named(element["name"] ?? "", size, release)
    default: return system(size, weights[element["weight"] ?? ""] ?? .regular, release)
    }
  }

  /// The size of a `<fontDescription>` without style, in points or by the name of a standard size.
  static func size(_ element: DocumentElement) -> CGFloat {
    guard let given = element.number("pointSize") else {
      return element["size"].flatMap { sizes[$0] } ?? UIFont.labelFontSize
    }
    // Without a size, the system's smallest standard is meant.
    return given == 0 ? UIFont.smallSystemFontSize : CGFloat(min(max(given, 1), 1000))
  }

  /// The standard sizes.
  static let sizes: [String: CGFloat] = [
    "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize,
    "label": UIFont.labelFontSize, "button": UIFont.buttonFontSize,
  ]

  /// The font of a `<font>`, which attributed text has in the words of the Mac's documents.
  static func font(desktop element: DocumentElement, as release: Release) -> UIFont {
    let kind = element["metaFont"]
    // What NSFont says of these kinds: 11 points small, 10 for labels, else 13.
    let standard = kind == "smallSystem" ? 11.0 : kind == "label" ? 10 : 13
    let size = CGFloat(min(max(element.number("size") ?? standard, 1), 1000))
    guard let kind else { return named(element["name"] ?? "", size, release) }
    return system(size, kind.hasSuffix("Bold") ? .bold : .regular, release)
  }

  /// The font of a name; Helvetica Neue in its ordinary weight replaces those that are not there.
  ///
  /// Where the system's font is not found by a name of its own, Times New Roman is.
  /// Source: 60 of 66 labels in Open Sans and 15 of 17 in Sora, in two repositories, are as
  /// high as its lines, and 44 as wide as its letters, whatever the weight; five of six texts in fonts of the
  /// system's names, in two repositories, are as wide as those of Times New Roman. Open Sans was found in two other
  /// repositories, 115 of 121 labels, and counts as found.
  private static func named(_ name: String, _ size: CGFloat, _ release: Release) -> UIFont {
    let isPrivate = name.hasPrefix(".SF") && !release.findsPrivateNames
    if let font = UIFont(name: isPrivate ? "TimesNewRomanPSMT" : name, size: size) { return font }
    let other = UIFont(name: "HelveticaNeue", size: size) ?? .systemFont(ofSize: size)
    return other.replacing(name)
  }

  /// The system's font.
  static func system(
    _ size: CGFloat, _ weight: UIFont.Weight, _ release: Release
  ) -> UIFont {
    guard release.isHelvetica, let old = UIFont(name: name(of: weight), size: size) else {
      return .systemFont(ofSize: size, weight: weight)
    }
    return old
  }

  /// Headlines were set in the medium font.
  private static func name(of weight: UIFont.Weight) -> String {
    let family = ".HelveticaNeueInterface-"
    if weight.rawValue <= UIFont.Weight.regular.rawValue { return family + "Regular" }
    return family + (weight.rawValue < UIFont.Weight.bold.rawValue ? "MediumP4" : "Bold")
  }

  /// The text styles of documents.
  static let styles = [
    UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body,
    .callout, .footnote, .caption1, .caption2,
  ].map(\.rawValue)

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
