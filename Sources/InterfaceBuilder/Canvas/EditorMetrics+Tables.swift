import AdaptiveUI
import Foundation

// How the editor lays tables out. Source: the cells of public documents, by build. Rules LC1.8, LE2.

extension EditorMetrics {
  /// What stands above a section's rows.
  @MainActor func headerHeight(
    of section: DocumentTableView.Section, at index: Int, in table: DocumentTableView
  ) -> CGFloat {
    if table.style == .plain {
      let title = plainTitleHeight(given: table.givenHeights.header)
      if section.isPrototypes { return title }
      let isBare = section.title == nil && !since(14800)
      return isBare ? 0 : index == 0 || section.title != nil ? title : 0
    }
    let given = table.givenHeights.header > 0 ? table.givenHeights.header : 18
    if section.isPrototypes || section.title != nil {
      if index > 0, section.title?.isEmpty == true, since(14800) { return 22 }
      return groupedTitleHeight(isFirst: index == 0, table)
    }
    guard index == 0, !since(14800) else { return given }
    return table.givenHeights.row <= 0 || !since(8000) ? 35 : given
  }

  /// The title of a plain section, or the editor's own over prototypes.
  private func plainTitleHeight(given: CGFloat) -> CGFloat {
    if since(21100) { return 50 }
    if since(19000) { return 44.5 }
    if since(18000) { return 24.5 }
    return since(14800) || given <= 0 ? 28 : given
  }

  /// The title of a grouped section.
  @MainActor private func groupedTitleHeight(isFirst: Bool, _ table: UITableView) -> CGFloat {
    guard isFirst else { return since(23000) && !since(24000) ? 45 + pixel(table) : 38 }
    guard since(11000) else { return since(8000) ? 50 : 55 }
    if since(22000), (table as? DocumentTableView)?.givenHeights.row ?? -1 > 0 { return 38 }
    // A line of text at 17 points, rounded up to the pixel, under 35 points of room.
    let scale = max(table.traitCollection.displayScale, 1)
    let room: CGFloat = since(18000) && !since(21000) ? 29 : 35
    return room + (17 * 1.193359375 * scale).rounded(.up) / scale
  }

  @MainActor func footerHeight(
    of section: DocumentTableView.Section, in table: DocumentTableView
  ) -> CGFloat {
    guard table.style != .plain else { return since(18000) && !since(20000) ? 24.5 : 0 }
    if section.footer != nil { return 39 - pixel(table) }
    return table.givenHeights.footer > 0 ? table.givenHeights.footer : 18
  }

