/// The notes of a scene with what proves each sentence, as a file of the folder `Claims` has them.
///
/// What is not indented is the notes, word by word. Below a sentence, indented, is what one does
/// and what is to be seen then, a line each; each sentence goes on from where the one before it
/// ended. One does:
///
///     open             the scene anew; with “uikit 26” under the rules of that version
///     press rp⏎        keys, as ``Pilot`` names them, and ␣ for Space
///     columns 79       another width of the terminal; without a number the one of the start
///     rows 16          the same for its height
///     click Close      at a word of the canvas, in its “left corner” or “right corner”, or on the “bar”
///     wait 2           seconds
///
/// One sees, or with `no` in front does not see:
///
///     classes wC hR    in the header, whether it has letters or words for them
///     header TEXT      in one row of the header; so are canvas, answer and overlay
///     pane TEXT        in a column of the pane, whose words may go on in the next row
///     trace TEXT       in a line of the trace since one did something, behind the line before it
///     once TEXT        in exactly one line of it
///     pictures 1       as many pictures since one did something
///     faint NAME       the view lets through what is behind it
///     box NAME …       the place of a box, see ``NoteBox``; alone, that it is there
///
/// A text is found if its parts between “…” are, one behind the other. A sentence that claims
/// nothing that one could see says so: `nothing to see: advice`.
struct NoteFile {
  /// A sentence of the notes.
  struct Sentence {
    var text: String
    var lines: [Line] = []
  }

  /// What one does or sees.
  struct Line {
    /// Counts from 1 in the file.
    let number: Int
    let verb: String
    let argument: String
    let isDenied: Bool

    private static let acts = ["open", "press", "columns", "rows", "click", "wait"]
    private static let nothing = "nothing"

    /// Whether it says that nothing can be seen.
    var isNone: Bool { verb == Self.nothing && argument.hasPrefix("to see: ") }

    /// Whether it says what is seen, not what is done.
    var isClaim: Bool { !isNone && !Self.acts.contains(verb) }

    init(_ text: Substring, number: Int) {
      self.number = number
      isDenied = text.hasPrefix("no ")
      let words = text.dropFirst(isDenied ? 3 : 0)
      verb = String(words.prefix { $0 != " " })
      argument = String(words.dropFirst(verb.count + 1))
    }
  }

  private(set) var sentences: [Sentence] = []

  init(_ text: String) {
    for (index, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = row.drop { $0 == " " }
      if line.isEmpty { continue }
      if line.startIndex == row.startIndex {
        sentences.append(Sentence(text: String(line)))
      } else if !sentences.isEmpty {
        sentences[sentences.count - 1].lines.append(Line(line, number: index + 1))
      }
    }
  }

  /// The notes, in one line.
  var notes: String { sentences.map(\.text).joined(separator: " ") }

  /// What one does and sees from each opening of the scene on.
  var walks: [ArraySlice<Line>] {
    let lines = sentences.flatMap(\.lines)
    let starts = lines.indices.filter { $0 == 0 || lines[$0].verb == "open" }
    return zip(starts, starts.dropFirst() + [lines.count]).map { lines[$0..<$1] }
  }
}
