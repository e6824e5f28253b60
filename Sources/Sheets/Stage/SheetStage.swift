package import AdaptiveUI
package import Documents

/// A scene in a window whose size is chosen again and again.
@MainActor package final class SheetStage {
  package let environment: Environment
  package let windowScene: UIWindowScene
  package let window: UIWindow
  package let document: any OpenDocument

  /// Who looks at the scene.
  package struct Reader: Sendable, Hashable {
    package var style: UIUserInterfaceStyle?
    package var textSize: UIContentSizeCategory?

    /// Creates a reader; `nil` leaves it to the system.
    package init(style: UIUserInterfaceStyle? = nil, textSize: UIContentSizeCategory? = nil) {
      self.style = style
      self.textSize = textSize
    }
  }

  /// Opens a scene.
  package init(
    _ source: any OpenableDocument, in place: DeviceWindow, for reader: Reader = Reader()
  ) {
    environment = Environment(era: source.opening.era ?? .current, host: .window(place))
    let environment = environment
    environment.recorder.limit = 2
    // What a document breaks of UIKit's contract is for 'check' to say.
    environment.breachHandler = { _ in }
    (windowScene, window, document) = environment.perform {
      let windowScene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: windowScene)
      return (windowScene, window, source.open(in: environment))
    }
    if let style = reader.style { windowScene.traitOverrides.userInterfaceStyle = style }
    if let size = reader.textSize {
      windowScene.traitOverrides.preferredContentSizeCategory = size
    }
    if let direction = source.language?.layoutDirection {
      windowScene.traitOverrides.layoutDirection = direction
    }
    environment.recorder.begin(.launch, source.file)
    environment.perform {
      window.rootViewController = document.root
      window.makeKeyAndVisible()
    }
    environment.settle()
    document.standInForCode(in: environment)
  }

  /// Gives the window another place and lets everything come to rest.
  package func stand(in place: DeviceWindow) {
    windowScene.stand(in: place)
    environment.settle()
  }

  /// Lets controllers and views go.
  package func close() { environment.close() }
}
