// Reference: UIImage(systemName:), iOS 18 documentation.
// Status: Partial — any name that a symbol can have is found; a terminal shows a sign for it.
public import Foundation

extension UIImage {
  /// Finds a symbol of the system.
  ///
  /// - Returns: `nil` for what cannot be the name of a symbol.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds a symbol of the system for some traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Finds a symbol of the system in a size.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard Self.isSymbolName(name) else { return nil }
    self.init(symbol: name, configuration: configuration)
  }

  /// Finds a symbol of the system; a terminal does not show how much of it is filled.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Finds an image by name for a configuration.
  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Finds an image by name for a configuration; a terminal does not show how much of it is filled.
  @MainActor public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// The symbol of a name that was found to be one.
  ///
  /// - Parameters:
  ///   - name: As in `UIImage(systemName:)`.
  ///   - proportions: The width and height of its drawing in any unit, where they are known.
  ///   - configuration: The text beside it; body text without it.
  package convenience init(
    symbol name: String, proportions: CGSize? = nil, configuration: Configuration?
  ) {
    let metrics = SymbolMetrics(
      name, proportions: proportions, configuration: configuration as? SymbolConfiguration,
      traits: configuration?.traitCollection ?? .current)
    var look = Look()
    look.symbol = name
    look.proportions = proportions
    look.configuration = configuration
    self.init(
      ImageVariant(size: metrics.size, art: [SymbolSign.sign(for: name)]), of: nil,
      alignmentRectInsets: metrics.alignmentRectInsets, look: look)  // LA6.5
  }

  /// Whether the words of `name` are what symbols are called: small letters and digits between
  /// dots.
  private static func isSymbolName(_ name: String) -> Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }
}

/// What a terminal shows for a symbol.
enum SymbolSign {
  /// The sign of the longest beginning of the name that is known, else a square.
  static func sign(for name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    while !words.isEmpty {
      let key = words.joined(separator: ".")
      if isFilled, let sign = signs[key + ".fill"] { return sign }
      if let sign = signs[key] { return sign }
      words.removeLast()
    }
    return isFilled ? "■" : "□"
  }

  private static let signs: [String: String] = [
    "plus": "+", "minus": "−", "multiply": "×", "xmark": "×", "checkmark": "✓", "equal": "=",
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "ellipsis": "…",
    "chevron.left": "‹", "chevron.right": "›", "chevron.backward": "‹", "chevron.forward": "›",
    "chevron.up": "˄", "chevron.down": "˅", "arrow.left": "←", "arrow.right": "→",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.backward": "←", "arrow.forward": "→",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "gear": "⚙", "gearshape": "⚙",
    "magnifyingglass": "⌕", "house": "⌂", "play": "▷", "play.fill": "▶", "pause": "‖",
    "stop": "□", "stop.fill": "■", "trash": "⌫", "pencil": "✎", "envelope": "✉", "phone": "☏",
    "phone.fill": "☎", "sun": "☼", "moon": "☾", "cloud": "☁", "flag": "⚐", "flag.fill": "⚑",
    "info": "i", "questionmark": "?", "exclamationmark": "!", "music.note": "♪",
    "line.horizontal.3": "≡", "list.bullet": "≡", "sidebar.left": "◧", "sidebar.right": "◨",
    "person": "☺", "person.fill": "☻", "scissors": "✂", "bolt": "ϟ", "globe": "◍",
    "photo": "▨", "folder": "▱", "doc": "▯", "clock": "◷", "bell": "♫", "lock": "⊠",
    "slider.horizontal.3": "≡", "rectangle": "▭", "number": "#", "at": "@", "percent": "%",
  ]
}
