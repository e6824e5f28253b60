import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let responder = AttributeTable(
    UIResponder.self, "UIResponder",
    [
      .flag(
        "accessibilityElement", xib: nil,
        { $0.isAccessibilityElement }, { $0.isAccessibilityElement = $1 }),
      .text(
        "accessibilityLabel", xib: nil,
        { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 }),
      .text("accessibilityHint", xib: nil, { $0.accessibilityHint }, { $0.accessibilityHint = $1 }),
      .text(
        "accessibilityValue", xib: nil,
        { $0.accessibilityValue }, { $0.accessibilityValue = $1 }),
      .flag(
        "accessibilityElementsHidden", xib: nil,
        { $0.accessibilityElementsHidden }, { $0.accessibilityElementsHidden = $1 }),
      .flag(
        "accessibilityViewIsModal", xib: nil,
        { $0.accessibilityViewIsModal }, { $0.accessibilityViewIsModal = $1 }),
    ])

  package static let view = AttributeTable(
    UIView.self, "UIView", under: responder, tag: "view", make: { UIView() },
    own + priorities + runtime)

  /// All except priorities and what only runtime attributes set.
  private static let own: [AttributeRow<UIView>] = [
    .flag("hidden", scene: .same, { $0.isHidden }, { $0.isHidden = $1 }),
    .number("alpha", scene: .same, in: .fraction, absent: 1, { $0.alpha }, { $0.alpha = $1 }),
    .color("backgroundColor", scene: .same, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
    .color("tintColor", staysIfAbsent: true, { $0.tintColor }, { $0.tintColor = $1 }),
    .flag(
      "userInteractionEnabled", scene: .same, absent: true,
      { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 }),
    .flag(
      "multipleTouchEnabled",
      { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 }),
    .flag("exclusiveTouch", { $0.isExclusiveTouch }, { $0.isExclusiveTouch = $1 }),
    .flag(
      "clipsToBounds", xib: "clipsSubviews", scene: .same,
      { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
    .whole("tag", scene: .same, { $0.tag }, { $0.tag = $1 }),
    .flag("opaque", absent: true, { $0.isOpaque }, { $0.isOpaque = $1 }),
    .choice(
      "contentMode", .contentModes, absent: .scaleToFill,
      { $0.contentMode }, { $0.contentMode = $1 }),
    .flag(
      "preservesSuperviewLayoutMargins", scene: .same,
      { $0.preservesSuperviewLayoutMargins }, { $0.preservesSuperviewLayoutMargins = $1 }),
    .flag(
      "insetsLayoutMarginsFromSafeArea", scene: .same, absent: true,
      { $0.insetsLayoutMarginsFromSafeArea }, { $0.insetsLayoutMarginsFromSafeArea = $1 }),
    .choice(
      "semanticContentAttribute", scene: .same, .semantics, absent: .unspecified,
      { $0.semanticContentAttribute }, { $0.semanticContentAttribute = $1 }),
    .word(
      "verifyAmbiguity", scene: .same,
      AttributeType.Choices("a check", words: AmbiguityCheck.allCases.map(\.rawValue)),
      absent: AmbiguityCheck.always.rawValue, { $0.ambiguityCheck.rawValue },
      { $0.ambiguityCheck = AmbiguityCheck(rawValue: $1) ?? .always }),
    .flag(
      "autoresizesSubviews", absent: true,
      { $0.autoresizesSubviews }, { $0.autoresizesSubviews = $1 }),
  ]

  /// Rule LA4.4: absent means 250 and 750, whatever the class.
  private static let priorities: [AttributeRow<UIView>] = [
    hugging("horizontalHuggingPriority", .horizontal),
    resistance("horizontalCompressionResistancePriority", .horizontal),
    hugging("verticalHuggingPriority", .vertical),
    resistance("verticalCompressionResistancePriority", .vertical),
  ]

  /// Rule LA4.3.
  private static func hugging(
    _ name: String, _ axis: NSLayoutConstraint.Axis
  ) -> AttributeRow<UIView> {
    .number(
      name, isRuntime: false, absent: UILayoutPriority.defaultLow.rawValue,
      { $0.contentHuggingPriority(for: axis).rawValue },
      { $0.setContentHuggingPriority(UILayoutPriority(min(max($1, 1), 1000)), for: axis) })
  }

  private static func resistance(
    _ name: String, _ axis: NSLayoutConstraint.Axis
  ) -> AttributeRow<UIView> {
    .number(
      name, isRuntime: false, absent: UILayoutPriority.defaultHigh.rawValue,
      { $0.contentCompressionResistancePriority(for: axis).rawValue },
      {
        $0.setContentCompressionResistancePriority(
          UILayoutPriority(min(max($1, 1), 1000)), for: axis)
      })
  }

  /// What only runtime attributes set.
  private static let runtime: [AttributeRow<UIView>] = [
    .rect("frame", { $0.frame }, { $0.frame = $1 }),
    .rect("bounds", { $0.bounds }, { $0.bounds = $1 }),
    .point("center", { $0.center }, { $0.center = $1 }),
    .flag(
      "translatesAutoresizingMaskIntoConstraints", xib: nil,
      { $0.translatesAutoresizingMaskIntoConstraints },
      { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
    .text(
      "accessibilityIdentifier", xib: nil,
      { $0.accessibilityIdentifier }, { $0.accessibilityIdentifier = $1 }),
  ]

  package static let layer = AttributeTable(
    CALayer.self, "CALayer",
    [
      .number("cornerRadius", xib: nil, { $0.cornerRadius }, { $0.cornerRadius = $1 }),
      .number("borderWidth", xib: nil, { $0.borderWidth }, { $0.borderWidth = $1 }),
      .flag("masksToBounds", xib: nil, { $0.masksToBounds }, { $0.masksToBounds = $1 }),
      .number("shadowOpacity", xib: nil, { $0.shadowOpacity }, { $0.shadowOpacity = $1 }),
      .size("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 }),
      .number("shadowRadius", xib: nil, { $0.shadowRadius }, { $0.shadowRadius = $1 }),
      .number("zPosition", xib: nil, { $0.zPosition }, { $0.zPosition = $1 }),
      .point("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 }),
      .number("opacity", xib: nil, { $0.opacity }, { $0.opacity = $1 }),
      .flag("hidden", xib: nil, { $0.isHidden }, { $0.isHidden = $1 }),
      .text("name", xib: nil, { $0.name }, { $0.name = $1 }),
      .number("contentsScale", xib: nil, { $0.contentsScale }, { $0.contentsScale = $1 }),
      .flag("shouldRasterize", xib: nil, { $0.shouldRasterize }, { $0.shouldRasterize = $1 }),
      .number(
        "rasterizationScale", xib: nil,
        { $0.rasterizationScale }, { $0.rasterizationScale = $1 }),
    ])

  package static let constraint = AttributeTable(
    NSLayoutConstraint.self, "NSLayoutConstraint",
    [
      .number("constant", xib: nil, { $0.constant }, { $0.constant = $1 }),
      .text("identifier", xib: nil, { $0.identifier }, { $0.identifier = $1 }),
    ])
}
