import AdaptiveUI
import Foundation

// Lists. What documents say of them is read with their rows.

extension AttributeTable {
  package static let tableView = AttributeTable(
    UITableView.self, "UITableView", under: scrollView, isInScenes: true,
    [
      .special(.table),
      .number("rowHeight", xib: nil, { $0.rowHeight }, { $0.rowHeight = $1 }),
      .number(
        "estimatedRowHeight", xib: nil,
        { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 }),
      .number(
        "sectionHeaderHeight", xib: nil,
        { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 }),
      .number(
        "sectionFooterHeight", xib: nil,
        { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 }),
      .number(
        "sectionHeaderTopPadding", xib: nil,
        { $0.sectionHeaderTopPadding }, { $0.sectionHeaderTopPadding = $1 }),
      .color("separatorColor", xib: nil, { $0.separatorColor }, { $0.separatorColor = $1 }),
      .flag("allowsSelection", xib: nil, { $0.allowsSelection }, { $0.allowsSelection = $1 }),
      .flag(
        "allowsMultipleSelection", xib: nil,
        { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
      .flag(
        "cellLayoutMarginsFollowReadableWidth", xib: nil,
        { $0.cellLayoutMarginsFollowReadableWidth },
        { $0.cellLayoutMarginsFollowReadableWidth = $1 }),
    ])

  package static let tableViewCell = AttributeTable(
    UITableViewCell.self, "UITableViewCell", under: view,
    [
      .whole("indentationLevel", xib: nil, { $0.indentationLevel }, { $0.indentationLevel = $1 }),
      .number("indentationWidth", xib: nil, { $0.indentationWidth }, { $0.indentationWidth = $1 }),
    ])

  package static let collectionView = AttributeTable(
    UICollectionView.self, "UICollectionView", under: scrollView, isInScenes: true,
    [
      .special(.collection),
      .flag("allowsSelection", xib: nil, { $0.allowsSelection }, { $0.allowsSelection = $1 }),
      .flag(
        "allowsMultipleSelection", xib: nil,
        { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
    ])
}
