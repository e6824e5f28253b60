import AdaptiveUI
import CellRenderer
package import Cells
package import Documents
import Foundation
import Sweep

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
  /// What the lab was started with, as it was read last.
  var file: (any OpenableDocument)?
  /// Whether the session is of ``file``, not of a bundled scene.
  var isOnFile = false
  /// The other era's session on the same events, while its pane shows.
  var otherEra: SceneSession?
  /// The windows that are shown together with the open one.
  var wall: Wall?
  var state = LabState()
  /// The picture of the session that is shown; clicks go by it.
  var shown: ShownPicture?
  /// What is wrong with the open scene, at this size and at others.
  let issues = IssueSearch()
  /// What the open scene lost against an earlier version of its file; `nil` before it is read again.
  var versions: VersionComparison?
  /// What was wrong before the file was read again, until it is known what is now.
  var issuesBeforeReload: KnownIssues?
  var terminalSize: CellSize
  var isRunning = true
  private var needsPicture = true
  /// Whether a new size of the terminal was the last thing that happened: the next may follow at once.
  private var isBeingResized = false
  /// The version of the watched file that was read last.
  var shownStamp: String?
  /// The text that the pane with the source showed last.
  var sourcePage: SourcePage?
  /// Whether the system tells when it changes.
  var isToldOfChanges = false
  /// The file that is followed.
  var watch: LabWatch?
  /// The keys that the footer names.
  var footer: FooterKeys
  /// What the last step changed in the session's window, as the picture marks it.
  var changes: [FrameCensus.Change] = []
  /// Pictures of scenes that lists show.
  let previews = PreviewCache()
  /// The notice that is shown, and since when, in seconds of the clock.
  var noticeShown: (notice: Notice, since: Double)?

  package init(backend: Backend, clock: Clock, configuration: LabConfiguration) {
    self.backend = backend
    self.clock = clock
    self.configuration = configuration
    footer = FooterKeys(configuration.actions)
    file = configuration.document
    watch = configuration.watch
    terminalSize = backend.size
    state.usesMouse = configuration.usesMouse
    state.theme = configuration.theme
    state.followsGround = configuration.followsGround
    state.pane = configuration.pane
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
    backend.setMouse(state.usesMouse)
    if state.followsGround { backend.askForGround() }
    waitForSize()
    guard isRunning else { return environment.close() }
    if let document = configuration.document {
      openFirst(document, running: configuration.script)
    } else {
      openSceneList()
    }
    followFile()
    while isRunning {
      if needsPicture { try showPicture() }
      let events = backend.waitForEvents(timeout: timeout)
      if !events.isEmpty || isMoving || state.time?.isPlaying == true { advanceTime() }
      dropOldNotice()
      // What somebody did is shown at once; the file has its turn with the next wait.
      if events.isEmpty {
        followFile()
        // What is new is seen before anything is found in it.
        if !needsPicture { workWhileIdle() }
      }
      for event in events where isRunning { handle(event) }
    }
    if let session { configuration.whenDone?(session.document, session.recording) }
    issues.close()
    versions?.close()
    session?.close()
    otherEra?.close()
    wall?.close()
    environment.close()
  }

  /// A terminal that does not know its size yet, such as one that a program has just made, is waited
  /// for: nothing is laid out for a size that nobody has.
  private func waitForSize() {
    while isRunning, terminalSize.columns < 1 || terminalSize.rows < 1 {
      for event in backend.waitForEvents(timeout: nil) where isRunning {
        switch event {
        case .resize(let size): resize(to: size)
        case .key(.character("q"), []), .key(.character("c"), .control), .terminate:
          isRunning = false
        default: break
        }
      }
    }
  }

  /// How long to wait for events: until a notice goes, at most.
  private var timeout: Duration? {
    guard let left = noticeTimeLeft else { return timeoutOfWork }
    let notice = Duration.milliseconds(Int(max(left, 0) * 1000) + 1)
    return timeoutOfWork.map { min($0, notice) } ?? notice
  }

  /// How long to wait for events besides: a frame while something moves; while a file is followed, a tenth of
  /// a second or, where the system tells, as long as changes on other machines may wait; for ever
  /// otherwise.
  private var timeoutOfWork: Duration? {
    if state.time?.isPlaying == true { return .milliseconds(16) }
    if state.time == nil, isMoving { return .milliseconds(16) }
    let watching: Duration? =
      watch == nil ? nil : isToldOfChanges ? .seconds(2) : .milliseconds(100)
    switch idleWork {
    // What is wrong at a size that somebody drags past is of no use.
    case .examination where isBeingResized: return min(watching ?? Self.pause, Self.pause)
    case .examination, .search: return .zero
    // Nobody shall wait for a search while sizes follow each other.
    case .beginning: return min(watching ?? Self.pause, Self.pause)
    case .nothing: return watching
    }
  }

  /// How long nothing is done before a search begins, or a new size is examined.
  private static var pause: Duration { .milliseconds(200) }

  /// Hands the clock's time to the scene, whose animations move with it.
  private func advanceTime() {
    guard let session else { return }
    guard state.time == nil else { return playOn() }
    if isMoving { setNeedsPicture() }
    session.advance(to: clock.seconds)
    otherEra?.advance(to: clock.seconds)
    wall?.advance(to: clock.seconds)
  }

  var isMoving: Bool {
    session?.environment.animations.needsFrames == true
      || otherEra?.environment.animations.needsFrames == true || wall?.isMoving == true
  }

  func setNeedsPicture() { needsPicture = true }

  private func showPicture() throws(TerminalError) {
    needsPicture = false
    updatePanes()
    followNotice()
    try backend.show(picture())
  }

  /// Opens a scene in place of the one that is open.
  package func open(_ document: any OpenableDocument) {
    session?.close()
    issues.reset()
    compareNoMore()
    state.issues = 0
    let new = SceneSession(
      document, options: configuration.options(for: document, canvas: windowSize))
    new.tracksChanges = !configuration.isBare
    new.joinsSizes = true
    new.advance(to: clock.seconds)
    session = new
    state.lists = []
    state.time = nil
    state.positions = [:]
    state.problem = []
    state.issueNews = nil
    state.doneTasks = []
    followOtherEra()
    followWall()
    setNeedsPicture()
  }

  /// The size of a terminal's window in cells; it follows the terminal alone.
  var windowSize: CellSize { Self.size(interface.windowCells) }

  /// The cells that there are for the picture, as the lab's own layout leaves them.
  var roomSize: CellSize { Self.size(interface.canvasCells) }

  private static func size(_ cells: (columns: Int, rows: Int)) -> CellSize {
    CellSize(columns: max(cells.columns, 1), rows: max(cells.rows, 1))
  }

  private func handle(_ event: InputEvent) {
    isBeingResized = false
    switch event {
    case .resize(let size):
      isBeingResized = true
      resize(to: size)
    case .key(let key, let modifiers): press(key, modifiers)
    case .mouse(let event): point(event)
    case .redraw: backend.invalidate()
    case .ground(let ground): follow(ground)
    case .terminate: isRunning = false
    }
    setNeedsPicture()
  }
}
