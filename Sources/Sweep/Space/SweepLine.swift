package import AdaptiveUI
package import Foundation

/// Windows on one device that differ in one dimension only.
package struct SweepLine: Sendable, Hashable {
  package let device: Device
  /// The dimension that changes.
  package let axis: Axis
  /// The other dimension, in points.
  package let fixed: CGFloat
  /// The range of the changing dimension, in whole points.
  package let range: ClosedRange<Int>

  package enum Axis: String, Sendable, Codable {
    case width, height
  }

  package init(device: Device, axis: Axis, fixed: CGFloat, range: ClosedRange<Int>) {
    self.device = device
    self.axis = axis
    self.fixed = fixed
    self.range = range
  }

  /// The window at a position on the line.
  package func window(at position: Int) -> DeviceWindow {
    let size =
      axis == .width
      ? CGSize(width: CGFloat(position), height: fixed)
      : CGSize(width: fixed, height: CGFloat(position))
    return DeviceWindow(device: device, size: size)
  }
}
