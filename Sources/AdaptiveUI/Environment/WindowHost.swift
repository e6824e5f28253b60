package import Foundation
import Typography

/// What is behind a window: a terminal, whose window is as large as its cells, a device, a part
/// of a device's screen, or nothing that changes.
package enum WindowHost: Sendable, Hashable {
  case terminal(TerminalHost)
  case device(Device)
  case window(DeviceWindow)
  /// A window of one geometry that nothing turns, such as an editor's canvas.
  case fixed(WindowGeometry)

  /// The device, unless it is a terminal or a canvas.
  package var device: Device? {
    switch self {
    case .terminal, .fixed: nil
    case .device(let device): device
    case .window(let window): window.device
    }
  }

  /// The geometry of a window that fills this host, held in `orientation`.
  package func geometry(_ orientation: UIInterfaceOrientation) -> WindowGeometry {
    switch self {
    case .terminal(let terminal): terminal.geometry(orientation)
    case .device(let device): device.geometry(orientation)
    case .window(let window): window.geometry
    case .fixed(let geometry): geometry
    }
  }

  /// The orientation that the host starts in.
  package var naturalOrientation: UIInterfaceOrientation {
    switch self {
    case .terminal(let terminal): terminal.naturalOrientation
    case .device: .portrait
    case .window(let window): window.orientation
    case .fixed(let geometry): geometry.orientation
    }
  }

  /// The orientations that the hardware can show.
  ///
  /// Rule O15.
  package var supportedOrientations: UIInterfaceOrientationMask {
    switch self {
    case .terminal, .fixed: .all
    case .device, .window: device?.supportedOrientations ?? .all
    }
  }
}

/// A terminal as host of a window; its traits are a decision of this project, open to overriding.
///
/// Idiom pad, scale 2, horizontally regular from 640 pt, vertically regular from 240 pt, portrait
/// when taller than wide. One cell is 8 × 16 points.
package struct TerminalHost: Sendable, Hashable {
  /// Points per cell.
  package static let cell = TextMetrics.cell
  /// From this width on, in points, a window is horizontally regular.
  package static let regularWidth: CGFloat = 640
  /// From this height on, in points, a window is vertically regular.
  package static let regularHeight: CGFloat = 240

  package var columns: Int
  package var rows: Int
  package var overrides = WindowOverrides()
  /// The size of a window that does not fill the terminal, in points; `nil` for one that does.
  package var windowSize: CGSize?

  package init(columns: Int, rows: Int, overrides: WindowOverrides = WindowOverrides()) {
    self.columns = columns
    self.rows = rows
    self.overrides = overrides
  }

  /// The window before anybody turns it, in points.
  package var size: CGSize {
    windowSize
      ?? CGSize(width: CGFloat(columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height)
  }

  package var naturalOrientation: UIInterfaceOrientation {
    size.height > size.width ? .portrait : .landscapeRight
  }

  /// A turned terminal window has width and height swapped.
  package func geometry(_ orientation: UIInterfaceOrientation) -> WindowGeometry {
    let isTurned = orientation.isLandscape != naturalOrientation.isLandscape
    let shown = isTurned ? CGSize(width: size.height, height: size.width) : size
    return WindowGeometry(
      size: shown, orientation: orientation, idiom: overrides.idiom ?? .pad,
      scale: overrides.scale ?? 2,
      horizontal: overrides.horizontal ?? (shown.width >= Self.regularWidth ? .regular : .compact),
      vertical: overrides.vertical ?? (shown.height >= Self.regularHeight ? .regular : .compact),
      safeArea: .zero, statusBarHeight: 0)
  }
}

/// Traits of a terminal window that a scene or the command line fixes.
package struct WindowOverrides: Sendable, Hashable {
  package var idiom: UIUserInterfaceIdiom?
  package var scale: CGFloat?
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?

  package init(
    idiom: UIUserInterfaceIdiom? = nil, scale: CGFloat? = nil,
    horizontal: UIUserInterfaceSizeClass? = nil, vertical: UIUserInterfaceSizeClass? = nil
  ) {
    self.idiom = idiom
    self.scale = scale
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
