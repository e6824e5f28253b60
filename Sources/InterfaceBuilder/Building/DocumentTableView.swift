import AdaptiveUI
import Foundation

/// A table as a document shows it: its static cells or prototypes below each other.
///
/// Interface Builder gives it heights by rules of its own, which changed from build to build.
final class DocumentTableView: UITableView {
  /// Rows with what stands above and below them.
  struct Section {
    var title: String?
    var footer: String?
    var cells: [DocumentCell] = []
    /// Prototypes stand under a title of the editor's own.
    var isPrototypes = false
    /// What shows the titles; none on the editor's canvas.
    var headerView: UIView?
    var footerView: UIView?
  }

  var sections: [Section] = []
  var headerView: UIView?
  var footerView: UIView?
  /// What bars cover of the top, where the editor scrolled the content below them.
  var topInset: CGFloat = 0
  /// Whether the bar above has a large title.
  var liesUnderLargeTitle = false
  var metrics = CanvasRules(EditorRelease(build: 0), device: nil)
  /// Whether the table is not itself the view of a controller.
  var standsAmongViews = false
  /// Whether rows are told whether they can be seen before anything scrolls.
  var tellsWhatIsShown = false

  /// Makes views for the titles of the sections.
  func showTitles() {
    func shown(_ title: String?) -> UIView? {
      guard let title, !title.isEmpty else { return nil }
      let view = UITableViewHeaderFooterView(title: title)
      addSubview(view)
      return view
    }
    for index in sections.indices {
      sections[index].headerView = shown(sections[index].title)
      sections[index].footerView = shown(sections[index].footer)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if tellsWhatIsShown, metrics.release.rows.areSeenByGivenHeights { tellWhatIsShown() }
    let tellsByFrames = tellsWhatIsShown && !metrics.release.rows.areSeenByGivenHeights
    var top = topInset
    top += place(headerView, at: top, height: headerView?.bounds.height ?? 0)
    for (index, section) in sections.enumerated() {
      let above = metrics.headerHeight(of: section, at: index, in: self)
      top += place(section.headerView, at: top, height: above)
      for cell in section.cells {
        let height = metrics.height(of: cell, in: self)
        let side = metrics.cellInset(in: self)
        cell.frame = CGRect(
          x: side, y: top, width: max(bounds.width - 2 * side, 0), height: height)
        cell.placeContent()
        if tellsByFrames { cell.isShown = top < shownHeight }
        top += height
      }
      let below = metrics.footerHeight(of: section, in: self)
      top += place(section.footerView, at: top, height: below)
    }
    top += place(footerView, at: top, height: footerView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: top)
  }

  /// What bars leave of the table's height.
  private var shownHeight: CGFloat {
    bounds.height - safeAreaInsets.top + metrics.addedTop(over: bounds.size)
  }

  /// Tells rows whether they can be seen before anything scrolls, by the heights that the table and its
  /// rows are given, without what titles need.
  private func tellWhatIsShown() {
    let standard: CGFloat = style == .plain ? 28 : 18
    var top = headerView?.bounds.height ?? 0
    for section in sections {
      top += sectionHeaderHeight > 0 ? sectionHeaderHeight : standard
      for cell in section.cells {
        cell.isShown = top < shownHeight
        top += metrics.expectedHeight(of: cell, in: self)
      }
      top += sectionFooterHeight > 0 ? sectionFooterHeight : standard
    }
  }

  /// Headers and footers, of sections and of tables, are as wide as the table.
  private func place(_ view: UIView?, at top: CGFloat, height: CGFloat) -> CGFloat {
    view?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    return height
  }
}

/// A cell of a document, laid out as the editor lays it out.
final class DocumentCell: UITableViewCell {
  /// The height that the document gives the row, if any.
  var givenHeight: CGFloat?
  /// How high the row is where nothing gives its height.
  var ownHeight = OwnHeight.measured
  var metrics = CanvasRules(EditorRelease(build: 0), device: nil)
  /// Whether the row can be seen before its table scrolls.
  var isShown = true {
    didSet { if isShown != oldValue { setNeedsLayout() } }
  }
  /// The height of a row that nothing gives.
  enum OwnHeight {
    /// What a row has with its separator, or without it, whatever its content needs.
    case full, standard
    /// What its content needs.
    case measured
  }
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

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content = documentContent else { return }
    placeContent()
    placeBuiltIns(in: content.bounds.size)
  }

  /// Gives the content view what the row leaves it; the table asks for it in all rows before any is laid
  /// out, so that constraints are solved once for all of them.
  func placeContent() {
    documentContent?.frame = metrics.contentRect(of: self)
    setMargins()
  }

  /// Takes the build's margins, which a row that measures itself needs as well.
  func setMargins() {
    directionalLayoutMargins = metrics.cellMargins(of: self)
    if !hasOwnMargins {
      documentContent?.directionalLayoutMargins = metrics.contentMargins(of: self)  // LC1.8
    }
  }

  /// Text, detail and picture of the built-in styles.
  private func placeBuiltIns(in size: CGSize) {
    guard let text = documentText else { return }
    let insets = textInsets(margins: metrics.builtInMargins(of: self))
    let trailing = accessoryType == .none ? insets.trailing : metrics.gap(beforeAccessoryOf: self)
    var left = insets.leading
    if let picture = documentImage, let natural = picture.naturalSize {
      // Symbols of any width have their middle below each other.
      let column = picture.image?.isSymbolImage == true ? 24 : natural.width
      let x = left + (column - natural.width) / 2
      picture.frame = CGRect(
        x: x, y: metrics.pictureTop(room: size.height - natural.height, in: self),
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
      let (top, gap) = metrics.subtitlePlace(
        of: self, title: text.font.pointSize,
        room: size.height - natural.height - below.height)
      text.frame = CGRect(origin: CGPoint(x: left, y: top), size: natural)
      detail.frame = CGRect(
        origin: CGPoint(x: left, y: top + natural.height + gap), size: below)
    }
  }

  /// A narrow column of text on the line of the detail beside it, which stands in the middle.
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
