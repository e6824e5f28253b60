package import AdaptiveUI
package import CellRenderer
package import Cells
package import Documents
package import Foundation

/// How the lab starts.
package struct LabConfiguration: Sendable {
  /// The scene to open; `nil` opens the list of sources.
  package var document: (any OpenableDocument)?
  /// The scenes of the list.
  package var sources: [LabSource]
  /// The folder whose documents come first in the list of scenes.
  package var folder: LabFolder?
  package var device: Device?
  package var orientation: UIInterfaceOrientation?
  /// A window of its own size on the device.
  package var window: DeviceWindow?
  /// The size of a window without a device that does not fill the terminal, in points.
  package var windowSize: CGSize?
  /// The commands that run after the first document was opened.
  package var script: [LabCommand] = []
  /// The view that has the focus then, as a name for ``SceneSession/show(_:)``.
  package var focus: String?
  /// The file of the first document, which is watched.
  package var watch: LabWatch?
  package var era: UIKitEra?
  package var reader = ReaderSettings()
  /// Whether header, footer and pane are left out.
  package var isBare: Bool
  package var usesMouse: Bool
  /// Whether the scene is described line by line instead of drawn.
  package var isLinear = false
  package var theme = Theme()
  /// Whether the theme follows the background that the terminal reports.
  package var followsGround = true
  package var colors = ColorPreference.auto
  /// The device and the era of scenes that set none.
  package var usualDevice: Device?
  package var usualEra: UIKitEra?
  /// The pane that shows first.
  var pane = PaneKind.log
  /// The keys of actions.
  var actions = LabAction.all
  /// Writes bytes into a new file, with a prefix and an extension for its name.
  ///
  /// Returns the path.
  package var save: (@Sendable (String, String, Data) throws(LabWriteFailure) -> String)?
  /// Gives the command that opens pictures, where one is installed; asked when something is saved.
  package var opener: @Sendable () -> String? = { nil }
  /// Draws an SVG of a size in pixels as a PNG.
  package var rasterize:
    (@Sendable (_ svg: String, _ size: CGSize) throws(LabWriteFailure) -> Data)?
  /// Draws the interface in points, with the images beside its document.
  package var draw:
    (
      @MainActor @Sendable (SceneSession, LabPictureFormat, CanvasLook) throws(LabWriteFailure) ->
        Data
    )?
  /// Runs the user's editor on a file at a line, from 1, in the terminal.
  ///
  /// Returns the error, in words.
  package var edit: (@Sendable (String, Int) -> String?)?
  /// Receives the document that was open at the end, and its recording.
  package var whenDone: (@Sendable (any OpenableDocument, LabRecording) -> Void)?
  /// The main thread's work of the program that the document runs; `nil` for scenes, which leave none.
  package var runLoop: (any ProgramRunLoop)?

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

  /// The options of a document's session: the user's come before the document's, and those before
  /// the defaults.
  package func options(for document: any OpenableDocument, canvas: CellSize) -> SessionOptions {
    var options = SessionOptions(
      canvas: canvas, device: device ?? document.opening.device ?? usualDevice, window: window,
      orientation: orientation, era: era ?? document.opening.era ?? usualEra, reader: reader)
    options.windowSize = windowSize
    return options
  }
}
