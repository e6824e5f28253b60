import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let activityIndicatorView = AttributeTable(
    UIActivityIndicatorView.self, "UIActivityIndicatorView", under: view,
    tag: "activityIndicatorView",
    make: { UIActivityIndicatorView(frame: .zero) },
    [
      .choice(
        "style", scene: .same, .activityStyles, absent: .medium,
        { $0.style }, { $0.style = $1 }),
      // On the canvas they are drawn at rest, and have their place in stacks: five of five in public
      // documents.
      .flag(
        "hidesWhenStopped", scene: .same, isOnCanvas: false,
        { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 }),
      .flag(
        "animating", scene: .same, isRuntime: false, absentInScenes: true,
        { $0.isAnimating }, { $1 ? $0.startAnimating() : $0.stopAnimating() }),
      .color("color", staysIfAbsent: true, { $0.color }, { $0.color = $1 }),
      .special(.hiddenSign),
    ])
}

extension Words<UIActivityIndicatorView.Style> {
  /// Documents know the styles of before iOS 13 too.
  static let activityStyles = Self(
    "a style", ["medium": .medium, "large": .large],
    documents: ["white": .medium, "whiteLarge": .large, "gray": .medium])
}
