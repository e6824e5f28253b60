import AdaptiveUI
import Foundation

// What runtime attributes can set of controls.

extension RuntimeProperties {
  static let controlTables: [Table] = [
    table(
      UISwitch.self,
      [
        "on": .flag(UISwitch.self) { $0.isOn = $1 },
        "onTintColor": .color(UISwitch.self) { $0.onTintColor = $1 },
        "thumbTintColor": .color(UISwitch.self) { $0.thumbTintColor = $1 },
      ]),
    table(
      UISlider.self,
      [
        "minimumValue": .number(UISlider.self) { $0.minimumValue = Float($1) },
        "maximumValue": .number(UISlider.self) { $0.maximumValue = Float($1) },
        "value": .number(UISlider.self) { $0.value = Float($1) },
        "minimumTrackTintColor": .color(UISlider.self) { $0.minimumTrackTintColor = $1 },
        "maximumTrackTintColor": .color(UISlider.self) { $0.maximumTrackTintColor = $1 },
        "thumbTintColor": .color(UISlider.self) { $0.thumbTintColor = $1 },
      ]),
    table(
      UIStepper.self,
      [
        "minimumValue": .number(UIStepper.self) { $0.minimumValue = $1 },
        "maximumValue": .number(UIStepper.self) { $0.maximumValue = $1 },
        "stepValue": .number(UIStepper.self) { $0.stepValue = $1 },
        "wraps": .flag(UIStepper.self) { $0.wraps = $1 },
        "value": .number(UIStepper.self) { $0.value = $1 },
      ]),
    table(
      UISegmentedControl.self,
      [
        "selectedSegmentTintColor": .color(UISegmentedControl.self) {
          $0.selectedSegmentTintColor = $1
        },
        "selectedSegmentIndex": .whole(UISegmentedControl.self) { $0.selectedSegmentIndex = $1 },
        "apportionsSegmentWidthsByContent": .flag(UISegmentedControl.self) {
          $0.apportionsSegmentWidthsByContent = $1
        },
      ]),
    table(
      UIPageControl.self,
      [
        "numberOfPages": .whole(UIPageControl.self) { $0.numberOfPages = $1 },
        "currentPage": .whole(UIPageControl.self) { $0.currentPage = $1 },
        "pageIndicatorTintColor": .color(UIPageControl.self) { $0.pageIndicatorTintColor = $1 },
        "currentPageIndicatorTintColor": .color(UIPageControl.self) {
          $0.currentPageIndicatorTintColor = $1
        },
        "hidesForSinglePage": .flag(UIPageControl.self) { $0.hidesForSinglePage = $1 },
      ]),
    table(
      UIDatePicker.self,
      [
        "datePickerMode": .choice(UIDatePicker.self, UIDatePicker.Mode.self) {
          $0.datePickerMode = $1
        },
        "preferredDatePickerStyle": .choice(UIDatePicker.self, UIDatePicker.Style.self) {
          $0.preferredDatePickerStyle = $1
        },
        "minuteInterval": .whole(UIDatePicker.self) { $0.minuteInterval = $1 },
        "countDownDuration": .number(UIDatePicker.self) { $0.countDownDuration = $1 },
      ]),
    table(
      UIControl.self,
      [
        "enabled": .flag(UIControl.self) { $0.isEnabled = $1 },
        "selected": .flag(UIControl.self) { $0.isSelected = $1 },
        "highlighted": .flag(UIControl.self) { $0.isHighlighted = $1 },
        "contentHorizontalAlignment": .choice(
          UIControl.self, UIControl.ContentHorizontalAlignment.self
        ) { $0.contentHorizontalAlignment = $1 },
        "contentVerticalAlignment": .choice(
          UIControl.self, UIControl.ContentVerticalAlignment.self
        ) { $0.contentVerticalAlignment = $1 },
      ]),
  ]
}