  /// The height of a row: its own, the table's, or what its content needs.
  @MainActor func height(of cell: DocumentCell, in table: DocumentTableView) -> CGFloat {
    if let given = cell.givenHeight, given > 0 { return given }
    if table.givenHeights.row > 0 { return table.givenHeights.row }
    guard since(14800) else { return 44 }
    let standard = standardHeight(of: cell, in: table)
    guard let content = cell.documentContent, cell.documentText == nil,
      !content.constraints.isEmpty
    else { return standard }
    let width = bounds(of: cell, in: table).width
    // Margins that follow the superview's depend on where the content stands.
    let inset = cellInset(in: table)
    cell.frame = CGRect(
      x: inset, y: cell.frame.minY, width: table.bounds.width - 2 * inset, height: standard)
    content.frame = CGRect(x: 0, y: 0, width: width, height: standard)
    cell.setMargins()
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitting.height, standard)
  }

  /// A subtitle needs more than a row has, but in the small fonts of before iOS 11.
  @MainActor private func standardHeight(of cell: DocumentCell, in table: UITableView) -> CGFloat {
    guard cell.documentStyle == .subtitle, cell.documentText?.font.pointSize ?? 17 >= 17,
      cell.documentDetail?.font.pointSize ?? 12 >= 12
    else { return isGlass ? (table.style == .plain ? 50 : 51) : 44 - pixel(table) }  // LE2.3
    return 55.5
  }

  /// The builds of iOS 26's look, whose rows are higher.
  private var isGlass: Bool { since(24000) && !since(32000) }

  @MainActor private func bounds(of cell: DocumentCell, in table: DocumentTableView) -> CGSize {
    let width = max(table.bounds.width - 2 * cellInset(in: table), 0)
    return CGSize(width: max(width - accessoryWidth(of: cell, table), 0), height: 44)
  }

  /// How far cells of an inset group stand from the table's edges.
  @MainActor func cellInset(in table: UITableView) -> CGFloat {
    guard table.style == .insetGrouped else { return 0 }
    return since(22000) && !since(24000) || table.bounds.width >= 390 ? 20 : 16  // LE2.2
  }

  /// The cell without separator and accessory.
  @MainActor func contentRect(of cell: DocumentCell) -> CGRect {
    let separator = cell.hasSeparator && !since(14800) ? pixel(cell) : 0
    return CGRect(
      x: 0, y: 0, width: max(cell.bounds.width - accessoryWidth(of: cell, cell), 0),
      height: max(cell.bounds.height - separator, 0))
  }

  @MainActor private func accessoryWidth(of cell: UITableViewCell, _ view: UIView) -> CGFloat {
    let isWide = view.bounds.width >= 414
    switch cell.accessoryType {
    case .none: return 0
    case .disclosureIndicator:
      guard since(14800) else { return since(13500) && pixel(view) < 1 ? 34 : 33 }
      let table = view as? UITableView ?? cell.superview as? UITableView
      let margin = table.map { cellInset(in: $0) } ?? 0
      return (margin > 0 ? margin : sideMargin(of: cell)) + chevronWidth
    case .checkmark:
      if since(19000) && !since(21000) { return 40.5 }
      return since(13000) ? (isWide || since(22000) ? 44 : 40) : 39
    case .detailDisclosureButton: return since(14800) ? (isWide ? 57 : 53) : 67
    case .detailButton: return since(14800) ? (isWide ? 46 : 42) : 48
    }
  }

  private var chevronWidth: CGFloat {
    if since(21000) { return 31.0 / 3 }
    if since(19000) { return 8.5 }
    return since(18000) ? 9.5 : 11
  }

  /// Between content and edge inside a cell.
  @MainActor func cellMargin(width: CGFloat, in cell: UIView) -> CGFloat {
    guard since(12000) else { return 15 }
    return sideMargin(of: cell)
  }

  @MainActor private func sideMargin(of cell: UIView) -> CGFloat {
    let own = cell.window?.bounds.width ?? 0
    // Cells that are drawn alone have the device's margins, unless they are as narrow as the
    // narrowest.
    let width = own > 320 ? screenWidth ?? own : own
    if width >= 390 && width < 600 || width >= 700 { return 20 }
    return width < 350 && !since(14800) ? 15 : 16
  }

  /// The margins of a cell, which its content view may preserve.
  @MainActor func cellMargins(of cell: DocumentCell) -> NSDirectionalEdgeInsets {
    let side = sideMargin(of: cell)
    return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
  }

  /// The margins of a cell's content view.
  @MainActor func contentMargins(of cell: DocumentCell) -> NSDirectionalEdgeInsets {
    guard since(13000) else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side = sideMargin(of: cell)
    let isInset = (cell.superview as? UITableView)?.style == .insetGrouped
    let edge: CGFloat = isGlass && isInset ? 15 : 11
    return NSDirectionalEdgeInsets(
      top: edge, leading: side, bottom: edge, trailing: cell.accessoryType == .none ? side : 8)
  }

  /// Whether the editor scrolls the first table of a controller below the bars.
  var scrollsBelowBars: Bool { !since(11500) }

  /// Between a built-in label and an accessory.
  @MainActor func gap(before accessory: UITableViewCell.AccessoryType) -> CGFloat {
    if since(14800) { return 8 }
    return since(13500) ? (accessory == .disclosureIndicator ? 1 : 0) : 2
  }

  /// Where the text over a subtitle begins, and how far below it the subtitle does; `title` is the
  /// size of the text's font and `room` what the two lines leave of the row's height.
  @MainActor func subtitlePlace(
    of cell: DocumentCell, title: CGFloat, room: CGFloat
  ) -> (top: CGFloat, gap: CGFloat) {
    let isGiven = cell.givenHeight ?? 0 > 0
    // A row that is as high as its text needs.
    if since(14800), !isGiven, title >= 17, room > 12 { return (((room - 1) / 2).rounded(), 1) }
    let gap = (title * 0.36).rounded() / 2
    guard room - gap >= 12 else { return ((room / 2).rounded(.up), 0) }
    return (((room - gap) / 2).rounded(.down) - (isGiven ? 1 : 0), gap)
  }

  @MainActor private func pixel(_ view: UIView) -> CGFloat {
    1 / max(view.traitCollection.displayScale, 1)
  }
}
