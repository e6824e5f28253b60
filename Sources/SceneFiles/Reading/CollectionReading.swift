import AdaptiveUI
import Foundation

extension Read {
  /// The keys of a collection view.
  static func collection(_ reader: MappingReader) -> SceneCollection {
    var collection = SceneCollection()
    let items = reader.list("items", item)
    collection.sections = reader.list("sections", section)
    if !items.isEmpty {
      if !collection.sections.isEmpty {
        reader.context.report("“items” or “sections”, not both", at: reader.mark)
      }
      collection.sections = [SceneSection(items: items)]
    }
    collection.itemSize = reader.value("itemSize", size)
    collection.estimatedItemSize = reader.value("estimatedItemSize", size)
    collection.minimumLineSpacing = reader.value("minimumLineSpacing", number)
    collection.minimumInteritemSpacing = reader.value("minimumInteritemSpacing", number)
    collection.sectionInset = reader.value("sectionInset", insets)
    collection.headerReferenceSize = reader.value("headerReferenceSize", size)
    collection.footerReferenceSize = reader.value("footerReferenceSize", size)
    collection.pinsHeaders = reader.value("sectionHeadersPinToVisibleBounds", bool)
    collection.sectionInsetReference = reader.value("sectionInsetReference") {
      word($0, $1, called: "a reference of insets")
    }
    collection.scrollDirections = reader.list("scrollDirection", scrollDirection)
    return collection
  }

  /// An axis, or `{when, axis}`.
  private static func scrollDirection(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneScrollDirection? {
    if node.text != nil {
      return word(node, context, called: "an axis").map { SceneScrollDirection($0) }
    }
    guard let reader = MappingReader(node, "an axis (or “when” and “axis”)", context) else {
      return nil
    }
    let axis: SceneAxis? = reader.value("axis") { word($0, $1, called: "an axis") }
    let condition = reader.value("when", condition)
    if !reader.has("axis") { context.report("an “axis” is missing", at: reader.mark) }
    reader.finish("a scroll direction")
    return axis.map {
      var direction = SceneScrollDirection($0)
      if let condition { direction.condition = condition }
      return direction
    }
  }

  private static func section(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneSection? {
    guard let reader = MappingReader(node, "a section", context) else { return nil }
    let section = SceneSection(
      header: reader.value("header", shown), footer: reader.value("footer", shown),
      items: reader.list("items", item))
    reader.finish("a section")
    return section
  }

  /// An item: its text, or keys and values.
  private static func item(_ node: SourceNode, _ context: ReadingContext) -> SceneItem? {
    if node.text != nil {
      return SceneItem(mark: node.mark, text: shown(node, context) ?? "")
    }
    guard let reader = MappingReader(node, "an item (its text, or keys and values)", context)
    else { return nil }
    let item = SceneItem(
      mark: reader.mark, id: reader.value("id", identifier),
      text: reader.value("text", shown) ?? "", size: reader.value("size", size),
      action: reader.value("action", action))
    if item.text.isEmpty { context.report("an item needs a “text”", at: reader.mark) }
    reader.finish("an item")
    return item
  }
}
