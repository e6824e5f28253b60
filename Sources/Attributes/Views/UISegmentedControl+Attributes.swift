import AdaptiveUI

extension AttributeTable {
  package static let segmentedControl = AttributeTable(
    UISegmentedControl.self, "UISegmentedControl", under: control, tag: "segmentedControl",
    make: { UISegmentedControl(items: nil) },
    [
      .special(.segments),
      .whole(
        "selectedSegmentIndex", scene: "selectedSegment", absent: -1,
        { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 }), .special(.action),
      .color(
        "selectedSegmentTintColor",
        { $0.selectedSegmentTintColor }, { $0.selectedSegmentTintColor = $1 }),
      .flag(
        "apportionsSegmentWidthsByContent",
        { $0.apportionsSegmentWidthsByContent }, { $0.apportionsSegmentWidthsByContent = $1 }),
    ])
}
