import AdaptiveUI
import Documents
import Foundation

extension Read {
  private static let styles: [(name: String, style: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("popover", .popover), ("custom", .custom),
  ]

  /// The styles that a delegate can return.
  ///
  /// Rules D03, D04.
  static let answers: [(name: String, style: UIModalPresentationStyle)] =
    styles.filter { $0.style != .custom } + [("none", .none)]

  static func style(
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
    let compact = reader.value("inCompactWidth") {
      word(
        $0, $1, of: ScenePresentation.CompactWidth.allCases.map(\.rawValue),
        called: "what happens in compact width")
    }
    let styling = styling(reader, style)
    reader.finish("a presentation", owners: presentationOwners)
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
      arrowDirections: arrows, popoverLayoutMargins: styling.margins,
      canOverlapSourceViewRect: styling.canOverlap, passthroughViews: styling.passthrough,
      sheet: styling.sheet, card: styling.card, transition: styling.transition,
      delegate: delegate,
      inCompactWidth: compact.flatMap(ScenePresentation.CompactWidth.init(rawValue:)))
  }

  /// The owners of keys that are expected here but belong elsewhere.
  private static var presentationOwners: [String: String] {
    let controller = "its “controller”"
    return [
      "preferredContentSize": controller, "modalInPresentation": controller,
      "modalTransitionStyle": controller, "detents": "its “sheet”",
      "prefersGrabberVisible": "its “sheet”", "shouldDismiss": "its “delegate”",
      "adaptivePresentationStyle": "its “delegate”", "duration": "its “transition”",
    ]
  }

  /// The keys that belong to single styles.
  private static func styling(
    _ reader: MappingReader, _ style: UIModalPresentationStyle?
  ) -> (
    margins: SceneInsets?, canOverlap: Bool?, passthrough: [Marked<String>],
    sheet: ScenePresentation.Sheet?, card: ScenePresentation.Card?,
    transition: ScenePresentation.Transition?
  ) {
    let result = (
      margins: reader.value("popoverLayoutMargins", insets),
      canOverlap: reader.value("canOverlapSourceViewRect", bool),
      passthrough: reader.list("passthroughViews", markedText),
      sheet: reader.value("sheet", sheet), card: reader.value("custom", card),
      transition: reader.value("transition", transition)
    )
    let belongings: [(keys: [String], styles: [UIModalPresentationStyle?])] = [
      (
        [
          "sourceRect", "permittedArrowDirections", "popoverLayoutMargins",
          "canOverlapSourceViewRect", "passthroughViews",
        ], [.popover]
      ),
      (["sheet"], [.pageSheet, .formSheet, .popover, .automatic, nil]), (["custom"], [.custom]),
    ]
    for (keys, allowed) in belongings where !allowed.contains(style) {
      let names = allowed.compactMap { $0.map { "“\($0)”" } }.joined(separator: " or ")
      for key in keys where reader.has(key) {
        reader.context.report("“\(key)” needs the style \(names)", at: reader.mark(of: key))
      }
    }
    return result
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
      substitute: reader.value("substitute", markedText),
      shouldDismiss: reader.value("shouldDismiss", bool) ?? true)
    if delegate.wrapInNavigation, let substitute = delegate.substitute {
      context.report(
        "a delegate has a “substitute” or “wrapInNavigation”, not both", at: substitute.mark)
    }
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
