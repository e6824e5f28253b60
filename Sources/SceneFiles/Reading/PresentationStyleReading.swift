import AdaptiveUI
import Documents
import Foundation

// The keys of single presentation styles: sheets, the scene's own cards, transitions.

extension Read {
  static func sheet(_ node: SourceNode, _ context: ReadingContext) -> ScenePresentation.Sheet? {
    guard let reader = MappingReader(node, "a sheet", context) else { return nil }
    let sheet = ScenePresentation.Sheet(
      detents: reader.list("detents", detent),
      selectedDetent: reader.value("selectedDetent", markedText),
      largestUndimmedDetent: reader.value("largestUndimmedDetent", markedText),
      prefersGrabberVisible: reader.value("prefersGrabberVisible", bool),
      prefersEdgeAttached: reader.value("prefersEdgeAttachedInCompactHeight", bool),
      widthFollowsPreferredContentSize: reader.value(
        "widthFollowsPreferredContentSizeWhenEdgeAttached", bool),
      prefersScrollingExpands: reader.value("prefersScrollingExpandsWhenScrolledToEdge", bool),
      prefersPageSizing: reader.value("prefersPageSizing", bool))
    reader.finish(
      "a sheet",
      owners: [
        "preferredContentSize": "the “controller” of its presentation",
        "modalInPresentation": "the “controller” of its presentation",
      ])
    checkDetents(sheet, context)
    return sheet
  }

  /// Reports names of detents that are used twice or not defined.
  private static func checkDetents(_ sheet: ScenePresentation.Sheet, _ context: ReadingContext) {
    var names: [String] = []
    for detent in sheet.detents {
      if names.contains(detent.id.value) {
        context.report("“\(detent.id.value.shortened)” is already a detent", at: detent.id.mark)
      }
      names.append(detent.id.value)
    }
    // The default is the large detent alone.
    if names.isEmpty { names = ["large"] }
    for name in [sheet.selectedDetent, sheet.largestUndimmedDetent].compactMap({ $0 })
    where !names.contains(name.value) {
      context.report(
        "the sheet has no detent “\(name.value.shortened)”", at: name.mark,
        suggestion: nearestName(to: name.value, in: names))
    }
  }

  /// `medium`, `large`, or a custom height.
  private static func detent(
    _ node: SourceNode, _ context: ReadingContext
  ) -> ScenePresentation.Detent? {
    if node.text != nil {
      return word(node, context, of: ["medium", "large"], called: "a detent").map {
        ScenePresentation.Detent(
          id: Marked($0, node.mark), height: $0 == "medium" ? .medium : .large)
      }
    }
    let what = "a detent: medium, large, {id, height} or {id, fraction}"
    guard let reader = MappingReader(node, what, context) else { return nil }
    let id = reader.value("id", identifier)
    let points = reader.value("height", positive)
    let part = reader.value("fraction", fraction)
    reader.finish("a detent")
    guard let id else {
      if !reader.has("id") { context.report("a detent needs an “id”", at: reader.mark) }
      return nil
    }
    switch (points, part) {
    case (let points?, nil):
      return ScenePresentation.Detent(id: id, height: .points(CGFloat(points)))
    case (nil, let part?):
      return ScenePresentation.Detent(id: id, height: .fraction(CGFloat(part)))
    default:
      if reader.has("height") == reader.has("fraction") {
        context.report("a detent has a “height” or a “fraction”, one of them", at: reader.mark)
      }
      return nil
    }
  }

  static func card(_ node: SourceNode, _ context: ReadingContext) -> ScenePresentation.Card? {
    guard let reader = MappingReader(node, "a custom presentation", context) else { return nil }
    var card = ScenePresentation.Card()
    card.edge = reader.value("edge", edge)
    card.size = reader.value("size", size) ?? card.size
    card.dims = reader.value("dims", bool) ?? card.dims
    card.adaptiveStyle = reader.value("adaptivePresentationStyle") { style(of: answers, $0, $1) }
    card.removesPresenter =
      reader.value("shouldRemovePresentersView", bool) ?? card.removesPresenter
    card.coversWindow = reader.value("shouldPresentInFullscreen", bool) ?? card.coversWindow
    reader.finish("a custom presentation")
    return card
  }

  static func transition(
    _ node: SourceNode, _ context: ReadingContext
  ) -> ScenePresentation.Transition? {
    guard let reader = MappingReader(node, "a transition", context) else { return nil }
    var transition = ScenePresentation.Transition()
    transition.edge = reader.value("edge", edge) ?? transition.edge
    transition.duration = reader.value("duration", positive) ?? transition.duration
    transition.isInteractive = reader.value("interactive", bool) ?? transition.isInteractive
    reader.finish("a transition")
    return transition
  }

  static func transitionStyle(
    _ node: SourceNode, _ context: ReadingContext
  ) -> UIModalTransitionStyle? {
    let styles: [(name: String, style: UIModalTransitionStyle)] = [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ]
    let name = word(node, context, of: styles.map(\.name), called: "a transition style")
    return styles.first { $0.name == name }?.style
  }

  private static func edge(
    _ node: SourceNode, _ context: ReadingContext
  ) -> ScenePresentation.Edge? { word(node, context, called: "an edge") }
}
