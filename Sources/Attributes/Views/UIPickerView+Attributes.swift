import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let pickerView = AttributeTable(
    UIPickerView.self, "UIPickerView", under: view, tag: "pickerView",
    make: { UIPickerView(frame: .zero) }, [.special(.wheels), .special(.action)])
}
