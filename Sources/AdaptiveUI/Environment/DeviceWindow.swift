package import Foundation

/// A window of its own size on a device: a part of a shared screen, or a freely resized one.
package struct DeviceWindow: Sendable, Hashable {
  package let device: Device
  /// In points; it does not turn with the device.
  package let size: CGSize
  /// The orientation of the interface.
  package let orientation: UIInterfaceOrientation

  /// Creates a window in an orientation; for `nil`, portrait when it is taller than wide.
  package init(device: Device, size: CGSize, orientation: UIInterfaceOrientation? = nil) {
    self.device = device
    self.size = size
    self.orientation = orientation ?? (size.height >= size.width ? .portrait : .landscapeRight)
  }

  /// Whether the window leaves room on a pad's screen; a phone's window of its own size is on no phone.
  ///
  /// Rule W01.
  package var sharesScreen: Bool {
    device.idiom == .pad && device.geometry(orientation).size != size
  }

  /// From this width on, in points, a window of a pad is horizontally regular where no table says
  /// otherwise.
  ///
  /// Published windows are compact up to 639 and regular from 678; between them this is a decision.
  package static let regularWidth: CGFloat = 640

  /// The horizontal class of a pad's window: as published, else by its width.
  var horizontal: UIUserInterfaceSizeClass {
    device.sharedWindows.first { $0.size == size }?.horizontal
      ?? (size.width >= Self.regularWidth ? .regular : .compact)
  }

  /// A pad's window has the class of its width; a phone's has those of the device held that way.
  ///
  /// Rules T20, W04.
  package var geometry: WindowGeometry {
    var geometry = device.geometry(orientation)
    guard geometry.size != size else { return geometry }
    geometry.size = size
    guard device.idiom == .pad else { return geometry }
    geometry.horizontal = horizontal
    geometry.vertical = .regular
    return geometry
  }
}
