import UIKit

// Further uses of names that adaptive programs call.

@MainActor extension UsedNames {
  static func uiTableViewDelegate() {
    // B UITableViewDelegate
    _ = (any UITableViewDelegate).self
  }

  static func uiImage() {
    // A UIImage
    _ = UIImage.self
    // B UIImage.RenderingMode.automatic
    _ = UIImage.RenderingMode.automatic
    // B UIImage.init(named:)
    _ = UIImage.init(named:)
    // B UIImage.init(named:in:compatibleWith:)
    _ = UIImage.init(named:in:compatibleWith:)
    // B UIImage.init(named:in:variableValue:configuration:)
    _ = UIImage.init(named:in:variableValue:configuration:)
    // B UIImage.init(named:in:with:)
    _ = UIImage.init(named:in:with:)
    // B UIImage.duration
    _ = { (value: UIImage) in value.duration }
    // B UIImage.DynamicRange.unspecified
    _ = UIImage.DynamicRange.unspecified
    // B UIImage.unspecified
    _ = UIImage.SymbolConfiguration.unspecified
    // B UIImage.configuration
    _ = { (value: UIImage) in value.configuration }
    // B UIImage.DynamicRange.standard
    _ = UIImage.DynamicRange.standard
    // B UIImage.init(systemName:)
    _ = UIImage.init(systemName:)
    // B UIImage.init(systemName:compatibleWith:)
    _ = UIImage.init(systemName:compatibleWith:)
  }

  static func uiImage2() {
    // B UIImage.init(systemName:variableValue:configuration:)
    _ = UIImage.init(systemName:variableValue:configuration:)
    // B UIImage.init(systemName:withConfiguration:)
    _ = UIImage.init(systemName:withConfiguration:)
    // B UIImage.RenderingMode.alwaysOriginal
    _ = UIImage.RenderingMode.alwaysOriginal
    // B UIImage.withRenderingMode(_:)
    _ = { (value: UIImage) in value.withRenderingMode(_:) }
    // B UIImage.withTintColor(_:)
    _ = { (value: UIImage) in value.withTintColor(_:) }
    // B UIImage.withTintColor(_:renderingMode:)
    _ = { (value: UIImage) in value.withTintColor(_:renderingMode:) }
    // B UIImage.renderingMode
    _ = { (value: UIImage) in value.renderingMode }
    // B UIImage.init(pointSize:)
    _ = UIImage.SymbolConfiguration.init(pointSize:)
    // B UIImage.init(pointSize:weight:)
    _ = UIImage.SymbolConfiguration.init(pointSize:weight:)
    // B UIImage.init(pointSize:weight:scale:)
    _ = UIImage.SymbolConfiguration.init(pointSize:weight:scale:)
    // B UIImage.RenderingMode.alwaysTemplate
    _ = UIImage.RenderingMode.alwaysTemplate
  }

  static func uiImageView() {
    // A UIImageView
    _ = UIImageView.self
    // B UIImageView.image
    _ = { (value: UIImageView) in value.image }
    // B UIImageView.tintColor
    _ = { (value: UIImageView) in value.tintColor }
    // B UIImageView.isUserInteractionEnabled
    _ = { (value: UIImageView) in value.isUserInteractionEnabled }
  }

  static func uiImageAsset() {
    // A UIImageAsset
    _ = UIImageAsset.self
    // B UIImageAsset.register(_:with:)
    _ = { (value: UIImageAsset) in value.register(_:with:) }
  }

  static func uiColor() {
    // A UIColor
    _ = UIColor.self
    // B UIColor.white
    _ = UIColor.white
    // B UIColor.black
    _ = UIColor.black
    // B UIColor.red
    _ = UIColor.red
    // B UIColor.green
    _ = UIColor.green
    // B UIColor.withAlphaComponent(_:)
    _ = { (value: UIColor) in value.withAlphaComponent(_:) }
    // B UIColor.blue
    _ = UIColor.blue
    // B UIColor.Prominence.primary
    _ = UIColor.Prominence.primary
    // B UIColor.clear
    _ = UIColor.clear
    // B UIColor.yellow
    _ = UIColor.yellow
    // B UIColor.Prominence.secondary
    _ = UIColor.Prominence.secondary
    // B UIColor.tintColor
    _ = UIColor.tintColor
    // B UIColor.cgColor
    _ = { (value: UIColor) in value.cgColor }
  }

