// Reference: UIColor.init(named:), iOS 18 documentation; the colour sets of Xcode's asset catalogues.
// Status: Partial — catalogues as Xcode keeps them; no compiled ones, no references to system colours.
public import Foundation

extension UIColor {
  /// The colour that an asset catalogue of the program has under a name, for whatever traits it is used with.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour that an asset catalogue of a bundle has under a name.
  ///
  /// - Parameters:
  ///   - name: The name; with the folder's before it where that gives one.
  ///   - bundle: Where the catalogue is; the program's own for `nil`.
  ///   - traitCollection: The traits to choose for; `nil` to choose each time it is used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let sets = Bundle.ofProgram(bundle).lazy.compactMap { ColorSet.named(name, in: $0) }
    guard let set = sets.first else { return nil }
    if let traitCollection {
      self.init(source: .components(set.components(for: traitCollection)))
    } else {
      self.init(
        source: .dynamic(name: nil) { traits in
          UIColor(source: .components(set.components(for: traits)))
        })
    }
  }
}

/// The versions of one colour in an asset catalogue.
struct ColorSet: Sendable {
  /// One version, and what it is for.
  private struct Version: Sendable {
    var components: UIColor.Components
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var isHighContrast = false

    /// How well the version suits; `nil` where it does not.
    func rank(_ traits: UITraitCollection) -> Int? {
      if let idiom, idiom != traits.userInterfaceIdiom { return nil }
      if let style, style != traits.userInterfaceStyle { return nil }
      if isHighContrast, traits.accessibilityContrast != .high { return nil }
      return (idiom == nil ? 0 : 4) + (style == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
    }
  }

  private let versions: [Version]

  /// The version that suits traits best, the first of several.
  func components(for traits: UITraitCollection) -> UIColor.Components {
    var best: (rank: Int, version: Version)?
    for version in versions {
      guard let rank = version.rank(traits), rank > best?.rank ?? -1 else { continue }
      best = (rank, version)
    }
    return (best?.version ?? versions[0]).components
  }

  /// Looks through the catalogues of a bundle.
  static func named(_ name: String, in bundle: Bundle) -> ColorSet? {
    guard let root = bundle.resourceURL,
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return nil }
    let paths = files.compactMap { ($0 as? URL)?.standardizedFileURL }
      .filter {
        $0.path.hasSuffix("/\(name).colorset/Contents.json") && $0.path.contains(".xcassets/")
      }
    return paths.min { $0.path < $1.path }.flatMap { try? Data(contentsOf: $0) }
      .flatMap(ColorSet.init)
  }

  /// Reads the description of a colour set; `nil` where it has no colour that is known.
  init?(_ data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    versions = contents.colors.compactMap { entry in
      entry.color?.components.flatMap(Self.components).map {
        Version(
          components: $0, idiom: Self.idioms[entry.idiom ?? ""],
          style: entry.value(of: "luminosity").flatMap { Self.styles[$0] },
          isHighContrast: entry.value(of: "contrast") == "high")
      }
    }
    if versions.isEmpty { return nil }
  }

  private static let idioms: [String: UIUserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad]
  private static let styles: [String: UIUserInterfaceStyle] = ["dark": .dark, "light": .light]

  private static func components(_ parts: [String: String]) -> UIColor.Components? {
    let alpha = parts["alpha"].flatMap(number) ?? 1
    if let white = parts["white"].flatMap(number) {
      return UIColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = parts["red"].flatMap(number), let green = parts["green"].flatMap(number),
      let blue = parts["blue"].flatMap(number)
    else { return nil }
    return UIColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component: a fraction with a point, a byte in decimal, or in hexadecimal after `0x`.
  private static func number(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }

  // MARK: As Xcode writes it

  private struct Contents: Decodable { let colors: [Entry] }

  private struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Color?

    func value(of appearance: String) -> String? {
      appearances?.first { $0.appearance == appearance }?.value
    }
  }

  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private struct Color: Decodable { let components: [String: String]? }
}
