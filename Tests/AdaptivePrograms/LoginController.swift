import UIKit

/// A form that stays above the keyboard and can be sent once it is filled in.
final class LoginController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let passwordField = UITextField()
  let button = UIButton(configuration: .filled())
  var onLogin: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.accessibilityIdentifier = "name"
    nameField.textContentType = .username
    nameField.returnKeyType = .next
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    button.configuration?.title = "Log in"
    button.accessibilityIdentifier = "login"
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)

    let form = UIStackView(arrangedSubviews: [nameField, passwordField, button])
    form.axis = .vertical
    form.spacing = 12
    form.setCustomSpacing(24, after: passwordField)
    form.translatesAutoresizingMaskIntoConstraints = false
    form.accessibilityIdentifier = "form"
    view.addSubview(form)
    let preferred = form.widthAnchor.constraint(equalToConstant: 360)
    preferred.priority = .defaultHigh
    NSLayoutConstraint.activate([
      form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      form.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      preferred,
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 16),
    ])

    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    }
    validate()
  }

  private var isComplete: Bool {
    nameField.text?.isEmpty == false && (passwordField.text?.count ?? 0) >= 4
  }

  private func validate() {
    button.isEnabled = isComplete
  }

  private func send() {
    guard isComplete, let name = nameField.text else { return }
    view.endEditing(true)
    onLogin?(name)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      send()
    }
    return true
  }
}
