import UIKit

// Names of images, colours, fonts and labels.

@MainActor extension UsedNames {
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
}
