import AdaptiveUI
import CellRenderer
package import Cells
package import Documents
import Foundation
import Sweep

/// The interactive program: reads events, runs commands, shows pictures.
///
/// Backend and clock are given, so that the same loop runs in a terminal and in a test.
@MainActor package final class Lab {
  let backend: any TerminalBackend
  let clock: any LabClock
  let configuration: LabConfiguration
  let interface: LabInterface

  package internal(set) var session: SceneSession?
  /// The document that the lab was started with, as it was read last.
  var file: (any OpenableDocument)? { didSet { screensOfFile = nil } }
  /// The screens of ``file``, once they were asked for.
  private var screensOfFile: [DocumentChoice]?
  /// Whether the session is of ``file``, not of a bundled scene.
  var isOnFile = false
  /// The other era's session with the same commands, while its pane is shown.
  var otherEra: SceneSession?
  /// The boxes that are elsewhere or of another size there.
  var differencesOfEras: [FrameCensus.Change] = []
  /// The windows of the wall.
  var wall: Wall?
  var state = LabState()
  /// The visible picture of the session; clicks use it.
  var shown: ShownPicture?
  /// The issues of the open scene, at this size and at others.
  let issues = IssueSearch()
  /// The losses of the open scene against an earlier version of its file; `nil` before a reload.
  var versions: VersionComparison?
  /// The issues before the reload, until the present ones are known.
  var issuesBeforeReload: KnownIssues?
  var terminalSize: CellSize { interface.size }
  var isRunning = true
  private var needsPicture = true
  /// Whether a new size of the terminal was the last event: another may follow at once.
  private var isBeingResized = false
  /// The version of the watched file that was read last.
  var shownStamp: String?
  /// The last text of the pane with the source.
  var sourcePage: SourcePage?
  /// Whether the system notifies of the file's changes.
  var isNotifiedOfChanges = false
  /// The watched file.
  var watch: LabWatch?
  /// The keys that the footer names.
  var footer: FooterKeys
  /// The changes of the last step in the session's window, for the picture's marks.
  var changes: [FrameCensus.Change] = []
  /// The previews in lists.
  let previews = PreviewCache()
  /// The key before the present one.
  var lastKey: Key?
  /// The visible notice, and the time when it appeared, in seconds of the clock.
  var noticeShown: (notice: Notice, since: Double)?

  package init(
    backend: any TerminalBackend, clock: any LabClock, configuration: LabConfiguration
  ) {
    self.backend = backend
    self.clock = clock
    self.configuration = configuration
    footer = FooterKeys(configuration.actions)
    file = configuration.document
    watch = configuration.watch
    state.usesMouse = configuration.usesMouse
    // Without colours, signs and lines replace them.
    state.theme = backend.hasColors ? configuration.theme : Theme(.none)
    state.followsGround = configuration.followsGround && backend.hasColors
    state.pane = configuration.pane
    interface = LabInterface(size: backend.size, isBare: configuration.isBare)
  }

  /// Runs until the user quits.
  ///
  /// - Throws: The backend's error when the terminal fails.
  package func run() throws(TerminalError) {
    backend.setMouse(state.usesMouse)
    if state.followsGround { backend.askForGround() }
    waitForSize()
    guard isRunning else { return }
    if let document = configuration.document {
      openFirst(document, running: configuration.script)
    } else {
      openSceneList()
    }
    followFile()
    while isRunning {
      serveRunLoop()
      if needsPicture { try showPicture() }
      let events = backend.waitForEvents(timeout: timeout)
      if !events.isEmpty || isMoving || isCallDue || state.time?.isPlaying == true {
        advanceTime()
      }
      dropOldNotice()
      // The result of a key is shown at once; the file is checked in the next wait.
      if events.isEmpty {
        followFile()
        // New pictures are shown before their issues are searched.
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
  }

  /// Waits for the size of a terminal that does not have one yet, such as one that a program has
  /// just made: nothing is laid out for a wrong size.
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

  /// The longest wait for events: until a notice disappears, or a timer of the scene is due.
  private var timeout: Duration? {
    let moments = [noticeTimeLeft, callTimeLeft, configuration.runLoop?.longestWait]
      .compactMap { $0 }.map { left in
        // A timer may be due in years; an hour is short enough to count in milliseconds.
        Duration.milliseconds(Int(min(max(left, 0), 3600) * 1000) + 1)
      }
    return (moments + [timeoutOfWork].compactMap { $0 }).min()
  }

  /// The wait for events otherwise: a frame during animations; for a watched file a tenth of a
  /// second or, if the system notifies, the longest acceptable delay for changes on other machines;
  /// unlimited in all other cases.
  private var timeoutOfWork: Duration? {
    if state.time?.isPlaying == true { return .milliseconds(16) }
    if state.time == nil, isMoving { return .milliseconds(16) }
    let watching: Duration? =
      watch == nil ? nil : isNotifiedOfChanges ? .seconds(2) : .milliseconds(100)
    switch idleWork {
    // Issues at a size that the user only drags past are not useful.
    case .examination where isBeingResized: return min(watching ?? Self.pause, Self.pause)
    case .examination, .search: return .zero
    // A search must not delay a drag of the window.
    case .beginning: return min(watching ?? Self.pause, Self.pause)
    case .nothing: return watching
    }
  }

  /// The idle time before a search begins, or a new size is examined.
  private static var pause: Duration { .milliseconds(200) }

  /// Lets a program do what waits for its main thread; not while its past is shown.
  private func serveRunLoop() {
    guard let session, let loop = configuration.runLoop, state.time == nil else { return }
    if session.serve(loop) { setNeedsPicture() }
  }

  /// Advances the scene's time to the clock's, for its animations.
  private func advanceTime() {
    guard let session else { return }
    guard state.time == nil else { return playOn() }
    if isMoving || isCallDue { setNeedsPicture() }
    session.advance(to: clock.seconds)
    otherEra?.advance(to: clock.seconds)
    wall?.advance(to: clock.seconds)
  }

  /// Whether a picture is due for each frame.
  var isMoving: Bool { animations.contains(where: \.needsFrames) }

  /// What moves in the scene, and in the windows beside it.
  private var animations: [AnimationEngine] {
    [session, otherEra].compactMap { $0?.environment.animations } + (wall?.animations ?? [])
  }

  /// The time until a timer of the scene is due, in seconds; `nil` without one.
  private var callTimeLeft: Double? {
    guard state.time == nil else { return nil }
    return animations.compactMap(\.nextCall).min().map { $0 - clock.seconds }
  }

  private var isCallDue: Bool { callTimeLeft.map { $0 <= 0 } ?? false }

  func setNeedsPicture() { needsPicture = true }

  private func showPicture() throws(TerminalError) {
    needsPicture = false
    // What the last picture had is freed once the new one is on the screen.
    let last = (shown, interface.pane.lines, interface.pane.aside)
    updatePanes()
    followNotice()
    try backend.show(picture())
    withExtendedLifetime(last) {}
  }

  /// Opens a scene in place of the one that is open.
  package func open(_ document: any OpenableDocument) {
    session?.close()
    issues.reset()
    compareNoMore()
    state.issues = IssueCount()
    let new = SceneSession(
      document, options: configuration.options(for: document, canvas: windowSize))
    new.tracksChanges = !configuration.isBare
    new.joinsSizes = !configuration.isBare
    new.advance(to: clock.seconds)
    session = new
    state.lists = []
    state.time = nil
    state.positions = [:]
    state.paneHasKeys = false
    state.problem = []
    state.issueNews = nil
    state.doneTasks = []
    followOtherEra()
    followWall()
    setNeedsPicture()
  }

  /// The screens of the file: the pictures of one without content list them.
  var screens: [DocumentChoice] {
    let screens = screensOfFile ?? file?.choices ?? []
    screensOfFile = screens
    return screens
  }

  /// The size of a terminal's window in cells; it follows the terminal alone.
  var windowSize: CellSize { Self.leastOneCell(interface.windowSize) }

  /// The cells for the picture in the lab's own layout.
  var roomSize: CellSize { Self.leastOneCell(interface.canvas.frame.size) }

  private static func leastOneCell(_ size: CellSize) -> CellSize {
    CellSize(columns: max(size.columns, 1), rows: max(size.rows, 1))
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
