import AdaptiveUI
import Foundation

// Titles and buttons of bars.

extension UINavigationBar {
  func titleLines(_ content: PictureContent, in room: CGRect) -> [PictureLine] {
    let taken = content.content.taken
    // The title is centred in the whole bar, regardless of the room that its buttons leave.
    let room = room.inset(
      by: UIEdgeInsets(
        top: -taken.top, left: -taken.left, bottom: -taken.bottom, right: -taken.right))
    let look = shownTitleAttributes
    let isLarge = showsLargeTitle(traitCollection)
    let font =
      look[.font] as? UIFont
      ?? (isLarge
        ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
    var lines: [PictureLine] = []
    if let prompt = topItem?.prompt {
      let area = CGRect(
        x: room.minX, y: room.minY + 4, width: room.width, height: max(buttonRow.minY - 4, 0))
      lines += placer(content).place(
        textLines(of: prompt, .systemFont(ofSize: 13), in: area.size), in: area, .center)
    }
    guard topItem?.titleView == nil, let title = topItem?.title, !title.isEmpty else {
      return lines
    }
    let row = buttonRow.offsetBy(dx: room.minX, dy: room.minY)
    guard !isLarge else {
      let area = CGRect(
        x: room.minX + 16, y: row.maxY, width: max(room.width - 32, 0),
        height: max(room.maxY - row.maxY, 0))
      return lines
        + placer(content).place(
          textLines(of: title, font, in: area.size), in: area, content.content.alignment)
    }
    let free = CGRect(
      x: row.minX + taken.left, y: row.minY, width: max(row.width - taken.left - taken.right, 0),
      height: row.height)
    let text = textLines(of: title, font, in: free.size)
    let width = text.first?.width ?? 0
    // It is centred in the bar as long as the buttons leave room there.
    let x = min(max(row.midX - width / 2, free.minX), max(free.maxX - width, free.minX))
    let area = CGRect(x: x, y: row.minY, width: width, height: row.height)
    return lines + placer(content).place(text, in: area, .left)
  }
}

extension UIBarButtonView: PicturedView {
  var pictureKind: PictureNode.Kind { .barButton }

  func titleColor(of content: ShownContent) -> PictureColor? {
    PictureColor(tintColor, traitCollection)
  }

  func parts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    let tab = item as? UITabBarItem
    let isTab = superview is UITabBar
    let image = isSelected ? tab?.selectedImage ?? item?.image : item?.image
    let title = item.map { $0.title ?? "" } ?? content.content.text
    if isTab { return tabParts(image, title, content, in: room) }
    if identifier == "back", item == nil { return backParts(content, in: room) }
    if let picture {
      return PictureParts(images: [self.picture(picture, content, middle: room, limit: room.size)])
    }
    // A system item has words that are not its title.
    let words = title.isEmpty ? content.content.text : title
    let font = UIFont.systemFont(ofSize: 17, weight: content.content.isBold ? .semibold : .regular)
    return PictureParts(
      lines: placer(content).place(textLines(of: words, font, in: room.size), in: room, .center))
  }

  private func tabParts(
    _ image: UIImage?, _ title: String, _ content: PictureContent, in room: CGRect
  ) -> PictureParts {
    guard let image else {
      let font = UIFont.systemFont(ofSize: 13, weight: .medium)
      return PictureParts(
        lines: placer(content).place(
          textLines(of: title.isEmpty ? content.content.text : title, font, in: room.size),
          in: room, .center))
    }
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    let title = textLines(of: title, font, in: room.size)
    let foot = title.first.map { $0.height + 2 } ?? 0
    var upper = room
    upper.size.height = max(room.height - foot, 0)
    var lower = room
    (lower.origin.y, lower.size.height) = (room.maxY - foot - 1, foot)
    return PictureParts(
      lines: placer(content).place(title, in: lower, .center),
      images: [
        picture(image, content, middle: upper, limit: CGSize(width: 28, height: upper.height - 6))
      ])
  }

  private func backParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    let title = content.content.text.trimmingCharacters(in: ["‹", "›", " "])
    let isTurned = isRightToLeft
    let sign = CGRect(
      x: isTurned ? room.maxX - 10 : room.minX, y: room.midY - 10, width: 10, height: 20)
    let rest = room.insetBy((leading: 15, trailing: 0), isTurned: isTurned)
    return PictureParts(
      lines: placer(content).place(
        textLines(of: title, .systemFont(ofSize: 17), in: rest.size), in: rest,
        isTurned ? .right : .left),
      signs: [
        PictureSign(kind: isTurned ? .forward : .back, frame: sign, color: content.color)
      ])
  }

  private func picture(
    _ image: UIImage, _ content: PictureContent, middle room: CGRect, limit: CGSize
  ) -> PictureImage {
    let factor = min(
      limit.width / max(image.size.width, 1), limit.height / max(image.size.height, 1), 1)
    let size = CGSize(
      width: image.size.width * max(factor, 0), height: image.size.height * max(factor, 0))
    return PictureImage(
      image: image,
      frame: CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height),
      tint: content.color, isTemplate: image.renderingMode != .alwaysOriginal)
  }
}
