import Foundation

// Labels leave no word alone in a last line.

extension TextMetrics {
  /// The lines of a paragraph, the last with one word more where it would have only one.
  ///
  /// The standard `lineBreakStrategy` of labels has `pushOut`, which says so; a hyphen ends a word here.
  ///
  /// Rule LA4.6.
  func pushedOut(_ lines: [Substring], _ font: FontSpecification, width: CGFloat) -> [Substring] {
    guard self != .cells, lines.count > 1, let last = lines.last, !last.contains(" "),
      let line = lines.dropLast().last, line.last == " ",
      let gap = line.dropLast().lastIndex(where: { $0 == " " || $0 == "-" })
    else { return lines }
    let start = line.index(after: gap)
    let longer = last.base[start..<last.endIndex]
    guard self.width(of: longer, font) <= width + 0.01 else { return lines }
    return lines.dropLast(2) + [line[..<start], longer]
  }
}
