package import Foundation

/// The wheels of a picker.
package struct ScenePicker: Sendable {
  /// The titles of each wheel.
  package var components: [[String]] = []
  /// The chosen row of each wheel, from 0.
  package var selectedRows: [Int] = []
}

/// What a date picker offers.
package struct SceneDatePicker: Sendable {
  package var mode: SceneDateMode?
  package var style: SceneDateStyle?
  package var date: Date?
  package var minimumDate: Date?
  package var maximumDate: Date?
  /// How many minutes one step of a wheel is.
  package var minuteInterval: Int?
}

/// What can be chosen.
package enum SceneDateMode: String, Sendable, CaseIterable {
  case time, date, dateAndTime
}

/// What a date picker looks like.
package enum SceneDateStyle: String, Sendable, CaseIterable {
  case automatic, wheels, compact, inline
}

/// How strongly and how lightly something blurs what is behind it.
package enum SceneBlur: String, Sendable, CaseIterable {
  case none, extraLight, light, dark, regular, prominent
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
  case systemChromeMaterial
}
