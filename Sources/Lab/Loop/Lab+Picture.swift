import AdaptiveUI
import CellRenderer
import Cells
import SceneFiles

// What the panes say. They are rebuilt for every picture, from the session alone.

extension Lab {
  /// The whole screen.
  func picture() -> CellBuffer {
    ChromeRenderer.picture(of: window, size: terminalSize)
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
    interface.pane.traits = controller.map(TraitRow.rows) ?? []
    interface.pane.log = LogLine.lines(session.environment.recorder.steps)
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
  /// The traits of a controller, with where each value comes from.
  @MainActor static func rows(_ controller: UIViewController) -> [TraitRow] {
    let traits: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitPreferredContentSizeCategory.self,
    ]
    return traits.map { trait in
      TraitRow(
        name: trait.name, value: controller.traitCollection.describe(trait),
        origin: controller.origin(of: trait).summary)
    }
  }
}

extension LogLine {
  /// A heading a step, a line an event; what was not told and what was refused stands out.
  static func lines(_ steps: [TraceStep]) -> [LogLine] {
    steps.flatMap { step in
      [LogLine(text: TraceText.heading(step), style: Theme.heading)]
        + step.events.map { event in
          LogLine(text: " " + TraceText.line(event, rules: false), style: style(event.kind))
        }
    }
  }

  private static func style(_ kind: TraceEvent.Kind) -> Style {
    switch kind {
    case .callback, .question, .state: Theme.text
    case .notTold, .log: Theme.faint
    case .refusal, .breach: Theme.alert
    }
  }
}
