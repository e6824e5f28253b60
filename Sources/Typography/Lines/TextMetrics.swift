package import Foundation

/// How large text is: as on iOS, or in whole cells of a terminal.
package enum TextMetrics: Sendable, Hashable {
  /// Measured figures of the iOS system font.
  ///
  /// Rules LG2, LG4, LG6.
  case sanFrancisco
  /// The system font as it was drawn earlier.
  case earlierSanFrancisco(FontRelease)
  /// One column for each character (two for wide ones), one row for each line, whatever the font.
  case cells

  /// Points per cell of a terminal.
  package static let cell = CGSize(width: 8, height: 16)

  /// The height of one line, exact, in points.
  package func lineHeight(_ font: FontSpecification) -> CGFloat {
    self == .cells ? Self.cell.height : font.lineHeight
  }

  /// The distance of a line's baseline from its top, exact, in points.
  package func ascent(_ font: FontSpecification) -> CGFloat {
    self == .cells ? Self.cell.height : font.ascent
  }

  /// The width of one line of text, exact, in points.
  package func width(of text: String, _ font: FontSpecification) -> CGFloat {
    exactWidth(of: text, font)
  }

  /// The width of a part of a text in one line, exact, in points.
  package func width(of text: Substring, _ font: FontSpecification) -> CGFloat {
    exactWidth(of: text, font)
  }

  private func exactWidth(of text: some StringProtocol, _ font: FontSpecification) -> CGFloat {
    if self == .cells { return Self.cell.width * CGFloat(text.textColumns) }
    let size = Double(font.size)
    return CGFloat(
      font.face.width(of: text, size: size, weight: font.weight, release: release))
  }

  private var release: FontRelease {
    if case .earlierSanFrancisco(let release) = self { release } else { .current }
  }

  /// The size of text in a box of this width and number of lines, rounded up to pixels.
  ///
  /// No width means no end of the line, a limit of 0 any number of lines. Text that `pushesOut` leaves no
  /// word alone in the last line.
  ///
  /// Rules LF6, LG2, LG4.
  package func size(
    of text: String, _ font: FontSpecification, width: CGFloat? = nil, lineLimit: Int = 0,
    breaksWords: Bool = false, pushesOut: Bool = false, scale: CGFloat
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    if self == .cells,
      let size = cellSize(of: text, width: width, lineLimit: lineLimit, breaksWords, scale)
    {
      return size
    }
    var (count, widest): (Int, CGFloat) = (0, 0)
    for paragraph in paragraphs(of: text) where lineLimit <= 0 || count < lineLimit {
      let whole = self.width(of: paragraph, font)
      guard let width, whole > width + 0.01 else {
        (count, widest) = (count + 1, max(widest, whole))
        continue
      }
      var lines = wrapped(paragraph, font, width: width, breaksWords: breaksWords)
      if pushesOut, !breaksWords, lineLimit <= 0 || count + lines.count <= lineLimit {
        lines = pushedOut(lines, font, width: width)
      }
      let shown = lines.prefix(lineLimit > 0 ? lineLimit - count : lines.count)
      count += shown.count
      widest = shown.reduce(widest) { max($0, self.width(of: $1, font)) }
    }
    // Fonts for text styles leave room between lines.
    let gaps = self == .cells ? 0 : font.leading * CGFloat(count - 1)
    return CGSize(
      width: PixelGrid.ceiled(min(widest, width ?? widest), scale: scale),
      height: PixelGrid.ceiled(lineHeight(font) * CGFloat(count) + gaps, scale: scale))  // LG3
  }

  /// The size in cells of text that is plain; `nil` for any other.
  private func cellSize(
    of text: String, width: CGFloat?, lineLimit: Int, _ breaksWords: Bool, _ scale: CGFloat
  ) -> CGSize? {
    let cell = Self.cell
    // Constraints may ask for more than an integer has.
    let room = width.map { Int(min(max(($0 + 0.01) / cell.width, 0), 1e9)) } ?? .max
    let limit = lineLimit > 0 ? lineLimit : .max
    guard
      let lines = PlainText.lines(
        of: text, columns: room, limit: limit, breaksWords: breaksWords)
    else { return nil }
    let exact = CGFloat(lines.reduce(0) { max($0, $1.count) }) * cell.width
    return CGSize(
      width: PixelGrid.ceiled(min(exact, width ?? exact), scale: scale),
      height: PixelGrid.ceiled(CGFloat(lines.count) * cell.height, scale: scale))
  }

  /// The text in lines no wider than `width` points: broken between words, inside where one is too
  /// wide.
  ///
  /// Rule LA4.6.
  package func lines(
    of text: String, _ font: FontSpecification, width: CGFloat?, breaksWords: Bool = false,
    pushesOut: Bool = false
  ) -> [String] {
    paragraphs(of: text).flatMap {
      lines(of: $0, font, width: width, breaksWords: breaksWords, pushesOut: pushesOut)
    }
  }

  /// A paragraph in such lines.
  package func lines(
    of paragraph: Substring, _ font: FontSpecification, width: CGFloat?, breaksWords: Bool = false,
    pushesOut: Bool = false
  ) -> [String] {
    guard let width, self.width(of: paragraph, font) > width + 0.01 else {
      return [String(paragraph)]
    }
    var lines = wrapped(paragraph, font, width: width, breaksWords: breaksWords)
    guard self != .cells, !breaksWords else { return lines.map(String.init) }
    if pushesOut { lines = pushedOut(lines, font, width: width) }
    return lines.dropLast().map { String($0.hasSuffix(" ") ? $0.dropLast() : $0) }
      + lines.suffix(1).map(String.init)
  }

  /// The text between the ends of its own lines; a line feed alone is looked for among bytes.
  package func paragraphs(of text: String) -> [Substring] {
    PlainText.mayHaveOtherLineEnds(text)
      ? text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      : text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }

  private func wrapped(
    _ paragraph: Substring, _ font: FontSpecification, width: CGFloat, breaksWords: Bool
  ) -> [Substring] {
    breaksWords ? broken(paragraph, font, width: width) : wrapped(paragraph, font, width: width)
  }

  /// The paragraph in lines that are as full as can be.
  private func broken(_ paragraph: Substring, _ font: FontSpecification, width: CGFloat)
    -> [Substring]
  {
    var lines: [Substring] = []
    var rest = paragraph
    for index in paragraph.indices where index > rest.startIndex {
      let longer = rest[...index]
      if self.width(of: longer, font) > width + 0.01 {
        lines.append(rest[..<index])
        rest = rest[index...]
      }
    }
    return lines + [rest]
  }

  /// The paragraph in lines that keep the space at which they end, for it counts in their width.
  private func wrapped(_ paragraph: Substring, _ font: FontSpecification, width: CGFloat)
    -> [Substring]
  {
    var lines: [Substring] = []
    var (start, end) = (paragraph.startIndex, paragraph.startIndex)
    func fits(upTo end: Substring.Index) -> Bool {
      self.width(of: paragraph[start..<end], font) <= width + 0.01
    }
    for word in LineBreaking.parts(of: paragraph) {
      if start == end { start = word.startIndex }
      guard !fits(upTo: word.endIndex) else {
        end = word.endIndex
        continue
      }
      if start < end { lines.append(paragraph[start..<(self == .cells ? end : word.startIndex)]) }
      (start, end) = (word.startIndex, word.startIndex)
      for index in word.indices {
        let next = word.index(after: index)
        if start < end, !fits(upTo: next) {
          lines.append(paragraph[start..<end])
          start = index
        }
        end = next
      }
    }
    return lines + [paragraph[start..<end]]
  }
}
