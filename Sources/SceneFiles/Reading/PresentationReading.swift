import AdaptiveUI
import Foundation

extension Read {
  private static let styles: [(name: String, style: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("popover", .popover),
  ]

  /// What a delegate may answer.
  ///
  /// Rules D03, D04.
  private static let answers: [(name: String, style: UIModalPresentationStyle)] =
    styles + [("none", .none)]

  private static func style(
    of names: [(name: String, style: UIModalPresentationStyle)], _ node: SourceNode,
    _ context: ReadingContext
  ) -> UIModalPresentationStyle? {
    let name = word(node, context, of: names.map(\.name), called: "a presentation style")
    return names.first { $0.name == name }?.style
  }

  static func presentation(
    _ node: SourceNode, _ context: ReadingContext
  ) -> ScenePresentation? {
    guard let reader = MappingReader(node, "a presentation", context) else { return nil }
    let ownID = reader.value("id", identifier)
    let subject = reader.value("controller", subject)
    let from = reader.value("from", markedText)
    let style = reader.value("style") { Read.style(of: styles, $0, $1) }
    let source = (
      view: reader.value("sourceView", markedText), rect: reader.value("sourceRect", rect),
      item: reader.value("barButtonItem", markedText)
    )
    let arrows = reader.value("permittedArrowDirections", arrows) ?? []
    let delegate = reader.value("delegate", delegate)
    reader.finish("a presentation", owners: ["preferredContentSize": "its “controller”"])
    guard let subject else {
      if !reader.has("controller") {
        context.report("a presentation needs a “controller”", at: reader.mark)
      }
      return nil
    }
    if source.view != nil, let item = source.item {
      context.report("a popover has a “sourceView” or a “barButtonItem”, not both", at: item.mark)
    }
    guard let id = ownID ?? subject.id else {
      context.report("a presentation needs an “id”, or its controller does", at: reader.mark)
      return nil
    }
    return ScenePresentation(
      mark: reader.mark, id: id, controller: subject, from: from, style: style,
      sourceView: source.view, sourceRect: source.rect, barButtonItem: source.item,
      arrowDirections: arrows, delegate: delegate)
  }

  private static func subject(
    _ node: SourceNode, _ context: ReadingContext
  ) -> ScenePresentation.Subject? {
    if let text = node.text { return .named(Marked(text, node.mark)) }
    return controller(node, context).map { .inline($0) }
  }

  /// Directions as a word or a list; `any` is all of them.
  private static func arrows(
    _ node: SourceNode, _ context: ReadingContext
  ) -> [ScenePresentation.ArrowDirection]? {
    let names = ScenePresentation.ArrowDirection.allCases.map(\.rawValue) + ["any"]
    let words = node.elements.compactMap {
      word($0, context, of: names, called: "an arrow direction")
    }
    return words.contains("any")
      ? [] : words.compactMap(ScenePresentation.ArrowDirection.init(rawValue:))
  }

  private static func delegate(
    _ node: SourceNode, _ context: ReadingContext
  ) -> ScenePresentation.Delegate? {
    guard let reader = MappingReader(node, "the answers of a delegate", context) else { return nil }
    let adaptive = reader.value("adaptivePresentationStyle", adaptiveStyles)
    let delegate = ScenePresentation.Delegate(
      adaptiveStyle: adaptive?.simple, adaptiveStyles: adaptive?.byTraits ?? [],
      wrapInNavigation: reader.value("wrapInNavigation", bool) ?? false,
      shouldDismiss: reader.value("shouldDismiss", bool) ?? true)
    reader.finish("a presentation delegate")
    return delegate
  }

  /// One style for the method without traits, or a list for the one with them.
  private static func adaptiveStyles(
    _ node: SourceNode, _ context: ReadingContext
  ) -> (
    simple: UIModalPresentationStyle?,
    byTraits: [(condition: SizeClassCondition, style: UIModalPresentationStyle)]
  )? {
    if node.text != nil { return (style(of: answers, node, context), []) }
    return (nil, node.elements.compactMap { adaptiveStyle($0, context) })
  }

  /// A style for every environment, or one for some size classes.
  private static func adaptiveStyle(
    _ node: SourceNode, _ context: ReadingContext
  ) -> (condition: SizeClassCondition, style: UIModalPresentationStyle)? {
    if node.text != nil {
      return style(of: answers, node, context).map { (SizeClassCondition(), $0) }
    }
    guard let reader = MappingReader(node, "a style, or {when: …, style: …}", context) else {
      return nil
    }
    let condition = reader.value("when", condition) ?? SizeClassCondition()
    let style = reader.value("style") { Read.style(of: answers, $0, $1) }
    if !reader.has("style") { context.report("the “style” is missing", at: reader.mark) }
    reader.finish("an adaptive style")
    return style.map { (condition, $0) }
  }
}

extension ScenePresentation.Subject {
  /// The identifier of the controller.
  var id: Marked<String>? {
    switch self {
    case .inline(let controller): controller.id
    case .named(let name): name
    }
  }
}
