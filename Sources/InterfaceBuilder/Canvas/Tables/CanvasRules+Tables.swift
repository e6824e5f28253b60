import AdaptiveLists
import AdaptiveUI
import Foundation

// How the editor lays tables out. Source: the cells of public documents, by build. Rules LC1.8, LE2.

extension CanvasRules {
  /// The height of a row: its own, the table's, or what its content needs.
  @MainActor func height(of cell: CanvasCell, in table: CanvasTableView) -> CGFloat {
    if let given = cell.givenHeight, given >= 0 { return given }
    if table.rowHeight > 0 { return table.rowHeight }
    guard release.rows.areMeasured, cell.ownHeight != .full else { return release.rows.fullHeight }
    let standard = standardHeight(of: cell, in: table)
    guard cell.ownHeight == .measured, let content = cell.documentContent, cell.documentText == nil,
      !content.constraints.isEmpty
    else { return standard }
    let width = bounds(of: cell, in: table).width
    // Margins that follow the superview's depend on where the content is.
    let inset = cellInset(in: table)
    cell.frame = CGRect(
      x: inset, y: cell.frame.minY, width: table.bounds.width - 2 * inset, height: standard)
    content.frame = CGRect(x: 0, y: 0, width: width, height: standard)
    cell.setMargins()
    func fit() -> CGSize {
      content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let fitting = table.wholePoints.measureInPixels(in: content, fit)
    guard fitting.height > 0 else { return standard }
    let line = separator(in: table)
    return fitting.height + (line > 0 ? release.rows.separatorOfContent ?? line : 0)
  }

  /// The height of a row as far as it is given.
  @MainActor func expectedHeight(of cell: CanvasCell, in table: CanvasTableView) -> CGFloat {
    if let given = cell.givenHeight, given >= 0 { return given }
    return table.rowHeight > 0 ? table.rowHeight : release.rows.expectedHeight
  }

  /// Whether a row of a static table is as high as early editors made such rows.
  ///
  /// Source: builds that do not measure such rows. All 42 rows with the attributes that early editors gave rows, in five
  /// repositories, are 44 points high; of the other 138, in fourteen, 59 of 65 whose content has constraints,
  /// 15 of 20 with a detail at the side, and 23 of the other 53. The stored height would tell of these, and
  /// is not asked: it is what the canvas predicts.
  func isEarlyRow(_ row: DocumentElement) -> Bool {
    let wasIndented = row["hidesAccessoryWhenEditing"] == "NO" && row["indentationLevel"] == "1"
    if wasIndented || !row.flag("preservesSuperviewLayoutMargins") { return true }
    guard row["style"] == nil else { return row["style"] == "IBUITableViewCellStyleValue1" }
    return row.child(key: "contentView")?.list("constraints").isEmpty == false
  }

  /// What a row has at least; the separator is part of it, where there are separators.
  ///
  /// A row with a subtitle is as high as both lines and the text's line spacing, in whole points and half of
  /// one. A title of more than 20 points needs more than others: two lines, and their spacing. In iOS 26's
  /// look texts lie 15 points from the edges, and 10 where there are two.
  @MainActor private func standardHeight(
    of cell: CanvasCell, in table: CanvasTableView
  ) -> CGFloat {
    let title = cell.documentText?.intrinsicContentSize.height ?? 0
    let detail = cell.documentStyle == .subtitle ? cell.documentDetail : nil
    guard let room = release.rows.textRoom else {
      let picture = cell.documentImage?.naturalSize?.height ?? 0
      let line = separator(in: table)
      let least = max(44 - line, picture + 22 + line)
      if let text = cell.documentText?.font, let below = detail?.font {
        let lines = 2 * text.lineHeight + text.leading + below.lineHeight
        return max(least, (lines.rounded() + 0.5).roundedUp(toPixelsOf: table))
      }
      let spacing = cell.documentText?.font.leading.rounded() ?? 0
      return max(least, 2 * title + spacing + line)
    }
    guard title > 0 else {
      return release.rows.fullHeight - (table.separatorStyle == .none ? 0 : 1)
    }
    let texts =
      title + (detail.map { $0.intrinsicContentSize.height + room.twoLines } ?? room.oneLine)
    return max((texts + separator(in: table) - 0.01).rounded(.up), 51)
  }

  /// A row's height includes the line below it.
  ///
  /// Rule LE2.3.
  @MainActor private func separator(in table: CanvasTableView) -> CGFloat {
    table.separatorStyle == .none ? 0 : pixel(table)
  }

  @MainActor private func bounds(of cell: CanvasCell, in table: CanvasTableView) -> CGSize {
    let width = max(table.bounds.width - 2 * cellInset(in: table), 0)
    return CGSize(width: max(width - accessoryWidth(of: cell, table), 0), height: 44)
  }

  /// How far cells of an inset group are from the table's edges.
  @MainActor func cellInset(in table: UITableView) -> CGFloat {
    guard table.style == .insetGrouped else { return 0 }
    return table.bounds.width >= 390 ? 20 : 16  // LE2.2
  }

  /// The cell without separator and accessory.
  @MainActor func contentRect(of cell: CanvasCell) -> CGRect {
    CGRect(
      x: 0, y: 0, width: max(cell.bounds.width - accessoryWidth(of: cell, cell), 0),
      height: max(cell.bounds.height - separatorBelow(cell), 0))
  }

  /// What the separator takes of a cell's content.
  @MainActor private func separatorBelow(_ cell: CanvasCell) -> CGFloat {
    let table = cell.superview as? CanvasTableView
    guard release.rows.contentEndsAboveSeparator,
      table?.separatorStyle != UITableViewCell.SeparatorStyle.none
    else {
      return 0
    }
    return pixel(cell)
  }

  /// How much narrower a row's content is beside an accessory: the margin of the row, and what the build
  /// gives the accessory and the space around it.
  ///
  /// Rule LE2.2.
  @MainActor private func accessoryWidth(of cell: UITableViewCell, _ view: UIView) -> CGFloat {
    let table = view as? UITableView ?? cell.superview as? UITableView
    let inset = table.map { cellInset(in: $0) } ?? 0
    let least: CGFloat = isNarrow(cell) ? 15 : 16
    let followsMargins = release.rows.accessoriesFollowMargins
    let seen = inset > 0 ? inset : followsMargins ? max(sideMargin(of: cell), least) : 15
    let isShown = (cell as? CanvasCell)?.isShown ?? true
    let margin = isShown ? seen : Self.firstMargin
    guard let accessory = accessory(cell.accessoryType) else { return 0 }
    // Widths with the margin in them know none but the narrowest.
    return accessory.width + (accessory.addsMargin ? margin : max(cell.readableMargin - 15, 0))
  }

  private func accessory(_ type: UITableViewCell.AccessoryType) -> EditorRelease.Rows.Accessory? {
    switch type {
    case .none: nil
    case .disclosureIndicator: release.rows.disclosure
    case .checkmark: release.rows.checkmark
    case .detailDisclosureButton: release.rows.detailDisclosure
    case .detailButton: release.rows.detail
    }
  }

  /// Between the edges of a cell and what its built-in style shows.
  @MainActor func builtInMargins(of cell: CanvasCell) -> (leading: CGFloat, trailing: CGFloat) {
    guard release.rows.textsBeginAtMargin else {
      let least = cell.readableMargin
      let leading: CGFloat = cell.documentImage != nil ? 16 : 15
      return (max(leading, least), max(15, least))
    }
    guard cell.isShown else { return (15, 15) }
    if let own = cell.ownMargins, !isNarrow(cell) { return (own.leading, own.trailing) }
    let endsAtMargin = release.rows.textsEndAtMargin
    let least: CGFloat = endsAtMargin && !isNarrow(cell) ? 16 : 15
    let side = max(sideMargin(of: cell), least)
    return (side, endsAtMargin ? side : 15)
  }

  /// The margins at the sides of a row.
  @MainActor func sideMargin(of cell: UIView) -> CGFloat {
    max(screenMargin(of: cell), (cell as? UITableViewCell)?.readableMargin ?? 0)
  }

  /// The margins of rows by the width of the screen.
  @MainActor private func screenMargin(of cell: UIView) -> CGFloat {
    let own = min(cell.window?.bounds.width ?? 0, cell.superview?.bounds.width ?? .infinity)
    if !release.rows.followScreen, cell.superview is CanvasTableView { return 15 }
    let isAlone = cell is CanvasCell && !(cell.superview is UITableView)
    // Cells that are drawn alone have the device's margins, unless they are as narrow as the narrowest.
    let screen = device?.size?.width
    let countsItself = isAlone && !release.rows.loneRowsFollowScreen
    let width = countsItself || own <= 320 ? own : max(screen ?? own, isAlone ? 0 : own)
    // On canvases without a device only tables of controllers have wide margins.
    let isOfController = (cell.superview as? CanvasTableView)?.isSubview == false
    if width >= 390, countsItself || width < 600 || width == 600 && isOfController { return 20 }
    // On their side, phones have wide margins only where they are wide by their size class.
    if width >= 700 { return cell.traitCollection.horizontalSizeClass == .compact ? 16 : 20 }
    if isAlone, let margin = release.rows.loneMargin, device?.hasHomeIndicator == false {
      return margin
    }
    if isNarrow(cell) { return 15 }
    guard width < 350 else { return 16 }
    return screen ?? 600 <= 320 ? release.rows.narrowestMargin : release.rows.narrowMargin
  }

  /// Whether a row has narrow margins because its table is not the view of a controller, or is of inset
  /// groups.
  ///
  /// Source: all 12 built-in texts of builds 13000 to 15999 in tables of that width among other views, in
  /// nine repositories; all 98 in tables of controllers begin at 16 points, but 5 in inset groups of one.
  @MainActor private func isNarrow(_ row: UIView) -> Bool {
    guard release.rows.areNarrowAmongViews, let table = row.superview as? CanvasTableView else {
      return false
    }
    return table.isSubview || table.style == .insetGrouped
  }

  /// The margins that rows begin with, which those that the table does not show at first keep.
  private static let firstMargin: CGFloat = 8

  /// The margins of a cell, the document's or the build's, which its content view takes over.
  @MainActor func cellMargins(of cell: CanvasCell) -> NSDirectionalEdgeInsets {
    if let own = cell.ownMargins { return own }
    // Source: all 52 cells drawn alone whose margins can be told, in 19 repositories.
    if !release.rows.loneRowsHaveMargins, !(cell.superview is UITableView) {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side = cell.isShown ? sideMargin(of: cell) : Self.firstMargin
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }

  /// The margins of a cell's content view; where the separator is not part of it, it is of the margin.
  @MainActor func contentMargins(of cell: CanvasCell) -> NSDirectionalEdgeInsets {
    guard release.rows.contentFollowsMargins else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let sides = cellMargins(of: cell)
    let edge = release.rows.contentEdge
    return NSDirectionalEdgeInsets(
      top: edge, leading: sides.leading, bottom: edge - separatorBelow(cell),
      trailing: cell.accessoryType == .none ? sides.trailing : 8)
  }

  /// Between a built-in label and the accessory of its row.
  @MainActor func gap(beforeAccessoryOf cell: CanvasCell) -> CGFloat {
    if let gap = release.rows.accessoryGap { return gap }
    if cell.accessoryType == .checkmark { return cell.isShown ? 0 : 3 }
    // Where rows have wide margins, all 11 such labels reach the accessory, in two repositories; 50 in nine
    // others, with narrow ones, end a point before.
    return cell.accessoryType == .disclosureIndicator && sideMargin(of: cell) < 20 ? 1 : 0
  }

  /// Where a picture begins that leaves `room` of the row's height.
  func pictureTop(room: CGFloat) -> CGFloat { (room / 2 + 0.01).rounded(.down) }

  /// Where the text over a subtitle begins, and how far below it the subtitle does; `title` is the
  /// size of the text's font and `room` what the two lines leave of the row's height.
  ///
  /// Both lines are in the middle, and where they leave more of the row than the title's size, the text
  /// moves up.
  @MainActor func subtitlePlace(
    of cell: CanvasCell, title: CGFloat, room: CGFloat
  ) -> (top: CGFloat, gap: CGFloat) {
    let middle = (room / 2 - 0.01).rounded(.up)
    guard release.rows.raiseTexts, room > title else { return (middle, 0) }
    let pixel = pixel(cell)
    var gap = (title * 3 / 17 / pixel).rounded() * pixel
    let isGiven = cell.givenHeight ?? 0 > 0 || (cell.superview as? UITableView)?.rowHeight ?? 0 > 0
    // A row that is as high as its text needs.
    if !isGiven, title >= 17 { gap = min(gap, max((room - 18.99).rounded(.down), 0)) }
    return (middle - gap, gap)
  }

  @MainActor func pixel(_ view: UIView) -> CGFloat {
    1 / max(view.traitCollection.displayScale, 1)
  }
}
