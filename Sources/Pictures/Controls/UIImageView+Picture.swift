import AdaptiveUI
import Foundation

extension UIImageView: PicturedView {
  var pictureKind: PictureNode.Kind { .imageView }

  func pieces(of content: ShownContent) -> [PlacedContent] {
    guard let image = shownImage, case .picture(let art) = content.role, art.isEmpty else {
      return wholePiece(of: content)
    }
    var named = content
    named.role = .picture(art: image.art)
    return [PlacedContent(content: colored(named))]
  }

  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
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
