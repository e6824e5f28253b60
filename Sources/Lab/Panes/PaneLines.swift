import AdaptiveUI
import CellRenderer
import Cells
import Foundation

// What the panes say, from the session alone.

extension PaneLine {
  /// A heading a step, a line an event; what was not told and what was refused stands out.
  ///
  /// At least the last `count` lines, or all. The scene's notes stand after the launch, where they
  /// are seen first.
  static func log(
    _ steps: [TraceStep], last count: Int, notes: [String], columns: Int
  ) -> [PaneLine] {
    let launches = steps.first?.cause == .launch ? 1 : 0
    let about = notes.flatMap { PaneLine(text: $0, tone: .faint).wrapped(columns) }
    var parts: [[PaneLine]] = []
    var found = 0
    for step in steps.dropFirst(launches).reversed() {
      guard found < count else { return Array(parts.reversed().joined()) }
      parts.append(log(step, columns))
      found += parts.last?.count ?? 0
    }
    parts += [about, steps.prefix(launches).flatMap { log($0, columns) }]
    return Array(parts.reversed().joined())
  }

  private static func log(_ step: TraceStep, _ columns: Int) -> [PaneLine] {
    func place(_ line: Int) -> TimeTravel.Moment {
      TimeTravel.Moment(step: step.number, line: line)
    }
    return PaneLine(text: TraceText.heading(step), tone: .heading, place: place(0))
      .wrapped(columns)
      + step.events.enumerated().flatMap { index, event in
        PaneLine(
          text: " " + TraceText.lines(event), tone: tone(event.kind),
          target: event.subject?.identifier, rule: event.rule, place: place(index + 1)
        ).wrapped(columns)
      }
  }

  private static func tone(_ kind: TraceEvent.Kind) -> Tone {
    switch kind {
    case .callback, .question, .state: .text
    case .notTold, .log: .faint
    case .refusal, .breach: .alert
    }
  }

  /// A window's controllers and views, each inside what holds it, with appearance states.
  @MainActor static func tree(_ window: UIWindow, focus: UIView?) -> [PaneLine] {
    let roots = [window.rootViewController].compactMap { $0 } + window.presentedControllers
    return roots.flatMap { tree($0, depth: 0, focus: focus) }
  }

  @MainActor private static func tree(
    _ controller: UIViewController, depth: Int, focus: UIView?
  ) -> [PaneLine] {
    let view = controller.viewIfLoaded
    let size = view.map { "  \($0.bounds.size.traceText)" } ?? "  view not loaded"
    var lines = [
      PaneLine(
        text: mark(view === focus && focus != nil, depth)
          + name(controller.spokenName, controller.className)
          + "  \(controller.appearance.rawValue)" + size,
        tone: controller.appearance == .disappeared ? .faint : .heading,
        target: controller.displayName)
    ]
    var shown: [UIViewController] = []
    func visit(_ view: UIView, _ depth: Int) {
      for subview in view.subviews {
        if let child = subview.viewController, child !== controller {
          shown.append(child)
          lines += tree(child, depth: depth, focus: focus)
        } else {
          lines.append(line(subview, depth: depth, isFocused: subview === focus))
          visit(subview, depth + 1)
        }
      }
    }
    if let view { visit(view, depth + 1) }
    for child in controller.children where !shown.contains(where: { $0 === child }) {
      lines += tree(child, depth: depth + 1, focus: focus)
    }
    return lines
  }

  @MainActor private static func line(_ view: UIView, depth: Int, isFocused: Bool) -> PaneLine {
    // Whose content view it is, the line above says.
    let isContent = view.hasGeneratedIdentifier && view.superview?.heldContentView === view
    let called = isContent ? "content view" : name(view.spokenName, view.className)
    var words = [called, frame(view)]
    if view.isHidden { words.append("hidden") }
    if !view.isInstalled { words.append("not installed") }
    if view.alpha < 1 { words.append("alpha \(view.alpha.traceText)") }
    return PaneLine(
      text: mark(isFocused, depth) + words.joined(separator: "  "),
      tone: view.isHidden || !view.isInstalled ? .faint : .text, target: view.displayName)
  }

  /// Name and class; those without a name of their own are called by their class already.
  private static func name(_ name: String, _ className: String) -> String {
    name.hasPrefix(className) ? name : "\(name)  \(className)"
  }

  @MainActor private static func frame(_ view: UIView) -> String {
    let frame = view.frame
    return "\(frame.minX.traceText),\(frame.minY.traceText) \(frame.size.traceText)"
  }

  private static func mark(_ isFocused: Bool, _ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 12)) + (isFocused ? "▸" : "")
  }
}

extension TraitRow {
  /// What is presented, and whom that covers.
  @MainActor init(_ summary: PresentationSummary) {
    let presenter = summary.presenter?.spokenName ?? "nobody"
    let relation = summary.removesPresenter ? "instead of" : "over"
    self.init(
      name: summary.shown.spokenName, value: summary.style, origin: "\(relation) \(presenter)",
      isWide: true)
  }

  /// The traits of a controller, with where each value comes from.
  @MainActor static func rows(
    _ controller: UIViewController, in session: SceneSession
  ) -> [TraitRow] {
    var traits: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitPreferredContentSizeCategory.self,
    ]
    // What is the same nearly everywhere is told where somebody changed it.
    if session.recording.hasChange {
      let others = [UITraitLayoutDirection.self] + TraitChoice.further.map(\.trait)
      let (own, unset) = (controller.traitCollection, UITraitCollection())
      traits += others.filter {
        !["leftToRight", unset.describe($0)].contains(own.describe($0))
      }
    }
    return traits.map { trait in
      TraitRow(
        name: trait.name, value: controller.traitCollection.describe(trait),
        origin: session.words(controller.origin(of: trait), trait))
    }
  }
}
