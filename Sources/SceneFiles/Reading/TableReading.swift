import AdaptiveUI
import Foundation

extension Read {
  /// The keys of a table.
  static func table(_ reader: MappingReader) -> SceneTable {
    var table = SceneTable()
    let rows = reader.list("rows", row)
    table.sections = reader.list("sections", tableSection)
    if !rows.isEmpty {
      if !table.sections.isEmpty {
        reader.context.report("“rows” or “sections”, not both", at: reader.mark)
      }
      table.sections = [SceneTableSection(rows: rows)]
    }
    table.style = reader.value("style") { word($0, $1, called: "a style of tables") }
    table.separatorStyle = reader.value("separatorStyle") {
      word($0, $1, called: "a style of separators")
    }
    table.rowHeight = reader.value("rowHeight", positive)
    table.headerView = [reader.value("tableHeaderView", view)].compactMap { $0 }
    table.footerView = [reader.value("tableFooterView", view)].compactMap { $0 }
    return table
  }

  private static func tableSection(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneTableSection? {
    guard let reader = MappingReader(node, "a table's section", context) else { return nil }
    let section = SceneTableSection(
      header: reader.value("header", shown), footer: reader.value("footer", shown),
      rows: reader.list("rows", row))
    reader.finish("a table's section")
    return section
  }

  /// A row: its text, or a mapping.
  private static func row(_ node: SourceNode, _ context: ReadingContext) -> SceneRow? {
    if node.text != nil {
      return SceneRow(mark: node.mark, text: shown(node, context) ?? "")
    }
    guard let reader = MappingReader(node, "a row (its text, or keys and values)", context) else {
      return nil
    }
    var row = SceneRow(
      mark: reader.mark, id: reader.value("id", identifier),
      text: reader.value("text", shown) ?? "", detailText: reader.value("detailText", shown),
      style: reader.value("style") { word($0, $1, called: "a style of rows") },
      accessory: reader.value("accessory") { word($0, $1, called: "an accessory") },
      image: reader.value("image", imageChoice), action: reader.value("action", action))
    if reader.value("disclosure", bool) == true { row.accessory = .disclosureIndicator }
    if row.text.isEmpty { context.report("a row needs a “text”", at: reader.mark) }
    reader.finish("a row")
    return row
  }
}
