/// The wheels of a picker.
package struct ScenePicker: Sendable {
  /// The titles of each wheel.
  package var components: [[String]] = []
  /// The chosen row of each wheel, from 0.
  package var selectedRows: [Int] = []
}

/// How strongly and how lightly something blurs what is behind it.
package enum SceneBlur: String, Sendable, CaseIterable {
  case none, extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
}
