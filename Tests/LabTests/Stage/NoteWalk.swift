import AdaptiveUI
import BundledScenes
import Cells
import Examples
import Foundation
import SceneFiles

@testable import Lab

/// Does in one terminal what the notes of a scene say, and compares what is seen.
@MainActor final class NoteWalk {
  /// A line that is not as the file says.
  struct Failure: CustomStringConvertible {
    let line: Int
    let description: String
  }

  private(set) var failures: [Failure] = []
  let backend: MemoryBackend
  let lab: Lab
  /// What there was before the last thing that was done.
  private(set) var before = Moment()
  /// How many lines of the trace come before the one that may be found next.
  var passedLines = 0
  private let scene: BundledScene
  /// The terminal at the start.
  private let size: CellSize
  private var lines: ArraySlice<NoteFile.Line>
  private let clock = Pilot.Clock()

  /// What is compared with later.
  struct Moment {
    var steps = 0
    var pictures = 0
    var boxes: [NoteBox] = []
  }

  /// Opens a scene, under the rules that the first line names, in a terminal of this size.
  init(_ scene: BundledScene, _ lines: ArraySlice<NoteFile.Line>, size: CellSize) throws {
    (self.scene, self.lines, self.size) = (scene, lines, size)
    let document = try SceneDocument(text: scene.text, classes: ExampleClasses.all)
    let source = LabSource(name: scene.name, title: scene.title, summary: scene.summary) {
      document
    }
    var configuration = LabConfiguration(document: document, sources: [source])
    if let first = lines.first, first.verb == "open" {
      configuration.era = first.argument == "uikit 26" ? .ios26 : nil
      self.lines.removeFirst()
    }
    backend = MemoryBackend(size: size)
    lab = Lab(backend: backend, clock: clock, configuration: configuration)
  }

  /// Goes through all lines.
  func run() throws {
    backend.whenIdle = { [unowned self] in
      // Nothing is compared before it has come to rest.
      if lab.isMoving {
        clock.seconds += 1.1
        return []
      }
      while let line = lines.popFirst() {
        if line.isClaim { check(line) }
        guard !line.isClaim, !line.isNone, let events = events(of: line) else { continue }
        before = Moment(
          steps: lab.session?.environment.recorder.steps.count ?? 0,
          pictures: backend.pictures.count, boxes: boxes)
        passedLines = 0
        return events
      }
      return [.terminate]
    }
    try lab.run()
  }

  private func check(_ line: NoteFile.Line) {
    switch isSeen(line) {
    case nil: fail(line, "these words mean nothing")
    case line.isDenied: fail(line, line.isDenied ? "is seen" : "is not seen")
    default: break
    }
  }

  private func fail(_ line: NoteFile.Line, _ reason: String) {
    let what = "“\(line.verb) \(line.argument)” \(reason)"
    let place = "\(scene.name).txt:\(line.number) at \(size.columns)×\(size.rows)"
    let found = account(of: line).joined(separator: "\n")
    failures.append(
      Failure(
        line: line.number, description: "\(place): \(what)\n\(found)\n\(backend.screen.text)"))
  }

  // MARK: What one does

  private func events(of line: NoteFile.Line) -> [InputEvent]? {
    switch line.verb {
    case "press": return line.argument.map { .key(Pilot.key($0 == "␣" ? " " : $0), []) }
    case "columns":
      let columns = Int(line.argument) ?? size.columns
      return [.resize(CellSize(columns: columns, rows: backend.size.rows))]
    case "rows":
      let rows = Int(line.argument) ?? size.rows
      return [.resize(CellSize(columns: backend.size.columns, rows: rows))]
    case "click":
      guard let point = place(line.argument) else {
        fail(line, "is nowhere")
        return nil
      }
      return [.mouse(MouseEvent(.press, at: point)), .mouse(MouseEvent(.release, at: point))]
    case "wait":
      clock.seconds += Double(line.argument) ?? 0
      return []
    default: return nil
    }
  }

  /// A cell in a corner of the canvas or on the bar of time, or the first one of a word on the canvas.
  private func place(_ text: String) -> CellPoint? {
    let top = parts.canvasTop
    let rows = parts.canvas.split(separator: "\n", omittingEmptySubsequences: false)
    let (width, bottom) = (rows.map { TextWidth.columns(of: $0) }.max() ?? 0, top + rows.count - 2)
    switch text {
    case "left corner": return CellPoint(column: 2, row: bottom)
    case "right corner": return CellPoint(column: width - 2, row: bottom)
    case "bar":
      let row = backend.screen.lines.lastIndex { $0.hasPrefix("├") }
      return row.map { CellPoint(column: 2, row: $0) }
    default:
      for (row, line) in rows.enumerated() {
        guard let found = line.range(of: text) else { continue }
        return CellPoint(column: TextWidth.columns(of: line[..<found.lowerBound]), row: top + row)
      }
      return nil
    }
  }
}
