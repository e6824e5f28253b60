package import AdaptiveUI
import CellRenderer
package import Cells
package import Documents
package import Foundation
import Typography

/// An open scene: its model, what can be done to it, its recording and its trace.
///
/// The lab and its headless sessions share this; it knows no terminal and reads no clock.
@MainActor package final class SceneSession {
  package let document: any OpenableDocument
  /// What the document says about its opening, made once.
  package let opening: DocumentOpening
  /// What happened since the start; whatever stands here follows from it.
  package internal(set) var recording: LabRecording
  /// The canvas that the window is drawn on, in cells.
  package internal(set) var canvas: CellSize
  /// What was drawn on it last.
  let canvasMemory = CanvasMemory()
  /// What was drawn last into the room that there was for it.
  let shownMemory = CanvasMemory()
  /// Where everything was before the last step, for those who show what changed; `nil` for nobody.
  var changesBase: FrameCensus?
  /// The steps that are one thing to a person, and the last one of all; `nil` before anything was done.
  var run: StepRun?
  /// How everything was before each step.
  var past = PastStates()
  /// Whether sizes that follow each other are told and marked as one change.
  var joinsSizes = false
  /// What happened last where that is no step of the trace: something was undone, or the file was
  /// read again.
  var news: String?
  /// What the version of the file that was read last did to the constraints.
  var reload: ReloadNews?
  /// Whether somebody shows what changed.
  package var tracksChanges = false
  /// The device that the scene stands on; `nil` for the terminal.
  package internal(set) var device: Device?
  /// A window of its own size on the device; `nil` for the full screen.
  package internal(set) var deviceWindow: DeviceWindow?
  /// The size of a window that does not fill the terminal, before anybody turned it, in points.
  var windowSize: CGSize?
  /// How the interface stood on the device before its window got a size of its own.
  var wholeOrientation: UIInterfaceOrientation?
  /// Counts what was done besides choosing sizes and moving the focus: what holds at other sizes is
  /// known for one count only.
  var revision = 0
  /// The presentation that was asked for last.
  package internal(set) var lastPresentation: String?
  /// What the user focused last; it may be out of sight by now.
  weak var focus: UIView?
  /// The presentation that was presented last, by name.
  var lastPresented: String?
  /// The finger that drags something now.
  var drag: Drag?
  /// What the playground installed or took out, by name and size classes.
  var installs = InstallOverrides()
  /// What was taken back, the last one last.
  var undone: [LabCommand] = []
  /// So many entries of the recording are the document's own beginning, which stays.
  var undoFloor = 0
  private(set) var world: SceneWorld

  /// Opens a scene: builds it, shows its window and runs the launch to its end.
  package init(_ document: any OpenableDocument, options: SessionOptions) {
    var options = options
    opening = document.opening
    options.device = options.device ?? opening.device
    options.era = options.era ?? opening.era ?? .current
    self.document = document
    recording = LabRecording(options: options)
    canvas = options.canvas
    device = options.device
    deviceWindow = options.window
    windowSize = options.windowSize
    world = SceneWorld(document, options: options, era: options.era ?? .current)
  }

  package var environment: Environment { world.environment }
  package var windowScene: UIWindowScene { world.windowScene }
  package var window: UIWindow { world.window }
  package var scene: any OpenDocument { world.scene }

  /// Ends the session: windows close and controllers are let go.
  package func close() {
    drag = nil
    environment.close()
  }

  /// Ends the session as the system ends a program: nobody in it is told.
  package func closeSilently() {
    drag = nil
    environment.isEnding = true
    environment.close()
  }

  /// Builds the scene anew, as at its start, under the rules of `era`.
  func restart(era: UIKitEra, watch: (@MainActor (Environment) -> Void)?) {
    drag = nil
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

  /// Lets the next pictures be drawn whole.
  func forgetPictures() {
    canvasMemory.forget()
    shownMemory.forget()
  }

  func setDevice(_ new: Device?) {
    device = new
    deviceWindow = nil
    windowSize = nil
    environment.textMetrics = SceneWorld.textMetrics(on: new)
  }
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
