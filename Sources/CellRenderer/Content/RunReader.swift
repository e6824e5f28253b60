import Cells

/// Finds the style of each character in the lines of broken text.
///
/// The lines follow each other in the order of the text; breaking leaves out spaces and line ends,
/// and truncation replaces text by an ellipsis.
struct RunReader {
  private let characters: [Character]
  /// The style of each character of the text.
  private let styles: [Style]
  private var next = 0

  /// - Parameters:
  ///   - text: The whole text, not empty.
  ///   - runs: The number of characters and the style of each part, at least one.
  init(_ text: String, _ runs: [(count: Int, style: Style)]) {
    characters = Array(text)
    var styles = runs.flatMap { Array(repeating: $0.style, count: max($0.count, 0)) }
    let last = runs.last?.style ?? Style()
    // Where parts of different styles combine into one character, the parts' counts need not sum to
    // the text's.
    while styles.count < characters.count { styles.append(last) }
    self.styles = styles
  }

  /// The next line in spans of one style each.
  mutating func spans(of line: String) -> [ContentSpan] {
    var spans: [ContentSpan] = []
    var rest = line.count
    for character in line {
      rest -= 1
      let style = take(character, before: rest)
      if spans.last?.style == style {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(ContentSpan(String(character), style))
      }
    }
    return spans
  }

  /// The style of a character of a line that `rest` more characters follow.
  private mutating func take(_ character: Character, before rest: Int) -> Style {
    var place = next
    while place < characters.count, characters[place] != character,
      characters[place].isWhitespace
    {
      place += 1
    }
    if place < characters.count, characters[place] == character {
      next = place + 1
      return styles[place]
    }
    let style = next < styles.count ? styles[next] : styles.last ?? Style()
    // The text after an ellipsis is the end of the text; every other sign replaces one character.
    next = character == "…" ? max(next, characters.count - rest) : next + 1
    return style
  }
}
