import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let switchControl = AttributeTable(
    UISwitch.self, "UISwitch", under: control, tag: "switch",
    make: { UISwitch(frame: .zero) },
    [
      .flag("on", scene: .same, { $0.isOn }, { $0.isOn = $1 }), .special(.action),
      .text("title", { $0.title }, { $0.title = $1 }),
      .color("onTintColor", { $0.onTintColor }, { $0.onTintColor = $1 }),
      .color("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
    ])
}
