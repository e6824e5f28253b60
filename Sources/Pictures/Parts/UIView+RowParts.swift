import AdaptiveLists
import AdaptiveUI
import Foundation

// Rows of lists and their headings.

extension UIView {
  /// A row with text, second text and image.
  func listParts(
    _ list: UIListContentConfiguration, _ content: PictureContent, in room: CGRect, margin: CGFloat
  ) -> PictureParts {
    let (first, second) = (list.textProperties, list.secondaryTextProperties)
    var row = RowText(
      text: list.shownText, font: first.font, limit: first.numberOfLines,
      detail: list.shownSecondaryText, detailFont: second.font, detailLimit: second.numberOfLines,
      isDetailBelow: list.isDetailBelow, gap: list.textToSecondaryTextVerticalPadding)
    row.detailColor = pictureColor(second.resolvedColor())
    row.image = list.image
    row.imageGap = list.imageToTextPadding
    row.imageTint = pictureColor(list.imageProperties.resolvedTintColor(for: tintColor))
    return rowParts(row, content, in: room, leading: margin, trailing: margin)
  }

  func rowParts(
    _ row: RowText, _ content: PictureContent, in room: CGRect, leading: CGFloat,
    trailing: CGFloat
  ) -> PictureParts {
    let isTurned = content.content.isMirrored
    var result = PictureParts()
    var inner = room.insetBy(
      (leading: leading, trailing: trailing + accessory(content, in: room, trailing, &result)),
      isTurned: isTurned)
    if let image = row.image, image.size.width > 0 {
      let height = min(image.size.height, room.height)
      let width = image.size.width * height / max(image.size.height, 1)
      result.images.append(
        PictureImage(
          image: image,
          frame: CGRect(
            x: isTurned ? inner.maxX - width : inner.minX, y: room.midY - height / 2, width: width,
            height: height),
          tint: row.imageTint ?? PictureColor(tintColor, traitCollection),
          isTemplate: image.symbolName != nil || image.renderingMode == .alwaysTemplate))
      inner = inner.insetBy((leading: width + row.imageGap, trailing: 0), isTurned: isTurned)
    }
    result.lines = texts(row, content, in: inner, isTurned)
    return result
  }

  private func texts(
    _ row: RowText, _ content: PictureContent, in room: CGRect, _ isTurned: Bool
  ) -> [PictureLine] {
    let start: ShownContent.Alignment = isTurned ? .right : .left
    let faint = TextPlacer(view: self, color: row.detailColor ?? content.secondary)
    guard !row.detail.isEmpty else {
      return placer(content).place(
        textLines(of: row.text, row.font, in: room.size, lineLimit: row.limit), in: room, start)
    }
    if row.isDetailBelow {
      let first = textLines(of: row.text, row.font, in: room.size, lineLimit: row.limit)
      let second = textLines(
        of: row.detail, row.detailFont, in: room.size, lineLimit: row.detailLimit)
      func height(_ lines: [TextLine]) -> CGFloat { lines.reduce(0) { $0 + $1.height } }
      let all = height(first) + row.gap + height(second)
      var upper = room
      upper.origin.y += (room.height - all) / 2
      var lower = upper
      lower.origin.y += height(first) + row.gap
      return placer(content).place(first, in: upper, start, .top)
        + faint.place(second, in: lower, start, .top)
    }
    let most = CGSize(width: room.width * 0.6, height: room.height)
    let second = textLines(of: row.detail, row.detailFont, in: most)
    var rest = room.size
    rest.width -= (second.first?.width ?? 0) + 8
    let first = textLines(of: row.text, row.font, in: rest, lineLimit: row.limit)
    return placer(content).place(first, in: room, start)
      + faint.place(second, in: room, isTurned ? .left : .right)
  }

  /// Adds the accessory at a row's end.
  ///
  /// - Returns: The width that it takes, in points.
  private func accessory(
    _ content: PictureContent, in room: CGRect, _ margin: CGFloat, _ result: inout PictureParts
  ) -> CGFloat {
    guard case .row(_, _, let accessory) = content.content.role, accessory != .none else {
      return 0
    }
    let isTurned = content.content.isMirrored
    let (kind, width, color): (PictureSign.Kind, CGFloat, PictureColor) =
      switch accessory {
      case .checkmark: (.checkmark, 15, PictureColor(tintColor, traitCollection))
      case .detail: (.detail, 22, PictureColor(tintColor, traitCollection))
      default: (isTurned ? .back : .forward, 8, PictureColor(.tertiaryLabel, traitCollection))
      }
    let x = isTurned ? room.minX + margin : room.maxX - margin - width
    result.signs.append(
      PictureSign(
        kind: kind, frame: CGRect(x: x, y: room.midY - 7, width: width, height: 14), color: color))
    return width + 8
  }
}

/// The texts of a row with their looks.
struct RowText {
  var text: String
  var font: UIFont
  var limit: Int
  var detail = ""
  var detailFont: UIFont
  var detailLimit = 1
  var isDetailBelow = false
  /// The distance between text and second text, in points.
  var gap: CGFloat = 0
  var detailColor: PictureColor?
  var image: UIImage?
  /// The distance between image and text, in points.
  var imageGap: CGFloat = 15
  var imageTint: PictureColor?
}

extension UITableViewCell {
  func rowParts(_ content: PictureContent, in room: CGRect) -> PictureParts {
    if let list = drawnList {
      return listParts(list, content, in: room, margin: rowMargin)
    }
    let margin = textInsets(margins: (rowMargin, rowMargin))
    let isBelow: Bool = if case .row(_, true, _) = content.content.role { true } else { false }
    let plain = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let (title, detail, image) = drawnParts
    var detailFont = detail?.font ?? plain
    // The second line has no size that the program set.
    if isBelow, detailFont == plain { detailFont = .systemFont(ofSize: 12) }
    var row = RowText(
      text: title.text ?? "", font: title.font ?? plain, limit: title.numberOfLines,
      detail: detail?.text ?? "", detailFont: detailFont, detailLimit: detail?.numberOfLines ?? 1,
      isDetailBelow: isBelow)
    row.detailColor = pictureColor(detail?.textColor)
    row.image = image.image
    return rowParts(row, content, in: room, leading: margin.leading, trailing: margin.trailing)
  }
}

extension UITableViewHeaderFooterView {
  func headingLines(_ content: PictureContent, in room: CGRect) -> [PictureLine] {
    let margin = SectionTitle.margin
    let inner = room.insetBy(
      (leading: margin, trailing: margin), isTurned: content.content.isMirrored)
    let lines = textLines(
      of: content.content.text, title.font, in: inner.size, lineLimit: content.content.lineLimit)
    return placer(content).place(lines, in: inner, content.content.alignment)
  }
}

extension CGRect {
  /// The rectangle without what is taken at the leading and the trailing edge, in points.
  func insetBy(
    _ taken: (leading: CGFloat, trailing: CGFloat), isTurned: Bool
  ) -> CGRect {
    let left = isTurned ? taken.trailing : taken.leading
    return CGRect(
      x: minX + left, y: minY, width: max(width - taken.leading - taken.trailing, 0),
      height: height)
  }
}
