import AdaptiveUI
import Foundation
import Testing

/// What controls tell when keys and taps operate them, and what they show.
@MainActor struct ControlEventTests {
  private final class Log { var lines: [String] = [] }

  /// Lets every event of `control` write a line.
  private func listen(_ control: UIControl) -> Log {
    let log = Log()
    let events: [(String, UIControl.Event)] = [
      ("inside", .touchUpInside), ("value", .valueChanged), ("begin", .editingDidBegin),
      ("changed", .editingChanged), ("end", .editingDidEnd), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    return log
  }

  @Test func `a button's tap is its primary action, and a disabled one does nothing`() {
    var pressed = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in pressed += 1 })
    let log = listen(button)

    button.activateAsUser()
    button.isEnabled = false
    button.activateAsUser()

    #expect(button.currentTitle == "Go")
    #expect(pressed == 1)
    #expect(log.lines == ["inside", "primary"])
  }

  @Test func `an action runs once for two of its events that come together`() {
    var count = 0
    let button = UIButton(type: .system)
    let action = UIAction { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .primaryActionTriggered)

    button.activateAsUser()
    button.removeAction(action, for: .allEvents)
    button.activateAsUser()

    #expect(count == 1)
  }

  @Test func `a switch turns over and tells its value`() {
    let toggle = UISwitch()
    let log = listen(toggle)

    toggle.activateAsUser()

    #expect(toggle.isOn)
    #expect(log.lines == ["value", "primary"])
    #expect(toggle.presentedContent.role == .toggle(isOn: true))
  }

  @Test func `a slider stays between its ends and tells only changes`() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 19.5)
    let log = listen(slider)

    slider.adjust(by: 1)
    slider.adjust(by: 1)

    #expect(slider.value == 20)
    #expect(log.lines == ["value", "primary"])
    #expect(slider.presentedContent.role == .slider(fraction: 1))
  }

  @Test func `a stepper stops at its end, or goes round where it wraps`() {
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.value) = (3, 3)

    stepper.adjust(by: 1)
    #expect(stepper.value == 3)
    stepper.wraps = true
    stepper.adjust(by: 1)

    #expect(stepper.value == 0)
  }

  @Test func `segments are chosen one after the other`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    let log = listen(control)

    control.activateAsUser()
    control.adjust(by: 1)

    #expect(control.selectedSegmentIndex == 1)
    #expect(log.lines == ["value", "primary"])
    #expect(control.presentedContent.role == .segments(titles: ["A", "B"], selected: 1))
  }

  @Test func `a field tells of the beginning, each change and the end of typing`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.presentedContent.text == "Name")
    let log = listen(field)

    field.activateAsUser()
    field.insertText("Ada")
    field.deleteBackward()
    field.activateAsUser()

    #expect(field.text == "Ad")
    #expect(log.lines == ["begin", "changed", "changed", "end", "primary"])
    #expect(field.presentedContent.role == .field(isPlaceholder: false, isEditing: false))
  }

  private final class Asked: UITextFieldDelegate {
    var ranges: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ranges.append("\(range.location)+\(range.length) \(string)")
      return string != "?"
    }
  }

  @Test func `a field asks before it takes text away, and types over all that is selected`() {
    let (field, asked) = (UITextField(), Asked())
    field.delegate = asked
    field.beginEditing()
    field.insertText("Ada👍")
    field.deleteBackward()
    field.insertText("?")
    field.selectAll(nil)
    field.insertText("Eve")
    field.selectAll(nil)
    field.deleteBackward()

    #expect(field.text == "")
    #expect(asked.ranges == ["0+0 Ada👍", "3+2 ", "3+0 ?", "0+3 Eve", "0+3 "])
  }

  @Test func `secrets are shown as dots`() {
    let field = UITextField()
    (field.text, field.isSecureTextEntry) = ("pass", true)

    #expect(field.presentedContent.text == "••••")
  }

  @Test func `LA1.5 natural text is at the right in right-to-left views`() {
    let label = UILabel()
    label.semanticContentAttribute = .forceRightToLeft

    #expect(label.presentedContent.alignment == .right)
  }

  @Test func `an activity sign hides when it stops`() {
    let sign = UIActivityIndicatorView(style: .large)
    #expect(sign.isHidden)

    sign.startAnimating()

    #expect(!sign.isHidden)
    #expect(sign.presentedContent.role == .activity(isAnimating: true))
    #expect(sign.intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test func `a field that wants text ends with the return key only when there is some`() {
    let field = UITextField(frame: .zero)
    field.enablesReturnKeyAutomatically = true
    let log = listen(field)
    let window = TestWindow {
      let controller = UIViewController()
      controller.view.addSubview(field)
      return controller
    }

    field.beginEditing()
    field.endEditing(byReturn: true)
    #expect(field.isEditing)
    field.insertText("A")
    field.endEditing(byReturn: true)

    #expect(!field.isEditing)
    #expect(log.lines == ["begin", "changed", "end", "primary"])
    #expect(window.root.view.subviews == [field])
  }
}
