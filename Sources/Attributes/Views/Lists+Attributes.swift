import AdaptiveLists
import AdaptiveUI
import Foundation

// Lists; their rows and items are read with what they hold.

extension AttributeTable {
  /// `UITableView.automaticDimension`, which only the main actor may ask for.
  private static let automatic: CGFloat = -1

  package static let tableView = AttributeTable(
    UITableView.self, "UITableView", under: scrollView, tag: "tableView",
    [
      .special(.table),
      .number(
        "rowHeight", absent: automatic,
        { $0.rowHeight }, { $0.rowHeight = $1 }),
      .number(
        "sectionHeaderHeight", absent: automatic,
        { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 }),
      .number(
        "sectionFooterHeight", absent: automatic,
        { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 }),
      // A document says no estimate by leaving it out; rows do not size themselves then.
      .number("estimatedRowHeight", { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 }),
      .number(
        "estimatedSectionHeaderHeight", absent: automatic,
        { $0.estimatedSectionHeaderHeight }, { $0.estimatedSectionHeaderHeight = $1 }),
      .number(
        "estimatedSectionFooterHeight", absent: automatic,
        { $0.estimatedSectionFooterHeight }, { $0.estimatedSectionFooterHeight = $1 }),
      .number(
        "sectionHeaderTopPadding", xib: nil,
        { $0.sectionHeaderTopPadding }, { $0.sectionHeaderTopPadding = $1 }),
      .flag(
        "contentViewInsetsToSafeArea", absent: true,
        { $0.insetsContentViewsToSafeArea }, { $0.insetsContentViewsToSafeArea = $1 }),
      .color(
        "sectionIndexColor",
        { $0.sectionIndexColor }, { $0.sectionIndexColor = $1 }),
      .color(
        "sectionIndexBackgroundColor",
        { $0.sectionIndexBackgroundColor }, { $0.sectionIndexBackgroundColor = $1 }),
      .color(
        "sectionIndexTrackingBackgroundColor",
        { $0.sectionIndexTrackingBackgroundColor }, { $0.sectionIndexTrackingBackgroundColor = $1 }),
      .whole(
        "sectionIndexMinimumDisplayRowCount",
        { $0.sectionIndexMinimumDisplayRowCount }, { $0.sectionIndexMinimumDisplayRowCount = $1 }),
      .color(
        "separatorColor", staysIfAbsent: true,
        { $0.separatorColor }, { $0.separatorColor = $1 }),
      .flag("allowsSelection", absent: true, { $0.allowsSelection }, { $0.allowsSelection = $1 }),
      .flag(
        "allowsMultipleSelection",
        { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
      .flag(
        "allowsSelectionDuringEditing",
        { $0.allowsSelectionDuringEditing }, { $0.allowsSelectionDuringEditing = $1 }),
      .flag(
        "allowsMultipleSelectionDuringEditing",
        { $0.allowsMultipleSelectionDuringEditing },
        { $0.allowsMultipleSelectionDuringEditing = $1 }),
      .choice(
        "separatorStyle", .separators, absent: .singleLine,
        { $0.separatorStyle }, { $0.separatorStyle = $1 }),
      .insets("separatorInset", absent: nil, { $0.separatorInset }, { $0.separatorInset = $1 }),
      .choice(
        "separatorInsetReference", .separatorReferences, absent: .fromCellEdges,
        { $0.separatorInsetReference }, { $0.separatorInsetReference = $1 }),
      .flag(
        "cellLayoutMarginsFollowReadableWidth", xib: nil,
        { $0.cellLayoutMarginsFollowReadableWidth },
        { $0.cellLayoutMarginsFollowReadableWidth = $1 }),
    ])

  package static let tableViewCell = AttributeTable(
    UITableViewCell.self, "UITableViewCell", under: view, tag: "tableViewCell",
    make: { UITableViewCell(style: .default, reuseIdentifier: nil) },
    [
      .insets("separatorInset", absent: nil, { $0.separatorInset }, { $0.separatorInset = $1 }),
      .whole("indentationLevel", { $0.indentationLevel }, { $0.indentationLevel = $1 }),
      .number(
        "indentationWidth", absent: 10, { $0.indentationWidth }, { $0.indentationWidth = $1 }),
      .choice(
        "selectionStyle", .selections, absent: .default,
        { $0.selectionStyle }, { $0.selectionStyle = $1 }),
      .flag("showsReorderControl", { $0.showsReorderControl }, { $0.showsReorderControl = $1 }),
      .flag(
        "shouldIndentWhileEditing", absent: true,
        { $0.shouldIndentWhileEditing }, { $0.shouldIndentWhileEditing = $1 }),
      .choice(
        "editingAccessoryType", .accessories,
        absent: UITableViewCell.AccessoryType.none,
        { $0.editingAccessoryType }, { $0.editingAccessoryType = $1 }),
      .choice(
        "accessoryType", .accessories, absent: UITableViewCell.AccessoryType.none,
        { $0.accessoryType }, { $0.accessoryType = $1 }),
    ])

  package static let collectionView = AttributeTable(
    UICollectionView.self, "UICollectionView", under: scrollView, tag: "collectionView",
    [
      .special(.collection),
      .flag("allowsSelection", absent: true, { $0.allowsSelection }, { $0.allowsSelection = $1 }),
      .flag(
        "allowsMultipleSelection",
        { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
    ])
}

extension Words<UITableViewCell.SeparatorStyle> {
  static let separators = Self(documents: [
    "default": .singleLine, "none": .none, "singleLine": .singleLine,
  ])
}

extension Words<UITableView.SeparatorInsetReference> {
  static let separatorReferences = Self(documents: [
    "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
  ])
}

extension Words<UITableViewCell.SelectionStyle> {
  static let selections = Self(documents: [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ])
}

extension Words<UITableViewCell.AccessoryType> {
  static let accessories = Self(documents: [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ])
}
