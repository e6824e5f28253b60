import AdaptiveUI
import Foundation

// What runtime attributes can set of views with text.

extension RuntimeProperties {
  static let textTables: [Table] = [
    table(UILabel.self, labels), table(UITextField.self, fields), table(UITextView.self, textViews),
    table(
      UISearchBar.self,
      [
        "text": .text(UISearchBar.self) { $0.text = $1 },
        "placeholder": .text(UISearchBar.self) { $0.placeholder = $1 },
        "prompt": .text(UISearchBar.self) { $0.prompt = $1 },
        "showsCancelButton": .flag(UISearchBar.self) { $0.showsCancelButton = $1 },
        "barTintColor": .color(UISearchBar.self) { $0.barTintColor = $1 },
      ]),
  ]

  private static let labels: [String: RuntimeProperty] = [
    "text": .text(UILabel.self) { $0.text = $1 },
    "textColor": .color(UILabel.self) { $0.textColor = $1 ?? .label },
    "highlightedTextColor": .color(UILabel.self) { $0.highlightedTextColor = $1 },
    "shadowColor": .color(UILabel.self) { $0.shadowColor = $1 },
    "shadowOffset": .size(UILabel.self) { $0.shadowOffset = $1 },
    "textAlignment": .choice(UILabel.self, NSTextAlignment.self) { $0.textAlignment = $1 },
    "lineBreakMode": .choice(UILabel.self, NSLineBreakMode.self) { $0.lineBreakMode = $1 },
    "numberOfLines": .whole(UILabel.self) { $0.numberOfLines = $1 },
    "preferredMaxLayoutWidth": .number(UILabel.self) { $0.preferredMaxLayoutWidth = $1 },
    "enabled": .flag(UILabel.self) { $0.isEnabled = $1 },
    "highlighted": .flag(UILabel.self) { $0.isHighlighted = $1 },
    "adjustsFontSizeToFitWidth": .flag(UILabel.self) { $0.adjustsFontSizeToFitWidth = $1 },
    "minimumScaleFactor": .number(UILabel.self) { $0.minimumScaleFactor = $1 },
    "adjustsFontForContentSizeCategory": .flag(UILabel.self) {
      $0.adjustsFontForContentSizeCategory = $1
    },
  ]

  private static let fields: [String: RuntimeProperty] = [
    "text": .text(UITextField.self) { $0.text = $1 },
    "placeholder": .text(UITextField.self) { $0.placeholder = $1 },
    "textColor": .color(UITextField.self) { $0.textColor = $1 },
    "textAlignment": .choice(UITextField.self, NSTextAlignment.self) { $0.textAlignment = $1 },
    "borderStyle": .choice(UITextField.self, UITextField.BorderStyle.self) { $0.borderStyle = $1 },
    "clearButtonMode": .choice(UITextField.self, UITextField.ViewMode.self) {
      $0.clearButtonMode = $1
    },
    "adjustsFontSizeToFitWidth": .flag(UITextField.self) { $0.adjustsFontSizeToFitWidth = $1 },
    "minimumFontSize": .number(UITextField.self) { $0.minimumFontSize = $1 },
    "clearsOnBeginEditing": .flag(UITextField.self) { $0.clearsOnBeginEditing = $1 },
    "keyboardType": .choice(UITextField.self, UIKeyboardType.self) { $0.keyboardType = $1 },
    "returnKeyType": .choice(UITextField.self, UIReturnKeyType.self) { $0.returnKeyType = $1 },
    "secureTextEntry": .flag(UITextField.self) { $0.isSecureTextEntry = $1 },
    "adjustsFontForContentSizeCategory": .flag(UITextField.self) {
      $0.adjustsFontForContentSizeCategory = $1
    },
  ]

  private static let textViews: [String: RuntimeProperty] = [
    "text": .text(UITextView.self) { $0.text = $1 ?? "" },
    "textColor": .color(UITextView.self) { $0.textColor = $1 },
    "textAlignment": .choice(UITextView.self, NSTextAlignment.self) { $0.textAlignment = $1 },
    "editable": .flag(UITextView.self) { $0.isEditable = $1 },
    "selectable": .flag(UITextView.self) { $0.isSelectable = $1 },
    "adjustsFontForContentSizeCategory": .flag(UITextView.self) {
      $0.adjustsFontForContentSizeCategory = $1
    },
  ]
}
