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
  /// The folder whose documents the list of scenes begins with.
  package var folder: LabFolder?
  package var device: Device?
  package var orientation: UIInterfaceOrientation?
  /// A window of its own size on the device.
  package var window: DeviceWindow?
  /// What happens right after the first document was opened.
  package var script: [LabCommand] = []
  /// The view that has the focus then, by what ``SceneSession/show(_:)`` takes.
  package var focus: String?
  /// The file behind the first document, to be followed.
  package var watch: LabWatch?
  package var era: UIKitEra?
  package var reader = ReaderSettings()
  /// Whether header, footer and pane are left out.
  package var isBare: Bool
  package var usesMouse: Bool
  /// Whether the scene is told line by line in place of pictures.
  package var isLinear = false
  package var theme = Theme()
  /// Whether the theme follows what the terminal tells of its ground.
  package var followsGround = true
  package var colors = ColorWish.auto
  /// The device and the era of scenes that name none.
  package var usualDevice: Device?
  package var usualEra: UIKitEra?
  /// The pane that shows first.
  var pane = PaneKind.log
  /// What keys do.
  var actions = LabAction.all
  /// Writes bytes into a new file, given a beginning and an ending of its name.
  ///
  /// Returns the path.
  package var save: (@Sendable (String, String, Data) throws(LabWriteFailure) -> String)?
  /// Draws the interface in points, with the pictures around its document.
  package var draw:
    (
      @MainActor @Sendable (SceneSession, LabPictureFormat, CanvasLook) throws(LabWriteFailure) ->
        Data
    )?
  /// Runs the person's editor on a file at a line, from 1, in the terminal that was given back.
  ///
  /// Returns what went wrong, in words.
  package var edit: (@Sendable (String, Int) -> String?)?
  /// Gets the document that was open at the end, and what was done to it.
  package var whenDone: (@Sendable (any OpenableDocument, LabRecording) -> Void)?

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

  /// How a session of a document starts: what was asked for stands over what the document says, that over
  /// what is usual.
  package func options(for document: any OpenableDocument, canvas: CellSize) -> SessionOptions {
    SessionOptions(
      canvas: canvas, device: device ?? document.opening.device ?? usualDevice, window: window,
      orientation: orientation, era: era ?? document.opening.era ?? usualEra, reader: reader)
  }
}
