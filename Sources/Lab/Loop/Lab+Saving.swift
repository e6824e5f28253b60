import AdaptiveUI
import CellRenderer
import Cells
import Documents
import Foundation

/// A thing that can be saved into a file.
enum SavedThing: String, Sendable, CaseIterable {
  case screen, cellPicture, textPicture, pngPicture, vectorPicture, trace, script, recording

  var title: String {
    switch self {
    case .screen: "picture of this screen with its card, PNG: to show somebody"
    case .cellPicture: "picture of the canvas as it is here, SVG"
    case .textPicture: "picture of the canvas as it is here, text"
    case .pngPicture: "picture in points with a device's fonts, PNG"
    case .vectorPicture: "picture in points with a device's fonts, SVG"
    case .trace: "trace: who was told what"
    case .script: "script: the shell command that leads here"
    case .recording: "recording, for winch replay"
    }
  }

  /// Whether it can be written with what the lab was given.
  func isPossible(_ configuration: LabConfiguration) -> Bool {
    switch self {
    case .screen: configuration.rasterize != nil
    case .vectorPicture, .pngPicture: configuration.draw != nil
    case .cellPicture, .textPicture, .trace, .script, .recording: true
    }
  }

  /// Whether it shows the moment in time that the screen shows, rather than now.
  var isOfMoment: Bool {
    switch self {
    case .screen, .cellPicture, .textPicture: true
    case .pngPicture, .vectorPicture, .trace, .script, .recording: false
    }
  }

  /// Whether it shows one window, also where several are shown.
  var isOfOneWindow: Bool { self == .pngPicture || self == .vectorPicture }

  /// The command that opens its file; `nil` for files that any editor shows, and for pictures where
  /// there is none.
  func opener(_ configuration: LabConfiguration) -> String? {
    switch self {
    case .screen, .vectorPicture, .pngPicture, .cellPicture: configuration.opener()
    case .recording: "winch replay"
    case .textPicture, .trace, .script: nil
    }
  }

  /// The extension of its file.
  var ending: String {
    switch self {
    case .vectorPicture, .cellPicture: "svg"
    case .screen, .pngPicture: "png"
    case .textPicture: "txt"
    case .trace: "trace"
    case .script: "sh"
    case .recording: "jsonl"
    }
  }
}

/// The format of a picture in points.
package enum LabPictureFormat: Sendable {
  case svg, png
}

/// Why a file could not be written, in words.
package struct LabWriteFailure: Error {
  package let text: String

  package init(text: String) { self.text = text }
}

extension Lab {
  /// Opens the list of what can be saved.
  func openSaves() {
    guard configuration.save != nil else {
      state.message = .problem("nothing can be saved from here")
      return
    }
    let things = SavedThing.allCases.filter { $0.isPossible(configuration) }
    let items = things.map { thing in
      let one = wall != nil && thing.isOfOneWindow ? ", the open window alone" : ""
      let moment = state.time == nil ? "" : thing.isOfMoment ? ", at this moment" : ", of now"
      return LabItem(title: thing.title + one + moment, action: .save(thing))
    }
    open(LabList(title: "Save into a new file of this folder", items: items))
  }

  /// Writes a new file and shows a notice with its path.
  func save(_ thing: SavedThing) {
    guard let session, let save = configuration.save else { return }
    do throws(LabWriteFailure) {
      let data = try content(of: thing, session)
      let rest = thing == .script ? command(of: session)?.leftOut : nil
      let path = try save(session.document.file.fileStem, thing.ending, data)
      let opener = thing.opener(configuration).map { ", \($0) opens it" } ?? ""
      let left = rest.map { ", \($0), which a recording has" } ?? ""
      state.message = .note("saved \(path)\(opener)\(left)")
    } catch {
      state.message = .problem("not saved: \(error.text)")
    }
  }

  private func content(
    of thing: SavedThing, _ session: SceneSession
  ) throws(LabWriteFailure) -> Data {
    switch thing {
    case .vectorPicture: return try drawing(of: session, as: .svg)
    case .pngPicture: return try drawing(of: session, as: .png)
    case .screen: return try screen(session)
    case .cellPicture: return Data((session.svg(of: seenCanvas) + "\n").utf8)
    case .textPicture: return Data((seenText(session) + "\n").utf8)
    case .trace: return Data((session.traceText.joined(separator: "\n") + "\n").utf8)
    case .script: return Data(try script(of: session).utf8)
    case .recording: return Data(try recording(of: session).utf8)
    }
  }

  /// The whole screen without its keys and the list that was open, as PNG.
  private func screen(_ session: SceneSession) throws(LabWriteFailure) -> Data {
    guard let rasterize = configuration.rasterize else {
      throw LabWriteFailure(text: "nothing draws PNG here")
    }
    updatePanes()
    let whole = picture()
    // The keys in the footer are of no use in a picture.
    let rows = whole.size.rows - (configuration.isBare ? 0 : 1)
    let screen = whole.keeping(Array(0..<max(rows, 1)))
    let title = session.document.title ?? session.document.file
    let size = CanvasSVG.size(ofScreen: screen)
    return try rasterize(
      CanvasSVG.screen(screen, title: title, isDark: state.theme.name == .dark),
      CGSize(width: size.width, height: size.height))
  }

  /// The canvas as the screen shows it: with the same rows, windows and moment of time.
  private var seenCanvas: CellBuffer {
    updatePanes()
    return interface.canvas.picture ?? CellBuffer(size: CellSize(columns: 1, rows: 1))
  }

  /// The same without colours, where signs replace them.
  private func seenText(_ session: SceneSession) -> String {
    guard wall == nil, state.time?.frozen == nil else { return seenCanvas.text }
    updatePanes()
    var options = shownOptions(of: session, in: pictureRoom)
    options.theme = Theme(.none)
    return session.presentPicture(options).buffer.text
  }

  private func drawing(
    of session: SceneSession, as format: LabPictureFormat
  ) throws(LabWriteFailure) -> Data {
    guard let draw = configuration.draw else {
      throw LabWriteFailure(text: "nothing draws pictures in points here")
    }
    return try draw(session, format, state.look ?? session.look)
  }

  /// The shell command that reproduces the state, as an executable file.
  private func script(of session: SceneSession) throws(LabWriteFailure) -> String {
    guard let command = command(of: session) else {
      throw LabWriteFailure(text: "a name in what was done cannot be written in a script")
    }
    return "#!/bin/sh\n\(command.text)\n"
  }

  private func command(of session: SceneSession) -> ShellCommand? {
    ShellCommand(session.document, file: commandFile, session.recording, verb: "snapshot")
  }

  private func recording(of session: SceneSession) throws(LabWriteFailure) -> String {
    do {
      return try RecordFile(session.document, session.recording).lines().joined(separator: "\n")
        + "\n"
    } catch {
      throw LabWriteFailure(text: "the recording cannot be encoded")
    }
  }
}

extension String {
  /// A file's name without folder and extension, with letters, digits and `-_` only.
  fileprivate var fileStem: String {
    let kept = withoutEnding.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "-"
    }
    let stem = String(kept.drop { $0 == "-" }.prefix(60))
    return stem.isEmpty ? "scene" : stem
  }
}
