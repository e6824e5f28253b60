package import AdaptiveUI

/// A user's settings of the lab, from a configuration file; those that are `nil` are not given.
package struct Settings: Sendable {
  /// A theme's name.
  package var theme: String?
  /// `auto`, `always`, `never`, `16`, `256` or `true`.
  package var color: String?
  package var usesMouse: Bool?
  /// Whether scenes are described in lines of text.
  package var isLinear: Bool?
  /// The name of the pane that is shown first.
  package var pane: String?
  package var era: UIKitEra?
  package var device: Device?
  /// Actions with the keys that replace their default ones.
  package var keys: [(action: String, key: String)] = []

  package init() {}

  /// These settings, completed by others where they are `nil`.
  package func over(_ others: Settings) -> Settings {
    var result = self
    result.theme = theme ?? others.theme
    result.color = color ?? others.color
    result.usesMouse = usesMouse ?? others.usesMouse
    result.isLinear = isLinear ?? others.isLinear
    result.pane = pane ?? others.pane
    result.era = era ?? others.era
    result.device = device ?? others.device
    result.keys =
      others.keys.filter { other in !keys.contains { $0.action == other.action } } + keys
    return result
  }
}

/// The valid values of settings.
package struct SettingsWords: Sendable {
  package var themes: [String]
  package var colors: [String]
  package var panes: [String]
  package var actions: [String]
  /// Whether a text is the name of a key.
  package var isKey: @Sendable (String) -> Bool

  package init(
    themes: [String], colors: [String], panes: [String], actions: [String],
    isKey: @escaping @Sendable (String) -> Bool
  ) {
    self.themes = themes
    self.colors = colors
    self.panes = panes
    self.actions = actions
    self.isKey = isKey
  }
}
