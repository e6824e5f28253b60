import UIKit

// Names of controls, menus and bar items.

@MainActor extension UsedNames {
  static func uiControl() {
    // B UIControl.addTarget(_:action:for:)
    _ = { (value: UIControl) in value.addTarget(_:action:for:) }
    // B UIControl.touchUpInside
    _ = UIControl.Event.touchUpInside
    // B UIControl.addAction(_:for:)
    _ = { (value: UIControl) in value.addAction(_:for:) }
    // B UIControl.init(frame:)
    _ = UIControl.init(frame:)
    // B UIControl.init(frame:primaryAction:)
    _ = UIControl.init(frame:primaryAction:)
    // B UIControl.ContentHorizontalAlignment.leading
    _ = UIControl.ContentHorizontalAlignment.leading
    // B UIControl.isEnabled
    _ = { (value: UIControl) in value.isEnabled }
    // B UIControl.application
    _ = UIControl.State.application
  }

  static func uiButton() {
    // A UIButton
    _ = UIButton.self
    // B UIButton.Configuration.Indicator.automatic
    _ = UIButton.Configuration.Indicator.automatic
    // B UIButton.Configuration.MacIdiomStyle.automatic
    _ = UIButton.Configuration.MacIdiomStyle.automatic
    // B UIButton.Configuration.TitleAlignment.automatic
    _ = UIButton.Configuration.TitleAlignment.automatic
    // B UIButton.Role.primary
    _ = UIButton.Role.primary
    // B UIButton.init(frame:)
    _ = UIButton.init(frame:)
    // B UIButton.init(frame:primaryAction:)
    _ = UIButton.init(frame:primaryAction:)
    // B UIButton.tintColor
    _ = { (value: UIButton) in value.tintColor }
    // B UIButton.setTitle(_:for:)
    _ = { (value: UIButton) in value.setTitle(_:for:) }
    // B UIButton.imageView
    _ = { (value: UIButton) in value.imageView }
    // B UIButton.configuration
    _ = { (value: UIButton) in value.configuration }
    // B UIButton.Configuration.TitleAlignment.leading
    _ = UIButton.Configuration.TitleAlignment.leading
    // B UIButton.titleLabel
    _ = { (value: UIButton) in value.titleLabel }
  }

  static func uiButton2() {
    // B UIButton.setImage(_:for:)
    _ = { (value: UIButton) in value.setImage(_:for:) }
    // B UIButton.init(type:)
    _ = UIButton.init(type:)
    // B UIButton.init(type:primaryAction:)
    _ = UIButton.init(type:primaryAction:)
    // B UIButton.menu
    _ = { (value: UIButton) in value.menu }
    // B UIButton.setTitleColor(_:for:)
    _ = { (value: UIButton) in value.setTitleColor(_:for:) }
    // B UIButton.background
    _ = { (value: UIButton.Configuration) in value.background }
    // B UIButton.Role.destructive
    _ = UIButton.Role.destructive
  }

  static func uiSwitch() {
    // B UISwitch.preferredStyle
    _ = { (value: UISwitch) in value.preferredStyle }
  }

  static func uiTextField() {
    // B UITextField
    _ = UITextField.self
  }

  static func uiAction() {
    // B UIAction
    _ = UIAction.self
  }

  static func uiMenu() {
    // B UIMenu
    _ = UIMenu.self
    // B UIMenu.application
    _ = UIMenu.Identifier.application
    // B UIMenu.displayInline
    _ = UIMenu.Options.displayInline
    // B UIMenu.format
    _ = UIMenu.Identifier.format
  }

  static func uiNavigationItem() {
    // B UINavigationItem.leftBarButtonItem
    _ = { (value: UINavigationItem) in value.leftBarButtonItem }
    // B UINavigationItem.rightBarButtonItem
    _ = { (value: UINavigationItem) in value.rightBarButtonItem }
    // B UINavigationItem.LargeTitleDisplayMode.automatic
    _ = UINavigationItem.LargeTitleDisplayMode.automatic
    // B UINavigationItem.SearchBarPlacement.automatic
    _ = UINavigationItem.SearchBarPlacement.automatic
    // B UINavigationItem.LargeTitleDisplayMode.never
    _ = UINavigationItem.LargeTitleDisplayMode.never
    // B UINavigationItem.leftItemsSupplementBackButton
    _ = { (value: UINavigationItem) in value.leftItemsSupplementBackButton }
    // B UINavigationItem.rightBarButtonItems
    _ = { (value: UINavigationItem) in value.rightBarButtonItems }
    // B UINavigationItem.scrollEdgeAppearance
    _ = { (value: UINavigationItem) in value.scrollEdgeAppearance }
    // B UINavigationItem.standardAppearance
    _ = { (value: UINavigationItem) in value.standardAppearance }
  }

  static func uiBarButtonItem() {
    // A UIBarButtonItem
    _ = UIBarButtonItem.self
    // B UIBarButtonItem.init(barButtonSystemItem:target:action:)
    _ = UIBarButtonItem.init(barButtonSystemItem:target:action:)
    // B UIBarButtonItem.Style.done
    _ = UIBarButtonItem.Style.done
    // B UIBarButtonItem.SystemItem.done
    _ = UIBarButtonItem.SystemItem.done
    // B UIBarButtonItem.isHidden
    _ = { (value: UIBarButtonItem) in value.isHidden }
    // B UIBarButtonItem.tintColor
    _ = { (value: UIBarButtonItem) in value.tintColor }
    // B UIBarButtonItem.init(title:image:primaryAction:menu:)
    _ = UIBarButtonItem.init(title:image:primaryAction:menu:)
    // B UIBarButtonItem.init(title:image:target:action:menu:)
    _ = UIBarButtonItem.init(title:image:target:action:menu:)
    // B UIBarButtonItem.init(title:style:target:action:)
    _ = UIBarButtonItem.init(title:style:target:action:)
    // B UIBarButtonItem.menu
    _ = { (value: UIBarButtonItem) in value.menu }
    // B UIBarButtonItem.customView
    _ = { (value: UIBarButtonItem) in value.customView }
  }
}
