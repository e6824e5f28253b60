package import AdaptiveUI
import Foundation

// Views that show or take text. Fonts come before what adjusts them, attributed texts after the plain ones
// and before what may differ from their beginning.

extension AttributeTable {
  package static let label = AttributeTable(
    UILabel.self, "UILabel", under: view, tag: "label", make: { UILabel() },
    [
      .text("text", scene: .same, absent: "", { $0.text }, { $0.text = $1 }), .special(.font),
      .color("textColor", scene: .same, { $0.textColor }, { $0.textColor = $1 }),
      .choice(
        "textAlignment", scene: .same, .alignments, absent: .natural,
        { $0.textAlignment }, { $0.textAlignment = $1 }), .special(.attributedText),
      .color(
        "highlightedTextColor", xib: "highlightedColor",
        { $0.highlightedTextColor }, { $0.highlightedTextColor = $1 }),
      .size("shadowOffset", xib: .same, { $0.shadowOffset }, { $0.shadowOffset = $1 }),
      .color("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 }),
      .whole(
        "numberOfLines", scene: .same, absent: 1,
        { $0.numberOfLines }, { $0.numberOfLines = $1 }),
      .choice(
        "lineBreakMode", scene: .same, .lineBreaks, absent: nil,
        { $0.lineBreakMode }, { $0.lineBreakMode = $1 }),
      .number(
        "preferredMaxLayoutWidth", scene: .same, in: .nonNegative,
        { $0.preferredMaxLayoutWidth }, { $0.preferredMaxLayoutWidth = $1 }),
      .flag("enabled", scene: .same, absent: true, { $0.isEnabled }, { $0.isEnabled = $1 }),
      .flag("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
      .flag(
        "adjustsFontForContentSizeCategory", isOnCanvas: false,
        { $0.adjustsFontForContentSizeCategory }, { $0.adjustsFontForContentSizeCategory = $1 }),
      .flag(
        "adjustsFontSizeToFitWidth", xib: "adjustsFontSizeToFit", scene: .same, absent: true,
        { $0.adjustsFontSizeToFitWidth }, { $0.adjustsFontSizeToFitWidth = $1 }),
      .number(
        "minimumScaleFactor", xib: nil, scene: .same, in: .fraction,
        { $0.minimumScaleFactor }, { $0.minimumScaleFactor = $1 }), .special(.leastScale),
      .flag(
        "allowsDefaultTighteningForTruncation", xib: "adjustsLetterSpacingToFitWidth",
        { $0.allowsDefaultTighteningForTruncation },
        { $0.allowsDefaultTighteningForTruncation = $1 }),
      .choice(
        "baselineAdjustment", .baselines, absent: .alignBaselines,
        { $0.baselineAdjustment }, { $0.baselineAdjustment = $1 }),
    ])

  package static let textField = AttributeTable(
    UITextField.self, "UITextField", under: control, tag: "textField",
    make: { UITextField(frame: .zero) },
    [
      .text("text", scene: .same, absent: "", { $0.text }, { $0.text = $1 }),
      .color("textColor", scene: .same, { $0.textColor }, { $0.textColor = $1 }),
      .text("placeholder", scene: .same, { $0.placeholder }, { $0.placeholder = $1 }),
      .choice(
        "borderStyle", scene: .same, .borders, absent: UITextField.BorderStyle.none,
        { $0.borderStyle },
        { $0.borderStyle = $1 }), .special(.font), .special(.attributedText),
      .special(.attributedPlaceholder),
      .choice(
        "textAlignment", scene: .same, .alignments, absent: .natural,
        { $0.textAlignment }, { $0.textAlignment = $1 }),
      .flag("clearsOnBeginEditing", { $0.clearsOnBeginEditing }, { $0.clearsOnBeginEditing = $1 }),
      .choice(
        "clearButtonMode", .clearModes, absent: .never,
        { $0.clearButtonMode }, { $0.clearButtonMode = $1 }),
      .flag(
        "adjustsFontForContentSizeCategory", isOnCanvas: false,
        { $0.adjustsFontForContentSizeCategory }, { $0.adjustsFontForContentSizeCategory = $1 }),
      .flag(
        "adjustsFontSizeToFitWidth", xib: "adjustsFontSizeToFit", absent: true,
        { $0.adjustsFontSizeToFitWidth }, { $0.adjustsFontSizeToFitWidth = $1 }),
      .number("minimumFontSize", { $0.minimumFontSize }, { $0.minimumFontSize = $1 }),
      .special(.typing),
      .choice(
        "keyboardType", xib: nil, .keyboards, absent: nil,
        { $0.keyboardType }, { $0.keyboardType = $1 }),
      .choice(
        "returnKeyType", xib: nil, .returnKeys, absent: nil,
        { $0.returnKeyType }, { $0.returnKeyType = $1 }),
      .flag(
        "secureTextEntry", xib: nil, scene: .same,
        { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 }),
    ])

  package static let searchTextField = AttributeTable(
    UISearchTextField.self, "UISearchTextField", under: textField,
    make: { UISearchTextField(frame: .zero) })

  package static let textView = AttributeTable(
    UITextView.self, "UITextView", under: scrollView, tag: "textView",
    make: { UITextView(frame: .zero) },
    [
      .text("text", scene: .same, absent: "", { $0.text }, { $0.text = $1 ?? "" }),
      .color("textColor", scene: .same, { $0.textColor }, { $0.textColor = $1 }),
      .special(.font), .special(.attributedText),
      .flag(
        "adjustsFontForContentSizeCategory", isOnCanvas: false,
        { $0.adjustsFontForContentSizeCategory }, { $0.adjustsFontForContentSizeCategory = $1 }),
      .special(.typing),
      .flag("selectable", absent: true, { $0.isSelectable }, { $0.isSelectable = $1 }),
      .special(.dataDetectors),
      .flag("editable", scene: .same, absent: true, { $0.isEditable }, { $0.isEditable = $1 }),
      .choice(
        "textAlignment", scene: .same, .alignments, absent: .natural,
        { $0.textAlignment }, { $0.textAlignment = $1 }),
    ])

  package static let searchBar = AttributeTable(
    UISearchBar.self, "UISearchBar", under: view, tag: "searchBar",
    make: { UISearchBar(frame: .zero) },
    [
      .text("text", scene: .same, { $0.text }, { $0.text = $1 }),
      .text("placeholder", scene: .same, { $0.placeholder }, { $0.placeholder = $1 }),
      .text("prompt", { $0.prompt }, { $0.prompt = $1 }),
      .flag(
        "showsCancelButton", scene: .same,
        { $0.showsCancelButton }, { $0.showsCancelButton = $1 }),
      .choice(
        "searchBarStyle", .searchStyles, absent: .default,
        { $0.searchBarStyle }, { $0.searchBarStyle = $1 }),
      .color("barTintColor", { $0.barTintColor }, { $0.barTintColor = $1 }), .special(.typing),
    ])
}

extension Words<UISearchBar.Style> {
  static let searchStyles = Self(
    "a style", ["default": .default, "prominent": .prominent, "minimal": .minimal])
}

extension Words<NSTextAlignment> {
  package static let alignments = Self(
    "an alignment",
    [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ])
}

extension Words<NSLineBreakMode> {
  package static let lineBreaks = Self(
    "a mode",
    documents: [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
      "middleTruncation": .byTruncatingMiddle,
    ],
    scenes: [
      "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
      "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
      "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
    ])
}

extension Words<UIBaselineAdjustment> {
  static let baselines = Self(documents: [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ])
}

extension Words<UITextField.BorderStyle> {
  static let borders = Self(
    "a border", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
}

extension Words<UITextField.ViewMode> {
  static let clearModes = Self(documents: [
    "never": .never, "always": .always, "whileEditing": .whileEditing,
    "unlessEditing": .unlessEditing,
  ])
}

extension Words<UIKeyboardType> {
  package static let keyboards = Self(documents: [
    "default": .default, "alphabet": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ])
}

extension Words<UIReturnKeyType> {
  package static let returnKeys = Self(documents: [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ])
}
