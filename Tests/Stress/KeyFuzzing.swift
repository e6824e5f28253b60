import AdaptiveLists
import AdaptiveUI
import Cells
import Documents
import Examples
import Lab
import SceneFiles
import Terminal

/// What a terminal sends: keys, the mouse, sizes.
///
/// The lab runs on it over a scene with everything.
@MainActor enum KeyFuzzing {
  static func run(_ input: [UInt8]) -> String? {
    let events = FuzzedTerminal.events(of: input)
    guard case .success(let document) = scene else { return "the scene cannot be read" }
    let terminal = FuzzedTerminal(events)
    let lab = Lab(
      backend: terminal, clock: terminal,
      configuration: LabConfiguration(
        document: document,
        sources: [
          LabSource(name: "other", summary: "") { () throws(DocumentErrors) in
            try SceneDocument(text: other)
          }
        ], isBare: input.count % 5 == 0))
    do {
      try lab.run()
    } catch {
      return "\(error)"
    }
    return terminal.problem
  }

  nonisolated static let words = [
    "q", "r", "R", "p", "P", "d", "[", "]", " ", "?", "o", "m", "+", "-", "\t", "\r", "\u{1B}",
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z",
    "\u{1B}[<0;20;10M", "\u{1B}[<32;30;12M", "\u{1B}[<0;30;12m", "\u{1B}[<64;5;5M",
    "\u{1B}[8;1;1t", "\u{1B}[8;50;200t", "\u{1B}[8;0;0t", "\u{1B}[1;5A", "\u{1B}O", "\u{1B}[",
    "\u{3}", "\u{1A}", "\u{C}", "1", "9", "漢", "\u{7F}",
  ]

  nonisolated private static let other =
    "root: {id: other, view: {subviews: [{class: UITableView, id: t}]}}"

  private static let scene = Result { () throws(DocumentErrors) in
    try SceneDocument(
      text: """
        uikit: 26
        root:
          class: UISplitViewController
          id: split
          viewControllers:
            - class: UINavigationController
              id: list
              viewControllers: [{id: table, title: List, view: {subviews: [{class: UITableView, id: t}]}}]
            - id: detail
              view:
                subviews:
                  - {id: go, class: UIButton, title: Go, frame: [16, 16, 96, 48]}
                  - {id: switch, class: UISwitch, frame: [16, 80, 64, 32]}
        presentations:
          - {id: pop, style: popover, sourceView: go, controller: {id: info}}
          - {id: sheet, style: pageSheet, controller: {id: page}}
        """, classes: ExampleClasses.all)
  }
}

/// A terminal that sends a given input in small parts.
@MainActor final class FuzzedTerminal: TerminalBackend, LabClock {
  private(set) var size = CellSize(columns: 80, rows: 24)
  private(set) var seconds = 0.0
  /// What was wrong with a picture.
  private(set) var problem: String?
  private var left: ArraySlice<InputEvent>

  init(_ events: [InputEvent]) { left = events.prefix(60) }

  func show(_ buffer: CellBuffer) throws(TerminalError) {
    if buffer.size != size { problem = "a picture of \(buffer.size) in \(size)" }
    if let found = HostileText.find(in: buffer.text) { problem = "\(found) in a picture" }
  }

  func invalidate() {}
  func setMouse(_ isOn: Bool) {}
  func suspend() {}

  func waitForEvents(timeout: Duration?) -> [InputEvent] {
    seconds += 0.05
    guard !left.isEmpty else { return [.terminate] }
    let batch = left.prefix(3)
    left = left.dropFirst(3)
    // As the real one does: one size at a time, and last.
    var events: [InputEvent] = []
    var last: CellSize?
    for event in batch {
      if case .resize(let new) = event { last = new } else { events.append(event) }
    }
    if let last { size = last }
    return events + (last.map { [.resize($0)] } ?? [])
  }

  /// The events behind bytes: sizes and mouse reports as xterm writes them, all else as keys.
  ///
  /// Characters of the private area from U+E100 stand for the terminal library's numbers of keys.
  static func events(of input: [UInt8]) -> [InputEvent] {
    var events: [InputEvent] = []
    var readings: [KeyReading] = []
    var rest = Substring(String(decoding: input, as: UTF8.self))
    while let scalar = rest.unicodeScalars.first {
      if let (event, length) = report(rest) {
        events += KeyDecoder.events(readings) + [event]
        readings = []
        rest = rest.dropFirst(length)
        continue
      }
      let value = scalar.value
      readings.append(
        (0xE100...0xEFFF).contains(value) ? .key(Int32(value) - 0xE000) : .character(value))
      rest = Substring(rest.unicodeScalars.dropFirst())
    }
    return events + KeyDecoder.events(readings)
  }

  private static func report(_ text: Substring) -> (InputEvent, Int)? {
    if let match = text.prefixMatch(of: /\u{1B}\[<(\d{1,3});(\d{1,4});(\d{1,4})([Mm])/),
      let code = Int(match.1), let column = Int(match.2), let row = Int(match.3)
    {
      let action: MouseEvent.Action =
        match.4 == "m"
        ? .release
        : code == 64 ? .scrollUp : code == 65 ? .scrollDown : code & 32 != 0 ? .drag : .press
      return (.mouse(MouseEvent(action, at: CellPoint(column: column, row: row))), match.0.count)
    }
    guard let match = text.prefixMatch(of: /\u{1B}\[8;(\d{1,3});(\d{1,3})t/),
      let rows = Int(match.1), let columns = Int(match.2)
    else { return nil }
    // A terminal without a size tells none.
    let size = CellSize(columns: min(max(columns, 1), 500), rows: min(max(rows, 1), 200))
    return (.resize(size), match.0.count)
  }
}
