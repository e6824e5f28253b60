import AdaptiveUI
import ArgumentParser
import Documents
import Lab

/// The user's settings, such as language and text size; the same for all commands that open scenes.
struct ReaderOptions: ParsableArguments {
  @Option(help: "light or dark.")
  var style: Style?

  @Option(
    help: "The reader's text size of Dynamic Type, from xs to xxxl and ax1 to ax5.",
    completion: .list(UIContentSizeCategory.shortNames), transform: Self.textSize)
  var textSize: UIContentSizeCategory?

  @Flag(help: "Read from right to left.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp(
      "The language of the texts: de, where a table de is beside the document; double (each twice) "
        + "and pseudo (accented) always."),
    completion: .list(DocumentLanguage.pseudoNames))
  var language: String?

  /// A user interface style.
  enum Style: String, ExpressibleByArgument, CaseIterable {
    case light, dark
  }

  /// The settings that a session starts with.
  var settings: ReaderSettings {
    ReaderSettings(
      style: style.map { $0 == .dark ? .dark : .light }, textSize: textSize,
      layoutDirection: rightToLeft ? .rightToLeft : nil)
  }

  /// Whether no option is given.
  var isEmpty: Bool { settings == ReaderSettings() && language == nil }

  /// The options as arguments of a command line.
  var arguments: [String] {
    (style.map { ["--style", $0.rawValue] } ?? [])
      + (textSize?.shortName.map { ["--text-size", $0] } ?? [])
      + (rightToLeft ? ["--right-to-left"] : [])
      + (language.map { ["--language", $0] } ?? [])
  }

  private static func textSize(_ text: String) throws -> UIContentSizeCategory {
    if let size = UIContentSizeCategory(spelling: text) { return size }
    let names = UIContentSizeCategory.shortNames
    let near = nearestName(to: text, in: names)
    throw ValidationError(
      "'\(VisibleText.of(text))' is no text size"
        + (near.map { ", did you mean '\($0)'?" } ?? "; there are \(names.joined(separator: ", "))")
    )
  }
}
