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
    if let pictured { return pictured.parts(of: content, in: room) }
    return switch self {
    case let bar as UINavigationBar: PictureParts(lines: bar.titleLines(content, in: room))
    case let cell as UITableViewCell: cell.rowParts(content, in: room)
    case let list as UIListContentView:
      (list.configuration as? UIListContentConfiguration).map {
        listParts($0, content, in: room, margin: $0.directionalLayoutMargins.leading)
      } ?? PictureParts()
    case let heading as UITableViewHeaderFooterView:
      PictureParts(lines: heading.headingLines(content, in: room))
    default: plainParts(content, in: room)
    }
  }

  /// The parts as a picture with parts shows them: with the sign, if the view draws that itself.
  func drawnParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    guard let pictured, pictured.drawsSign else { return pictureParts(content, in: room) }
    return pictured.drawing(of: content, in: room)
  }

  /// The parts of views that have no font property.
  func plainParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    PictureParts(lines: plainLines(content, .systemFont(ofSize: 17), in: room))
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
