import AdaptiveUI
import Foundation
import Sweep

/// What a search through all sizes is about: the same changes of the scene, and the same other dimension.
struct SearchSubject: Equatable {
  let revision: Int
  /// The dimension that stays, in points.
  let fixed: Double
  /// The sizes that are gone through, in points.
  let range: ClosedRange<Int>

  /// - Parameters:
  ///   - session: The session.
  ///   - axis: The dimension that changes.
  ///   - least: The smallest size that somebody has; smaller ones are left out, but not the window's own.
  @MainActor init(of session: SceneSession, _ axis: SweepLine.Axis, from least: Int = 0) {
    let size = session.windowScene.geometry.size
    let (own, fixed) = axis == .width ? (size.width, size.height) : (size.height, size.width)
    let whole = Self.range(axis, on: session.device, own: Double(own))
    revision = session.revision
    self.fixed = Double(fixed)
    range = max(whole.lowerBound, min(least, Int(own)))...whole.upperBound
  }

  /// The sizes that a window could have on what it stands on, its own among them.
  @MainActor static func range(
    _ axis: SweepLine.Axis, on device: Device?, own: Double
  ) -> ClosedRange<Int> {
    var range = axis == .width ? 160...1600 : 96...1200
    if let device {
      let sides = Device.all.filter { $0.idiom == device.idiom }
        .flatMap { [$0.portraitSize.width, $0.portraitSize.height] }
      range = 320...Int(sides.max() ?? 1376)
    }
    // In steps, so that a drag does not start the search again at each size.
    let high = own > Double(range.upperBound) ? Int((own / 200).rounded(.up)) * 200 : 0
    return min(range.lowerBound, Int(own))...max(range.upperBound, high)
  }
}
