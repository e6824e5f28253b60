import AdaptiveUI
import Documents

/// How a window beside another one differs from it.
struct WallTile: Sendable, Equatable {
  /// What is different; empty for the name of its device.
  var label = ""
  /// The device that it stays on, as people call it; `nil` to go where the first window goes.
  var device: String?
  /// How that device is held at first.
  var orientation: UIInterfaceOrientation?
  /// Whose rules it keeps; `nil` for those of the first window.
  var era: UIKitEra?
  /// What is done to it before anything else.
  var commands: [LabCommand] = []

  /// Whether it does what is done to the first window; what it differs in is its own.
  func follows(_ command: LabCommand) -> Bool {
    switch command {
    // A size is that of one window: phones of one size would show one thing.
    case .device, .window, .fullWindow: device == nil
    case .change(.era): era == nil
    case .change(.place): !commands.contains { $0.isPlace }
    // Cells of a picture mean nothing in another one.
    case .press, .drag, .drop, .dragWindow, .click: device == nil && commands.isEmpty
    default: true
    }
  }

  /// Whether it shows what a window shows that is there already.
  @MainActor func isLike(_ session: SceneSession) -> Bool {
    device != nil && device.flatMap(Device.named)?.id == session.device?.id
      && session.deviceWindow == nil
      && commands.isEmpty && era == nil
      && (orientation ?? .portrait).isLandscape
        == session.windowScene.interfaceOrientation.isLandscape
  }

  /// What is done here when something is done to the first window, whose focus is known by name.
  func counterpart(of command: LabCommand, focus: String?) -> LabCommand? {
    switch command {
    case .move, .select: focus.map(LabCommand.focus)
    case .scroll(let rows, _): .scroll(rows: rows, at: nil)
    default: follows(command) ? command : nil
    }
  }
}

extension LabCommand {
  fileprivate var isPlace: Bool {
    if case .change(.place) = self { true } else { false }
  }
}

extension SceneSession {
  /// Opens a scene beside another and does everything that the other's recording says.
  ///
  /// - Parameters:
  ///   - document: The scene.
  ///   - recording: What was done to the other window.
  ///   - tile: In what this one differs.
  convenience init(
    _ document: any OpenableDocument, living recording: LabRecording, as tile: WallTile
  ) {
    var options = recording.options
    if let era = tile.era { options.era = era }
    if let device = tile.device.flatMap({ Device.named($0) }) {
      (options.device, options.window, options.orientation) = (device, nil, tile.orientation)
    }
    self.init(document, options: options)
    let own = tile.commands.map { LabRecording.Entry(time: 0, command: $0) }
    self.recording = LabRecording(
      options: options, entries: own + recording.entries.filter { tile.follows($0.command) })
    replay()
  }
}
