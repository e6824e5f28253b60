import AdaptiveUI
import Foundation

/// Fonts in the words of documents.
enum DocumentFont {
  /// The font of a `<fontDescription>`; families that are not known are measured as the system's font
  /// in that size and weight.
  static func font(_ element: DocumentElement, editor: EditorVersion) -> UIFont {
    if let style = element["style"] {
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      return editor.build < 8000 ? system(font.pointSize, font.weight, editor) : font
    }
    let size = CGFloat(min(max(element.number("pointSize") ?? 17, 1), 1000))
    switch element["type"] {
    case "boldSystem": return system(size, .bold, editor)
    case nil:
      let name = element["name"] ?? ""
      return UIFont(name: name, size: size)
        ?? .systemFont(ofSize: size, weight: UIFont.Weight(fontName: name))
    default: return system(size, weights[element["weight"] ?? ""] ?? .regular, editor)
    }
  }

  /// The system's font, which was Helvetica Neue before iOS 9.
  static func system(
    _ size: CGFloat, _ weight: UIFont.Weight, _ editor: EditorVersion
  ) -> UIFont {
    guard editor.build < 8000, let old = UIFont(name: name(of: weight), size: size) else {
      return .systemFont(ofSize: size, weight: weight)
    }
    return old
  }

  private static func name(of weight: UIFont.Weight) -> String {
    weight.rawValue > UIFont.Weight.regular.rawValue ? "HelveticaNeue-Bold" : "HelveticaNeue"
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
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
