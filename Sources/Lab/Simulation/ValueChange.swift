import AdaptiveUI
import Foundation

/// What a press or the keyboard set a control to.
struct ValueChange: Equatable {
  /// The name of the control for people.
  let name: String
  let old: String
  let new: String
  /// The step of the trace.
  let step: Int

  /// Creates nothing for a control that keeps no value, or has the one from before.
  @MainActor init?(of view: UIView, from old: String?, in step: Int) {
    guard let old, let new = view.setValue, new != old else { return nil }
    (name, self.old, self.new, self.step) = (view.spokenName, old, new, step)
  }
}

extension UIView {
  /// What a control is set to, in a word; `nil` for what keeps nothing.
  var setValue: String? {
    switch self {
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let control as UIStepper: CGFloat(control.value).traceText
    case let control as UISegmentedControl where control.selectedSegmentIndex >= 0:
      control.titleForSegment(at: control.selectedSegmentIndex).map { "“\($0)”" }
    case let field as UITextField:
      field.isSecureTextEntry
        ? String(repeating: "•", count: field.text?.count ?? 0) : "“\(field.text ?? "")”"
    case let text as UITextView: "“\(text.text ?? "")”"
    default: nil
    }
  }
}

extension StepCardBuilder {
  /// What the step set a control to, and whether anything followed.
  mutating func addValue() {
    guard let change = session.valueChange, change.step == step.number, step.cause == .container
    else { return }
    func text(_ name: String) -> StyledText {
      var text = StyledText("\(said(name)): \(said(change.old))")
      text.add(" → ", .faint)
      text.add(said(change.new), .changed)
      if lines.isEmpty, changes.isEmpty { text.add(", no layout needed", .faint) }
      return text
    }
    add(
      "value", forms: [text(change.name), text(change.name.cutInside(to: 24)), text("")],
      .adaptation)
  }
}
