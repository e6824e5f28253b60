import AdaptiveUI
import Documents

extension Read {
  /// UIKit's names for the alignment of a format's views, and for its direction.
  ///
  /// Rule LA10.4.
  static let formatOptions: [(name: String, option: NSLayoutConstraint.FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]

  /// Whether an entry of a list of constraints is a visual format: it contains brackets, and
  /// equations do not.
  static func isVisualFormat(_ text: String) -> Bool {
    text.hasPrefix("H:") || text.hasPrefix("V:") || text.contains("[")
  }

  /// The visual formats of a mapping, with its options and metrics.
  static func formats(_ reader: MappingReader) -> [SceneConstraint] {
    let metrics = reader.value("metrics", numbersByName) ?? [:]
    let options = reader.list("options") { node, context in
      word(node, context, of: formatOptions.map(\.name), called: "an option of a visual format")
    }
    var formats: [SceneConstraint] = []
    let read = { (node: SourceNode, context: ReadingContext) -> SceneConstraint? in
      guard var format = visualFormat(node, context, metrics: Array(metrics.keys)) else {
        return nil
      }
      format.metrics = metrics
      format.options = formatOptions.reduce(into: []) { result, option in
        if options.contains(option.name) { result.formUnion(option.option) }
      }
      return SceneConstraint(content: .format(format), mark: node.mark)
    }
    if let single = reader.value("visualFormat", read) { formats.append(single) }
    return formats + reader.list("visualFormats", read)
  }

  /// A string in the Visual Format Language; `metrics` gives values to names.
  static func visualFormat(
    _ node: SourceNode, _ context: ReadingContext, metrics: [String]
  ) -> SceneVisualFormat? {
    guard let text = node.text else {
      context.expected("a visual format such as H:|-[title]-|", node)
      return nil
    }
    let start = context.text.contentStart(of: text, at: node.mark)
    func place(_ offset: Int) -> SourceMark { start?.advanced(by: offset) ?? node.mark }
    do {
      let names = try VisualFormatNames(text)
      for metric in names.metrics where !metrics.contains(metric.name) {
        context.report(
          "no metric is called “\(metric.name.shortened)”", at: place(metric.offset),
          suggestion: nearestName(to: metric.name, in: metrics))
      }
      let compared = names.operands.filter { !metrics.contains($0.name) }
      return SceneVisualFormat(
        text: text, views: (names.views + compared).map { Marked($0.name, place($0.offset)) })
    } catch {
      context.report(error.diagnosis, at: place(error.offset))
      return nil
    }
  }

  /// Numbers by name.
  static func numbersByName(_ node: SourceNode, _ context: ReadingContext) -> [String: Double]? {
    guard case .mapping(let pairs) = node.content else {
      context.expected("names and numbers such as {gap: 8}", node)
      return nil
    }
    return pairs.reduce(into: [:]) { numbers, pair in
      if let name = pair.key.text, let value = number(pair.value, context) {
        numbers[name] = value
      }
    }
  }
}
