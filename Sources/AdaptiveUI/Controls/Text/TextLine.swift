// Text in lines, as layout measured it, for pictures that have fonts.
package import Foundation
import Typography

/// Letters of one font and colour that follow each other in a line.
package struct TextPiece: Sendable {
  /// The letters.
  package var text: String
  /// Their font, in the size that they are drawn in.
  package var font: UIFont
  /// Their colour; `nil` for the standard one.
  package var color: UIColor?
  /// The width as measured, in points.
  package var width: CGFloat
}

/// A line of text, in points.
package struct TextLine: Sendable {
  /// What is in it, from left to right.
  package var pieces: [TextPiece]
  /// From its upper edge to that of the next line.
  package var height: CGFloat
  /// From its upper edge to its baseline.
  package var ascent: CGFloat

  /// The width as measured.
  package var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }
  /// The letters of all pieces.
  package var text: String { pieces.map(\.text).joined() }
}

/// Breaks and cuts off text as the views do that show it.
struct TextSetter {
  let metrics: TextMetrics
  /// How wide lines may be, in points.
  var width: CGFloat
  /// The largest number of lines, 0 for as many as fit.
  var lineLimit = 0
  /// How high all lines may be; one line is always shown.
  var height = CGFloat.infinity
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// Whether no word is left alone in the last line, as in labels.
  var pushesOut = false
  /// What letters are shrunk to, as a part of their size.
  var fontScale: CGFloat = 1

  /// A line before it is cut off, and whether the next one goes on with its paragraph.
  private struct Broken {
    var letters: Letters
    var goesOn: Bool
    var height: CGFloat
  }

  /// The letters of a line.
  private enum Letters {
    /// All of one look: most lines are, and are never taken apart.
    case plain(String, UIFont, UIColor?)
    case styled([AttributedText.Glyph])

    /// The letters one by one.
    var glyphs: [AttributedText.Glyph] {
      switch self {
      case .plain(let text, let font, let color):
        text.map { AttributedText.Glyph(character: $0, font: font, kern: 0, color: color) }
      case .styled(let glyphs): glyphs
      }
    }
  }

  /// The largest letters that a line of cells has room for, in points.
  private static let largestInCells: CGFloat = 15
  /// The part of a line of cells that is above the letters' feet.
  private static let ascentInCells: CGFloat = 0.75

  /// The lines of a text in one font.
  func lines(of text: String, _ font: UIFont, _ color: UIColor? = nil) -> [TextLine] {
    guard !text.isEmpty else { return [] }
    let font = fontScale == 1 ? font : font.withSize(font.pointSize * fontScale)
    let lineHeight = metrics.lineHeight(font)
    let gap = metrics == .cells ? 0 : font.leading
    var broken: [Broken] = []
    let most = limit(lineHeight + gap)
    for paragraph in metrics.paragraphs(of: text) {
      let parts = metrics.lines(
        of: paragraph, font.specification, width: wraps ? width : nil,
        breaksWords: lineBreak == .byCharWrapping, pushesOut: pushesOut)
      for (index, part) in parts.enumerated() {
        broken.append(
          Broken(
            letters: .plain(part, font, color), goesOn: index < parts.count - 1,
            height: lineHeight + gap))
      }
      // What is cut off needs no further lines.
      if broken.count > most { break }
    }
    return shown(broken, most)
  }

  /// The lines of a text with fonts of its own; `standard` is the font where it says none.
  func lines(of text: NSAttributedString, standard: UIFont) -> [TextLine] {
    guard text.length > 0 else { return [] }
    let styled = AttributedText(
      text, metrics: metrics, standard: standard, fontScale: fontScale,
      breaksWords: lineBreak == .byCharWrapping ? true : nil)
    let lines = styled.lines(width: wraps ? width : nil, lineLimit: 0)
    let broken = lines.map {
      Broken(
        letters: .styled($0), goesOn: wraps,
        height: styled.height(of: $0) + styled.paragraphStyle.lineSpacing)
    }
    return shown(broken, limit(broken.first?.height ?? 0))
  }

  private var wraps: Bool { lineLimit != 1 || lineBreak == .byWordWrapping }

  private func limit(_ lineHeight: CGFloat) -> Int {
    let fitting =
      height.isFinite && lineHeight > 0 ? Int(min((height + 1) / lineHeight, 1e6)) : .max
    return max(min(lineLimit > 0 ? lineLimit : .max, fitting), 1)
  }

