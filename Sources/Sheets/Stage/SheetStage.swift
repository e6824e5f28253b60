package import AdaptiveUI
package import Documents

/// A scene in a window whose size can be changed repeatedly.
@MainActor package final class SheetStage {
  package let environment: Environment
  package let windowScene: UIWindowScene
  package let window: UIWindow
  package let document: any OpenDocument

  /// The user's settings.
  package struct Reader: Sendable, Hashable {
    package var style: UIUserInterfaceStyle?
    package var textSize: UIContentSizeCategory?

    /// Creates a reader; `nil` means the system's setting.
    package init(style: UIUserInterfaceStyle? = nil, textSize: UIContentSizeCategory? = nil) {
      self.style = style
      self.textSize = textSize
    }
  }

  /// Opens a scene.
  package init(
    _ source: any OpenableDocument, in place: DeviceWindow, for reader: Reader = Reader()
  ) {
    environment = Environment(
      era: source.opening.era ?? .latest, host: .window(place),
      settings: source.settings(style: reader.style, textSize: reader.textSize))
    let environment = environment
    environment.recorder.limit = 2
    // Breaches of UIKit's contract are reported by `winch check`.
    environment.breachHandler = { _ in }
    (windowScene, window, document) = environment.perform {
      let windowScene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: windowScene)
      return (windowScene, window, source.open(in: environment))
    }
    environment.recorder.begin(.launch, source.file)
    environment.perform {
      window.rootViewController = document.root
      window.makeKeyAndVisible()
    }
    environment.settle()
    document.activatePlaceholders(in: environment)
  }

  /// Changes the window's size and runs the update cycle to its end.
  package func move(to place: DeviceWindow) {
    windowScene.move(to: place)
    environment.settle()
  }

  /// Releases controllers and views.
  package func close() { environment.close() }
}
