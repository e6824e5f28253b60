import AdaptiveUI
import Foundation

extension Read {
  static func sizeClass(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIUserInterfaceSizeClass? {
    switch word(node, context, of: ["compact", "regular"], called: "a size class") {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }

  static func idiom(_ node: SourceNode, _ context: ReadingContext) -> UIUserInterfaceIdiom? {
    switch word(node, context, of: ["phone", "pad"], called: "an idiom") {
    case "phone": .phone
    case "pad": .pad
    default: nil
    }
  }

  /// The two size classes of a mapping, under UIKit's names or Interface Builder's letters.
  private static func classes(
    _ reader: MappingReader
  ) -> (horizontal: UIUserInterfaceSizeClass?, vertical: UIUserInterfaceSizeClass?) {
    let long = (reader.value("horizontal", sizeClass), reader.value("vertical", sizeClass))
    let short = (reader.value("w", sizeClass), reader.value("h", sizeClass))
    for (letter, word) in [("w", "horizontal"), ("h", "vertical")]
    where reader.has(letter) && reader.has(word) {
      reader.context.report("“\(letter)” and “\(word)” are the same", at: reader.mark)
    }
    return (long.0 ?? short.0, long.1 ?? short.1)
  }

  static func condition(_ node: SourceNode, _ context: ReadingContext) -> SizeClassCondition? {
    guard let reader = MappingReader(node, "size classes such as {h: compact}", context) else {
      return nil
    }
    let (horizontal, vertical) = classes(reader)
    reader.finish("a size class condition")
    return SizeClassCondition(horizontal: horizontal, vertical: vertical)
  }

  static func traits(_ node: SourceNode, _ context: ReadingContext) -> SceneTraits? {
    guard let reader = MappingReader(node, "traits such as {horizontal: regular}", context) else {
      return nil
    }
    var traits = SceneTraits()
    (traits.horizontal, traits.vertical) = classes(reader)
    traits.idiom = reader.value("idiom", idiom)
    traits.scale = reader.value("scale", positive).map { CGFloat($0) }
    traits.layoutDirection = reader.value("layoutDirection", layoutDirection)
    traits.style = reader.value("userInterfaceStyle", interfaceStyle)
    traits.textSize = reader.value("preferredContentSizeCategory", textSize)
    traits.contrast = reader.value(
      "accessibilityContrast", named(TraitWords.contrasts, "a contrast"))
    traits.legibilityWeight = reader.value(
      "legibilityWeight", named(TraitWords.legibilityWeights, "a weight"))
    traits.gamut = reader.value("displayGamut", named(TraitWords.gamuts, "a gamut"))
    traits.level = reader.value("userInterfaceLevel", named(TraitWords.levels, "a level"))
    reader.finish("a trait collection")
    return traits
  }

  /// A text size in any of its notations.
  private static func textSize(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIContentSizeCategory? {
    if let size = node.text.flatMap({ UIContentSizeCategory(spelling: $0) }) { return size }
    return named(TraitWords.contentSizes, "a text size")(node, context)
  }

  /// The value of one of several names.
  private static func named<Value>(
    _ values: [(name: String, value: Value)], _ what: String
  ) -> (SourceNode, ReadingContext) -> Value? {
    { node, context in
      word(node, context, of: values.map(\.name), called: what)
        .flatMap { name in values.first { $0.name == name }?.value }
    }
  }

  private static func layoutDirection(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UITraitEnvironmentLayoutDirection? {
    switch word(
      node, context, of: ["leftToRight", "rightToLeft"], called: "a layout direction")
    {
    case "leftToRight": .leftToRight
    case "rightToLeft": .rightToLeft
    default: nil
    }
  }

  private static func interfaceStyle(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIUserInterfaceStyle? {
    switch word(node, context, of: ["light", "dark"], called: "an interface style") {
    case "light": .light
    case "dark": .dark
    default: nil
    }
  }

  static func window(_ node: SourceNode, _ context: ReadingContext) -> SceneWindow? {
    guard let reader = MappingReader(node, "a window", context) else { return nil }
    var window = SceneWindow()
    window.size = reader.value("size", cells)
    window.idiom = reader.value("idiom", idiom)
    window.scale = reader.value("scale", positive).map { CGFloat($0) }
    (window.horizontal, window.vertical) = classes(reader)
    reader.finish("a window")
    return window
  }
}
