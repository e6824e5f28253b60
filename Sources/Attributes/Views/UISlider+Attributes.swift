import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let slider = AttributeTable(
    UISlider.self, "UISlider", under: control, tag: "slider",
    make: { UISlider(frame: .zero) },
    [
      .number(
        "minimumValue", xib: "minValue", scene: .same,
        { $0.minimumValue }, { $0.minimumValue = $1 }),
      .number(
        "maximumValue", xib: "maxValue", scene: .same, absent: 1,
        { $0.maximumValue }, { $0.maximumValue = $1 }),
      .number("value", scene: .same, { $0.value }, { $0.value = $1 }), .special(.action),
      .flag("continuous", absent: true, { $0.isContinuous }, { $0.isContinuous = $1 }),
      .color(
        "minimumTrackTintColor",
        { $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 }),
      .color(
        "maximumTrackTintColor",
        { $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 }),
      .color("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
      .image("minimumValueImage", { $0.minimumValueImage }, { $0.minimumValueImage = $1 }),
      .image("maximumValueImage", { $0.maximumValueImage }, { $0.maximumValueImage = $1 }),
    ])
}
