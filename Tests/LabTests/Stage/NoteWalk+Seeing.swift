import AdaptiveUI
import Cells
import Foundation

@testable import Lab

// What one sees of a scene, on the screen, in the trace and in its window.

extension NoteWalk {
  var parts: ScreenParts { ScreenParts(rows: backend.screen.lines) }

  /// Whether what a line says is seen; `nil` if it says nothing.
  func isSeen(_ line: NoteFile.Line) -> Bool? {
    let text = line.argument
    switch line.verb {
    case "classes": return NoteText.classes(parts.header) == text
    case "header": return NoteText.has(parts.header, text)
    case "canvas": return NoteText.has(parts.canvas, text)
    case "answer": return NoteText.has(parts.notice, text)
    case "overlay": return NoteText.has(parts.overlay, text)
    case "pane": return NoteText.has(NoteText.columns(parts.pane), text)
    case "trace": return isTraced(line)
    case "once": return trace.count { NoteText.has($0, text) } == 1
    case "pictures": return Int(text).map { backend.pictures.count - before.pictures == $0 }
    case "faint": return view(text).map { $0.alpha < 0.5 }
    case "box": return isPlaced(text)
    default: return nil
    }
  }

  /// What a line was compared with, apart from the screen.
  func account(of line: NoteFile.Line) -> [String] {
    switch line.verb {
    case "trace", "once": trace
    case "box": boxes.map { "\($0.name) \($0.frame)" }
    default: []
    }
  }

  // MARK: The trace

  /// The lines of the trace since the last thing that was done.
  private var trace: [String] {
    let steps = lab.session?.environment.recorder.steps.dropFirst(before.steps) ?? []
    return steps.flatMap { step in
      [TraceText.heading(step)] + step.events.map { TraceText.line($0, rules: false) }
    }
  }

  private func isTraced(_ line: NoteFile.Line) -> Bool {
    let lines = trace
    guard !line.isDenied else { return lines.contains { NoteText.has($0, line.argument) } }
    let found = lines.indices.dropFirst(passedLines).first {
      NoteText.has(lines[$0], line.argument)
    }
    passedLines = found.map { $0 + 1 } ?? passedLines
    return found != nil
  }

  // MARK: The window

  /// The boxes of the window, which is the first.
  var boxes: [NoteBox] {
    guard let window = lab.session?.window else { return [] }
    return [NoteBox(name: "window", frame: window.bounds)]
      + FrameCensus(of: window).entries.map { NoteBox(name: $0.name, frame: $0.place) }
  }

  private func isPlaced(_ text: String) -> Bool? {
    let name = text.prefix { $0 != " " }
    let (now, words) = (boxes, String(text.dropFirst(name.count + 1)))
    func box(_ name: Substring, _ boxes: [NoteBox]) -> NoteBox? {
      boxes.first { $0.name == name }
    }
    guard let found = box(name, now) else { return false }
    guard !words.isEmpty else { return true }
    return found.isAs(words, before: box(name, before.boxes)) { box($0, now) }
  }

  private func view(_ name: String) -> UIView? {
    var views: [UIView] = lab.session.map { [$0.window] } ?? []
    while let view = views.popLast() {
      if view.identifier == name { return view }
      views += view.subviews
    }
    return nil
  }
}

/// How texts of claims are compared with what is seen.
enum NoteText {
  /// Whether a row has all parts between “…”, one behind the other; several spaces count as one.
  static func has(_ rows: String, _ text: String) -> Bool {
    let parts = text.components(separatedBy: "…").map { $0.trimmingCharacters(in: .whitespaces) }
    return rows.split(separator: "\n").contains { row in
      var rest = row.split(separator: " ").joined(separator: " ")[...]
      return parts.allSatisfy { part in
        guard let found = rest.range(of: part) else { return false }
        rest = rest[found.upperBound...]
        return true
      }
    }
  }

  /// The size classes in a header, which has letters or words for them, such as `wR hC`.
  static func classes(_ header: String) -> String {
    header.matches(of: /(w)idth (c|r)|(h)eight (c|r)|\b(w|h)(C|R)\b/).map { match in
      let axis = match.1 ?? match.3 ?? match.5 ?? ""
      return axis + (match.2 ?? match.4 ?? match.6 ?? "").uppercased()
    }.joined(separator: " ")
  }

  /// The columns of a pane, each as one row, because words go on in the next one.
  static func columns(_ pane: String) -> String {
    var columns: [String] = []
    for row in pane.split(separator: "\n") {
      for (index, cell) in row.split(separator: "│").enumerated() {
        if index == columns.count { columns.append("") }
        columns[index] += " " + cell
      }
    }
    return columns.joined(separator: "\n")
  }
}
