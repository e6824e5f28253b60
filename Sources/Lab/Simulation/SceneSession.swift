package import AdaptiveUI
import CellRenderer
package import Cells
package import Documents
package import Foundation
import Typography

/// An open scene: its model, its commands, its recording and its trace.
///
/// The lab and its headless sessions share it; it depends on no terminal and no clock.
@MainActor package final class SceneSession {
  package let document: any OpenableDocument
  /// The document's settings for opening it, computed once.
  package let opening: DocumentOpening
  /// What the document's views are in words, which takes as long as to draw several pictures.
  private(set) lazy var summaries = document.summaries
  /// The commands since the start; all other state follows from them.
  package internal(set) var recording: LabRecording
  /// The canvas that the window is drawn on, in cells.
  package internal(set) var canvas: CellSize
  /// The last picture on that canvas.
  let canvasMemory = CanvasMemory()
  /// The last picture as it was fitted into its room.
  let shownMemory = CanvasMemory()
  /// What was read of the window since anything may have changed the scene.
  var reading = WindowReading()
  /// What the pictures that were fitted into their room have cost so far.
  var canvasWork = CanvasWork()
  /// The frames before the last step, if changes are shown; otherwise `nil`.
  var changesBase: FrameCensus?
  /// The last run of steps, and the last step; `nil` before the first command.
  var run: StepRun?
  /// The states before each step.
  var past = PastStates()
  /// Whether successive sizes are described and marked as one change.
  var joinsSizes = false
  /// The last event if it is no step of the trace: an undo, or the file was read again.
  var news: String?
  /// The window's traits that an undo gave back; `nil` if the last event was none.
  var undoneTraits: [TraitChange]?
  /// What the last version of the file changed in the constraints.
  var reload: ReloadNews?
  /// Whether changes are shown.
  package var tracksChanges = false
  /// The device of the scene; `nil` for the terminal.
  package internal(set) var device: Device?
  /// A window of its own size on the device; `nil` for the full screen.
  package internal(set) var deviceWindow: DeviceWindow?
  /// The size of a window that does not fill the terminal, before any rotation, in points.
  var windowSize: CGSize?
  /// The interface orientation on the device before its window got a size of its own.
  var wholeOrientation: UIInterfaceOrientation?
  /// Counts the commands other than sizes and moves of the focus: results for other sizes are valid
  /// for one count only.
  var revision = 0
  /// The presentation that was requested last.
  package internal(set) var lastPresentation: String?
  /// The view that the user focused last; it may be invisible now.
  weak var focus: UIView? { didSet { reading.picture = nil } }
  /// What a press set a control to last.
  var valueChange: ValueChange?
  /// The presentation that was presented last, by name.
  var lastPresented: String?
  /// The finger that is dragging.
  var drag: Drag?
  /// The views and constraints that the playground installed or removed, by name and size classes.
  var installs = InstallOverrides()
  /// The changes that were undone, the last one last.
  var undone: [LabCommand] = []
  /// The number of first entries in the recording that are the document's own start and stay.
  var undoFloor = 0
  private(set) var world: SceneWorld

  /// Opens a scene: builds it, shows its window and runs the launch to completion.
  package init(_ document: any OpenableDocument, options: SessionOptions) {
    var options = options
    opening = document.opening
    options.device = options.device ?? opening.device
    options.era = options.era ?? opening.era ?? .latest
    self.document = document
    recording = LabRecording(options: options)
    canvas = options.canvas
    device = options.device
    deviceWindow = options.window
    windowSize = options.windowSize
    world = SceneWorld(document, options: options, era: options.era ?? .latest)
  }

  package var environment: Environment { world.environment }
  package var windowScene: UIWindowScene { world.windowScene }
  package var window: UIWindow { world.window }
  package var scene: any OpenDocument { world.scene }

  /// Ends the session: windows close and controllers are released.
  package func close() {
    drag = nil
    reading = WindowReading()
    environment.close()
  }

  /// Ends the session as the system terminates a program: nothing in it is notified.
  package func closeSilently() {
    drag = nil
    environment.isEnding = true
    environment.close()
  }

  /// Builds the scene again, as at its start, under the rules of `era`.
  func restart(era: UIKitEra, watch: (@MainActor (Environment) -> Void)?) {
    drag = nil
    reading = WindowReading()
    focus = nil
    lastPresented = nil
    lastPresentation = nil
    (run, past) = (nil, PastStates())
    installs = InstallOverrides()
    environment.close()
    let options = recording.options
    (canvas, device, deviceWindow) = (options.canvas, options.device, options.window)
    windowSize = options.windowSize
    revision += 1
    world = SceneWorld(document, options: options, era: era, watch: watch)
  }

  var terminalHost: TerminalHost {
    var host = TerminalHost(
      columns: canvas.columns, rows: canvas.rows, overrides: opening.overrides)
    host.windowSize = windowSize
    return host
  }

  /// Makes the next pictures be drawn completely.
  func forgetPictures() {
    reading.picture = nil
    canvasMemory.forget()
    shownMemory.forget()
  }

  func setDevice(_ new: Device?) {
    device = new
    deviceWindow = nil
    windowSize = nil
    environment.textMetrics = SceneWorld.textMetrics(on: new, recording.options)
  }
}

/// What was read of a session's window and is valid as long as nothing changes the scene.
@MainActor struct WindowReading {
  /// The picture of the window in its room, with its options; `nil` until it is drawn.
  var picture: (options: ShownOptions, picture: ShownPicture)?
  /// The frames of all views; `nil` until they are asked for.
  var census: FrameCensus?
  /// The hash of these and the size classes of controllers; `nil` until it is asked for.
  var mark: UInt64?
}

/// How a session starts.
package struct SessionOptions: Sendable {
  package var canvas: CellSize
  package var device: Device?
  package var window: DeviceWindow?
  package var orientation: UIInterfaceOrientation?
  /// The size of a window that does not fill the terminal, in points.
  package var windowSize: CGSize?
  package var era: UIKitEra?
  package var reader = ReaderSettings()
  /// Whether a terminal's window measures its texts with the system's font, as pictures in points draw
  /// them, instead of in whole cells.
  package var measuresInPoints = false

  package init(
    canvas: CellSize, device: Device? = nil, window: DeviceWindow? = nil,
    orientation: UIInterfaceOrientation? = nil,
    era: UIKitEra? = nil, reader: ReaderSettings = ReaderSettings()
  ) {
    self.canvas = canvas
    self.device = device
    self.window = window
    self.orientation = orientation
    self.era = era
    self.reader = reader
  }
}
