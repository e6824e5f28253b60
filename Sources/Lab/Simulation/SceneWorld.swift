import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Typography

/// The objects of an open scene; a restart of the scene replaces them.
@MainActor struct SceneWorld {
  let environment: Environment
  let windowScene: UIWindowScene
  let window: UIWindow
  let scene: any OpenDocument

  /// Builds a document's objects, shows their window and runs the launch to completion.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: Its device, window and settings.
  ///   - era: The UIKit generation whose rules apply.
  ///   - watch: Called before each line of the trace, from the first on.
  init(
    _ document: any OpenableDocument, options: SessionOptions, era: UIKitEra,
    watch: (@MainActor (Environment) -> Void)? = nil
  ) {
    let opening = document.opening
    let host = Self.host(opening, options)
    let environment = Environment(
      era: era, host: host, settings: options.reader.traits(for: document))
    self.environment = environment
    environment.breachHandler = { _ in }
    environment.textMetrics = Self.textMetrics(on: options.device, options)
    if let watch {
      environment.recorder.willRecord = { [unowned environment] in watch(environment) }
    }
    Self.prepareLaunch(opening, options, in: environment)
    environment.recorder.begin(.launch, document.title ?? "")
    document.prepare(environment)
    (windowScene, window, scene) = environment.perform {
      let windowScene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: windowScene)
      let scene = document.open(in: environment)
      window.rootViewController = scene.root
      if let tint = scene.tintColor { window.tintColor = tint }
      document.connect(window, in: environment)
      window.makeKeyAndVisible()
      return (windowScene, window, scene)
    }
    environment.settle()
    // A user rotates the device to the interface if the interface does not rotate.
    environment.holdAsInterface(of: windowScene)
  }

  /// Sets the device's orientation and the Info.plist's mask before there is anything to rotate.
  ///
  /// Rule C06.
  private static func prepareLaunch(
    _ opening: DocumentOpening, _ options: SessionOptions, in environment: Environment
  ) {
    if let mask = opening.infoOrientations { environment.application.infoOrientations = mask }
    guard options.device != nil, options.window == nil,
      let orientation = options.orientation ?? opening.orientation
    else { return }
    environment.hold(orientation)  // C06
  }

  /// The screen behind a window: the device's, or a terminal as large as the canvas.
  static func host(
    _ opening: DocumentOpening, _ options: SessionOptions
  ) -> WindowHost {
    if let window = options.window { return .window(window) }
    if let device = options.device { return .device(device) }
    let canvas = options.canvas
    var host = TerminalHost(
      columns: canvas.columns, rows: canvas.rows, overrides: opening.overrides)
    host.windowSize = options.windowSize
    return .terminal(host)
  }

  /// How text is measured: in whole cells on a terminal, with the system's font on a device, and for
  /// pictures in points.
  static func textMetrics(on device: Device?, _ options: SessionOptions) -> TextMetrics {
    device == nil && !options.measuresInPoints ? .cells : .sanFrancisco
  }
}
