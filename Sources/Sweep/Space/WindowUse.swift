package import AdaptiveUI
package import Foundation

/// How common a window is; reports begin with the commonest windows.
package enum WindowUse: Int, Sendable, Codable, Hashable, Comparable, CaseIterable {
  /// The size that a scene is designed in, if no device determines it.
  case own
  /// The full screen of a phone that still gets updates.
  case phone
  /// The full screen of a pad that still gets updates.
  case pad
  /// A window of Split View or Slide Over on such a pad.
  case shared
  /// A window that a user can drag to this size on a pad.
  case free
  /// A window of a device that no longer gets updates.
  case retired
  /// A size that no phone has, and that no pad allows.
  case impossible

  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// Determines the use of a window by its device and size.
  package init(of window: DeviceWindow) {
    let (device, size) = (window.device, window.size)
    let (narrow, tall) = (device.portraitSize.width, device.portraitSize.height)
    let isCurrent = !Self.retiredDevices.contains(device.id)
    if [CGSize(width: narrow, height: tall), CGSize(width: tall, height: narrow)].contains(size) {
      self = !isCurrent ? .retired : device.idiom == .phone ? .phone : .pad
      return
    }
    let shared = device.sharedWindows
    if shared.contains(where: { $0.size == size }) {
      self = isCurrent ? .shared : .retired
      return
    }
    let fits = max(size.width, size.height) <= tall && min(size.width, size.height) <= narrow
    let isLarge = size.width >= Self.smallest.width && size.height >= Self.smallest.height
    self = !shared.isEmpty && fits && isLarge ? .free : .impossible
  }

  /// The smallest window that a user can have, in points: the screen of the smallest phone.
  ///
  /// The smallest size of windows on pads is not published; this is a decision.
  package static let smallest = CGSize(width: 320, height: 480)

  /// The families whose members no longer get updates of the system, by id; a set that is never
  /// iterated.
  private static let retiredDevices: Set = [
    "iphone_4s", "iphone_se1", "iphone_8_plus", "ipad_1x", "ipad_12_9",
  ]
}

extension SweepLine {
  /// The commonest window on a part of the line; of several the smallest.
  func bestWindow(in range: ClosedRange<Int>) -> DeviceWindow {
    let least = axis == .width ? WindowUse.smallest.width : WindowUse.smallest.height
    // The device's own screen is such a window, if it is on the line.
    let screen = device.portraitSize
    let sizes = [CGFloat(range.lowerBound), least, screen.width, screen.height].map { Int($0) }
    let windows = sizes.filter(range.contains).map(window(at:))
    let best = windows.min { WindowUse(of: $0) < WindowUse(of: $1) }
    return best ?? window(at: range.lowerBound)
  }
}
