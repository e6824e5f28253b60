package import Cells

/// The hue that tells how deep a box is nested; what names a box elsewhere has it, too.
package enum BoxHue {
  /// Six of the classic hues, neighbours far apart; black and white are left out because one of them
  /// is the background.
  private static let onDark: [UInt8] = [6, 5, 2, 4, 3, 1]
  /// The same hues, dark enough for a light background.
  private static let onLight: [UInt8] = [23, 90, 28, 18, 94, 124]

  /// The colour of a box around which `depth` others are.
  package static func color(depth: Int, isOnLight: Bool) -> Color {
    let hues = isOnLight ? onLight : onDark
    return .palette(hues[max(depth, 0) % hues.count])
  }

  /// The hue for a light ground that stands for the same depth as one for dark grounds.
  static func forLight(_ hue: UInt8) -> UInt8 {
    onDark.firstIndex(of: hue).map { onLight[$0] } ?? hue
  }
}
