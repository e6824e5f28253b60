/// The colours that a scene can name.
package enum SceneColor: String, Sendable, CaseIterable {
  case clear, black, white, gray, darkGray, lightGray
  case red, green, blue, cyan, yellow, magenta, orange, purple, brown
  case label, secondaryLabel, systemBackground, secondarySystemBackground, tintColor
  case systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple
  case systemTeal, systemIndigo, systemGray
}
