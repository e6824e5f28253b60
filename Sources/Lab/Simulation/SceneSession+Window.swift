import AdaptiveUI
import Foundation

// A window of any size, in points, on a device or terminal.

extension SceneSession {
  /// Gives the window a size of its own, in one size transition; `nil` fills the device or
  /// terminal.
  ///
  /// A terminal's window has this size as if the terminal were so large, until the terminal changes
  /// its size. On a device it is a window on the device's screen, which may be larger than any
  /// screen of its kind.
  func giveWindow(_ size: CGSize?) {
    guard let device else {
      windowSize = size.map(unturned)
      let title = size.map { "window \($0.traceText)" } ?? "the whole terminal"
      return windowScene.fill(.terminal(terminalHost), cause: .terminal, title: title)
    }
    if let size {
      if deviceWindow == nil { wholeOrientation = windowScene.interfaceOrientation }
      let window = DeviceWindow(device: device, size: size)
      deviceWindow = window
      windowScene.move(to: window, title: "\(placeName) \(size.traceText)")
    } else if let deviceWindow {
      self.deviceWindow = nil
      windowScene.move(
        to: .device(device), orientation: wholeOrientation ?? windowScene.interfaceOrientation,
        cause: deviceWindow.sharesScreen ? .multitasking : .device, title: "the whole screen")
    }
  }

  /// The readable name of the device or terminal that has the window.
  ///
  /// A phone's window always fills its screen: a window of another size is on no phone.
  package var placeName: String {
    guard let device else { return hasOwnWindow ? "free window" : "terminal" }
    let whole = [device.portraitSize, device.geometry(.landscapeRight).size]
    guard let size = deviceWindow?.size, !whole.contains(size) else { return device.calledName }
    return device.idiom == .phone ? "free window (phone)" : "window on \(device.calledName)"
  }

  /// The reader's settings that differ from the defaults: dark, large text, right to left.
  package var readerText: String {
    let traits = windowScene.traitCollection
    var words: [String] = []
    if traits.userInterfaceStyle == .dark { words.append("dark") }
    let size = traits.describe(UITraitPreferredContentSizeCategory.self)
    if !["L", "unspecified"].contains(size) {
      words.append("text \(size) ×\(textScale.traceText)")
    }
    if traits.layoutDirection == .rightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }

  /// Whether the window has a size of its own.
  var hasOwnWindow: Bool { windowSize != nil || deviceWindow != nil }

  /// The window's size before any rotation, for the present orientation.
  private func unturned(_ size: CGSize) -> CGSize {
    let natural = environment.host.naturalOrientation
    let isTurned = natural.isLandscape != windowScene.geometry.orientation.isLandscape
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }
}
