package import Foundation

/// The pixels of a canvas.
package enum PixelGrid {
  /// Rounds up to the grid: a length in points, where `scale` pixels are a point.
  ///
  /// Solved and measured values carry noise of some 1e-9, which must not decide a tie.
  ///
  /// Rule LF6.
  package static func ceiled(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale  // LF6 LF7
  }
}
