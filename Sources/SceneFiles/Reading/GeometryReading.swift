import Documents
import Foundation

extension Read {
  /// A list of exactly `count` numbers.
  private static func numbers(
    _ node: SourceNode, _ context: ReadingContext, _ names: String, count: Int
  ) -> [Double]? {
    guard case .list(let elements) = node.content, elements.count == count else {
      context.expected("[\(names)]", node)
      return nil
    }
    let values = elements.compactMap { number($0, context) }
    return values.count == count ? values : nil
  }

  static func rect(_ node: SourceNode, _ context: ReadingContext) -> CGRect? {
    guard let values = numbers(node, context, "x, y, width, height", count: 4) else { return nil }
    guard values[2] >= 0, values[3] >= 0 else {
      context.report("width and height may not be negative", at: node.mark)
      return nil
    }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  static func markedRect(_ node: SourceNode, _ context: ReadingContext) -> Marked<CGRect>? {
    rect(node, context).map { Marked($0, node.mark) }
  }

  static func size(_ node: SourceNode, _ context: ReadingContext) -> CGSize? {
    guard let values = numbers(node, context, "width, height", count: 2) else { return nil }
    guard values[0] >= 0, values[1] >= 0 else {
      context.report("width and height may not be negative", at: node.mark)
      return nil
    }
    return CGSize(width: values[0], height: values[1])
  }

  /// One number for all sides, or four.
  static func insets(_ node: SourceNode, _ context: ReadingContext) -> SceneInsets? {
    if node.text != nil {
      return number(node, context).map { SceneInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard let values = numbers(node, context, "top, left, bottom, right", count: 4) else {
      return nil
    }
    return SceneInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  /// One priority for both axes, or one for each.
  static func priorities(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneView.AxisPair? {
    let pair: SceneView.AxisPair?
    if node.text != nil {
      pair = number(node, context).map { SceneView.AxisPair(horizontal: $0, vertical: $0) }
    } else {
      pair = numbers(node, context, "horizontal, vertical", count: 2)
        .map { SceneView.AxisPair(horizontal: $0[0], vertical: $0[1]) }
    }
    guard let pair else { return nil }
    guard [pair.horizontal, pair.vertical].allSatisfy({ $0 > 0 && $0 <= 1000 }) else {
      context.report("a priority is above 0 and at most 1000", at: node.mark)
      return nil
    }
    return pair
  }

  /// Columns and rows as `80x24`, or as a list.
  static func cells(_ node: SourceNode, _ context: ReadingContext) -> Marked<SceneWindow.Size>? {
    let parts: [String]
    if let text = node.text {
      parts = text.lowercased().split(separator: "x").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    } else {
      parts = node.elements.map { $0.text ?? "" }
    }
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) })
    else {
      context.expected("columns and rows such as 80x24", node)
      return nil
    }
    return Marked(SceneWindow.Size(columns: numbers[0], rows: numbers[1]), node.mark)
  }
}
