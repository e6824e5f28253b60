import AdaptiveUI
import Cells
import Documents
import Foundation
import SceneFiles

// What can be copied to the clipboard: numbers, constraints, log, the command that reproduces the
// state.

extension Lab {
  /// Opens the list of what can be copied; the selected line's whole text is shown below it.
  func openCopies() {
    guard let session else { return }
    let items = session.copies(file: commandFile).map { copy in
      LabItem(
        title: copy.title, summary: copy.text.replacing("\n", with: "  "),
        action: .copy(what: copy.what, text: copy.text))
    }
    let intro = "Enter copies; what goes into the clipboard stands below the line."
    // Scripts end with a step, not between two callbacks.
    let ofNow = state.time == nil ? [] : ["All of it is of now, not of this moment in time."]
    open(LabList(title: "Copy", items: items, intro: [intro] + ofNow))
  }

  /// Sends a text to the clipboard and shows a notice; whether the terminal took it is unknown.
  func copy(_ what: String, _ text: String) {
    let copied = ClipboardText(text)
    guard backend.copy(copied) else {
      state.message = .problem("this terminal takes nothing into the clipboard")
      return
    }
    let part = copied.isCut ? "the first \(ClipboardText.limit) bytes of the " : ""
    let beginning = text.split(separator: "\n").first.map { VisibleText.of(String($0)) } ?? ""
    // A command says itself what it is, and needs the room: its end tells one from another.
    let name = what == "command" && part.isEmpty ? "" : "\(part)\(what)  "
    var notice = Notice.note("sent to the clipboard (OSC 52; y shows it): \(name)\(beginning)")
    notice.keepsEnd = what.hasPrefix("command")
    state.message = notice
  }

  /// The document's name on the command line: its path, or the name of a bundled scene.
  var commandFile: String {
    guard let file = session?.document.file else { return "" }
    return isOnFile && watch != nil ? file : file.withoutEnding
  }
}

/// A text to copy.
struct CopyChoice: Sendable, Equatable {
  /// The title in the list.
  var title: String
  /// Its name in the notice.
  var what: String
  var text: String
}

extension SceneSession {
  /// What can be copied now: the commands that reproduce the state, then texts about the focused
  /// view, then the log.
  func copies(file: String) -> [CopyChoice] {
    var choices = commandCopies(file)
    if let view = focusedView {
      let frame = "\(view.spokenName)  \(view.className)  \(Self.frame(view))"
      choices.append(CopyChoice(title: "frame of \(view.spokenName)", what: "frame", text: frame))
      let lines = constraints.filter { $0.firstItem === view || $0.secondItem === view }
        .map { "\($0.relationText)  @\(Int($0.priority.rawValue))" }
      if !lines.isEmpty {
        let count = lines.count == 1 ? "the constraint" : "\(lines.count) constraints"
        choices.append(
          CopyChoice(
            title: "\(count) of \(view.spokenName)", what: "constraints",
            text: lines.joined(separator: "\n")))
      }
    }
    if let step = environment.recorder.steps.last {
      let lines =
        [TraceText.heading(step)] + step.events.map { "  " + TraceText.line($0, rules: true) }
      choices.append(
        CopyChoice(
          title: "log of the last step", what: "log of the last step",
          text: lines.joined(separator: "\n")))
    }
    return choices
  }

  private func commandCopies(_ file: String) -> [CopyChoice] {
    let state = recording.entries.isEmpty ? "" : " in this state"
    let kinds: [(what: String, verb: String?)] = [
      ("command that opens this scene\(state)", nil),
      ("command that prints this picture", "snapshot"),
    ]
    return kinds.compactMap { what, verb in
      // A device determines its window's size.
      let window = device == nil && verb == nil ? windowScene.geometry.size : nil
      return ShellCommand(document, file: file, recording, verb: verb, window: window).map {
        // The way there is more than a line has room for: a recording has it.
        CopyChoice(
          title: what + ($0.leftOut.map { ", \($0)" } ?? ""),
          what: ["command", $0.leftOut].compactMap { $0 }.joined(separator: " "), text: $0.text)
      }
    }
  }

  private static func frame(_ view: UIView) -> String {
    let frame = view.frame
    return "\(frame.minX.traceText),\(frame.minY.traceText) \(frame.size.traceText)"
      + (view.superview.map { " in \($0.displayName)" } ?? "")
  }
}

extension String {
  /// A file's name without its folders and its extension.
  var withoutEnding: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
