package import Foundation

/// How much of an iPad's screen a window takes.
///
/// Rules W01, W04.
package enum WindowPlace: Sendable, Hashable {
  case full
  case shared(SharedWindow.Share)
  /// Over another program's windows, at the side.
  case slideOver
  /// Any size, in points, not larger than the screen.
  case free(CGSize)

  /// What traces call it.
  package var text: String {
    switch self {
    case .full: "full screen"
    case .shared(.twoThirds): "two thirds of the screen"
    case .shared(.half): "half of the screen"
    case .shared(.oneThird): "a third of the screen"
    case .slideOver: "slide over"
    case .free(let size): "window \(size.traceText)"
    }
  }
}

extension Device {
  /// The size and horizontal class of the window in its place; `nil` where it fills the screen.
  ///
  /// Half a screen does not exist upright: the window then takes two thirds. A window over others
  /// is as wide as a third and as high as the screen. Both are decisions of this project.
  func placedWindow(
    _ orientation: UIInterfaceOrientation
  ) -> (size: CGSize, horizontal: UIUserInterfaceSizeClass)? {
    switch place {
    case .full: return nil
    case .free(let size):
      return (size, DeviceWindow(device: self, size: size).horizontal)  // W04
    case .slideOver: return sharedWindow(.oneThird, orientation)
    case .shared(let share):
      return sharedWindow(share, orientation) ?? sharedWindow(.twoThirds, orientation)  // W01
    }
  }

  private func sharedWindow(
    _ share: SharedWindow.Share, _ orientation: UIInterfaceOrientation
  ) -> (size: CGSize, horizontal: UIUserInterfaceSizeClass)? {
    sharedWindows.first {
      $0.share == share && $0.orientation.isLandscape == orientation.isLandscape
    }.map { ($0.size, $0.horizontal) }
  }
}
