import AdaptiveUI
import Foundation

extension UITextField: PicturedView {
  var pictureKind: PictureNode.Kind { self is UISearchTextField ? .searchField : .textField }
  var hasPillGround: Bool { true }
  var letterSize: CGFloat { font?.pointSize ?? 17 }

  /// A field without other ground gets one, so that its extent is visible.
  func systemGrounds(hasOwn: Bool) -> [PictureGround] {
    hasOwn || borderStyle == .none && isInSearchBar ? [] : boxGround(.tertiarySystemFill)
  }

  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
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
