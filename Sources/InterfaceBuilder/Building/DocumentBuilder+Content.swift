import AdaptiveUI
import Foundation

extension DocumentBuilder {
  /// Gives a view what its element says for the size classes at hand.
  func fill(_ view: UIView, _ element: DocumentElement) {
    view.isHidden = element.flag("hidden")
    view.tag = Int(element.number("tag") ?? 0)
    view.clipsToBounds = element.flag("clipsSubviews")
    view.ambiguityCheck = element["verifyAmbiguity"].flatMap(AmbiguityCheck.init) ?? .always
    view.backgroundColor = colors.color(element, key: "backgroundColor")
    if let tint = colors.color(element, key: "tintColor") { view.tintColor = tint }
    view.alpha = CGFloat(element.number("alpha") ?? 1)
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    view.isMultipleTouchEnabled = element.flag("multipleTouchEnabled")
    view.isExclusiveTouch = element.flag("exclusiveTouch")
    if surface.autoresizes { view.autoresizesSubviews = element["autoresizesSubviews"] != "NO" }
    view.isOpaque = element["opaque"] != "NO"
    view.contentMode = Self.contentModes[element["contentMode"] ?? ""] ?? .scaleToFill
    setSpoken(of: view, element)
    setPriorities(of: view, element)
    setMargins(of: view, element)
    view.semanticContentAttribute =
      Self.semantics[element["semanticContentAttribute"] ?? ""] ?? .unspecified
    switch view {
    case let label as UILabel: fill(label, element)
    case let button as UIButton: fill(button, element)
    case let field as UITextField: fill(field, element)
    case let text as UITextView: fill(text, element)
    case let image as UIImageView: fill(image, element)
    case let stack as UIStackView: fill(stack, element)
    default: fillOther(view, element)
    }
    if let control = view as? UIControl { fill(control, element) }
    if let scroll = view as? UIScrollView { fill(scroll, element) }
    setPlaceholder(of: view, element)
  }

  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

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

  private func setMargins(of view: UIView, _ element: DocumentElement) {
    if let margins = element.directionalMargins {
      view.directionalLayoutMargins = margins
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
    let followsReadable = element.flag("layoutMarginsFollowReadableWidth")
    if let table = view as? UITableView {
      table.cellLayoutMarginsFollowReadableWidth =
        followsReadable || surface.keepsRowsReadable
    } else {
      view.layoutMarginsFollowReadableWidth = followsReadable
    }
    view.preservesSuperviewLayoutMargins =
      element.flag("preservesSuperviewLayoutMargins")
      && (surface.rowsPreserveMargins || !(view is DocumentCell))
    view.insetsLayoutMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
  }

  private func fill(_ label: UILabel, _ element: DocumentElement) {
    label.text = element.string("text") ?? ""
    label.font = font(element, standard: 17)
    label.textColor = colors.color(element, key: "textColor")
    label.textAlignment = Self.alignments[element["textAlignment"] ?? ""] ?? .natural
    // Its paragraphs may stand elsewhere.
    if let text = attributed(element, "attributedText") { label.attributedText = text }
    label.highlightedTextColor = colors.color(element, key: "highlightedColor")
    if let offset = element.child("size", key: "shadowOffset") {
      label.shadowOffset = CGSize(
        width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
    }
    label.shadowColor = colors.color(element, key: "shadowColor")
    label.numberOfLines = Int(element.number("numberOfLines") ?? 1)
    label.preferredMaxLayoutWidth = CGFloat(element.number("preferredMaxLayoutWidth") ?? 0)
    label.isEnabled = element["enabled"] != "NO"
    label.isHighlighted = element.flag("highlighted")
    label.adjustsFontForContentSizeCategory = followsTextSize(element)
    label.adjustsFontSizeToFitWidth = element["adjustsFontSizeToFit"] != "NO"
    label.minimumScaleFactor = leastScale(element, of: label.font)
    label.allowsDefaultTighteningForTruncation = element.flag("adjustsLetterSpacingToFitWidth")
    label.baselineAdjustment =
      Self.baselines[element["baselineAdjustment"] ?? ""] ?? .alignBaselines
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreaks[$0] }) {
      label.lineBreakMode = mode
    }
  }

  /// How small letters may be made; older documents say a size in points.
  private func leastScale(_ element: DocumentElement, of font: UIFont) -> CGFloat {
    if let scale = element.number("minimumScaleFactor") { return CGFloat(scale) }
    guard let size = element.number("minimumFontSize"), font.pointSize > 0 else { return 0 }
    return min(CGFloat(size) / font.pointSize, 1)
  }

