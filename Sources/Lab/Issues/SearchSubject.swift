import AdaptiveUI
import Foundation
import Sweep

/// The subject of a search through all sizes: the scene's revision, and the dimension that stays
/// fixed.
struct SearchSubject: Equatable {
  let revision: Int
  /// The fixed dimension, in points.
  let fixed: Double
  /// The searched sizes, in points.
  let range: ClosedRange<Int>

  /// - Parameters:
  ///   - session: The session.
  ///   - axis: The dimension that changes.
  @MainActor init(of session: SceneSession, _ axis: SweepLine.Axis) {
    let size = session.windowScene.geometry.size
    let (own, fixed) = axis == .width ? (size.width, size.height) : (size.height, size.width)
    range = Self.range(axis, on: session.device, own: Double(own))
    revision = session.revision
    self.fixed = Double(fixed)
  }

  /// The possible sizes of the window on its device or terminal, including its own.
  @MainActor static func range(
    _ axis: SweepLine.Axis, on device: Device?, own: Double
  ) -> ClosedRange<Int> {
    var range = axis == .width ? 160...1600 : 96...1200
    if let device {
      let sides = Device.all.filter { $0.idiom == device.idiom }
        .flatMap { [$0.portraitSize.width, $0.portraitSize.height] }
      range = 320...Int(sides.max() ?? 1376)
    }
    // In steps, so that a drag does not restart the search at each size.
    let high = own > Double(range.upperBound) ? Int((own / 200).rounded(.up)) * 200 : 0
    return min(range.lowerBound, Int(own))...max(range.upperBound, high)
  }
}
