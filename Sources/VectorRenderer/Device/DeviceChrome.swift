package import AdaptiveUI
package import Foundation
import Pictures

/// The surroundings of a window: a device with its cutout and indicators, or a plain edge.
package struct DeviceChrome: Sendable, Hashable {
  /// The window's size, in points.
  package let size: CGSize
  /// The device; `nil` for a terminal's window, or one that does not fill the screen.
  let device: Device?
  let orientation: UIInterfaceOrientation
  /// Whether the contents of the status bar are light.
  let hasLightStatusBar: Bool
  /// The height of the status bar, in points; 0 if it is hidden.
  let statusBarHeight: CGFloat
  let isDark: Bool

  /// Creates the surroundings of a window.
  ///
  /// - Parameters:
  ///   - window: The window after layout.
  ///   - device: The device whose screen it fills; `nil` for any other.
  @MainActor package init(of window: UIWindow, on device: Device?) {
    size = window.bounds.size
    let scene = window.windowScene
    orientation = scene?.interfaceOrientation ?? .portrait
    self.device = device.flatMap {
      $0.geometry(scene?.interfaceOrientation ?? .portrait).size == window.bounds.size ? $0 : nil
    }
    let style = scene?.statusBarManager?.statusBarStyle ?? .default
    isDark = window.traitCollection.userInterfaceStyle == .dark
    hasLightStatusBar = style == .lightContent || style == .default && isDark
    statusBarHeight = self.device == nil ? 0 : scene?.statusBarHeight ?? 0
  }

  /// The thickness of the edge, in points.
  package var margin: CGFloat { device == nil ? 1 : 14 }

  /// The size including the surroundings, in points.
  package var outerSize: CGSize {
    CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }

  /// The corner radius of the screen, in points.
  var screenRadius: CGFloat {
    guard let device else { return 0 }
    if device.idiom == .pad { return device.hasHomeIndicator ? 18 : 4 }
    return switch device.cutout {
    case .island: 55
    case .notch: 42
    case nil: 4
    }
  }

  /// Draws the surroundings, the window by `paint`, and then what covers the window.
  ///
  /// The origin is at the window's upper left corner while it is painted.
  package func draw(into out: inout SVGWriter, _ paint: (inout SVGWriter) -> Void) {
    let screen = CGRect(origin: .zero, size: size)
    let number = SVGValue.number
    out.add("<g transform=\"translate(\(number(margin)) \(number(margin)))\">")
    let edge = PictureColor(red: 0x1C, green: 0x1C, blue: 0x1E)
    if device != nil {
      out.box(
        screen.insetBy(dx: 0.5 - margin, dy: 0.5 - margin), Corners(screenRadius + margin - 0.5),
        fill: edge,
        stroke: PictureColor(red: 0x8E, green: 0x8E, blue: 0x93), width: 1)
    } else {
      out.box(
        screen.insetBy(dx: -0.5, dy: -0.5),
        stroke: PictureColor(red: 0xC7, green: 0xC7, blue: 0xCC), width: 1)
    }
    out.beginClip(screen, Corners(screenRadius))
    paint(&out)
    drawAbove(into: &out)
    out.end()
    out.end()
  }

  private func drawAbove(into out: inout SVGWriter) {
    guard let device else { return }
    let sign: PictureColor = hasLightStatusBar ? .white : .black
    if statusBarHeight > 0 { drawStatusBar(sign, into: &out) }
    if let cutout = device.cutoutFrame(orientation) {
      let isIsland = device.cutout == .island
      out.box(
        cutout, Corners(isIsland ? min(cutout.width, cutout.height) / 2 : 20, mask(isIsland)),
        fill: .black)
    }
    guard device.hasHomeIndicator else { return }
    let width = min(size.width, size.height) * 0.36
    out.box(
      CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5),
      Corners(2.5), fill: (isDark ? PictureColor.white : .black).faded(0.85))
  }

  /// A notch is rounded only on the side of the content.
  private func mask(_ isIsland: Bool) -> Corners.Mask {
    guard !isIsland else { return .all }
    switch orientation {
    case .landscapeRight: return [.topRight, .bottomRight]
    case .landscapeLeft: return [.topLeft, .bottomLeft]
    default: return [.bottomLeft, .bottomRight]
    }
  }

  /// Time, signal strength and battery, as on pictures of devices.
  private func drawStatusBar(_ color: PictureColor, into out: inout SVGWriter) {
    let hasCutout = device?.cutout != nil && !orientation.isLandscape
    let middle = hasCutout ? max(statusBarHeight / 2 + 2, 14) : statusBarHeight / 2
    let fontSize: CGFloat = hasCutout ? 16 : 12
    let width = fontSize * 2.1
    let font = PictureFont(.systemFont(ofSize: fontSize, weight: .semibold))
    let isPhone = device?.idiom == .phone
    // In the middle of the area beside a cutout, or in the middle of the bar on older phones.
    let x =
      hasCutout ? size.width * 0.13 - width / 2 + 4 : isPhone ? (size.width - width) / 2 : 12
    out.text(
      PictureLine(
        x: x, top: middle - fontSize / 2, baseline: middle + fontSize * 0.36, height: fontSize,
        pieces: [PicturePiece(text: "9:41", font: font, color: color, width: width)]))
    let right = hasCutout ? size.width * 0.88 + 14 : size.width - 8
    let battery = CGRect(x: right - 24, y: middle - 5.5, width: 22, height: 11)
    out.box(battery, Corners(3), stroke: color.faded(0.5))
    out.box(battery.insetBy(dx: 2, dy: 2), Corners(1.5), fill: color)
    for bar in 0..<4 {
      let height = CGFloat(bar) * 2 + 4
      out.box(
        CGRect(
          x: battery.minX - 24 + CGFloat(bar) * 4.5, y: middle + 5 - height, width: 3,
          height: height), Corners(1), fill: color)
    }
  }
}
