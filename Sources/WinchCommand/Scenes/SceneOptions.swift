import AdaptiveUI
import ArgumentParser
import BundledScenes
import Documents
import Foundation
import Lab

/// The scene, and the device or window that shows it; the same for every command.
struct SceneOptions: ParsableArguments {
  @Option(
    help: "A device: its id or any member's name, such as 'iPhone 6'.",
    completion: ValueCompletion.devices)
  var device: String?

  @Option(
    name: .customLong("scene"),
    help: "The scene of a storyboard to begin with: its id, storyboard id, class or title.",
    completion: ValueCompletion.scenes)
  var beginning: String?

  @Option(help: "How a device is held: portrait or landscape.")
  var orientation: Orientation?

  @Option(help: "A window of its own size on the device, WIDTHxHEIGHT in points.")
  var window: PointSizeText?

  @Option(help: "Whose rules: 8 for iOS 8 to 12, 26 for today's.")
  var uikit: UIKitEra?

  /// An orientation of the device.
  enum Orientation: String, ExpressibleByArgument, CaseIterable {
    case portrait, landscape

    var interfaceOrientation: UIInterfaceOrientation {
      self == .portrait ? .portrait : .landscapeRight
    }
  }

  /// The window that the options give.
  func chosenWindow() throws -> DeviceWindow? {
    guard let window else { return nil }
    guard let device = try chosenDevice() else {
      throw ValidationError("'--window' needs '--device'")
    }
    return DeviceWindow(device: device, size: window.size)
  }

  /// The device that the options give; an unknown name ends the program with a suggestion.
  func chosenDevice() throws -> Device? {
    do {
      return try SceneSession.device(named: device)
    } catch {
      throw ValidationError(error.text)
    }
  }
}

/// A command that opens a scene.
///
/// Its groups of options are side by side: in debug builds a group within a group is validated
/// five times as often, and four levels took a second of each run.
protocol SceneCommand: ParsableCommand {
  var options: SceneOptions { get }
  var reader: ReaderOptions { get }
}

extension SceneCommand {
  /// The document of a name, in the given language.
  func load(_ name: String) throws -> any OpenableDocument {
    try DocumentLoader.load(name, beginning: options.beginning, language: reader.language)
  }
}

extension CommandProblem {
  /// The message with a suggestion.
  var text: String { suggestion.map { "\(message), did you mean '\($0)'?" } ?? message }
}

/// A size in points, written as `WIDTHxHEIGHT`.
struct PointSizeText: ExpressibleByArgument {
  let size: CGSize

  init?(argument: String) {
    let parts = argument.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    size = CGSize(width: width, height: height)
  }
}
