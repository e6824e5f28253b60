import AdaptiveUI
import Attributes
import Foundation

// Attributes by their tables.

extension DocumentBuilder {
  /// Sets an attribute to the value in the element, or to the one that a missing value means.
  func set(_ attribute: Attribute, of view: UIView, _ element: DocumentElement) {
    guard let word = attribute.document else { return }
    let isApplied = attribute.isOnCanvas || surface.appliesEverything
    let given = isApplied ? value(attribute.type, word, element) : nil
    if let value = given ?? attribute.absentInDocuments { _ = attribute.set(view, value) }
  }

  /// What an element says under a word; `nil` for nothing, and for an unknown word.
  private func value(
    _ type: AttributeType, _ word: String, _ element: DocumentElement
  ) -> AttributeValue? {
    switch type {
    case .color: colors.color(element, key: word).map(AttributeValue.color)
    case .image: image(element[word]).map(AttributeValue.image)
    default: element.value(type, word)
    }
  }

  /// Sets an attribute that is more than a value; those that only scenes have are built with the view, or set later.
  func set(_ special: SpecialAttribute, of view: UIView, _ element: DocumentElement) {
    switch special {
    case .font: setFont(of: view, element)
    case .attributedText:
      guard let text = attributed(element, "attributedText") else { return }
      (view as? UILabel)?.attributedText = text
      (view as? UITextField)?.attributedText = text
      (view as? UITextView)?.attributedText = text
    case .attributedPlaceholder:
      guard let text = attributed(element, "attributedPlaceholder") else { return }
      (view as? UITextField)?.attributedPlaceholder = text
    case .leastScale:
      guard let label = view as? UILabel else { return }
      label.minimumScaleFactor = leastScale(element, of: label.font)
    case .typing:
      if let typed = view as? any UITextInputTraits { setTyping(of: typed, element) }
    case .dataDetectors: (view as? UITextView).map { setDetectors(of: $0, element) }
    case .picture: (view as? UIImageView).map { setPicture(of: $0, element) }
    case .button: (view as? UIButton).map { fill($0, element) }
    case .segments: (view as? UISegmentedControl).map { setSegments(of: $0, element) }
    case .spacing:
      (view as? UIStackView)?.spacing =
        element["spacingType"] == "standard"
        ? UIStackView.spacingUseSystem : CGFloat(element.number("spacing") ?? 0)
    case .effect: (view as? UIVisualEffectView)?.effect = Self.effect(element)
    case .hiddenSign:
      if !element.flag("hidesWhenStopped") { view.isHidden = element.flag("hidden") }
    case .contentSize, .action, .table, .collection, .wheels, .toolbarItems, .navigationItems,
      .tabs:
      break
    }
  }

  private func setFont(of view: UIView, _ element: DocumentElement) {
    switch view {
    case let label as UILabel: label.font = font(element, standard: 17)
    case let field as UITextField: field.font = font(element, standard: 17)
    case let text as UITextView: text.font = font(element, standard: 14)
    default: break
    }
  }

  /// How small letters may be made; older documents say a size in points.
  private func leastScale(_ element: DocumentElement, of font: UIFont) -> CGFloat {
    if let scale = element.number("minimumScaleFactor") { return CGFloat(scale) }
    guard let size = element.number("minimumFontSize"), font.pointSize > 0 else { return 0 }
    return min(CGFloat(size) / font.pointSize, 1)
  }

  private func setDetectors(of view: UITextView, _ element: DocumentElement) {
    guard let found = element.child("dataDetectorType", key: "dataDetectorTypes") else { return }
    view.dataDetectorTypes = Self.detectors.reduce(into: []) { types, detector in
      if found.flag(detector.key) { types.formUnion(detector.value) }
    }
  }

  static let detectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent,
  ]

  private func setPicture(of view: UIImageView, _ element: DocumentElement) {
    view.preferredSymbolConfiguration =
      element.child("preferredSymbolConfiguration").map {
        DocumentSymbol.configuration($0, as: surface.fonts)
      }
    view.image = shownImage(element)
  }

  private func setSegments(of control: UISegmentedControl, _ element: DocumentElement) {
    for (index, segment) in element.list("segments").enumerated() {
      if index >= control.numberOfSegments {
        // A picture that the document does not hold goes by its name.
        let title = segment.string("title") ?? segment["image"] ?? ""
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let image = image(segment["image"]) { control.setImage(image, forSegmentAt: index) }
      control.setWidth(CGFloat(segment.number("width") ?? 0), forSegmentAt: index)
      control.setEnabled(segment["enabled"] != "NO", forSegmentAt: index)
    }
  }

  private static func effect(_ element: DocumentElement) -> UIVisualEffect? {
    func blur(_ element: DocumentElement?) -> UIBlurEffect? {
      element?.child("blurEffect").map { UIBlurEffect(style: blurs[$0["style"] ?? ""] ?? .regular) }
    }
    if let vibrancy = element.child("vibrancyEffect") {
      return blur(vibrancy).map { UIVibrancyEffect(blurEffect: $0) }
    }
    return blur(element)
  }

  static let blurs: [String: UIBlurEffect.Style] = [
    "regular": .regular, "extraLight": .extraLight, "light": .light, "dark": .dark,
    "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}

extension DocumentElement {
  /// What the element says under a word by itself, without the document's resources.
  func value(_ type: AttributeType, _ word: String) -> AttributeValue? {
    switch type {
    case .flag:
      switch self[word] {
      case "YES": .flag(true)
      case "NO": .flag(false)
      default: nil
      }
    case .number: number(word).map(AttributeValue.number)
    case .whole: number(word).map { .number($0.rounded(.towardZero)) }
    case .text: string(word).map(AttributeValue.text)
    case .date:
      child("date", key: word)?["timeIntervalSinceReferenceDate"].flatMap(Self.seconds)
        .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
    case .size: size(word).map(AttributeValue.size)
    case .insets: inset(word).map(AttributeValue.insets)
    case .choice(let choices): choices.inDocuments.first { $0.word == self[word] }?.value
    case .color, .image, .point, .rect, .special: nil
    }
  }
}
