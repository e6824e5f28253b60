/// The wheels of a picker.
package struct ScenePicker: Sendable {
  /// The titles of each wheel.
  package var components: [[String]] = []
  /// The selected row of each wheel, from 0.
  package var selectedRows: [Int] = []
}

/// The styles of blur effects.
package enum SceneBlur: String, Sendable, CaseIterable {
  case none, extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
}
