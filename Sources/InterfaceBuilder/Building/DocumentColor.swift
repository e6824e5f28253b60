import AdaptiveUI
import Foundation

/// Colours in the words of documents.
struct DocumentColor {
  /// The colours of the document's resources by name.
  private let named: [String: DocumentElement]

  init(resources: [DocumentElement]) {
    let pairs = resources.filter { $0.name == "namedColor" }.compactMap { element in
      element["name"].flatMap { name in element.child("color").map { (name, $0) } }
    }
    named = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The colour that serves as `key`; `nil` where there is none or it is not known.
  func color(_ element: DocumentElement?, key: String) -> UIColor? {
    (element?.child("color", key: key)).flatMap(color)
  }

  /// The colour of a `<color>`: one of the system's, one of the resources, else its components.
  func color(_ element: DocumentElement) -> UIColor? {
    let word = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
    if let color = (word ?? element["cocoaTouchSystemColor"]).flatMap(Self.system) { return color }
    // What a resource is made of has no name of its own, so this ends.
    if let name = element["name"] { return named[name].flatMap(Self.components) }
    return Self.components(element)
  }

  private static func components(_ element: DocumentElement) -> UIColor? {
    func part(_ name: String) -> CGFloat? {
      element.number(name).map { CGFloat(min(max($0, 0), 1)) }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func system(_ word: String) -> UIColor? {
    systemColors[word.hasSuffix("Color") ? String(word.dropLast(5)) : word]
  }

  /// The names of the system's colours, as documents of all ages write them.
  static let words = systemColors.keys.flatMap { [$0, $0 + "Color"] }

  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground, "tableBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "lightText": .lightText, "darkText": .darkText, "tint": .tintColor, "white": .white,
    "black": .black, "clear": .clear,
  ]
}
