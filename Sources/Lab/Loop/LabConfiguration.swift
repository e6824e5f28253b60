package import AdaptiveUI
package import Cells

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
  /// The file behind the first document, to be followed.
  package var watch: LabWatch?
  package var era: UIKitEra?
  /// Whether header, footer and pane are left out.
  package var isBare: Bool
  package var usesMouse: Bool
  /// Whether the scene is told line by line in place of pictures.
  package var isLinear = false
  package var theme = Theme()
  package var colors = ColorWish.auto
  /// The device and the era of scenes that name none.
  package var usualDevice: Device?
  package var usualEra: UIKitEra?
  /// The pane that shows first.
  var pane = PaneKind.log
  /// What keys do.
  var actions = LabAction.all
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
      orientation: orientation, era: era ?? document.opening.era ?? usualEra)
  }
}
