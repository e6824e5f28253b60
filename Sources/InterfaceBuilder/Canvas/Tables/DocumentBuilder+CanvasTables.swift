import AdaptiveLists
import AdaptiveUI
import Foundation

// Tables as the editor draws them.

extension DocumentBuilder {
  func fillCanvasTable(_ table: CanvasTableView, _ element: DocumentElement) {
    surface.prepare(table)
    table.isSubview = element["key"] != "view"
    table.insetsLayoutMarginsFromSafeArea = false
    if let id = element.id, let surroundings = surroundings(ofList: id) {
      table.topInset = scrolledInset(surroundings)
      table.liesUnderLargeTitle = scene.controller.map(surroundings.hasLargeTitle) ?? false
    }
    table.headerView = element.child(key: "tableHeaderView").flatMap { $0.id.flatMap(view) }
    table.footerView = element.child(key: "tableFooterView").flatMap { $0.id.flatMap(view) }
    for section in element.list("sections") {
      var made = CanvasTableView.Section()
      made.title = section.string("headerTitle")
      made.footer = section.string("footerTitle")
      made.cells = cells(section.list("cells"), of: table, areStatic: true)
      table.sections.append(made)
    }
    let prototypes = cells(element.list("prototypes"), of: table, areStatic: false)
    if !prototypes.isEmpty {
      var made = CanvasTableView.Section()
      made.cells = prototypes
      made.isPrototypes = true
      table.sections.append(made)
    }
  }

  private func cells(
    _ elements: [DocumentElement], of table: CanvasTableView, areStatic: Bool
  ) -> [CanvasCell] {
    elements.compactMap { element in
      guard element.name == "tableViewCell", let cell = makeTree(element) as? CanvasCell else {
        return nil
      }
      table.addSubview(cell)
      if table.estimatedRowHeight == 0 {
        cell.ownHeight = .full
      } else if areStatic, !table.rules.release.rows.areStaticRowsMeasured {
        cell.ownHeight = table.rules.isEarlyRow(element) ? .full : .standard
      }
      // What covers the screen leaves rows as they are wherever they lie.
      cell.insetsLayoutMarginsFromSafeArea = false
      cell.documentContent?.insetsLayoutMarginsFromSafeArea = false
      return cell
    }
  }

  /// What is around the controller whose first or only view the list is; `nil` in a window.
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
}
