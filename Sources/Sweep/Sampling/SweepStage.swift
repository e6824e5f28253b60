import AdaptiveUI
import Documents
import Foundation

/// A document open in a window whose size the sweep chooses.
@MainActor final class SweepStage {
  let environment: Environment
  let windowScene: UIWindowScene
  let window: UIWindow
  let document: any OpenDocument
  /// The document's file, as the user named it.
  private let file: String
  /// The exceptions that UIKit would have raised so far, each once.
  private(set) var breaches: [String] = []

  init(_ source: any OpenableDocument, in place: DeviceWindow, options: SweepOptions) {
    file = source.file
    environment = Environment(
      era: options.era ?? source.opening.era ?? .latest, host: .window(place),
      settings: source.settings(
        style: options.style, textSize: options.textSize, layoutDirection: options.layoutDirection))
    let environment = environment
    environment.recorder.limit = 2
    (windowScene, window, document) = environment.perform {
      let windowScene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: windowScene)
      let document = source.open(in: environment)
      return (windowScene, window, document)
    }
    environment.breachHandler = { [weak self] breach in self?.note(breach) }
    environment.recorder.begin(.launch, source.file)
    environment.perform {
      window.rootViewController = document.root
      window.makeKeyAndVisible()
    }
    environment.settle()
    document.activatePlaceholders(in: environment)
    // Unnamed views are numbered on first access: here, so that no number depends on sizes.
    name(window)
  }

  func close() { environment.close() }

  /// The number of views in the window when it had opened.
  private(set) var viewCount = 0

  private func name(_ view: UIView) {
    _ = view.displayName
    viewCount += 1
    view.subviews.forEach(name)
  }

  private func note(_ breach: Breach) {
    let text = "\(breach.name): \(breach.message)"
    if !breaches.contains(text) { breaches.append(text) }
  }

  /// Gives the window another size and completes all layouts and transitions.
  func move(to place: DeviceWindow) {
    windowScene.move(to: place)
    environment.settle()
  }

  /// Presents one of the document's presentations; returns whether it is now presented.
  func present(_ id: String) -> Bool {
    environment.settle()
    environment.recorder.begin(.presentation, id)
    let before = window.presentedControllers.count
    _ = environment.perform { document.present(id) }
    environment.settle()
    document.activatePlaceholders(in: environment)
    return window.presentedControllers.count > before
  }

  /// Unmet requirements of the document, each with its place, and what was set without effect.
  var notes: [String] {
    environment.recorder.steps.flatMap(\.events).filter { $0.kind == .log && $0.rule == "LA1.4" }
      .map { $0.reason ?? $0.name }
      + environment.keptMembers.map { "\(file): \($0.text)" }
  }

  /// The log messages about contradicting constraints since the last change of size.
  var conflictTexts: [String] {
    environment.recorder.steps.flatMap(\.events).filter { $0.kind == .log && $0.rule == "LA8.3" }
      .compactMap(\.reason)
  }
}
