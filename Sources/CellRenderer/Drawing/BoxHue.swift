package import Cells

/// The hue that shows how deep a box is nested; lists that name a box use it, too.
package enum BoxHue {
  /// Six of the classic hues, with neighbours that are easy to tell apart; black and white are left
  /// out because one of them is the background.
  private static let onDark: [UInt8] = [6, 5, 2, 4, 3, 1]
  /// The same hues, dark enough for a light background.
  private static let onLight: [UInt8] = [23, 90, 28, 18, 94, 124]

  /// The colour of a box that is inside `depth` others.
  package static func color(depth: Int, isOnLight: Bool) -> Color {
    let hues = isOnLight ? onLight : onDark
    return .palette(hues[max(depth, 0) % hues.count])
  }

  /// The hue for a light background of the same depth as a hue for a dark one.
  static func forLight(_ hue: UInt8) -> UInt8 {
    onDark.firstIndex(of: hue).map { onLight[$0] } ?? hue
  }
}
