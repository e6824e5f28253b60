import AdaptiveUI
import Foundation

/// Fonts in the words of documents.
enum DocumentFont {
  /// The font of a `<fontDescription>`; families other than the system's are measured as the
  /// system's font in that size and weight.
  static func font(_ element: DocumentElement) -> UIFont {
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = CGFloat(min(max(element.number("pointSize") ?? 17, 1), 1000))
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case nil: return .systemFont(ofSize: size, weight: weight(ofFontNamed: element["name"] ?? ""))
    default: return .systemFont(ofSize: size, weight: weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static func weight(ofFontNamed name: String) -> UIFont.Weight {
    let name = name.lowercased()
    if name.contains("semibold") || name.contains("demibold") { return .semibold }
    if name.contains("bold") || name.contains("heavy") || name.contains("black") { return .bold }
    if name.contains("medium") { return .medium }
    return name.contains("light") || name.contains("thin") ? .light : .regular
  }
}

extension DocumentElement {
  /// The text that a label or text view shows: plain, or the fragments of attributed text together.
  var displayedText: String? {
    if let text = string("text") { return text }
    guard let attributed = child("attributedString", key: "attributedText") else { return nil }
    return attributed.children.filter { $0.name == "fragment" }
      .map { $0.string("content") ?? "" }.joined()
  }
}
