import AdaptiveUI
import Documents

/// How a window differs from the open one beside it.
struct WallTile: Sendable, Equatable {
  /// The difference in words; empty to show the device's name.
  var label = ""
  /// The name of its fixed device; `nil` to use the open window's.
  var device: String?
  /// The orientation of that device at first.
  var orientation: UIInterfaceOrientation?
  /// The UIKit generation whose rules apply; `nil` for the open window's.
  var era: UIKitEra?
  /// What its reader has set otherwise when it is opened.
  var reader = ReaderSettings()
  /// The commands that run before all others.
  var commands: [LabCommand] = []

  /// Whether a command of the open window is applied to it; what it differs in is excluded.
  func follows(_ command: LabCommand) -> Bool {
    switch command.subject {
    // A size belongs to one window: phones of equal size would all look alike.
    case .device, .window, .screen: device == nil
    case .change where command.isEra: era == nil
    case .change where command.isPlace: !commands.contains { $0.isPlace }
    case .change where command.setting.map(reader.sets) == true: false
    // Cells of one picture have no meaning in another one.
    case .finger, .edge, .click: device == nil && commands.isEmpty && reader == ReaderSettings()
    case .change, .canvas, .orientation, .focus, .place, .contents, .history: true
    }
  }

  /// Whether it would look the same as another window of the wall.
  @MainActor func isLike(_ session: SceneSession) -> Bool {
    device != nil && device.flatMap(Device.named)?.id == session.device?.id
      && session.deviceWindow == nil
      && commands.isEmpty && era == nil
      && (orientation ?? .portrait).isLandscape
        == session.windowScene.interfaceOrientation.isLandscape
  }

  /// The command that is applied here for a command of the open window, whose focus is known by
  /// name.
  func counterpart(of command: LabCommand, focus: String?) -> LabCommand? {
    if command.subject == .place { return focus.map(LabCommand.focus) }
    if case .scroll(let rows, let height, _) = command {
      return .scroll(rows: rows, height: height, at: nil)
    }
    return follows(command) ? command : nil
  }
}

extension LabCommand {
  fileprivate var isPlace: Bool {
    if case .change(.place) = self { true } else { false }
  }

  /// The trait that the reader sets with it.
  fileprivate var setting: String? {
    if case .change(.setting(let trait, _)) = self { trait } else { nil }
  }
}

extension SceneSession {
  /// Opens a scene beside another and replays the other's recording.
  ///
  /// - Parameters:
  ///   - document: The scene.
  ///   - recording: The recording of the other window.
  ///   - tile: The difference from it.
  convenience init(
    _ document: any OpenableDocument, living recording: LabRecording, as tile: WallTile
  ) {
    var options = recording.options
    if let era = tile.era { options.era = era }
    if let device = tile.device.flatMap({ Device.named($0) }) {
      (options.device, options.window, options.orientation) = (device, nil, tile.orientation)
    }
    options.reader = options.reader.overlaid(by: tile.reader)
    self.init(document, options: options)
    let own = tile.commands.map { LabRecording.Entry(time: 0, command: $0) }
    self.recording = LabRecording(
      options: options, entries: own + recording.entries.filter { tile.follows($0.command) })
    replay()
  }
}
