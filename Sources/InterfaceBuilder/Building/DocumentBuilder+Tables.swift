import AdaptiveLists
import AdaptiveUI
import Foundation

extension DocumentBuilder {
  /// Fills a table with the document's static cells or prototypes.
  func fillTable(_ table: UITableView, _ element: DocumentElement) {
    if let canvas = table as? CanvasTableView {
      fillCanvasTable(canvas, element)
    } else {
      fillWindowTable(table, element)
    }
  }

  /// A window's table asks for its rows: static ones, which a controller of the program may change, or copies of
  /// prototypes.
  ///
  /// Where no class of the program fills it, it shows the prototypes, one of each.
  private func fillWindowTable(_ table: UITableView, _ element: DocumentElement) {
    func rows(_ elements: [DocumentElement]) -> [DocumentTableSource.Row] {
      elements.compactMap { row in
        guard row.name == "tableViewCell", let cell = makeTree(row) as? UITableViewCell else {
          return nil
        }
        return DocumentTableSource.Row(
          cell: cell, height: row.number("rowHeight").map { CGFloat($0) })
      }
    }
    table.tableHeaderView = element.child(key: "tableHeaderView").flatMap { $0.id.flatMap(view) }
    table.tableFooterView = element.child(key: "tableFooterView").flatMap { $0.id.flatMap(view) }
    registerPrototypes(of: table, element)
    var sections = element.list("sections").map {
      DocumentTableSource.Section(
        title: $0.string("headerTitle"), footer: $0.string("footerTitle"),
        rows: rows($0.list("cells")))
    }
    guard !sections.isEmpty || !isOwnedByProgram else { return }
    let prototypes = rows(isOwnedByProgram ? [] : element.list("prototypes"))
    if !prototypes.isEmpty { sections.append(DocumentTableSource.Section(rows: prototypes)) }
    let source = DocumentTableSource(sections)
    keep(source)
    table.dataSource = source
    table.delegate = source
    if isOwnedByProgram { (owner?.object as? UITableViewController)?.staticRows = source }
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

  /// Gives a cell, whose content view exists by now, the labels and images of its built-in style.
  func fillCell(_ cell: DocumentCell, _ element: DocumentElement) {
    surface.prepare(cell)
    cell.givenHeight = element.number("rowHeight").map { CGFloat($0) }
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
  func listContent(_ element: DocumentElement) -> UIListContentConfiguration? {
    guard let given = element.child("listContentConfiguration", key: "contentConfiguration")
    else { return nil }
    var made = UIListContentConfiguration.cell()
    made.text = given.string("text")
    made.secondaryText = given.string("secondaryText")
    made.image = shownImage(given)
    if let padding = given.number("imageToTextPadding") { made.imageToTextPadding = padding }
    return made
  }

  static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}
