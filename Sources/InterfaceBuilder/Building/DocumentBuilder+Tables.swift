import AdaptiveUI
import Foundation

extension DocumentBuilder {
  /// Fills a table with the document's static cells or prototypes.
  func fillTable(_ table: DocumentTableView, _ element: DocumentElement) {
    table.metrics = metrics
    table.tellsWhatIsShown = surface.tellsRowsWhetherSeen
    table.standsAmongViews = element["key"] != "view"
    if !surface.movesRowMargins { table.insetsLayoutMarginsFromSafeArea = false }
    if let id = element.id, let surroundings = surroundings(ofList: id) {
      table.topInset = scrolledInset(surroundings)
      table.liesUnderLargeTitle = scene.controller.map(surroundings.hasLargeTitle) ?? false
    }
    func height(_ name: String) -> CGFloat {
      CGFloat(element.number(name) ?? Double(UITableView.automaticDimension))
    }
    table.rowHeight = height("rowHeight")
    table.sectionHeaderHeight = height("sectionHeaderHeight")
    table.sectionFooterHeight = height("sectionFooterHeight")
    // A document says no estimate by leaving it out; rows do not size themselves then.
    table.estimatedRowHeight = CGFloat(element.number("estimatedRowHeight") ?? 0)
    table.estimatedSectionHeaderHeight = height("estimatedSectionHeaderHeight")
    table.estimatedSectionFooterHeight = height("estimatedSectionFooterHeight")
    table.insetsContentViewsToSafeArea = element["contentViewInsetsToSafeArea"] != "NO"
    table.sectionIndexColor = colors.color(element, key: "sectionIndexColor")
    table.sectionIndexBackgroundColor = colors.color(element, key: "sectionIndexBackgroundColor")
    table.sectionIndexTrackingBackgroundColor = colors.color(
      element, key: "sectionIndexTrackingBackgroundColor")
    table.sectionIndexMinimumDisplayRowCount = Int(
      element.number("sectionIndexMinimumDisplayRowCount") ?? 0)
    if let color = colors.color(element, key: "separatorColor") { table.separatorColor = color }
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection")
    table.allowsSelectionDuringEditing = element.flag("allowsSelectionDuringEditing")
    table.allowsMultipleSelectionDuringEditing =
      element.flag("allowsMultipleSelectionDuringEditing")
    table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    if let inset = element.inset("separatorInset") { table.separatorInset = inset }
    table.separatorInsetReference =
      element["separatorInsetReference"] == "fromAutomaticInsets"
      ? .fromAutomaticInsets : .fromCellEdges
    table.headerView = element.child(key: "tableHeaderView").flatMap { $0.id.flatMap(view) }
    table.footerView = element.child(key: "tableFooterView").flatMap { $0.id.flatMap(view) }
    for section in element.list("sections") {
      var made = DocumentTableView.Section()
      made.title = section.string("headerTitle")
      made.footer = section.string("footerTitle")
      made.cells = cells(section.list("cells"), of: table, areStatic: true)
      table.sections.append(made)
    }
    if surface.showsSectionTitles { table.showTitles() }
    let prototypes = cells(element.list("prototypes"), of: table, areStatic: false)
    if !prototypes.isEmpty {
      var made = DocumentTableView.Section()
      made.cells = prototypes
      made.isPrototypes = true
      table.sections.append(made)
    }
  }

  /// What stands around the controller whose first or only view the list is; `nil` in a window.
  func surroundings(ofList id: String) -> SceneSurroundings? {
    guard surface.drawsSurroundings, let controller = scene.controller,
      let root = controller.child(key: "view"),
      root.id == id || root.list("subviews").first?.id == id
    else { return nil }
    return surroundings
  }

  /// What the editor leaves free above the content of the list that a controller scrolls below its bars;
  /// nothing where the controller's view begins below them.
  func scrolledInset(_ surroundings: SceneSurroundings) -> CGFloat {
    guard document.release.rows.scrollBelowBars,
      scene.controller?["automaticallyAdjustsScrollViewInsets"] != "NO",
      scene.rootViews.first?.frame?.minY == 0
    else { return 0 }
    return surroundings.hasNavigationBar ? 64 : 0
  }

  /// Gives the list of a controller what asks for new content when it is pulled down.
  func addRefreshControl(of controller: DocumentElement, to view: UIView) {
    guard let list = view as? UIScrollView,
      let element = controller.child("refreshControl", key: "refreshControl")
    else { return }
    let control = UIRefreshControl()
    control.attributedTitle = attributed(element, "attributedTitle")
    control.isEnabled = element["enabled"] != "NO"
    if let tint = colors.color(element, key: "tintColor") { control.tintColor = tint }
    register(control, element.id)
    list.refreshControl = control
    applyRuntimeAttributes(to: control, element)
  }

  private func cells(
    _ elements: [DocumentElement], of table: UITableView, areStatic: Bool
  ) -> [DocumentCell] {
    elements.compactMap { element in
      guard element.name == "tableViewCell", let cell = makeTree(element) as? DocumentCell else {
        return nil
      }
      table.addSubview(cell)
      if table.estimatedRowHeight == 0 {
        cell.ownHeight = .full
      } else if areStatic, let height = surface.staticRowHeight(element) {
        cell.ownHeight = height
      }
      if !surface.movesRowMargins {
        cell.insetsLayoutMarginsFromSafeArea = false
        cell.documentContent?.insetsLayoutMarginsFromSafeArea = false
      }
      return cell
    }
  }

  /// Tells a cell, whose content view is there by now, what is what in it.
  func fillCell(_ cell: DocumentCell, _ element: DocumentElement) {
    cell.metrics = metrics
    cell.givenHeight = element.number("rowHeight").map { CGFloat($0) }
    if let inset = element.inset("separatorInset") { cell.separatorInset = inset }
    cell.indentationLevel = Int(element.number("indentationLevel") ?? 0)
    cell.indentationWidth = CGFloat(element.number("indentationWidth") ?? 10)
    cell.selectionStyle = Self.selections[element["selectionStyle"] ?? ""] ?? .default
    cell.showsReorderControl = element.flag("showsReorderControl")
    cell.shouldIndentWhileEditing = element["shouldIndentWhileEditing"] != "NO"
    cell.editingAccessoryType = Self.accessories[element["editingAccessoryType"] ?? ""] ?? .none
    cell.accessoryType = Self.accessories[element["accessoryType"] ?? ""] ?? .none
    if element.child(key: "contentView") != nil { cell.documentContent = cell.contentView }
    cell.ownMargins = element.directionalMargins
    cell.hasOwnMargins = element.child(key: "contentView")?.directionalMargins != nil
    cell.documentStyle = Self.styles[element["style"] ?? ""] ?? .default
    func named(_ attribute: String) -> UIView? { element[attribute].flatMap(view) }
    cell.documentText = named("textLabel") as? UILabel
    cell.documentDetail = named("detailTextLabel") as? UILabel
    cell.documentImage = named("imageView") as? UIImageView
    cell.contentConfiguration = listContent(element)
  }

  /// What a row shows by a configuration instead of views.
  private func listContent(_ element: DocumentElement) -> UIListContentConfiguration? {
    guard let given = element.child("listContentConfiguration", key: "contentConfiguration")
    else { return nil }
    var made = UIListContentConfiguration.cell()
    made.text = given.string("text")
    made.secondaryText = given.string("secondaryText")
    made.image = shownImage(given)
    if let padding = given.number("imageToTextPadding") { made.imageToTextPadding = padding }
    return made
  }

  static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}