  nonisolated static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private func fill(_ field: UITextField, _ element: DocumentElement) {
    field.text = element.string("text") ?? ""
    field.textColor = colors.color(element, key: "textColor")
    field.placeholder = element.string("placeholder")
    field.borderStyle = Self.borders[element["borderStyle"] ?? ""] ?? .none
    field.font = font(element, standard: 17)
    if let text = attributed(element, "attributedText") { field.attributedText = text }
    if let text = attributed(element, "attributedPlaceholder") {
      field.attributedPlaceholder = text
    }
    field.textAlignment = Self.alignments[element["textAlignment"] ?? ""] ?? .natural
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing")
    field.clearButtonMode = Self.clearModes[element["clearButtonMode"] ?? ""] ?? .never
    field.adjustsFontForContentSizeCategory = followsTextSize(element)
    field.adjustsFontSizeToFitWidth = element["adjustsFontSizeToFit"] != "NO"
    field.minimumFontSize = CGFloat(element.number("minimumFontSize") ?? 0)
    setTyping(of: field, element)
  }

  static let clearModes: [String: UITextField.ViewMode] = [
    "never": .never,
    "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
  ]

  static let borders: [String: UITextField.BorderStyle] = [
    "none": .none,
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private func fill(_ view: UITextView, _ element: DocumentElement) {
    view.text = element.string("text") ?? ""
    view.textColor = colors.color(element, key: "textColor")
    view.font = font(element, standard: 14)
    if let text = attributed(element, "attributedText") { view.attributedText = text }
    view.adjustsFontForContentSizeCategory = followsTextSize(element)
    setTyping(of: view, element)
    view.isSelectable = element["selectable"] != "NO"
    if let found = element.child("dataDetectorType", key: "dataDetectorTypes") {
      view.dataDetectorTypes = Self.detectors.reduce(into: []) { types, detector in
        if found.flag(detector.key) { types.formUnion(detector.value) }
      }
    }
    view.isEditable = element["editable"] != "NO"
    view.textAlignment = Self.alignments[element["textAlignment"] ?? ""] ?? .natural
  }

  static let detectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent,
  ]

  private func fill(_ view: UIImageView, _ element: DocumentElement) {
    view.preferredSymbolConfiguration =
      element.child("preferredSymbolConfiguration").map {
        DocumentSymbol.configuration($0, as: surface.fonts)
      }
    view.image = shownImage(element)
    view.highlightedImage = image(element["highlightedImage"])
    view.isHighlighted = element.flag("highlighted")
  }

  private func fill(_ stack: UIStackView, _ element: DocumentElement) {
    stack.axis = Self.axes[element["axis"] ?? ""] ?? .horizontal
    stack.distribution = Self.distributions[element["distribution"] ?? ""] ?? .fill
    stack.alignment = Self.stackAlignments[element["alignment"] ?? ""] ?? .fill
    stack.spacing =
      element["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : CGFloat(element.number("spacing") ?? 0)
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement")
  }

  static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
    "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  func attributed(_ element: DocumentElement, _ key: String) -> NSAttributedString? {
    DocumentText.attributed(element, key: key, as: surface.fonts, colors: colors)
  }

  /// A picture of the document's resources: in a terminal its name stands for it.
  func image(_ name: String?) -> UIImage? {
    guard let name, let image = document.images[name] else { return nil }
    // Of a symbol the document has the proportions only.
    if image.isSymbol {
      return UIImage(symbol: name, proportions: image.size, configuration: nil)
    }
    return UIImage(size: image.size, art: [name], name: name)
  }

  /// The picture that an element shows, named by an attribute or by a reference that says more.
  func shownImage(_ element: DocumentElement?) -> UIImage? {
    image(element?["image"] ?? element?.child("imageReference", key: "image")?["image"])
  }

  /// Whether text follows the user's text size.
  private func followsTextSize(_ element: DocumentElement) -> Bool {
    surface.followsTextSize && element.flag("adjustsFontForContentSizeCategory")
  }

  /// The font of a view; `standard` is the size, in points, where the document gives none.
  func font(
    _ element: DocumentElement, key: String = "fontDescription", standard: CGFloat
  ) -> UIFont {
    guard let description = element.child("fontDescription", key: key) else {
      return DocumentFont.system(standard, .regular, surface.fonts)
    }
    if let style = description["style"].map(UIFont.TextStyle.init(rawValue:)),
      let size = surface.size(of: style)
    {
      return UIFont.font(of: style, size: size)
    }
    return DocumentFont.font(description, as: surface.fonts)
  }
}
