import Foundation

extension UIView {
  /// Calls something again and again as frame time moves on; what was missed is called once.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - body: Is given the seconds since now, and answers whether it goes on.
  func callInFrameTime(every interval: TimeInterval, _ body: @escaping (TimeInterval) -> Bool) {
    let animations = environment.animations
    let start = animations.now
    animations.timers.add(at: start + interval, every: interval) { [weak animations] in
      animations.map { body($0.now - start) } ?? false
    }
  }
}
