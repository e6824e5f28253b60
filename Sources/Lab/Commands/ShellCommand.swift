import AdaptiveUI
import CellRenderer
import Cells
package import Documents
package import Foundation

/// The command line that opens a document with a session's options and replays its recording.
package struct ShellCommand: Sendable {
  /// The arguments of `winch`.
  package let arguments: [String]
  /// How many sizes that the window had on the way are not among the commands: they do not determine the
  /// state.
  let sizesLeftOut: Int

  /// The command for a recording; `nil` when a part of it cannot be written as a script, such as a
  /// name with a semicolon.
  ///
  /// - Parameters:
  ///   - document: The open document.
  ///   - file: The argument that opens it: a path, or the name of a bundled scene.
  ///   - recording: The session's options and commands.
  ///   - verb: The command of `winch`, `snapshot`; `nil` opens the lab.
  ///   - window: The size of the window at the end, in points: another terminal has another size,
  ///     so that the command gives it to the window. `nil` lets the window follow the terminal.
  @MainActor package init?(
    _ document: any OpenableDocument, file: String, _ recording: LabRecording, verb: String?,
    window: CGSize? = nil
  ) {
    let hasCells = window != nil || verb != nil
    let sizes = recording.entries.count { $0.command.isSize(withCells: hasCells) }
    // Cells of this canvas are others in another terminal, or beside another pane.
    let recording = SceneSession.inWords(recording, of: document).condensed
    let options = recording.options
    var words = verb.map { [$0] } ?? []
    words.append(file)
    if let beginning = document.beginning { words += ["--scene", beginning] }
    if verb != nil { words += ["--size", "\(options.canvas.columns)x\(options.canvas.rows)"] }
    let own = document.opening.device
    if let device = options.device,
      device.id != own?.id || device.member != own?.member || options.window != nil
    {
      words += ["--device", device.member ?? device.id]
    }
    if let size = options.window?.size {
      words += ["--window", "\(Int(size.width))x\(Int(size.height))"]
    }
    if let orientation = options.orientation {
      words += ["--orientation", orientation.isLandscape ? "landscape" : "portrait"]
    }
    if let era = options.era, era != document.opening.era ?? .latest {
      words += ["--uikit", "\(era.rawValue)"]
    }
    words += Self.words(options.reader)
    if let language = document.language { words += ["--language", language.name] }
    var commands = recording.entries.map(\.command)
    if let window {
      commands = Self.inWindows(commands, from: options, to: window)
    } else if verb == nil {
      commands.removeAll(where: \.isResize)
    }
    guard commands.allSatisfy(\.isWritable) else { return nil }
    let written = commands.count { $0.isSize(withCells: true) }
    sizesLeftOut = max(sizes + (window == nil ? 0 : 1) - written, 0)
    if !commands.isEmpty {
      words += ["--do", commands.map(\.text).joined(separator: "; ")]
    }
    arguments = words
  }

  /// The commands for a terminal of another size: each size of this one is that of a window, so that
  /// what was done at a size is done at it again.
  private static func inWindows(
    _ commands: [LabCommand], from options: SessionOptions, to window: CGSize
  ) -> [LabCommand] {
    func filling(_ columns: Int, _ rows: Int) -> LabCommand {
      let host = TerminalHost(columns: columns, rows: rows)
      return .window(host.size)
    }
    var taken = [
      options.windowSize.map(LabCommand.window)
        ?? filling(options.canvas.columns, options.canvas.rows)
    ]
    // A window that was turned, or put elsewhere, no longer has the terminal's sides.
    var (isMoved, isKnown) = (false, true)
    for command in commands {
      var command = command
      if case .resize(let columns, let rows) = command {
        if isMoved {
          isKnown = false
          continue
        }
        command = filling(columns, rows)
      }
      switch command.subject {
      case .window:
        isKnown = true
        // Of successive sizes only the last determines the state.
        if taken.last?.isWindow == true { taken.removeLast() }
      case .orientation: isMoved = true
      case .screen, .device, .edge: (isMoved, isKnown) = (true, false)
      case .canvas, .focus, .place, .click, .finger, .contents, .change, .history: break
      }
      taken.append(command)
    }
    return isKnown ? taken : taken + [.window(window)]
  }

  private static func words(_ reader: ReaderSettings) -> [String] {
    (reader.style.map { ["--style", "\($0)"] } ?? [])
      + (reader.textSize?.shortName.map { ["--text-size", $0] } ?? [])
      + (reader.layoutDirection == .rightToLeft ? ["--right-to-left"] : [])
  }

  /// What the command does not repeat, in words; `nil` for nothing.
  var leftOut: String? {
    guard sizesLeftOut > 0 else { return nil }
    return "without \(sizesLeftOut) size\(sizesLeftOut == 1 ? "" : "s") on the way"
  }

  /// The command, quoted for a shell.
  package var text: String {
    (["winch"] + arguments.map(Self.quoted)).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-_./,:=+@%".utf8.contains(byte)
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension LabCommand {
  var isResize: Bool {
    if case .resize = self { true } else { false }
  }

  /// Gives the window a size, in whole points.
  fileprivate static func window(_ size: CGSize) -> LabCommand {
    .window(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
  }

  /// Whether it gives the window a size, or the terminal in cells.
  fileprivate func isSize(withCells: Bool) -> Bool { isWindow || withCells && isResize }

  fileprivate var isWindow: Bool {
    if case .window = self { true } else { false }
  }

  /// Whether the command can be read again from a script.
  var isWritable: Bool {
    let script = try? LabScript(text)
    return script?.commands == [self]
  }
}
