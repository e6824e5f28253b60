import AdaptiveUI
import Foundation
import SceneFiles

/// A scene in a window of its own environment.
@MainActor struct SceneStage {
  let environment: Environment
  let instance: SceneInstance
  let window: UIWindow

  init(
    _ text: String, classes: SceneClasses = .system, era: UIKitEra = .ios26,
    host: WindowHost = .terminal(TerminalHost(columns: 100, rows: 40)),
    onBreach: @escaping @MainActor (Breach) -> Void = { _ in }
  ) throws {
    let document = try SceneDocument(text: text, classes: classes)
    self.init(document, era: era, host: host, onBreach: onBreach)
  }

  init(
    _ document: SceneDocument, era: UIKitEra = .ios26, host: WindowHost,
    onBreach: @escaping @MainActor (Breach) -> Void = { _ in }
  ) {
    let environment = Environment(era: era, host: host)
    environment.breachHandler = onBreach
    environment.recorder.begin(.launch, "launch")
    let instance = SceneInstance(document, in: environment)
    self.environment = environment
    self.instance = instance
    window = environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = instance.root
      window.makeKeyAndVisible()
      return window
    }
    environment.settle()
  }

  /// The frame of a view or of a controller's view in the window, whole points: `x y w h`.
  func frame(_ id: String) -> String {
    guard let view = instance.view(id) else { return "none" }
    let rect = view.convert(view.bounds, to: nil)
    return [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0.rounded())) }
      .joined(separator: " ")
  }

  /// One size transition of a terminal window.
  func resize(columns: Int, rows: Int, overrides: WindowOverrides = WindowOverrides()) {
    let host = TerminalHost(columns: columns, rows: rows, overrides: overrides)
    window.windowScene?.fill(.terminal(host), cause: .terminal, title: "\(columns)×\(rows)")
    environment.settle()
  }

  /// What was told since the last step began: `identifier method old → new`, a line each.
  func lines(_ kinds: Set<TraceEvent.Kind> = [.callback, .skipped]) -> [String] {
    (environment.recorder.steps.last?.events ?? []).filter { kinds.contains($0.kind) }.map {
      event in
      let change = event.old.map { "\($0) → \(event.new ?? "")" } ?? event.new
      let words = [
        event.subject?.identifier, event.kind == .skipped ? "not told" : nil, event.name,
        event.kind == .skipped ? event.reason : change,
      ]
      return words.compactMap { $0 }.joined(separator: " ")
    }
  }
}
