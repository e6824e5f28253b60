import AdaptiveUI
import Foundation

extension SceneInstance {
  /// Fills a picker with the wheels of the scene, if this has any.
  func fillWheels(
    of view: UIView, _ content: SceneView.Content, of controller: UIViewController
  ) {
    guard let picker = view as? UIPickerView, !content.picker.components.isEmpty else { return }
    pickerSources.removeAll { $0.picker == nil }
    let action = content.action
    let source = ScenePickerSource(content.picker.components, of: picker) {
      [weak self, weak controller] picker in
      guard let self, let controller, let action else { return }
      perform(action, in: controller, sender: picker)
    }
    pickerSources.append(source)
    for (component, row) in content.picker.selectedRows.enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }
}

/// Gives the titles of a scene to a picker.
@MainActor final class ScenePickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
  /// The picker; the source is released after it.
  private(set) weak var picker: UIPickerView?
  private let components: [[String]]
  private let choose: @MainActor (UIPickerView) -> Void

  /// Becomes the data source and delegate of `picker`.
  init(
    _ components: [[String]], of picker: UIPickerView,
    choose: @escaping @MainActor (UIPickerView) -> Void
  ) {
    self.components = components
    self.picker = picker
    self.choose = choose
    picker.delegate = self
    picker.dataSource = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    components[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { components[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    choose(pickerView)
  }
}

extension SceneBlur {
  /// The blur effect; `nil` for none.
  @MainActor var effect: UIBlurEffect? { Self.styles[self].map(UIBlurEffect.init) }

  private static let styles: [SceneBlur: UIBlurEffect.Style] = [
    .extraLight: .extraLight, .light: .light, .dark: .dark, .regular: .regular,
    .prominent: .prominent, .systemUltraThinMaterial: .systemUltraThinMaterial,
    .systemThinMaterial: .systemThinMaterial, .systemMaterial: .systemMaterial,
    .systemThickMaterial: .systemThickMaterial, .systemChromeMaterial: .systemChromeMaterial,
  ]
}
