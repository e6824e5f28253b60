import AdaptiveUI
import Foundation

extension UITextView: PicturedView {
  var pictureKind: PictureNode.Kind { .textView }
  var letterSize: CGFloat { font?.pointSize ?? 12 }

  func systemGrounds(hasOwn: Bool) -> [PictureGround] {
    guard isEditable, !hasOwn, let color = pictureColor(.quaternarySystemFill) else { return [] }
    return [PictureGround(color, radius: 0)]
  }

  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
    let text = textRoom.offsetBy(dx: room.minX - bounds.minX, dy: room.minY - bounds.minY)
    return PictureParts(
      lines: placer(content).place(textLines, in: text, content.content.alignment, .top))
  }
}
