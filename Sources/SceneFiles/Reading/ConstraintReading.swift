import Documents
import Foundation

extension Read {
  /// One entry of a list of constraints: an equation, a visual format, or a mapping with a
  /// condition.
  static func constraints(_ node: SourceNode, _ context: ReadingContext) -> [SceneConstraint] {
    if let text = node.text {
      let single =
        isVisualFormat(text)
        ? visualFormat(node, context, metrics: []).map {
          SceneConstraint(content: .format($0), mark: node.mark)
        } : equation(node, context)
      return single.map { [$0] } ?? []
    }
    guard let reader = MappingReader(node, "an equation, or keys and values", context) else {
      return []
    }
    let id = reader.value("id", identifier)
    let condition = reader.value("when", Read.condition)
    var entries: [SceneConstraint] = []
    if let single = reader.value("equation", equation) { entries.append(single) }
    entries += reader.list("equations", equation)
    entries += formats(reader)
    if !["equation", "equations", "visualFormat", "visualFormats"].contains(where: reader.has) {
      context.report(
        "a constraint needs an “equation” or a “visualFormat”", at: reader.mark)
    }
    if id != nil, entries.count > 1 || entries.first?.equation == nil {
      context.report("an “id” names one equation, not several", at: reader.mark)
    }
    reader.finish("a constraint")
    return entries.map { entry in
      var constraint = entry
      constraint.id = id
      constraint.condition = condition
      return constraint
    }
  }

  static func equation(_ node: SourceNode, _ context: ReadingContext) -> SceneConstraint? {
    guard let text = node.text else {
      context.expected("an equation such as title.top == superview.top + 8", node)
      return nil
    }
    let start = context.text.contentStart(of: text, at: node.mark)
    var parser = EquationParser(text, start: start ?? node.mark)
    do {
      var equation = try parser.equation()
      if start == nil {
        equation.first.mark = node.mark
        equation.second?.mark = node.mark
      }
      return SceneConstraint(content: .equation(equation), mark: node.mark)
    } catch {
      context.report(
        error.message, at: start?.advanced(by: error.offset) ?? node.mark,
        suggestion: error.suggestion)
      return nil
    }
  }

  /// The keys `constraints`, `edges`, `center` and `size` of a view.
  static func placement(_ reader: MappingReader) -> ScenePlacement {
    var placement = ScenePlacement()
    placement.frame = reader.value("frame", markedRect)
    placement.autoresizing = reader.value("autoresizing", autoresizing)
    placement.constraints = reader.list("constraints") { constraints($0, $1) }.flatMap { $0 }
    placement.constraints += reader.value("edges", edges) ?? []
    placement.constraints += reader.value("center", center) ?? []
    placement.constraints += reader.value("size", fixedSize) ?? []
    if placement.autoresizing != nil, placement.frame == nil, !reader.has("frame") {
      reader.context.report("“autoresizing” needs a “frame” to start from", at: reader.mark)
    }
    return placement
  }

  private static func equal(
    _ attribute: SceneAnchor.Attribute, _ guide: SceneAnchor.Guide?, constant: Double,
    priority: Double = 1000, mark: SourceMark
  ) -> SceneConstraint {
    let first = SceneAnchor(item: .owner, mark: mark, guide: nil, attribute: attribute)
    let second = SceneAnchor(item: .superview, mark: mark, guide: guide, attribute: attribute)
    let equation = SceneEquation(
      first: first, relation: .equal, multiplier: 1, second: second, constant: constant,
      priority: priority)
    return SceneConstraint(content: .equation(equation), mark: mark)
  }

  /// `superview`, `safeArea` or `margins`, optionally with an inset in points and a priority.
  private static func edges(
    _ node: SourceNode, _ context: ReadingContext
  ) -> [SceneConstraint]? {
    var words = (node.text ?? "").split(separator: " ").map(String.init)
    let priority = words.last.flatMap { $0.first == "@" ? Double($0.dropFirst()) : nil }
    if priority != nil { words.removeLast() }
    guard let first = words.first, words.count <= 2 else {
      context.expected("superview, safeArea or margins, and perhaps an inset: safeArea 8", node)
      return nil
    }
    let targets = ["superview", "safeArea", "margins"]
    guard targets.contains(first) else {
      context.report(
        "“\(first.shortened)” has no edges to follow; it may be superview, safeArea, margins",
        at: node.mark, suggestion: nearestName(to: first, in: targets))
      return nil
    }
    guard let inset = words.count == 2 ? Double(words[1]) : 0, inset.magnitude <= 1e9 else {
      context.report("the inset after “\(first)” has to be a number", at: node.mark)
      return nil
    }
    guard priority.map({ $0 > 0 && $0 <= 1000 }) ?? true else {
      context.report("a priority is above 0 and at most 1000", at: node.mark)
      return nil
    }
    let guide = SceneAnchor.Guide(rawValue: first)
    return [
      (SceneAnchor.Attribute.leading, inset), (.top, inset), (.trailing, -inset), (.bottom, -inset),
    ]
    .map { equal($0.0, guide, constant: $0.1, priority: priority ?? 1000, mark: node.mark) }
  }

  private static func center(
    _ node: SourceNode, _ context: ReadingContext
  ) -> [SceneConstraint]? {
    let targets = ["superview", "safeArea", "margins"]
    guard let word = word(node, context, of: targets, called: "something to centre in") else {
      return nil
    }
    let guide = SceneAnchor.Guide(rawValue: word)
    return [
      equal(.centerX, guide, constant: 0, mark: node.mark),
      equal(.centerY, guide, constant: 0, mark: node.mark),
    ]
  }

  private static func fixedSize(
    _ node: SourceNode, _ context: ReadingContext
  ) -> [SceneConstraint]? {
    guard let size = size(node, context) else { return nil }
    return [(SceneAnchor.Attribute.width, size.width), (.height, size.height)].map {
      let first = SceneAnchor(item: .owner, mark: node.mark, guide: nil, attribute: $0.0)
      let equation = SceneEquation(
        first: first, relation: .equal, multiplier: 1, second: nil, constant: Double($0.1),
        priority: 1000)
      return SceneConstraint(content: .equation(equation), mark: node.mark)
    }
  }
}
