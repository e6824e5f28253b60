import AdaptiveUI
import Foundation

extension UILabel: PicturedView {
  var pictureKind: PictureNode.Kind { .label }
  var letterSize: CGFloat { font.pointSize }

  func parts(of content: PictureContent, in room: CGRect) -> PictureParts {
    PictureParts(
      lines: placer(content).place(textLines(in: room.size), in: room, content.content.alignment))
  }
}
