import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import SceneFiles

// What the panes say. They are rebuilt for every picture, from the session alone.

extension Lab {
  /// The whole screen.
  func picture() -> CellBuffer {
    // Nothing of the lab's own stands around or in front of it.
    if configuration.isBare, mode == .canvas, interface.tooSmall.isHidden,
      let canvas = interface.canvas.picture, canvas.size == terminalSize
    {
      return canvas
    }
    return ChromeRenderer.picture(of: window, size: terminalSize)
  }

  /// Brings the panes up to date with the session.
  func updatePanes() {
    interface.canvas.picture = session?.picture().buffer
    guard !configuration.isBare else { return }
    interface.header.left = " " + headerText
    interface.header.right = session == nil ? "" : stepText
    interface.footer.keys = message.map { [("!", $0)] } ?? LabKeys.footer(mode, session)
    guard interface.showsPane, let session else { return }
    let controller = session.focusedController
    interface.pane.traitsTitle =
      controller.map { "\($0.displayName)  \($0.className)" } ?? "no controller"
    interface.pane.traits = controller.map { TraitRow.rows($0, in: session) } ?? []
    interface.pane.traits += session.window.presentationSummaries.map(TraitRow.init)
    let columns = Int((interface.pane.bounds.width / TerminalHost.cell.width).rounded())
    let rows = Int((interface.pane.bounds.height / TerminalHost.cell.height).rounded(.up))
    interface.pane.log = LogLine.last(
      rows + interface.pane.scroll, of: session.environment.recorder.steps,
      notes: session.document.opening.about, columns: columns - 2)
  }

  private var headerText: String {
    guard let session else { return "winch" }
    let geometry = session.windowScene.geometry
    let name = session.document.title ?? session.document.file
    let place = session.device?.memberNames.first ?? "terminal"
    return [
      name, "\(place) \(geometry.size.traceText) pt", classes(geometry),
      "\(geometry.orientation)", "uikit \(session.environment.policy.era.rawValue)",
    ].joined(separator: "  ")
  }

  private func classes(_ geometry: WindowGeometry) -> String {
    func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .compact: "C"
      case .regular: "R"
      case .unspecified: "–"
      }
    }
    return "w\(letter(geometry.horizontal)) h\(letter(geometry.vertical))"
  }

  private var stepText: String {
    let number = session?.environment.recorder.steps.last?.number ?? 0
    return "step \(number) "
  }
}

extension TraitRow {
  /// What is presented, and whom that covers.
  @MainActor init(_ summary: PresentationSummary) {
    let presenter = summary.presenter?.displayName ?? "nobody"
    let relation = summary.removesPresenter ? "instead of" : "over"
    self.init(
      name: summary.shown.displayName, value: summary.style, origin: "\(relation) \(presenter)")
  }

  /// The traits of a controller, with where each value comes from.
  @MainActor static func rows(
    _ controller: UIViewController, in session: SceneSession
  ) -> [TraitRow] {
    let traits: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitPreferredContentSizeCategory.self,
    ]
    return traits.map { trait in
      TraitRow(
        name: trait.name, value: controller.traitCollection.describe(trait),
        origin: session.words(controller.origin(of: trait), trait))
    }
  }
}

extension LogLine {
  /// A heading a step, a line an event; what was not told and what was refused stands out.
  ///
  /// At least the last `count` lines, or all: a long log costs no more than what is seen of it. The
  /// scene's notes stand after the launch, where they are seen first. Lines longer than `columns` go
  /// on in the next row, indented.
  static func last(
    _ count: Int, of steps: [TraceStep], notes: [String], columns: Int
  ) -> [LogLine] {
    let launches = steps.first?.cause == .launch ? 1 : 0
    let about = notes.flatMap { wrapped($0, columns, Theme.faint) }
    var parts: [[LogLine]] = []
    var found = 0
    for step in steps.dropFirst(launches).reversed() {
      guard found < count else { return Array(parts.reversed().joined()) }
      parts.append(lines(step, columns))
      found += parts.last?.count ?? 0
    }
    parts += [about, steps.prefix(launches).flatMap { lines($0, columns) }]
    return Array(parts.reversed().joined())
  }

  private static func lines(_ step: TraceStep, _ columns: Int) -> [LogLine] {
    wrapped(TraceText.heading(step), columns, Theme.heading)
      + step.events.flatMap { event in
        wrapped(" " + TraceText.line(event, rules: false), columns, style(event.kind))
      }
  }

  private static func wrapped(_ text: String, _ columns: Int, _ style: Style) -> [LogLine] {
    guard TextWidth.columns(of: text) > columns, columns > 16 else {
      return [LogLine(text: text, style: style)]
    }
    let lead = String(text.prefix { $0 == " " })
    let indent = lead + "    "
    var lines: [String] = []
    var line = lead
    for word in text.dropFirst(lead.count).split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = line == lead || line == indent
      let longer = isFirst ? line + word : "\(line) \(word)"
      if TextWidth.columns(of: longer) > columns, !isFirst {
        lines.append(line)
        line = indent + word
      } else {
        line = longer
      }
    }
    return (lines + [line]).map { LogLine(text: $0, style: style) }
  }

  private static func style(_ kind: TraceEvent.Kind) -> Style {
    switch kind {
    case .callback, .question, .state: Theme.text
    case .notTold, .log: Theme.faint
    case .refusal, .breach: Theme.alert
    }
  }
}
