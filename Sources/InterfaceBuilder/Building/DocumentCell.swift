import AdaptiveLists
import AdaptiveUI
import Foundation

/// A row of a document: UIKit's, with the views of its built-in style in its content view.
class DocumentCell: UITableViewCell {
  /// The height that the document gives the row, if any.
  var givenHeight: CGFloat?
  /// The content view and the views of built-in styles that the document names.
  weak var documentContent: UIView?
  weak var documentText: UILabel?
  weak var documentDetail: UILabel?
  weak var documentImage: UIImageView?
  var documentStyle = CellStyle.default
  /// The margins that the document gives the cell.
  var ownMargins: NSDirectionalEdgeInsets?
  /// Whether the document gives the content view margins.
  var hasOwnMargins = false

  override var textLabel: UILabel? { documentText ?? super.textLabel }
  override var detailTextLabel: UILabel? { documentDetail ?? super.detailTextLabel }
  override var imageView: UIImageView? { documentImage ?? super.imageView }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content = documentContent { placeBuiltIns(in: content.bounds.size) }
  }

  // MARK: Where the built-in views are

  /// Between the edges of the row and what its built-in style shows.
  var builtInMargins: (leading: CGFloat, trailing: CGFloat) { (rowMargin, rowMargin) }

  /// Between a built-in label and the accessory of the row.
  var gapBeforeAccessory: CGFloat { 8 }

  /// Where a picture begins that leaves `room` of the row's height.
  func pictureTop(room: CGFloat) -> CGFloat { (room / 2 / pixel + 0.01).rounded(.down) * pixel }

  /// Where the text over a subtitle begins, and how far below it the subtitle does; `title` is the
  /// size of the text's font and `room` what the two lines leave of the row's height.
  func subtitlePlace(title: CGFloat, room: CGFloat) -> (top: CGFloat, gap: CGFloat) {
    ((room / 2 - 0.01).rounded(.up), 0)
  }

  final var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// What texts and picture need, at least what a row of the era has; `nil` for rows of other content.
  ///
  /// A row with a subtitle is as high as both lines and the text's line spacing, in whole points and half of
  /// one. A title of more than 20 points needs more than others: two lines, and their spacing.
  final var builtInHeight: CGFloat? {
    guard let text = documentText else { return nil }
    let picture = documentImage?.naturalSize?.height ?? 0
    let least = max(controlMetrics.rowHeight, picture + 22)
    if documentStyle == .subtitle, let below = documentDetail?.font {
      let lines = 2 * text.font.lineHeight + text.font.leading + below.lineHeight
      return max(least, (lines.rounded() + 0.5).roundedUp(toPixelsOf: self))
    }
    return max(least, 2 * text.intrinsicContentSize.height + text.font.leading.rounded())
  }

  /// Places text, detail and picture of the built-in styles, from the leading side on.
  final func placeBuiltIns(in size: CGSize) {
    guard let text = documentText else { return }
    placeFromLeft(text, in: size)
    guard isRightToLeft else { return }
    let parts: [UIView?] = [text, documentDetail, documentImage]
    for part in parts.compactMap(\.self) {
      part.frame = part.frame.turned(in: CGRect(origin: .zero, size: size))
    }
  }

  private func placeFromLeft(_ text: UILabel, in size: CGSize) {
    let insets = textInsets(margins: builtInMargins)
    let trailing = accessoryType == .none ? insets.trailing : gapBeforeAccessory
    var left = insets.leading
    if let picture = documentImage, let natural = picture.naturalSize {
      // Symbols of any width have their middle below each other.
      let column = picture.image?.isSymbolImage == true ? 24 : natural.width
      let x = left + (column - natural.width) / 2
      picture.frame = CGRect(
        x: x, y: pictureTop(room: size.height - natural.height),
        width: natural.width, height: natural.height)
      left = max(left + column, x + natural.width) + 15
    }
    let natural = text.placeholderSize("Title")
    switch documentStyle {
    case .default:
      text.frame = CGRect(
        x: left, y: 0, width: max(size.width - left - trailing, 0), height: size.height)
    case .value1:
      let top = ((size.height - natural.height) / 2).rounded(.up)
      text.frame = CGRect(origin: CGPoint(x: left, y: top), size: natural)
      guard let detail = documentDetail else { return }
      var below = detail.placeholderSize("Detail")
      // The text comes first, and 6 points.
      below.width = min(below.width, max(size.width - trailing - text.frame.maxX - 6, 0))
      let drop = (text.font.ascender - detail.font.ascender).rounded()
      detail.frame = CGRect(
        origin: CGPoint(x: size.width - trailing - below.width, y: top + drop), size: below)
    case .value2:
      placeColumns(of: text, from: left, to: size.width - trailing, height: size.height)
    case .subtitle:
      guard let detail = documentDetail else { return }
      let width = max(size.width - left - trailing, 0)
      let natural = text.size(atMost: width, word: "Title")
      let below = detail.size(atMost: width, word: "Subtitle")
      let (top, gap) = subtitlePlace(
        title: text.font.pointSize,
        room: size.height - natural.height - below.height)
      text.frame = CGRect(origin: CGPoint(x: left, y: top), size: natural)
      detail.frame = CGRect(
        origin: CGPoint(x: left, y: top + natural.height + gap), size: below)
    }
  }

  /// A narrow column of text on the line of the detail beside it, which is in the middle.
  ///
  /// Source: eight rows of three repositories, in builds 5056 to 19455.
  private func placeColumns(
    of text: UILabel, from left: CGFloat, to right: CGFloat, height: CGFloat
  ) {
    let line = text.placeholderSize("Title").height
    let detail = documentDetail
    let natural = detail?.placeholderSize("Detail") ?? CGSize(width: 0, height: line)
    let top = ((height - natural.height) / 2).rounded(.up)
    let rise = ((detail?.font ?? text.font).ascender - text.font.ascender).rounded()
    text.frame = CGRect(x: left, y: top + rise, width: 91, height: line)
    let start = text.frame.maxX + 6
    detail?.frame = CGRect(
      x: start, y: top, width: min(natural.width, max(right - start, 0)), height: natural.height)
  }
}

extension UILabel {
  /// The size of the text, in lines of `width` where it may have several.
  fileprivate func size(atMost width: CGFloat, word: String) -> CGSize {
    let natural = placeholderSize(word)
    guard numberOfLines != 1, natural.width > width else { return natural }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The size of the text; the editor measures a word of its own where there is none.
  fileprivate func placeholderSize(_ word: String) -> CGSize {
    guard (text ?? "").isEmpty else { return intrinsicContentSize }
    let label = UILabel()
    label.font = font
    label.text = word
    return label.intrinsicContentSize
  }
}

extension UIImageView {
  /// The size of the picture; of a symbol, as it is configured.
  var naturalSize: CGSize? { image?.isSymbolImage == true ? sizeThatFits(.zero) : image?.size }
}
