import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let progressView = AttributeTable(
    UIProgressView.self, "UIProgressView", under: view, tag: "progressView",
    make: { UIProgressView(frame: .zero) },
    [
      .number("progress", scene: .same, in: .fraction, { $0.progress }, { $0.progress = $1 }),
      .color("progressTintColor", { $0.progressTintColor }, { $0.progressTintColor = $1 }),
      .color("trackTintColor", { $0.trackTintColor }, { $0.trackTintColor = $1 }),
      .image("progressImage", { $0.progressImage }, { $0.progressImage = $1 }),
      .image("trackImage", { $0.trackImage }, { $0.trackImage = $1 }),
      .choice(
        "progressViewStyle", scene: .same, .progressStyles, absent: .default,
        { $0.progressViewStyle }, { $0.progressViewStyle = $1 }),
    ])
}

extension Words<UIProgressView.Style> {
  static let progressStyles = Self("a style", ["default": .default, "bar": .bar])
}
