import AdaptiveLists
import AdaptiveUI
import Foundation

extension UIView {
  /// The parts of the view's content, with places.
  ///
  /// - Parameters:
  ///   - content: The content and its colours.
  ///   - room: The rectangle of the content; for the whole view its frame.
  /// - Returns: The parts, in the coordinates of the room.
  func pictureParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    switch self {
    case let label as UILabel:
      PictureParts(
        lines: placer(content).place(
          label.textLines(in: room.size), in: room, content.content.alignment))
    case let picture as UIImageView: picture.imageParts(content, in: room)
    case let button as UIButton: button.buttonParts(content, in: room)
    case let button as UIBarButtonView: button.barParts(content, in: room)
    case let bar as UINavigationBar: PictureParts(lines: bar.titleLines(content, in: room))
    case let field as UITextField: field.fieldParts(content, in: room)
    case let text as UITextView: PictureParts(lines: text.paragraphs(content, in: room))
    case let cell as UITableViewCell: cell.rowParts(content, in: room)
    case let list as UIListContentView:
      (list.configuration as? UIListContentConfiguration).map {
        listParts($0, content, in: room, margin: $0.directionalLayoutMargins.leading)
      } ?? PictureParts()
    case let heading as UITableViewHeaderFooterView:
      PictureParts(lines: heading.headingLines(content, in: room))
    case is UISegmentedControl:
      PictureParts(lines: plainLines(content, .systemFont(ofSize: 13, weight: .medium), in: room))
    default: PictureParts(lines: plainLines(content, .systemFont(ofSize: 17), in: room))
    }
  }

  func placer(_ content: PictureContent) -> TextPlacer {
    TextPlacer(view: self, color: content.color, strength: content.content.isEnabled ? 1 : 0.4)
  }

  /// The text of views that have no font property.
  func plainLines(_ content: PictureContent, _ font: UIFont, in room: CGRect) -> [PictureLine] {
    let text = content.content
    guard !text.text.isEmpty else { return [] }
    return placer(content).place(
      textLines(of: text.text, font, in: room.size, lineLimit: text.lineLimit), in: room,
      text.alignment)
  }
}

extension UIImageView {
  func imageParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    guard let image = shownImage, image.size.width > 0, image.size.height > 0 else {
      return PictureParts()
    }
    let isTemplate =
      image.symbolName != nil && image.renderingMode != .alwaysOriginal
      || image.renderingMode == .alwaysTemplate
    return PictureParts(
      images: [
        PictureImage(
          image: image, frame: contentMode.frame(of: image.size, in: room),
          tint: pictureColor(image.ownTint) ?? PictureColor(tintColor, traitCollection),
          isTemplate: isTemplate)
      ])
  }
}

extension UIView.ContentMode {
  /// The frame of content of a size in a rectangle.
  func frame(of size: CGSize, in room: CGRect) -> CGRect {
    var shown = size
    let (across, down) = (room.width / size.width, room.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit:
      shown = CGSize(width: size.width * min(across, down), height: size.height * min(across, down))
    case .scaleAspectFill:
      shown = CGSize(width: size.width * max(across, down), height: size.height * max(across, down))
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: room.minX
      case .right, .topRight, .bottomRight: room.maxX - shown.width
      default: room.midX - shown.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: room.minY
      case .bottom, .bottomLeft, .bottomRight: room.maxY - shown.height
      default: room.midY - shown.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: shown)
  }
}

extension UIButton {
  func buttonParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
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
}

extension UITextField {
  func fieldParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    var result = PictureParts()
    var line = room.inset(by: textInsets)
    if self is UISearchTextField {
      let side = min(20, room.height)
      let x = isRightToLeft ? room.maxX - 8 - side : room.minX + 8
      if let glass = UIImage(systemName: "magnifyingglass") {
        result.images.append(
          PictureImage(
            image: glass,
            frame: CGRect(x: x, y: room.midY - side / 2, width: side, height: side),
            tint: PictureColor(.secondaryLabel, traitCollection), isTemplate: true))
      }
    }
    if line.width < 1 { line = room }
    if let text = textLine(width: line.width) {
      result.lines = placer(content).place([text], in: line, content.content.alignment)
    }
    return result
  }

  /// The insets of the text inside the field, in points.
  private var textInsets: UIEdgeInsets {
    let edge: CGFloat = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 7 : 2
    var (left, right) = (edge, edge)
    if self is UISearchTextField {
      (left, right) = isRightToLeft ? (edge, edge + 26) : (edge + 26, edge)
    }
    if let leftView, leftViewMode != .never { left += leftView.bounds.width }
    if let rightView, rightViewMode != .never { right += rightView.bounds.width }
    return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }
}

extension UITextView {
  func paragraphs(_ content: PictureContent, in room: CGRect) -> [PictureLine] {
    let text = textRoom.offsetBy(dx: room.minX - bounds.minX, dy: room.minY - bounds.minY)
    return placer(content).place(textLines, in: text, content.content.alignment, .top)
  }
}
