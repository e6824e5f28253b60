package import AdaptiveUI
import CellRenderer
package import Cells
import Foundation

/// The interactive program: reads events, runs commands, shows pictures.
///
/// Generic over what stands at its rims, so the same loop runs in a terminal and in a test.
@MainActor package final class Lab<Backend: TerminalBackend, Clock: LabClock> {
  let backend: Backend
  let clock: Clock
  let configuration: LabConfiguration
  /// The lab's own world, apart from the scene's.
  let environment: Environment
  let interface: LabViewController
  let windowScene: UIWindowScene
  let window: UIWindow

  package internal(set) var session: SceneSession?
  var mode = LabMode.canvas
  var terminalSize: CellSize
  var usesMouse: Bool
  /// Where a button of the mouse went down.
  var pressedAt: CellPoint?
  /// What the chooser of presentations stands on.
  var trial = TrialChoice()
  var isRunning = true
  /// What the footer says instead of keys, until the next key.
  var message: String?
  private var needsPicture = true
  /// The version of the watched file that was read last.
  var shownStamp: String?

  package init(backend: Backend, clock: Clock, configuration: LabConfiguration) {
    self.backend = backend
    self.clock = clock
    self.configuration = configuration
    terminalSize = backend.size
    usesMouse = configuration.usesMouse
    let environment = Environment(
      host: .terminal(TerminalHost(columns: backend.size.columns, rows: backend.size.rows)))
    self.environment = environment
    (windowScene, window, interface) = environment.perform {
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      let interface = LabViewController(isBare: configuration.isBare)
      window.rootViewController = interface
      window.makeKeyAndVisible()
      return (scene, window, interface)
    }
    environment.updateCycle.flush()
  }

  /// Runs until the user quits.
  ///
  /// - Throws: What the backend throws when the terminal fails.
  package func run() throws(TerminalError) {
    backend.setMouse(usesMouse)
    if let document = configuration.document { openFirst(document) } else { openSceneList() }
    followFile()
    while isRunning {
      if needsPicture { try showPicture() }
      let events = backend.waitForEvents(timeout: timeout)
      if !events.isEmpty || isMoving { advanceTime() }
      // A new size is shown at once; the file has its turn with the next wait.
      if !events.contains(where: \.isResize) { followFile() }
      for event in events where isRunning { handle(event) }
    }
    session?.close()
    environment.close()
  }

  /// Opens the document that the lab was started with and runs the script.
  private func openFirst(_ document: any OpenableDocument) {
    open(document)
    do {
      for command in configuration.script { try session?.run(command) }
    } catch {
      message = error.message
    }
  }

  /// How long to wait for events: a frame while something moves, half a second while a file is
  /// followed, for ever otherwise.
  private var timeout: Duration? {
    if isMoving { return .milliseconds(16) }
    return configuration.watch == nil ? nil : .milliseconds(500)
  }

  private var isMoving: Bool { session?.environment.animations.isRunning == true }

  /// Hands the clock's time to the scene, whose animations move with it.
  private func advanceTime() {
    guard let session else { return }
    if isMoving { setNeedsPicture() }
    session.environment.advance(to: clock.seconds)
  }

  func setNeedsPicture() { needsPicture = true }

  private func showPicture() throws(TerminalError) {
    needsPicture = false
    updatePanes()
    try backend.show(picture())
  }

  /// Opens a scene in place of the one that is open.
  package func open(_ document: any OpenableDocument) {
    session?.close()
    let new = SceneSession(
      document,
      options: SessionOptions(
        canvas: canvasSize, device: configuration.device, window: configuration.window,
        orientation: configuration.orientation,
        era: configuration.era))
    new.environment.advance(to: clock.seconds)
    session = new
    mode = .canvas
    setNeedsPicture()
  }

  /// Opens the document again in another era, on the device and the way up that it has now.
  func reopen(in era: UIKitEra) {
    guard let old = session else { return }
    let orientation = old.device == nil ? nil : old.windowScene.interfaceOrientation
    let options = SessionOptions(
      canvas: canvasSize, device: old.device, window: old.deviceWindow, orientation: orientation,
      era: era)
    old.close()
    let new = SceneSession(old.document, options: options)
    new.environment.advance(to: clock.seconds)
    session = new
    setNeedsPicture()
  }

  /// The canvas in cells, as the lab's own layout leaves it.
  var canvasSize: CellSize {
    let (columns, rows) = interface.canvasCells
    return CellSize(columns: max(columns, 1), rows: max(rows, 1))
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key, let modifiers): press(key, modifiers)
    case .mouse(let event): point(event)
    case .redraw: backend.invalidate()
    case .terminate: isRunning = false
    }
    setNeedsPicture()
  }
}

extension InputEvent {
  fileprivate var isResize: Bool {
    if case .resize = self { return true }
    return false
  }
}

/// How the lab starts.
package struct LabConfiguration: Sendable {
  /// The scene to open; `nil` opens the list of sources.
  package var document: (any OpenableDocument)?
  /// The scenes of the list.
  package var sources: [LabSource]
  package var device: Device?
  package var orientation: UIInterfaceOrientation?
  /// A window of its own size on the device.
  package var window: DeviceWindow?
  /// What happens right after the first document was opened.
  package var script: [LabCommand] = []
  /// The file behind the first document, to be followed.
  package var watch: LabWatch?
  package var era: UIKitEra?
  /// Whether header, footer and pane are left out.
  package var isBare: Bool
  package var usesMouse: Bool

  package init(
    document: (any OpenableDocument)? = nil, sources: [LabSource] = [], device: Device? = nil,
    orientation: UIInterfaceOrientation? = nil, era: UIKitEra? = nil, isBare: Bool = false,
    usesMouse: Bool = true
  ) {
    self.document = document
    self.sources = sources
    self.device = device
    self.orientation = orientation
    self.era = era
    self.isBare = isBare
    self.usesMouse = usesMouse
  }
}

/// What has the keys.
enum LabMode: Equatable {
  case canvas
  case scenes
  case devices
  case help
  case trial
}
