import Foundation

/// A text whose parts have fonts of their own, broken into lines and measured.
struct AttributedText {
  /// A character with what its place in a line depends on.
  private struct Glyph {
    let character: Character
    let font: UIFont
    let kern: CGFloat
  }

  private let text: NSAttributedString
  private let metrics: TextMetrics
  private let standard: UIFont

  /// - Parameters:
  ///   - text: The text.
  ///   - metrics: How large letters are.
  ///   - standard: The font of parts that have none.
  init(_ text: NSAttributedString, metrics: TextMetrics, standard: UIFont) {
    self.text = text
    self.metrics = metrics
    self.standard = standard
  }

  /// The size in a box of this width and number of lines, rounded up to pixels.
  ///
  /// Rule LF6.
  func size(width: CGFloat?, lineLimit: Int = 0, scale: CGFloat) -> CGSize {
    guard text.length > 0 else { return .zero }
    let style = paragraphStyle
    var lines = glyphs.split(separator: "\n", omittingEmptySubsequences: false, by: \.character)
      .flatMap { broken($0, width: width) }
    if lineLimit > 0 { lines = Array(lines.prefix(lineLimit)) }
    let widest = lines.map { self.width(of: $0[...]) }.max() ?? 0
    let heights = lines.map { line in
      style.lineHeight(
        line.map { metrics.lineHeight($0.font) }.max() ?? metrics.lineHeight(firstFont))
    }
    let gaps = metrics == .cells ? 0 : style.lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(
      width: LayoutMetrics.ceiled(min(widest, width ?? widest), scale: scale),
      height: LayoutMetrics.ceiled(heights.reduce(0, +) + gaps, scale: scale))
  }

  /// The font that the text begins with.
  var firstFont: UIFont { attribute(.font) as? UIFont ?? standard }
  /// The colour that the text begins with.
  var firstColor: UIColor? { attribute(.foregroundColor) as? UIColor }
  /// How the first paragraph is set.
  var paragraphStyle: NSParagraphStyle {
    attribute(.paragraphStyle) as? NSParagraphStyle ?? NSParagraphStyle()
  }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    text.length > 0 ? text.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  private var glyphs: [Glyph] {
    var glyphs: [Glyph] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? standard
      let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
      for character in text.attributedSubstring(from: range).string {
        glyphs.append(Glyph(character: character, font: font, kern: kern))
      }
    }
    return glyphs
  }

  private func width(of line: ArraySlice<Glyph>) -> CGFloat {
    var width: CGFloat = 0
    var start = line.startIndex
    while start < line.endIndex {
      var end = start
      while end < line.endIndex, line[end].font == line[start].font { end += 1 }
      width += metrics.width(of: String(line[start..<end].map(\.character)), line[start].font)
      if metrics != .cells { width += line[start..<end].reduce(0) { $0 + $1.kern } }
      start = end
    }
    return width
  }

  /// The paragraph in lines no wider than `width` points: broken between words, inside where one is
  /// too wide.
  ///
  /// Rule LA4.6.
  private func broken(_ paragraph: ArraySlice<Glyph>, width: CGFloat?) -> [[Glyph]] {
    guard let width, self.width(of: paragraph) > width + 0.01 else { return [Array(paragraph)] }
    var lines: [[Glyph]] = []
    var line: [Glyph] = []
    func fits(_ glyphs: [Glyph]) -> Bool { self.width(of: glyphs[...]) <= width + 0.01 }
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false, by: \.character) {
      let space = paragraph[paragraph.index(before: max(word.startIndex, paragraph.startIndex + 1))]
      let longer = line.isEmpty ? Array(word) : line + [space] + word
      guard !fits(longer) else {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = []
      for glyph in word {
        if !line.isEmpty, !fits(line + [glyph]) {
          lines.append(line)
          line = []
        }
        line.append(glyph)
      }
    }
    return lines + [line]
  }
}

extension RandomAccessCollection where Index == Int {
  /// The parts between the elements whose `value` is `separator`.
  fileprivate func split<Value: Equatable>(
    separator: Value, omittingEmptySubsequences: Bool, by value: (Element) -> Value
  ) -> [SubSequence] {
    split(omittingEmptySubsequences: omittingEmptySubsequences) { value($0) == separator }
  }
}
