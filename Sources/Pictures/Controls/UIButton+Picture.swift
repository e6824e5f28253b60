import AdaptiveUI
import Foundation

extension UIButton: PicturedView {
  var pictureKind: PictureNode.Kind { .button }
  var hasPillGround: Bool { true }

  var imageGround: PictureGround? {
    guard let image = currentBackgroundImage, image.size != .zero else { return nil }
    return pictureColor(.systemGray5).map { PictureGround($0, radius: 0, isPill: true) }
  }

  /// Without a style, titles of custom buttons are white.
  func titleColor(of content: ShownContent) -> PictureColor? {
    if case .picture = content.role { return PictureColor(tintColor, traitCollection) }
    return buttonType == .custom && configuration == nil && content.isEnabled ? .white : nil
  }

  /// The ground of the button's configuration style.
  func systemGrounds(hasOwn: Bool) -> [PictureGround] {
    guard let configuration, case .button(let emphasis) = presentedContent.role else { return [] }
    let base = pictureColor(
      configuration.baseBackgroundColor ?? configuration.background.backgroundColor)
    let color: PictureColor?
    switch emphasis {
    case .plain: color = hasOwn ? nil : base
    case .gray: color = base ?? pictureColor(.secondarySystemFill)
    case .tinted:
      let tint = pictureColor(configuration.baseBackgroundColor ?? tintColor)
      color = tint?.faded(0.2)
    case .filled:
      color = isEnabled ? base ?? pictureColor(tintColor) : pictureColor(.secondarySystemFill)
    }
    let ground = color.map {
      PictureGround(isHighlighted ? $0.faded(0.7) : $0, radius: 8, isPill: true)
    }
    return [ground].compactMap { $0 }
      + stroke(of: configuration.background, radius: styledRadius, around: bounds)
  }

  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
    var result = PictureParts()
    let parts = parts
    let shift = CGPoint(x: room.minX - bounds.minX, y: room.minY - bounds.minY)
    if let image = currentBackgroundImage, image.size != .zero {
      result.images.append(
        PictureImage(image: image, frame: room, tint: content.color, isTemplate: false))
    }
    if let image = currentImage, let frame = parts.image {
      let isTemplate =
        image.symbolName != nil || image.renderingMode == .alwaysTemplate
        || buttonType != .custom && image.renderingMode == .automatic
      result.images.append(
        PictureImage(
          image: image, frame: frame.offsetBy(dx: shift.x, dy: shift.y),
          tint: pictureColor(image.ownTint) ?? imageTint(content), isTemplate: isTemplate))
    }
    guard let label = titleLabel else { return result }
    var title = parts.title.offsetBy(dx: shift.x, dy: shift.y)
    if title.isEmpty, currentTitle == nil, currentImage == nil, !content.content.text.isEmpty {
      // Some types of buttons have round signs.
      return PictureParts(lines: plainLines(content, .systemFont(ofSize: 20), in: room))
    }
    title.size.height = max(title.height, room.maxY - title.minY)
    let lines = label.textLines(in: title.size)
    title.size.height = lines.reduce(0) { $0 + $1.height }
    title.origin.y += (parts.title.height - title.height) / 2
    result.lines = placer(content).place(lines, in: title, .center)
    return result
  }

  /// Symbols have the tint colour, regardless of the title's colour, unless a style colours both.
  private func imageTint(_ content: PictureContent) -> PictureColor {
    let tint = configuration == nil ? PictureColor(tintColor, traitCollection) : content.color
    return isEnabled ? tint : tint.faded(0.4)
  }

  /// The radius of the corners in the style of the button's configuration, in points.
  var styledRadius: CGFloat {
    switch configuration?.cornerStyle {
    case .capsule: bounds.height / 2
    case .small: 4
    case .large: 9
    case .fixed: configuration?.background.cornerRadius ?? 6
    default: 6
    }
  }
}