  static func uiColor2() {
    // B UIColor.label
    _ = UIColor.label
    // B UIColor.set()
    _ = { (value: UIColor) in value.set() }
    // B UIColor.init(red:green:blue:alpha:)
    _ = UIColor.init(red:green:blue:alpha:)
    // B UIColor.init(white:alpha:)
    _ = UIColor.init(white:alpha:)
    // B UIColor.secondaryLabel
    _ = UIColor.secondaryLabel
    // B UIColor.separator
    _ = UIColor.separator
  }

  static func uiFont() {
    // B UIFont
    _ = UIFont.self
    // B UIFont.metrics
    _ = { (value: UIFont.TextStyle) in value.metrics }
    // B UIFont.leading
    _ = { (value: UIFont) in value.leading }
    // B UIFont.standard
    _ = UIFont.Width.standard
    // B UIFont.systemFont(ofSize:)
    _ = UIFont.systemFont(ofSize:)
    // B UIFont.systemFont(ofSize:weight:)
    _ = UIFont.systemFont(ofSize:weight:)
    // B UIFont.systemFont(ofSize:weight:width:)
    _ = UIFont.systemFont(ofSize:weight:width:)
    // B UIFont.pointSize
    _ = { (value: UIFont) in value.pointSize }
    // B UIFont.preferredFont(forTextStyle:)
    _ = UIFont.preferredFont(forTextStyle:)
    // B UIFont.preferredFont(forTextStyle:compatibleWith:)
    _ = UIFont.preferredFont(forTextStyle:compatibleWith:)
  }

  static func uiLabel() {
    // A UILabel
    _ = UILabel.self
    // B UILabel.text
    _ = { (value: UILabel) in value.text }
    // B UILabel.font
    _ = { (value: UILabel) in value.font }
    // B UILabel.textColor
    _ = { (value: UILabel) in value.textColor }
    // B UILabel.numberOfLines
    _ = { (value: UILabel) in value.numberOfLines }
    // B UILabel.isEnabled
    _ = { (value: UILabel) in value.isEnabled }
    // B UILabel.isUserInteractionEnabled
    _ = { (value: UILabel) in value.isUserInteractionEnabled }
    // B UILabel.textAlignment
    _ = { (value: UILabel) in value.textAlignment }
    // B UILabel.attributedText
    _ = { (value: UILabel) in value.attributedText }
  }

  static func uiBezierPath() {
    // B UIBezierPath.isEmpty
    _ = { (value: UIBezierPath) in value.isEmpty }
  }

  static func uiGestureRecognizer() {
    // B UIGestureRecognizer
    _ = UIGestureRecognizer.self
    // A UIGestureRecognizer.delegate
    _ = { (value: UIGestureRecognizer) in value.delegate }
    // B UIGestureRecognizer.addTarget(_:action:)
    _ = { (value: UIGestureRecognizer) in value.addTarget(_:action:) }
    // B UIGestureRecognizer.State.began
    _ = UIGestureRecognizer.State.began
    // B UIGestureRecognizer.State.changed
    _ = UIGestureRecognizer.State.changed
    // B UIGestureRecognizer.State.ended
    _ = UIGestureRecognizer.State.ended
    // B UIGestureRecognizer.State.cancelled
    _ = UIGestureRecognizer.State.cancelled
    // B UIGestureRecognizer.isEnabled
    _ = { (value: UIGestureRecognizer) in value.isEnabled }
  }

  static func uiTapGestureRecognizer() {
    // B UITapGestureRecognizer
    _ = UITapGestureRecognizer.self
  }

  static func uiPanGestureRecognizer() {
    // B UIPanGestureRecognizer
    _ = UIPanGestureRecognizer.self
    // B UIPanGestureRecognizer.translation(in:)
    _ = { (value: UIPanGestureRecognizer) in value.translation(in:) }
    // B UIPanGestureRecognizer.velocity(in:)
    _ = { (value: UIPanGestureRecognizer) in value.velocity(in:) }
    // B UIPanGestureRecognizer.setTranslation(_:in:)
    _ = { (value: UIPanGestureRecognizer) in value.setTranslation(_:in:) }
  }

  static func uiGestureRecognizerDelegate() {
    // B UIGestureRecognizerDelegate
    _ = (any UIGestureRecognizerDelegate).self
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    _ = { (value: any UIGestureRecognizerDelegate) in
      value.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    }
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)
    _ = { (value: any UIGestureRecognizerDelegate) in value.gestureRecognizer(_:shouldReceive:) }
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    _ = { (value: any UIGestureRecognizerDelegate) in
      value.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    }
    // B UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)
    _ = { (value: any UIGestureRecognizerDelegate) in
      value.gestureRecognizer(_:shouldRequireFailureOf:)
    }
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
