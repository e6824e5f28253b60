import AdaptiveUI
import Foundation

/// Symbol configurations in the words of documents.
enum DocumentSymbol {
  /// What a `<preferredSymbolConfiguration>` says of size, scale and weight.
  static func configuration(
    _ element: DocumentElement, as fonts: DocumentFont.Release
  ) -> UIImage.SymbolConfiguration {
    var configuration = UIImage.SymbolConfiguration.unspecified
    if let font = element.child("fontDescription") {
      configuration = UIImage.SymbolConfiguration(font: DocumentFont.font(font, as: fonts))
    } else if let points = element.number("pointSize") {
      let size = CGFloat(min(max(points, 1), 1000))
      configuration = UIImage.SymbolConfiguration(pointSize: size)
    }
    if let scale = element["scale"].flatMap({ scales[$0] }) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    if let weight = element["weight"].flatMap({ weights[$0] }) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    return configuration
  }

  static let scales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
