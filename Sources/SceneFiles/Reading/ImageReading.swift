import AdaptiveUI
import Foundation

extension Read {
  /// The image of a view: the name of one of the scene's images, or an image of its own.
  static func imageChoice(_ node: SourceNode, _ context: ReadingContext) -> SceneImageChoice? {
    if node.text != nil { return identifier(node, context).map { .named($0) } }
    if let reader = MappingReader(symbolIn: node, context) {
      let name = reader.value("systemName", text)
      reader.finish("a symbol")
      return name.map { .symbol($0) }
    }
    return image(node, context).map { .inline($0) }
  }

  /// An image with variants.
  ///
  /// Rule A08.
  static func imageAsset(_ node: SourceNode, _ context: ReadingContext) -> SceneImageAsset? {
    guard let reader = MappingReader(node, "an image with versions", context) else { return nil }
    let name = reader.value("name", identifier)
    let variants = reader.list("variants", variant)
    if !reader.has("name") { context.report("an image needs a “name”", at: reader.mark) }
    if !reader.has("variants") { context.report("an image needs “variants”", at: reader.mark) }
    reader.finish("an image with versions", owners: ["size": "a variant", "art": "a variant"])
    return name.map { SceneImageAsset(name: $0, variants: variants) }
  }

  private static func variant(_ node: SourceNode, _ context: ReadingContext) -> SceneImage? {
    image(node, context, "a variant", hasTraits: true)
  }

  private static func image(_ node: SourceNode, _ context: ReadingContext) -> SceneImage? {
    image(node, context, "an image", hasTraits: false)
  }

  private static func image(
    _ node: SourceNode, _ context: ReadingContext, _ what: String, hasTraits: Bool
  ) -> SceneImage? {
    guard let reader = MappingReader(node, "\(what) or a name", context) else { return nil }
    var image = SceneImage(
      size: reader.value("size", size) ?? .zero, art: reader.list("art", text))
    if hasTraits { image.traits = reader.value("traits", traits) }
    if !reader.has("size") { context.report("\(what) needs a “size”", at: reader.mark) }
    reader.finish(what)
    return image
  }
}
