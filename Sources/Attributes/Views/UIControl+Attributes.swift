package import AdaptiveUI
import Foundation

extension AttributeTable {
  package static let control = AttributeTable(
    UIControl.self, "UIControl", under: view,
    make: { UIControl(frame: .zero) }, alone: [.special(.action)],
    [
      .flag("enabled", scene: .same, absent: true, { $0.isEnabled }, { $0.isEnabled = $1 }),
      .flag("selected", { $0.isSelected }, { $0.isSelected = $1 }),
      .flag("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
      // Documents say how the content of every control is aligned, but only buttons follow.
      .choice(
        "contentHorizontalAlignment", xib: nil, .horizontals, absent: .center,
        { $0.contentHorizontalAlignment }, { $0.contentHorizontalAlignment = $1 }),
      .choice(
        "contentVerticalAlignment", xib: nil, .verticals, absent: .center,
        { $0.contentVerticalAlignment }, { $0.contentVerticalAlignment = $1 }),
    ])

  package static let button = AttributeTable(
    UIButton.self, "UIButton", under: control, tag: "button",
    [
      .choice(
        "contentHorizontalAlignment", .horizontals, absent: .center,
        { $0.contentHorizontalAlignment }, { $0.contentHorizontalAlignment = $1 }),
      .choice(
        "contentVerticalAlignment", .verticals, absent: .center,
        { $0.contentVerticalAlignment }, { $0.contentVerticalAlignment = $1 }),
      .special(.button), .special(.action),
      .flag(
        "reversesTitleShadowWhenHighlighted",
        { $0.reversesTitleShadowWhenHighlighted }, { $0.reversesTitleShadowWhenHighlighted = $1 }),
      .flag(
        "showsTouchWhenHighlighted",
        { $0.showsTouchWhenHighlighted }, { $0.showsTouchWhenHighlighted = $1 }),
      .flag(
        "adjustsImageWhenHighlighted", absent: true,
        { $0.adjustsImageWhenHighlighted }, { $0.adjustsImageWhenHighlighted = $1 }),
      .flag(
        "adjustsImageWhenDisabled", absent: true,
        { $0.adjustsImageWhenDisabled }, { $0.adjustsImageWhenDisabled = $1 }),
      .flag(
        "showsMenuAsPrimaryAction",
        { $0.showsMenuAsPrimaryAction }, { $0.showsMenuAsPrimaryAction = $1 }),
      .flag(
        "changesSelectionAsPrimaryAction",
        { $0.changesSelectionAsPrimaryAction }, { $0.changesSelectionAsPrimaryAction = $1 }),
      .choice("role", .roles, absent: .normal, { $0.role }, { $0.role = $1 }),
      .insets(
        "contentEdgeInsets", scene: .same,
        { $0.contentEdgeInsets }, { $0.contentEdgeInsets = $1 }),
      .insets("titleEdgeInsets", scene: .same, { $0.titleEdgeInsets }, { $0.titleEdgeInsets = $1 }),
      .insets("imageEdgeInsets", scene: .same, { $0.imageEdgeInsets }, { $0.imageEdgeInsets = $1 }),
    ])
}

extension Words<UIControl.ContentHorizontalAlignment> {
  package static let horizontals = Self(documents: [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ])
}

extension Words<UIControl.ContentVerticalAlignment> {
  package static let verticals = Self(documents: [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ])
}

extension Words<UIButton.Role> {
  static let roles = Self(documents: [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ])
}
