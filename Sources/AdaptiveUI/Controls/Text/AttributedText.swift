import Foundation
import Typography

/// A text whose parts have fonts of their own, broken into lines and measured.
struct AttributedText {
  /// A character with what its place in a line depends on.
  struct Glyph {
    let character: Character
    let font: UIFont
    let kern: CGFloat
    let color: UIColor?
  }

  private let text: NSAttributedString
  private let metrics: TextMetrics
  private let standard: UIFont
  private let fontScale: CGFloat
  /// Whether lines end inside of words; `nil` where the paragraph says it.
  private let breaksWords: Bool?

  /// - Parameters:
  ///   - text: The text.
  ///   - metrics: How large letters are.
  ///   - standard: The font of parts that have none.
  ///   - fontScale: How large letters are drawn, as a part of their fonts' sizes.
  ///   - breaksWords: Whether lines end inside of words; `nil` leaves it to the paragraph.
  init(
    _ text: NSAttributedString, metrics: TextMetrics, standard: UIFont, fontScale: CGFloat = 1,
    breaksWords: Bool? = nil
  ) {
    self.text = text
    self.metrics = metrics
    self.standard = standard
    self.fontScale = fontScale
    self.breaksWords = breaksWords
  }

  /// The size in a box of this width and number of lines, rounded up to pixels.
  ///
  /// Rule LF6.
  func size(width: CGFloat?, lineLimit: Int = 0, scale: CGFloat) -> CGSize {
    guard text.length > 0 else { return .zero }
    let lines = lines(width: width, lineLimit: lineLimit)
    let widest = lines.map { self.width(of: $0[...]) }.max() ?? 0
    let heights = lines.map(height)
    let gaps = metrics == .cells ? 0 : paragraphStyle.lineSpacing * CGFloat(max(lines.count - 1, 0))
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

  /// The parts of the text that a terminal can tell apart; none where all look the same.
  func runs(standardColor: UIColor?) -> [ShownContent.Run] {
    var runs: [ShownContent.Run] = []
    forEachPart { part, attributes in
      let font = attributes[.font] as? UIFont ?? standard
      let run = ShownContent.Run(
        count: part.count, isBold: font.isStrong,
        foreground: attributes[.foregroundColor] as? UIColor ?? standardColor)
      if let last = runs.last, (last.isBold, last.foreground) == (run.isBold, run.foreground) {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
    return runs.count > 1 ? runs : []
  }

  private func forEachPart(_ body: (String, [NSAttributedString.Key: Any]) -> Void) {
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      body(text.attributedSubstring(from: range).string, attributes)
    }
  }

  /// The first line's baseline, from the top, and the last line's, from the bottom; in points.
  ///
  /// The largest letters of a line decide. Rule LA1.8.
  func baselines(width: CGFloat?, lineLimit: Int) -> (first: CGFloat, last: CGFloat) {
    let lines = lines(width: width, lineLimit: lineLimit)
    func ascent(_ line: [Glyph]?) -> CGFloat {
      line?.map { metrics.ascent($0.font) }.max() ?? metrics.ascent(firstFont)
    }
    let last = lines.last?.map { metrics.lineHeight($0.font) }.max()
    return (
      ascent(lines.first), (last ?? metrics.lineHeight(firstFont)) - ascent(lines.last)
    )
  }

  func lines(width: CGFloat?, lineLimit: Int) -> [[Glyph]] {
    let lines =
      glyphs.split(omittingEmptySubsequences: false) { $0.character.isNewline }
      .flatMap { broken($0, width: width) }
    return lineLimit > 0 ? Array(lines.prefix(lineLimit)) : lines
  }

  /// The largest letters make a line's height.
  func height(of line: [Glyph]) -> CGFloat {
    let largest = line.map { metrics.lineHeight($0.font) }.max() ?? metrics.lineHeight(firstFont)
    return paragraphStyle.lineHeight(largest)
  }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    text.length > 0 ? text.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  private var glyphs: [Glyph] {
    var glyphs: [Glyph] = []
    forEachPart { part, attributes in
      var font = attributes[.font] as? UIFont ?? standard
      if fontScale != 1 { font = font.withSize(font.pointSize * fontScale) }
      let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
      let color = attributes[.foregroundColor] as? UIColor
      glyphs += part.map { Glyph(character: $0, font: font, kern: kern, color: color) }
    }
    return glyphs
  }

  private func width(of line: ArraySlice<Glyph>) -> CGFloat {
    var width: CGFloat = 0
    var start = line.startIndex
    while start < line.endIndex {
      var end = start
      let font = line[start].font
      while end < line.endIndex, line[end].font === font || line[end].font == font { end += 1 }
      width += metrics.width(of: String(line[start..<end].map(\.character)), font)
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
    let isWhole = breaksWords ?? (paragraphStyle.lineBreakMode == .byCharWrapping)
    let words =
      isWhole
      ? [paragraph]
      : paragraph.split(separator: " ", omittingEmptySubsequences: false, by: \.character)
    for word in isWhole ? words : words.flatMap(parts) {
      let space = paragraph[..<word.startIndex].suffix(1).filter { $0.character == " " }
      let longer = line.isEmpty ? Array(word) : line + space + word
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

/// The parts of a word between which a line may end.
private func parts(of word: ArraySlice<AttributedText.Glyph>) -> [ArraySlice<AttributedText.Glyph>]
{
  LineBreaking.parts(ofWord: word.map(\.character)).map {
    word.dropFirst($0.lowerBound).prefix($0.count)
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
