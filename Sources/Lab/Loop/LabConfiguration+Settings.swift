import Cells
package import SceneFiles

extension SettingsWords {
  /// The valid words of the lab's settings.
  package static let lab = SettingsWords(
    themes: ["auto"] + Theme.Name.allCases.map(\.rawValue), colors: ColorPreference.names,
    panes: PaneKind.allCases.map(\.title), actions: LabAction.ID.allCases.map(\.rawValue),
    isKey: { KeyStroke(text: $0) != nil })
}

extension LabConfiguration {
  /// Applies the user's settings.
  ///
  /// An action with a user's key has that key alone; other actions lose it.
  package mutating func follow(_ settings: Settings) {
    if let name = settings.theme.flatMap({ Theme.Name(rawValue: $0) }) {
      theme = Theme(name)
      followsGround = false
    }
    colors = settings.color.flatMap { ColorPreference(name: $0) } ?? colors
    if colors == .never {
      theme = Theme(.none)
      followsGround = false
    }
    if let usesMouse = settings.usesMouse { self.usesMouse = usesMouse }
    isLinear = settings.isLinear ?? isLinear
    if let kind = PaneKind.allCases.first(where: { $0.title == settings.pane }) { pane = kind }
    usualEra = settings.era
    usualDevice = settings.device
    for (action, key) in settings.keys {
      guard let id = LabAction.ID(rawValue: action), let stroke = KeyStroke(text: key) else {
        continue
      }
      for index in actions.indices {
        actions[index].keys.removeAll { $0 == stroke }
        if actions[index].id == id { actions[index].keys = [stroke] }
      }
    }
  }
}
