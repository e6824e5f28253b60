package import AdaptiveUI
import CellRenderer
package import Cells
import Foundation

/// An open scene: its model, what can be done to it, and its trace.
///
/// The lab and its headless twins share this; it knows no terminal and reads no clock.
@MainActor package final class SceneSession {
  package let document: any OpenableDocument
  package let environment: Environment
  package let windowScene: UIWindowScene
  package let window: UIWindow
  package let scene: any OpenDocument
  /// The canvas that the window is drawn on, in cells.
  package private(set) var canvas: CellSize
  /// The device that the scene stands on; `nil` for the terminal.
  package private(set) var device: Device?
  /// A window of its own size on the device; `nil` for the full screen.
  package private(set) var deviceWindow: DeviceWindow?
  /// The presentation that was asked for last.
  package private(set) var lastPresentation: String?
  /// What the user focused last; it may be out of sight by now.
  weak var focus: UIView?
  /// The presentation that was presented last, by name.
  var lastPresented: String?
  /// The finger that drags something now.
  var drag: Drag?

  /// Opens a scene: builds it, shows its window and runs the launch to its end.
  package init(_ document: any OpenableDocument, options: SessionOptions) {
    self.document = document
    canvas = options.canvas
    device = options.device ?? document.opening.device
    deviceWindow = options.window
    let host = Self.host(
      document, device: device, window: options.window, canvas: options.canvas)
    environment = Environment(era: options.era ?? document.opening.era ?? .current, host: host)
    let environment = environment
    environment.breachHandler = { _ in }
    environment.textMetrics = Self.textMetrics(on: device)
    environment.recorder.begin(.launch, document.title ?? "")
    (windowScene, window, scene) = environment.perform {
      let windowScene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: windowScene)
      let scene = document.open(in: environment)
      window.rootViewController = scene.root
      window.makeKeyAndVisible()
      return (windowScene, window, scene)
    }
    environment.settle()
    stand(in: options.orientation ?? document.opening.orientation)
  }

  /// Ends the session: windows close and controllers are let go.
  package func close() { environment.close() }

  /// What stands behind the window: the device, or a terminal as large as the canvas.
  private static func host(
    _ document: any OpenableDocument, device: Device?, window: DeviceWindow?, canvas: CellSize
  ) -> WindowHost {
    if let window { return .window(window) }
    if let device { return .device(device) }
    return .terminal(
      TerminalHost(
        columns: canvas.columns, rows: canvas.rows, overrides: document.opening.overrides))
  }

  var terminalHost: WindowHost {
    Self.host(document, device: nil, window: nil, canvas: canvas)
  }

  func notePresentation(_ id: String) { lastPresentation = id }

  func setCanvas(_ size: CellSize) { canvas = size }

  func setDevice(_ new: Device?) {
    device = new
    deviceWindow = nil
    environment.textMetrics = Self.textMetrics(on: new)
  }

  /// How text is measured: in whole cells on a terminal, with the system's font on a device.
  private static func textMetrics(on device: Device?) -> TextMetrics {
    device == nil ? .cells : .sanFrancisco
  }

  private var host: WindowHost {
    Self.host(document, device: device, window: deviceWindow, canvas: canvas)
  }

  /// Turns a device that starts the other way, as the first thing after launch.
  ///
  /// Rule C09.
  private func stand(in wish: UIInterfaceOrientation?) {
    guard device != nil, deviceWindow == nil else { return }
    let orientation = windowScene.allowedOrientation(preferring: wish ?? .portrait)
    windowScene.move(
      to: host, orientation: orientation, cause: .rotation, title: "launch → \(orientation)")
    environment.settle()
  }
}

/// How a session starts.
package struct SessionOptions: Sendable {
  package var canvas: CellSize
  package var device: Device?
  package var window: DeviceWindow?
  package var orientation: UIInterfaceOrientation?
  package var era: UIKitEra?

  package init(
    canvas: CellSize, device: Device? = nil, window: DeviceWindow? = nil,
    orientation: UIInterfaceOrientation? = nil,
    era: UIKitEra? = nil
  ) {
    self.canvas = canvas
    self.device = device
    self.window = window
    self.orientation = orientation
    self.era = era
  }
}
