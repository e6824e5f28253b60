import AdaptiveUI
import Foundation

extension DocumentBuilder {
  /// Gives a view what its element says for the size classes at hand.
  func fill(_ view: UIView, _ element: DocumentElement) {
    view.isHidden = element.flag("hidden")
    view.tag = Int(element.number("tag") ?? 0)
    view.clipsToBounds = element.flag("clipsSubviews")
    view.ambiguityCheck = element["verifyAmbiguity"].flatMap(AmbiguityCheck.init) ?? .always
    view.alpha = CGFloat(element.number("alpha") ?? 1)
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    setPriorities(of: view, element)
    setMargins(of: view, element)
    if !trustsFrames { setPlaceholder(of: view, element) }
    switch element["semanticContentAttribute"] {
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    default: break
    }
    switch view {
    case let label as UILabel: fill(label, element)
    case let button as UIButton: fill(button, element)
    case let field as UITextField: fill(field, element)
    case let text as UITextView: fill(text, element)
    case let image as UIImageView: fill(image, element)
    case let stack as UIStackView: fill(stack, element)
    default: fillControl(view, element)
    }
  }

  /// Rule LA4.4: absent means 250 and 750, whatever the class.
  private func setPriorities(of view: UIView, _ element: DocumentElement) {
    func priority(_ name: String, _ standard: UILayoutPriority) -> UILayoutPriority {
      element.number(name).map { UILayoutPriority(Float(min(max($0, 1), 1000))) } ?? standard
    }
    for (axis, word) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      // LA4.3
      view.setContentHuggingPriority(priority("\(word)HuggingPriority", .defaultLow), for: axis)
      view.setContentCompressionResistancePriority(
        priority("\(word)CompressionResistancePriority", .defaultHigh), for: axis)
    }
  }

  /// A natural size that holds in the editor only.
  private func setPlaceholder(of view: UIView, _ element: DocumentElement) {
    guard
      element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
    else { return }
    view.placeholderIntrinsicSize = CGSize(
      width: element.number("placeholderIntrinsicWidth") ?? UIView.noIntrinsicMetric,
      height: element.number("placeholderIntrinsicHeight") ?? UIView.noIntrinsicMetric)
  }

  private func setMargins(of view: UIView, _ element: DocumentElement) {
    if let margins = element.directionalMargins {
      view.directionalLayoutMargins = margins
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins")
    view.insetsLayoutMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
  }

  private func fill(_ label: UILabel, _ element: DocumentElement) {
    label.text = element.string("text") ?? ""
    label.font = font(element, standard: 17)
    if let text = attributed(element, "attributedText") { label.attributedText = text }
    label.numberOfLines = Int(element.number("numberOfLines") ?? 1)
    label.preferredMaxLayoutWidth = CGFloat(element.number("preferredMaxLayoutWidth") ?? 0)
    label.textAlignment = Self.alignments[element["textAlignment"] ?? ""] ?? .natural
    label.isEnabled = element["enabled"] != "NO"
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreaks[$0] }) {
      label.lineBreakMode = mode
    }
  }

  nonisolated static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private func fill(_ button: UIButton, _ element: DocumentElement) {
    button.isEnabled = element["enabled"] != "NO"
    let state = element.child("state", key: "normal")
    if let style = element.child("buttonConfiguration", key: "configuration") {
      var configuration = Self.configurations[style["style"] ?? ""]?() ?? .plain()
      configuration.title = style.string("title") ?? state?.string("title")
      configuration.image = image(style["image"] ?? state?["image"])
      button.configuration = configuration
    } else {
      button.setTitle(state?.string("title"), for: .normal)
      button.setImage(image(state?["image"]), for: .normal)
    }
    button.setBackgroundImage(image(state?["backgroundImage"]), for: .normal)
    button.titleLabel?.font = font(
      element.child("buttonConfiguration", key: "configuration") ?? element,
      standard: metrics.titleSize(
        isConfigured: button.configuration != nil, isCustom: button.buttonType == .custom))
    if let state, let title = attributed(state, "attributedTitle") {
      button.setAttributedTitle(title, for: .normal)
    }
    button.contentEdgeInsets = element.inset("contentEdgeInsets") ?? .zero
    button.titleEdgeInsets = element.inset("titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = element.inset("imageEdgeInsets") ?? .zero
  }

  private static let configurations: [String: @MainActor () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
  ]

  private func fill(_ field: UITextField, _ element: DocumentElement) {
    field.text = element.string("text") ?? ""
    field.placeholder = element.string("placeholder")
    field.borderStyle = Self.borders[element["borderStyle"] ?? ""] ?? .none
    field.font = font(element, standard: 17)
    field.textAlignment = Self.alignments[element["textAlignment"] ?? ""] ?? .natural
    field.isEnabled = element["enabled"] != "NO"
    field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") ?? false
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private func fill(_ view: UITextView, _ element: DocumentElement) {
    view.text = element.string("text") ?? ""
    view.font = font(element, standard: 14)
    if let text = attributed(element, "attributedText") { view.attributedText = text }
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.isEditable = element["editable"] != "NO"
    view.textAlignment = Self.alignments[element["textAlignment"] ?? ""] ?? .natural
  }

  private func fill(_ view: UIImageView, _ element: DocumentElement) {
    view.preferredSymbolConfiguration =
      element.child("preferredSymbolConfiguration").map {
        DocumentSymbol.configuration($0, editor: document.editor)
      }
    view.image = image(element["image"])
  }

  private func fill(_ stack: UIStackView, _ element: DocumentElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution = Self.distributions[element["distribution"] ?? ""] ?? .fill
    stack.alignment = Self.stackAlignments[element["alignment"] ?? ""] ?? .fill
    stack.spacing =
      element["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : CGFloat(element.number("spacing") ?? 0)
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement")
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let stackAlignments: [String: UIStackView.Alignment] = [
    "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
    "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private func fillControl(_ view: UIView, _ element: DocumentElement) {
    switch view {
    case let toggle as UISwitch: toggle.isOn = element.flag("on")
    case let pages as UIPageControl:
      pages.numberOfPages = Int(element.number("numberOfPages") ?? 0)
      pages.currentPage = Int(element.number("currentPage") ?? 0)
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue") ?? 0
      stepper.maximumValue = element.number("maximumValue") ?? 100
      stepper.value = element.number("value") ?? 0
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? -1)
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0)
      progress.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
    case let picker as UIDatePicker:
      // Documents that say nothing are older than the other styles.
      picker.preferredDatePickerStyle = Self.pickerStyles[element["style"] ?? ""] ?? .wheels
    case let activity as UIActivityIndicatorView:
      activity.hidesWhenStopped = element.flag("hidesWhenStopped") && !trustsFrames
      activity.style = (element["style"] ?? "").lowercased().contains("large") ? .large : .medium
    case let scroll as UIScrollView:
      scroll.isScrollEnabled = element["scrollEnabled"] != "NO"
      scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical")
      scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal")
    default: break
    }
  }

  private static let pickerStyles: [String: UIDatePicker.Style] = [
    "compact": .compact, "inline": .inline, "automatic": .automatic,
  ]

  private func attributed(_ element: DocumentElement, _ key: String) -> NSAttributedString? {
    DocumentText.attributed(element, key: key, editor: document.editor)
  }

  /// A picture of the document's resources: in a terminal its name stands for it.
  func image(_ name: String?) -> UIImage? {
    guard let name, let image = document.images[name] else { return nil }
    // Of a symbol the document has the proportions only.
    if image.isSymbol {
      return UIImage(symbol: name, proportions: image.size, configuration: nil)
    }
    return UIImage(size: image.size, art: [name])
  }

  /// The font of a view; `standard` is the size, in points, where the document gives none.
  func font(_ element: DocumentElement, standard: CGFloat) -> UIFont {
    element.child("fontDescription", key: "fontDescription")
      .map { DocumentFont.font($0, editor: document.editor) }
      ?? DocumentFont.system(standard, .regular, document.editor)
  }
}
