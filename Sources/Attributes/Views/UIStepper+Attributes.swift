import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let stepper = AttributeTable(
    UIStepper.self, "UIStepper", under: control, tag: "stepper",
    make: { UIStepper(frame: .zero) },
    [
      .number("minimumValue", scene: .same, { $0.minimumValue }, { $0.minimumValue = $1 }),
      .number(
        "maximumValue", scene: .same, absent: 100,
        { $0.maximumValue }, { $0.maximumValue = $1 }),
      .number(
        "stepValue", scene: .same, in: .positive, absent: 1,
        { $0.stepValue }, { $0.stepValue = max($1, 0) }),
      .flag("wraps", { $0.wraps }, { $0.wraps = $1 }),
      .number("value", scene: .same, { $0.value }, { $0.value = $1 }), .special(.action),
    ])
}