  /// The lines that there is room for, the last one with an ellipsis, or the beginning of the rest.
  private func shown(_ broken: [Broken], _ most: Int) -> [TextLine] {
    var broken = broken
    if broken.count > most {
      let next = broken[most]
      broken.removeLast(broken.count - most)
      if [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead].contains(lineBreak) {
        let last = broken[most - 1]
        broken[most - 1].letters = .styled(last.letters.glyphs + rest(after: last, next))
      }
    }
    return broken.map(line)
  }

  /// What the last line shows of the next one at its end: the beginning, or an ellipsis.
  private func rest(after last: Broken, _ next: Broken) -> [AttributedText.Glyph] {
    let (letters, others) = (last.letters.glyphs, next.letters.glyphs)
    guard last.goesOn, let end = letters.last else {
      return ellipsis(like: letters.last ?? others.first)
    }
    let space = AttributedText.Glyph(
      character: " ", font: end.font, kern: end.kern, color: end.color)
    return [space] + others
  }

  private func ellipsis(like glyph: AttributedText.Glyph?) -> [AttributedText.Glyph] {
    guard let glyph else { return [] }
    return [
      AttributedText.Glyph(
        character: "…", font: glyph.font, kern: glyph.kern, color: glyph.color)
    ]
  }

  /// The pieces of a line, of which the longest part is kept that fits together with an ellipsis.
  private func shownPieces(_ letters: Letters) -> [TextPiece] {
    let whole = pieces(letters)
    guard lineBreak != .byClipping, lineBreak != .byWordWrapping, lineBreak != .byCharWrapping,
      whole.reduce(0, { $0 + $1.width }) > width + 0.01
    else { return whole }
    return pieces(cut(line: letters.glyphs))
  }

  /// The longest part of a line that fits together with an ellipsis.
  private func cut(line: [AttributedText.Glyph]) -> [AttributedText.Glyph] {
    let mark = ellipsis(like: line.first)
    func kept(_ count: Int) -> [AttributedText.Glyph] {
      switch lineBreak {
      case .byTruncatingHead: mark + line.suffix(count)
      case .byTruncatingMiddle: line.prefix((count + 1) / 2) + mark + line.suffix(count / 2)
      default: line.prefix(count) + mark
      }
    }
    var (least, most) = (0, line.count)
    while least < most {
      let middle = (least + most + 1) / 2
      if width(of: kept(middle)) <= width + 0.01 { least = middle } else { most = middle - 1 }
    }
    return kept(least)
  }

  private func width(of glyphs: [AttributedText.Glyph]) -> CGFloat {
    pieces(glyphs).reduce(0) { $0 + $1.width }
  }

  private func line(_ broken: Broken) -> TextLine {
    var pieces = shownPieces(broken.letters)
    guard metrics != .cells else {
      for index in pieces.indices where pieces[index].font.pointSize > Self.largestInCells {
        pieces[index].font = pieces[index].font.withSize(Self.largestInCells)
      }
      return TextLine(
        pieces: pieces, height: broken.height, ascent: broken.height * Self.ascentInCells)
    }
    // What a line has besides its letters is above them.
    let tallest = pieces.map(\.font).max { metrics.lineHeight($0) < metrics.lineHeight($1) }
    let natural = tallest.map { metrics.lineHeight($0) + $0.leading } ?? broken.height
    return TextLine(
      pieces: pieces, height: broken.height,
      ascent: (tallest.map(metrics.ascent) ?? 0) + max(broken.height - natural, 0))
  }

  private func pieces(_ letters: Letters) -> [TextPiece] {
    switch letters {
    case .plain("", _, _): []
    case .plain(let text, let font, let color):
      [TextPiece(text: text, font: font, color: color, width: metrics.width(of: text, font))]
    case .styled(let glyphs): pieces(glyphs)
    }
  }

  /// Neighbours of one look together.
  private func pieces(_ glyphs: [AttributedText.Glyph]) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = 0
    while start < glyphs.count {
      var end = start + 1
      let first = glyphs[start]
      while end < glyphs.count, glyphs[end].color == first.color,
        glyphs[end].font === first.font || glyphs[end].font == first.font
      {
        end += 1
      }
      let text = String(glyphs[start..<end].map(\.character))
      let kern = metrics == .cells ? 0 : glyphs[start..<end].reduce(0) { $0 + $1.kern }
      pieces.append(
        TextPiece(
          text: text, font: first.font, color: first.color,
          width: metrics.width(of: text, first.font) + kern))
      start = end
    }
    return pieces
  }
}
