// Windows that share an iPad's screen, and the drag that resizes them. Rules W01, W04, W07, W09,
// C25.
package import Foundation

extension UIWindowScene {
  /// Gives the window another place on an iPad's screen, as one size transition.
  ///
  /// Rule W01: a program that does not take part keeps the whole screen.
  ///
  /// - Returns: Whether the window has the place now.
  @discardableResult package func take(_ place: WindowPlace) -> Bool {
    guard case .device(var device) = environment.host, device.idiom == .pad,
      takesPartInMultitasking  // W01
    else { return false }
    if place == .full, sizeRestrictions?.allowsFullScreen == false { return false }
    environment.settle()
    device.place = place
    if case .free(let size) = place {
      let screen = UIScreen.size(of: device, geometry.orientation)
      let allowed = sizeRestrictions?.clamp(size) ?? size  // W09
      device.place = .free(
        CGSize(
          width: min(allowed.width, screen.width), height: min(allowed.height, screen.height)))
    }
    environment.host = .device(device)
    transition(
      to: environment.host.geometry(geometry.orientation), cause: .multitasking,
      title: device.place.text,
      animated: !isDragged)
    return true
  }

  /// The user drags the window's corner: every size on the way is a size transition of its own.
  ///
  /// Rules C25, W04, W07. The last update comes when the finger is lifted.
  package func drag(through sizes: [CGSize]) {
    for size in sizes { drag(to: size) }
    endDrag()
  }

  /// The drag comes to a size on its way, or begins with it.
  ///
  /// - Returns: Whether the window has the size now.
  @discardableResult package func drag(to size: CGSize) -> Bool {
    guard environment.policy.windowsResizeFreely else { return false }
    isDragged = true  // W07
    return take(.free(size))
  }

  /// The finger is lifted.
  package func endDrag() {
    guard isDragged else { return }
    let previous = effectiveGeometry
    isDragged = false
    tellDelegate(previous)
  }
}

extension UIWindowScene {
  /// Whether the user can drag the window to another size now.
  ///
  /// Rules W01, W04.
  package var isResizableByUser: Bool {
    guard case .device(let device) = environment.host else { return false }
    return device.idiom == .pad && sizeRestrictions != nil
  }
}

extension UIScreen {
  /// The whole screen of a device, however much of it a window takes.
  static func size(of device: Device, _ orientation: UIInterfaceOrientation) -> CGSize {
    let portrait = device.portraitSize
    return orientation.isLandscape
      ? CGSize(width: portrait.height, height: portrait.width) : portrait
  }
}
