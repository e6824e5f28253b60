import AdaptiveUI
import Cells
import Documents
import Foundation

/// What can be saved into a file.
enum SavedThing: String, Sendable, CaseIterable {
  case vectorPicture, textPicture, trace, script, recording

  var title: String {
    switch self {
    case .vectorPicture: "picture, SVG"
    case .textPicture: "picture, text"
    case .trace: "trace: who was told what"
    case .script: "script: the shell command that leads here"
    case .recording: "recording, for winch replay"
    }
  }

  /// The ending of its file.
  var ending: String {
    switch self {
    case .vectorPicture: "svg"
    case .textPicture: "txt"
    case .trace: "trace"
    case .script: "sh"
    case .recording: "jsonl"
    }
  }
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
    let items = SavedThing.allCases.map { LabItem(title: $0.title, deed: .save($0)) }
    open(LabList(title: "Save into a new file of this folder", items: items))
  }

  /// Writes a thing into a file of its own and says where it is.
  func save(_ thing: SavedThing) {
    guard let session, let save = configuration.save else { return }
    do throws(LabWriteFailure) {
      let text = try content(of: thing, session)
      let path = try save(session.document.file.fileStem, thing.ending, text)
      state.message = "saved \(path)"
    } catch {
      state.message = .problem("not saved: \(error.text)")
    }
  }

  private func content(
    of thing: SavedThing, _ session: SceneSession
  ) throws(LabWriteFailure) -> String {
    switch thing {
    case .vectorPicture: return session.canvasSVG(in: state.look ?? session.look) + "\n"
    case .textPicture: return session.canvasText(in: state.look ?? session.look) + "\n"
    case .trace: return session.traceText.joined(separator: "\n") + "\n"
    case .script:
      guard
        let command = ShellCommand(
          session.document, file: commandFile, session.recording, verb: "snapshot")
      else { throw LabWriteFailure(text: "a name in what was done cannot be written in a script") }
      return "#!/bin/sh\n\(command.text)\n"
    case .recording:
      do {
        return try RecordFile(session.document, session.recording).lines()
          .joined(separator: "\n") + "\n"
      } catch {
        throw LabWriteFailure(text: "the recording cannot be encoded")
      }
    }
  }
}

extension String {
  /// The name of a file without folder and ending, of letters, digits and `-_` only.
  fileprivate var fileStem: String {
    let kept = withoutEnding.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        ? character : "-"
    }
    let stem = String(kept.drop { $0 == "-" }.prefix(60))
    return stem.isEmpty ? "scene" : stem
  }
}
